import TouchDrawing
import TouchGeometry
import TouchKit

/// The scenes in groups, one of them chosen: a column at the left of the window.
///
/// A click on a line chooses it; the arrow keys go from line to line. Where there is not room for all lines, dragging
/// and the wheel move them. A cure stands behind its conflict, on the same line.
@MainActor package final class SceneList: UIView {
  /// A line of the list.
  package struct Entry: Equatable {
    package var group: String
    package var name: String
    package var title: String
    /// The scene with the cure; nil when there is none.
    package var cure: String?

    package init(group: String, name: String, title: String, cure: String?) {
      (self.group, self.name, self.title, self.cure) = (group, name, title, cure)
    }
  }

  /// Called with a scene's name when another one is chosen.
  package var onChoose: ((String) -> Void)?
  /// The name of the scene that is shown.
  package var chosen: String {
    didSet {
      if chosen != oldValue {
        reveal()
        setNeedsDisplay()
      }
    }
  }

  /// Gives the small pictures of the scenes; nil for none.
  package var thumbnails: (any SceneThumbnails)? {
    didSet {
      thumbnails?.onThumbnail = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }

  private let entries: [Entry]
  private var offset: CGFloat = 0
  /// Where the pointer is; nil when it is elsewhere.
  private var pointer: CGPoint?
  /// Whether the keyboard is here.
  var hasKeyboard = false { didSet { if hasKeyboard != oldValue { setNeedsDisplay() } } }
  private static let top: CGFloat = 64
  private static let rowHeight: CGFloat = 24
  private static let headingHeight: CGFloat = 40
  private static let cureWidth: CGFloat = 44

  package init(_ entries: [Entry], chosen: String) {
    self.entries = entries
    self.chosen = chosen
    super.init(frame: .zero)
    backgroundColor = UIColor(cgColor: Look.paper)
    clipsToBounds = true
    contentMode = .redraw
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    pan.addTarget(self, action: SceneList.dragged)
    addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: SceneList.tapped)
    addGestureRecognizer(tap)
    let hover = UIHoverGestureRecognizer()
    hover.addTarget(self, action: SceneList.hovers)
    addGestureRecognizer(hover)
  }

  package required init?(coder: NSCoder) { return nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    reveal()
  }

  // MARK: Lines

  /// Every line with its place in the content, headings included.
  private var lines: [(entry: Entry, y: CGFloat, heading: String?)] {
    var (y, group) = (CGFloat.zero, "")
    return entries.map { entry in
      let heading = entry.group == group ? nil : entry.group
      group = entry.group
      if heading != nil { y += Self.headingHeight }
      defer { y += Self.rowHeight }
      return (entry, y, heading)
    }
  }

  private var contentHeight: CGFloat { (lines.last?.y ?? 0) + Self.rowHeight + 2 * Look.unit }
  private var visibleHeight: CGFloat { bounds.height - Self.top }

  private func scroll(to target: CGFloat) {
    let limited = max(0, min(target, contentHeight - visibleHeight))
    guard limited != offset else { return }
    offset = limited
    setNeedsDisplay()
  }

  /// Brings the chosen line into view.
  private func reveal() {
    guard bounds.height > 0, let line = lines.first(where: { isChosen($0.entry) }) else { return }
    if line.y < offset + Look.unit {
      scroll(to: line.y - Self.headingHeight)
    } else if line.y + Self.rowHeight > offset + visibleHeight - Look.unit {
      scroll(to: line.y + Self.rowHeight + 2 * Look.unit - visibleHeight)
    }
  }

  private func isChosen(_ entry: Entry) -> Bool { entry.name == chosen || entry.cure == chosen }

  // MARK: Input

  private func dragged(_ pan: UIPanGestureRecognizer) {
    scroll(to: offset - pan.translation(in: self).y)
    pan.setTranslation(.zero, in: self)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    guard place.y >= Self.top else { return }
    let y = place.y - Self.top + offset
    guard let line = lines.first(where: { y >= $0.y && y < $0.y + Self.rowHeight }) else { return }
    let isCure = place.x >= bounds.width - Look.unit - Self.cureWidth
    choose(isCure ? line.entry.cure ?? line.entry.name : line.entry.name)
  }

  private func hovers(_ hover: UIHoverGestureRecognizer) {
    switch hover.state {
    case .began, .changed: pointer = hover.location(in: self)
    case .ended, .cancelled, .failed, .possible: pointer = nil
    }
    setNeedsDisplay()
  }

  /// Goes up or down by lines, or between a conflict and its cure.
  package func step(by count: Int) {
    guard let index = entries.firstIndex(where: isChosen) else { return }
    let next = max(0, min(entries.count - 1, index + count))
    if next != index { choose(entries[next].name) }
  }

  /// Changes from a conflict to its cure and back.
  package func toggleCure() {
    guard let entry = entries.first(where: isChosen), let cure = entry.cure else { return }
    choose(chosen == cure ? entry.name : cure)
  }

  private func choose(_ name: String) {
    guard name != chosen else { return }
    chosen = name
    onChoose?(name)
  }

  // MARK: Drawing

  package override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    pen.fill(bounds, Look.paper)
    for line in lines {
      let y = Self.top + line.y - offset
      if let heading = line.heading, y > Self.top - Self.rowHeight, y < bounds.height + Self.headingHeight {
        pen.text(heading, Look.caption, Look.quiet, at: 2 * Look.unit, middle: y - 14)
      }
      if y > Self.top - Self.rowHeight, y < bounds.height { draw(line.entry, at: y, pen) }
    }
    // Above the lines, which move behind it.
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: Self.top), Look.paper)
    pen.text("Touchstone", Look.brand, Look.ink, at: 2 * Look.unit, middle: 36, room: bounds.width - 4 * Look.unit)
    pen.fill(CGRect(x: bounds.maxX - 1, y: 0, width: 1, height: bounds.height), Look.line)
  }

  /// What fits into a line: titles explain themselves after a colon.
  private static func short(_ title: String) -> String {
    var text = ""
    for character in title {
      if character == ":" { break }
      text.append(character)
    }
    return text
  }

  private func draw(_ entry: Entry, at y: CGFloat, _ pen: Pen) {
    let row = CGRect(x: Look.unit, y: y, width: bounds.width - 2 * Look.unit, height: Self.rowHeight)
    let middle = y + Self.rowHeight / 2
    let isChosen = isChosen(entry)
    if isChosen {
      pen.fill(row, Look.wayTint, radius: 6)
      if hasKeyboard { pen.frame(row, Look.way, width: 2, radius: 6) }
    } else if let pointer, pointer.y >= Self.top, row.contains(pointer) {
      pen.fill(row, Look.hover, radius: 6)
    }
    let room = row.width - Look.unit - (entry.cure == nil ? Look.unit : Self.cureWidth)
    let isConflict = isChosen && entry.name == chosen
    pen.text(
      Self.short(entry.title), isConflict ? Look.strong : Look.body, isConflict ? Look.way : Look.ink,
      at: row.minX + Look.unit,
      middle: middle, room: room)
    guard let cure = entry.cure else { return }
    let isCured = cure == chosen
    let pill = CGRect(x: row.maxX - Self.cureWidth + 4, y: y + 4, width: Self.cureWidth - 8, height: 16)
    if isCured { pen.fill(pill, Look.way, radius: 8) } else { pen.frame(pill, Look.line, radius: 8) }
    let width = Pen.width("cure", Look.tagReason)
    pen.text(
      "cure", Look.tagReason, isCured ? Look.paper : Look.quiet, at: pill.midX - width / 2, middle: pill.midY)
  }
}
