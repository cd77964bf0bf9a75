import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit

/// The list of scenes in groups: a column at the left of the window.
///
/// One scene is chosen.
///
/// A click chooses a line, and the arrow keys move the choice. Dragging and the wheel scroll the list. A scene and its
/// cured variant share a line.
@MainActor package final class SceneList: UIView {
  /// A line of the list.
  package struct Entry: Equatable {
    package var group: String
    package var name: String
    package var title: String
    /// The name of the scene's cured variant; nil if there is none.
    package var cure: String?

    package init(group: String, name: String, title: String, cure: String?) {
      (self.group, self.name, self.title, self.cure) = (group, name, title, cure)
    }
  }

  /// The group of scenes that were opened from files.
  package static var opened: String { localized("OPENED") }

  /// Called with the name of the scene when the user chooses another one.
  package var onChoose: ((String) -> Void)?
  /// The name of the chosen scene.
  package var chosen: String {
    didSet {
      if chosen != oldValue {
        reveal()
        setNeedsDisplay()
      }
    }
  }

  /// The source of the scenes' pictures; nil for a list without pictures.
  package var thumbnails: (any SceneThumbnails)? {
    didSet {
      thumbnails?.onThumbnail = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }

  /// The entries from top to bottom.
  ///
  /// Entries of one group are adjacent.
  package private(set) var entries: [Entry]
  /// The lines with their vertical positions, headings included.
  private(set) var lines: [Line]
  /// The scroll offset.
  private(set) var offset: CGFloat = 0
  /// The position of the pointer; nil while it is outside of the list.
  private var pointer: CGPoint?
  /// The line under the pointer.
  var hovered: Line? { pointer.flatMap(line) }
  /// Whether the list has the keyboard focus.
  var hasKeyboard = false { didSet { if hasKeyboard != oldValue { setNeedsDisplay() } } }

  /// A line of the list with its vertical position in the content.
  struct Line: Equatable {
    let entry: Entry
    let y: CGFloat
    /// The heading above the line, if the line is the first of its group.
    let heading: String?
  }

  static let top: CGFloat = 76
  static let rowHeight: CGFloat = 44
  static let headingHeight: CGFloat = 36
  static let cureWidth: CGFloat = 40

  package init(_ entries: [Entry], chosen: String) {
    self.entries = entries
    self.chosen = chosen
    lines = Self.lines(of: entries)
    super.init(frame: .zero)
    backgroundColor = UIColor(cgColor: Look.paper)
    clipsToBounds = true
    contentMode = .redraw
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = localized("Scenes")
    let pan = UIPanGestureRecognizer(target: self, action: Selector(SceneList.dragged))
    pan.allowedScrollTypesMask = .all
    addGestureRecognizer(pan)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(SceneList.tapped)))
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Selector(SceneList.hovers)))
  }

  package required init?(coder: NSCoder) { return nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    reveal()
  }

  package override func draw(_ rect: CGRect) {
    if let pen = Pen() { texts = Pen.collectingTexts { paint(pen) } }
  }

  /// The texts of the last drawing.
  private(set) var texts: [DrawnText] = []
  /// The number of `texts` that scroll.
  var lineTexts = 0
  private var elements = PanelElements()

  package override var accessibilityElements: [Any]? {
    get { elements.show(lineParts, in: self) }
    set {}
  }

  /// Adds an entry at the top and chooses it, without calling `onChoose`.
  ///
  /// Removes an entry with the same name.
  package func add(onTop entry: Entry) {
    entries.removeAll { $0.name == entry.name }
    entries.insert(entry, at: 0)
    lines = Self.lines(of: entries)
    chosen = entry.name
    reveal()
    setNeedsDisplay()
  }

  /// The names of the scenes that the user has changed.
  private(set) var changedNames: Set<String> = []

  /// Marks the chosen scene as changed or not.
  func setChanged(_ isChanged: Bool) {
    if isChanged { changedNames.insert(chosen) } else { changedNames.remove(chosen) }
    setNeedsDisplay()
  }

  // MARK: Lines

  private static func lines(of entries: [Entry]) -> [Line] {
    var (y, group) = (CGFloat.zero, "")
    return entries.map { entry in
      let heading = entry.group == group ? nil : entry.group
      group = entry.group
      if heading != nil { y += headingHeight }
      defer { y += rowHeight }
      return Line(entry: entry, y: y, heading: heading)
    }
  }

  /// The line at a point; nil if there is none.
  private func line(at place: CGPoint) -> Line? {
    guard bounds.contains(place), place.y >= Self.top else { return nil }
    let y = place.y - Self.top + offset
    return lines.first { y >= $0.y && y < $0.y + Self.rowHeight }
  }

  var contentHeight: CGFloat { (lines.last?.y ?? 0) + Self.rowHeight + 2 * Look.unit }
  var visibleHeight: CGFloat { bounds.height - Self.top }

  private func scroll(to target: CGFloat) {
    let limited = max(0, min(target, contentHeight - visibleHeight))
    guard limited != offset else { return }
    offset = limited
    setNeedsDisplay()
  }

  /// Scrolls to make the chosen line visible.
  private func reveal() {
    guard bounds.height > 0, let line = lines.first(where: { isChosen($0.entry) }) else { return }
    if line.y < offset + Look.unit {
      scroll(to: line.y - Self.headingHeight)
    } else if line.y + Self.rowHeight > offset + visibleHeight - Look.unit {
      scroll(to: line.y + Self.rowHeight + 2 * Look.unit - visibleHeight)
    }
  }

  func isChosen(_ entry: Entry) -> Bool { entry.name == chosen || entry.cure == chosen }

  // MARK: Input

  private func dragged(_ pan: UIPanGestureRecognizer) {
    scroll(to: offset - pan.translation(in: self).y)
    pan.setTranslation(.zero, in: self)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    guard let line = line(at: place) else { return }
    let entry = line.entry
    // The button at the right end of the line switches to the cured variant and back.
    let isCure = place.x >= bounds.width - Look.unit - Self.cureWidth && chosen != entry.cure
    choose(isCure ? entry.cure ?? entry.name : entry.name)
  }

  private func hovers(_ hover: UIHoverGestureRecognizer) {
    let former = hovered
    switch hover.state {
    case .began, .changed: pointer = hover.location(in: self)
    case .ended, .cancelled, .failed, .possible: pointer = nil
    }
    if hovered != former { setNeedsDisplay() }
  }

  /// Moves the choice up or down by lines.
  package func step(by count: Int) {
    guard let index = entries.firstIndex(where: isChosen) else { return }
    let next = max(0, min(entries.count - 1, index + count))
    if next != index { choose(entries[next].name) }
  }

  /// Switches between the chosen scene and its cured variant.
  package func toggleCure() {
    guard let entry = entries.first(where: isChosen), let cure = entry.cure else { return }
    choose(chosen == cure ? entry.name : cure)
  }

  func choose(_ name: String) {
    guard name != chosen else { return }
    chosen = name
    onChoose?(name)
  }
}
