import TouchGeometry

/// Where the parts of a table lie, from the top of its content down: a value that knows heights and nothing of views.
///
/// The table's own header comes first, then section by section header, rows and footer, then the table's own footer.
struct TableGeometry: Sendable {
  struct Section: Sendable {
    var rows: RowHeights
    /// How high its header is; nil as long as nobody has asked.
    var header: CGFloat?
    var footer: CGFloat?
    /// Whether the heights are what the views say.
    var saysHeader = false
    var saysFooter = false
  }

  private(set) var sections: [Section] = []
  /// Where each section begins; what comes after a change is missing until somebody asks.
  private var starts: [CGFloat] = []
  /// How high the table's own header and footer are.
  var top: CGFloat = 0 { didSet { if top != oldValue { starts = [] } } }
  var bottom: CGFloat = 0
  /// How high headers and footers seem to be that nobody has asked for.
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

  /// How high a section's header is, or seems to be.
  func header(_ section: Int) -> CGFloat { sections[section].header ?? headerEstimate }
  /// How high a section's footer is, or seems to be.
  func footer(_ section: Int) -> CGFloat { sections[section].footer ?? footerEstimate }

  /// How many rows a section has.
  mutating func count(_ section: Int) -> Int { sections[section].rows.count }

  /// Whether there is such a row.
  mutating func contains(_ place: ListPlace) -> Bool {
    sections.indices.contains(place.section) && place.item >= 0 && place.item < count(place.section)
  }

  /// The height of everything.
  var total: CGFloat {
    mutating get {
      guard let last = sections.indices.last else { return top + bottom }
      return start(last) + height(last) + bottom
    }
  }

  /// From where to where a row goes.
  mutating func span(of place: ListPlace) -> (top: CGFloat, height: CGFloat) {
    let above = start(place.section) + header(place.section)
    return (
      above + sections[place.section].rows.offset(of: place.item), sections[place.section].rows.height(of: place.item)
    )
  }

  /// Where a section's header begins.
  mutating func headerTop(_ section: Int) -> CGFloat { start(section) }
  /// Where a section's footer begins.
  mutating func footerTop(_ section: Int) -> CGFloat {
    start(section) + header(section) + sections[section].rows.total
  }

  /// The section at a place: the first that ends beyond it, or the last; nil without sections.
  mutating func section(at place: CGFloat) -> Int? {
    guard let last = sections.indices.last else { return nil }
    _ = start(last)
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    // Sections without extent do not end beyond the place where they begin.
    while low < last, start(low) + height(low) <= place { low += 1 }
    return low
  }

  /// The first row that ends beyond a place; nil if there is none.
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

  /// The row at a place; nil in headers, footers and outside.
  mutating func row(at place: CGFloat) -> ListPlace? {
    guard let found = firstRow(endingAfter: place) else { return nil }
    let span = span(of: found)
    return place >= span.top && place < span.top + span.height ? found : nil
  }

  /// The row after another, in the next section that has one.
  mutating func row(after place: ListPlace) -> ListPlace? {
    if place.item + 1 < count(place.section) { return ListPlace(place.section, place.item + 1) }
    var section = place.section + 1
    while section < sections.count {
      if count(section) > 0 { return ListPlace(section, 0) }
      section += 1
    }
    return nil
  }

  /// The row before another, in the nearest section before that has one.
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

  /// A row is so high.
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

  /// Whether the height of a section's header or footer is what its view says.
  func saysHeight(_ section: Int, isHeader: Bool) -> Bool {
    guard sections.indices.contains(section) else { return false }
    return isHeader ? sections[section].saysHeader : sections[section].saysFooter
  }

  /// Notes who says the height of a header or footer.
  mutating func noteHeight(_ section: Int, isHeader: Bool, isAutomatic: Bool) {
    if isHeader { sections[section].saysHeader = isAutomatic } else { sections[section].saysFooter = isAutomatic }
  }

  /// Changes the rows of a section.
  mutating func change(_ section: Int, _ body: (inout RowHeights) -> Void) {
    body(&sections[section].rows)
    changed(section)
  }

  /// Puts other sections in the place of all.
  mutating func replace(_ sections: [Section]) {
    self.sections = sections
    starts = []
  }

  /// No row's height is known any more; what was known is the estimate.
  mutating func forgetRows() {
    for section in sections.indices { sections[section].rows.forget() }
  }
}
