import TouchGeometry

/// The vertical layout of a table's parts, computed from heights without any views.
///
/// The order is: the table's header, for each section its header, rows and footer, and the table's footer.
struct TableGeometry: Sendable {
  struct Section: Sendable {
    var rows: RowHeights
    /// The height of the header; nil until it has been queried.
    var header: CGFloat?
    var footer: CGFloat?
    /// Whether the views determine the heights.
    var saysHeader = false
    var saysFooter = false
  }

  private(set) var sections: [Section] = []
  /// The starts of the sections; those behind a change are computed on demand.
  private var starts: [CGFloat] = []
  /// The heights of the table's own header and footer.
  var top: CGFloat = 0 { didSet { if top != oldValue { starts = [] } } }
  var bottom: CGFloat = 0
  /// The estimated heights of headers and footers that have not been queried.
  var headerEstimate: CGFloat = 0 { didSet { if headerEstimate != oldValue { starts = [] } } }
  var footerEstimate: CGFloat = 0 { didSet { if footerEstimate != oldValue { starts = [] } } }

  init() {}

  init(_ sections: [Section]) { self.sections = sections }

  private mutating func start(_ section: Int) -> CGFloat {
    while starts.count <= section {
      let next = starts.count
      starts.append(next == 0 ? top : starts[next - 1] + height(next - 1))
    }
    return starts[section]
  }

  private mutating func height(_ section: Int) -> CGFloat {
    header(section) + sections[section].rows.total + footer(section)
  }

  private mutating func changed(_ section: Int) {
    if starts.count > section + 1 { starts.removeLast(starts.count - section - 1) }
  }

  /// Returns the known or estimated height of a section's header.
  func header(_ section: Int) -> CGFloat { sections[section].header ?? headerEstimate }
  /// Returns the known or estimated height of a section's footer.
  func footer(_ section: Int) -> CGFloat { sections[section].footer ?? footerEstimate }

  /// Returns the number of rows in a section.
  mutating func count(_ section: Int) -> Int { sections[section].rows.count }

  /// Returns whether a row exists.
  mutating func contains(_ place: ListPlace) -> Bool {
    sections.indices.contains(place.section) && place.item >= 0 && place.item < count(place.section)
  }

  /// The total height.
  var total: CGFloat {
    mutating get {
      guard let last = sections.indices.last else { return top + bottom }
      return start(last) + height(last) + bottom
    }
  }

  /// Returns the top and the height of a row.
  mutating func span(of place: ListPlace) -> (top: CGFloat, height: CGFloat) {
    let above = start(place.section) + header(place.section)
    return (
      above + sections[place.section].rows.offset(of: place.item), sections[place.section].rows.height(of: place.item)
    )
  }

  /// Returns the top of a section's header.
  mutating func headerTop(_ section: Int) -> CGFloat { start(section) }
  /// Returns the top of a section's footer.
  mutating func footerTop(_ section: Int) -> CGFloat {
    start(section) + header(section) + sections[section].rows.total
  }

  /// Returns the section at a position: the first that ends after it, or the last; nil without sections.
  mutating func section(at place: CGFloat) -> Int? {
    guard let last = sections.indices.last else { return nil }
    _ = start(last)
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    // Skips sections without extent, which do not end after their start.
    while low < last, start(low) + height(low) <= place { low += 1 }
    return low
  }

  /// Returns the first row that ends after a position; nil if there is none.
  mutating func firstRow(endingAfter place: CGFloat) -> ListPlace? {
    guard var section = section(at: place) else { return nil }
    while section < sections.count {
      let count = count(section)
      let rest = place - start(section) - header(section)
      if count > 0, rest < sections[section].rows.total {
        return ListPlace(section, rest <= 0 ? 0 : sections[section].rows.row(at: rest))
      }
      section += 1
    }
    return nil
  }

  /// Returns the row at a position; nil in headers, footers and outside.
  mutating func row(at place: CGFloat) -> ListPlace? {
    guard let found = firstRow(endingAfter: place) else { return nil }
    let span = span(of: found)
    return place >= span.top && place < span.top + span.height ? found : nil
  }

  /// Returns the row after another, possibly in a later section.
  mutating func row(after place: ListPlace) -> ListPlace? {
    if place.item + 1 < count(place.section) { return ListPlace(place.section, place.item + 1) }
    var section = place.section + 1
    while section < sections.count {
      if count(section) > 0 { return ListPlace(section, 0) }
      section += 1
    }
    return nil
  }

  /// Returns the row before another, possibly in an earlier section.
  mutating func row(before place: ListPlace) -> ListPlace? {
    if place.item > 0 { return ListPlace(place.section, place.item - 1) }
    var section = place.section - 1
    while section >= 0 {
      let count = count(section)
      if count > 0 { return ListPlace(section, count - 1) }
      section -= 1
    }
    return nil
  }

  // MARK: Changes

  mutating func isKnown(_ place: ListPlace) -> Bool { sections[place.section].rows.isKnown(place.item) }

  /// Sets the height of a row.
  mutating func set(_ place: ListPlace, _ height: CGFloat) {
    sections[place.section].rows.set(place.item, height)
    changed(place.section)
  }

  mutating func setHeader(_ section: Int, _ height: CGFloat?) {
    sections[section].header = height
    changed(section)
  }

  mutating func setFooter(_ section: Int, _ height: CGFloat?) {
    sections[section].footer = height
    changed(section)
  }

  /// Returns whether the view determines the height of a section's header or footer.
  func specifiesHeight(_ section: Int, isHeader: Bool) -> Bool {
    guard sections.indices.contains(section) else { return false }
    return isHeader ? sections[section].saysHeader : sections[section].saysFooter
  }

  /// Records whether the view determines the height of a header or footer.
  mutating func noteHeight(_ section: Int, isHeader: Bool, isAutomatic: Bool) {
    if isHeader { sections[section].saysHeader = isAutomatic } else { sections[section].saysFooter = isAutomatic }
  }

  /// Changes the rows of a section.
  mutating func change(_ section: Int, _ body: (inout RowHeights) -> Void) {
    body(&sections[section].rows)
    changed(section)
  }

  /// Replaces all sections.
  mutating func replace(_ sections: [Section]) {
    self.sections = sections
    starts = []
  }

  /// Turns all known heights of rows into estimates.
  mutating func forgetRows() {
    for section in sections.indices { sections[section].rows.forget() }
  }
}
