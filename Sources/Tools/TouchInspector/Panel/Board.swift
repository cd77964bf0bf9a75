import TouchDrawing
import TouchGeometry
import TouchKit

/// A panel of the inspector that draws all of its content in one view, including buttons and links.
///
/// `paint(_:)` registers each pressable area with `spot` or `field` while it draws it. So the areas always match the
/// picture. A tap on an area calls its action; the pointer and the keyboard highlight it.
@MainActor class Board: UIView {
  /// A pressable area.
  struct Spot {
    let rect: CGRect
    /// Called with the point that was pressed; with the center if the keyboard pressed it.
    let action: (CGPoint) -> Void
    /// The name of the scene's object that the area represents, which the stage highlights while the pointer is on the
    /// area; nil for none.
    var name: String?
    /// The label for screen readers; nil for the texts in the area.
    var label: String?
    /// Whether it is a text with links.
    var isText = false
    /// Whether a button that can be on is on; nil for other areas.
    var isOn: Bool?
    /// Returns the links in a text, by their names.
    var links: () -> [(name: String, action: () -> Void)] = { [] }
  }

  private(set) var spots: [Spot] = []
  /// The position of the pointer; nil while it is outside of the board.
  private(set) var pointer: CGPoint? {
    didSet {
      if isDifferent(oldValue, pointer) { setNeedsDisplay() }
      pointed = name(at: pointer)
    }
  }
  /// The name of the scene's object that the area under the pointer represents.
  private var pointed: String? { didSet { if pointed != oldValue { onPoint(pointed) } } }
  /// Called when the pointer moves to an area of another object, with its name; with nil for none.
  var onPoint: (String?) -> Void = { _ in }
  /// The index of the area that has the keyboard focus; nil for none.
  var focus: Int? { didSet { if focus != oldValue { setNeedsDisplay() } } }

  /// Whether the board has the keyboard focus, even if no area has it.
  var hasKeyboard = false { didSet { if hasKeyboard != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    clipsToBounds = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Board.tapped)))
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Selector(Board.hovers)))
  }

  required init?(coder: NSCoder) { return nil }

  /// Draws the content, and registers the pressable areas with `spot` and `field`.
  func paint(_ pen: Pen) {}

  final override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    spots = []
    texts = Pen.collectingTexts { paint(pen) }
    switches = Pen.switches
    if let focus, spots.indices.contains(focus) {
      let ring = spots[focus].rect.insetBy(dx: -3, dy: -3).overlap(bounds.insetBy(dx: 1, dy: 1))
      pen.frame(ring, Look.way, width: 2, radius: 6)
    } else if hasKeyboard, !showsKeyboard {
      pen.frame(bounds.shrunk(dx: 2, dy: 2), Look.way, width: 2, radius: 6)
    }
    drawCutText(pen)
  }

  /// The texts of the last drawing.
  private(set) var texts: [DrawnText] = []
  /// The switches of the last drawing.
  private var switches: [DrawnSwitch] = []

  // MARK: Screen readers

  /// The rows for screen readers, in addition to the pressable areas.
  var spokenRows: [SpokenPart] { [] }

  /// Whether the board's fixed part covers a text of the content.
  func isCovered(text index: Int) -> Bool { false }

  /// What screen readers read, in order.
  final var spokenParts: [SpokenPart] {
    let areas = spots.enumerated().filter {
      isSeen($0.offset, at: CGPoint(x: $0.element.rect.midX, y: $0.element.rect.midY))
    }
    .map { index, spot in
      let links = spot.links()
      var traits: UIAccessibilityTraits = spot.isText ? .staticText : .button
      if spot.isOn == true { traits.insert(.selected) }
      return SpokenPart(
        rect: spot.rect, label: spot.label ?? "", traits: traits,
        action: { spot.action(CGPoint(x: spot.rect.midX, y: spot.rect.midY)) }, others: links, spot: index)
    }
    let shown = texts.indices.filter { !isCovered(text: $0) }.map { texts[$0] }
    return SpokenPart.parts(areas + spokenRows, texts: shown, switches: switches)
  }

  private var elements = PanelElements()

  final override var accessibilityElements: [Any]? {
    get { elements.show(spokenParts, in: self) }
    set {}
  }

  /// What has the keyboard focus, for screen readers; nil for nothing.
  var focusedWords: String? {
    focus.flatMap { focus in spokenParts.first { $0.spot == focus }?.words }
  }

  private func cutText(at place: CGPoint?) -> Int? {
    place.flatMap { place in texts.indices.last { texts[$0].rect.contains(place) && texts[$0].isCut } }
  }

  /// Draws the full text over the truncated one that is under the pointer or has the keyboard focus.
  private func drawCutText(_ pen: Pen) {
    let focused = focus.flatMap { spots.indices.contains($0) ? spots[$0].rect : nil }
    let inFocus = focused.flatMap { rect in texts.indices.first { rect.intersects(texts[$0].rect) && texts[$0].isCut } }
    guard let index = cutText(at: pointer) ?? inFocus else { return }
    let (rect, text) = (texts[index].rect, texts[index].text)
    let layout = Pen.layout(text, Look.body, Look.ink, width: min(bounds.width - 24, 360), maximum: 8)
    let size = CGSize(
      width: min(Pen.width(text, Look.body) + 1, min(bounds.width - 24, 360)), height: Pen.height(of: layout))
    let below = rect.maxY + 4
    let box = CGRect(
      x: max(4, min(rect.minX - 8, bounds.width - size.width - 20)),
      y: below + size.height + 12 <= bounds.height ? below : max(4, rect.minY - size.height - 16),
      width: size.width + 16, height: size.height + 12)
    pen.fill(box, Look.paper, radius: 6)
    pen.frame(box, Look.quiet, radius: 6)
    pen.text(layout, at: CGPoint(x: box.minX + 8, y: box.minY + 6))
  }

  /// Whether the board shows the keyboard focus itself, instead of the usual ring.
  var showsKeyboard: Bool { false }

  /// Registers a pressable area.
  ///
  /// - Returns: whether the pointer is on it.
  @discardableResult func spot(
    _ rect: CGRect, for name: String? = nil, label: String? = nil, isOn: Bool? = nil, _ action: @escaping () -> Void
  ) -> Bool {
    spots.append(Spot(rect: rect, action: { _ in action() }, name: name, label: label, isOn: isOn))
    return pointer.map(rect.contains) ?? false
  }

  /// Registers a pressable area whose action depends on the pressed point.
  ///
  /// - Parameter links: Returns the links in the text for screen readers, by their names.
  /// - Returns: the position of the pointer; nil if it is not on the area.
  func field(
    _ rect: CGRect, links: @escaping () -> [(name: String, action: () -> Void)], _ action: @escaping (CGPoint) -> Void
  ) -> CGPoint? {
    spots.append(Spot(rect: rect, action: action, isText: true, links: links))
    return pointer.flatMap { rect.contains($0) ? $0 : nil }
  }

  /// Whether a movement of the pointer changes what is highlighted, so that the board must be redrawn.
  func isDifferent(_ before: CGPoint?, _ now: CGPoint?) -> Bool {
    hovered(before) != hovered(now) || cutText(at: before) != cutText(at: now)
  }

  /// The name of the scene's object that the area at a point represents.
  func name(at place: CGPoint?) -> String? { hovered(place).flatMap { spots[$0].name } }

  /// Presses the area that has the keyboard focus.
  func pressFocus() {
    guard let focus, spots.indices.contains(focus) else { return }
    let rect = spots[focus].rect
    spots[focus].action(CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Moves the keyboard focus to the next or previous area; returns false at the end.
  func moveFocus(by step: Int) -> Bool {
    guard !spots.isEmpty else { return false }
    let next = focus.map { $0 + step } ?? (step > 0 ? 0 : spots.count - 1)
    guard spots.indices.contains(next) else { return false }
    focus = next
    reveal(spots[next].rect)
    return true
  }

  /// Scrolls to make an area visible.
  func reveal(_ place: CGRect) {}

  /// Whether an area is visible at a point, and not covered by the board's fixed part.
  func isSeen(_ spot: Int, at place: CGPoint) -> Bool { true }

  // MARK: Input

  private func hovered(_ place: CGPoint?) -> Int? {
    place.flatMap { place in spots.indices.last { spots[$0].rect.contains(place) && isSeen($0, at: place) } }
  }

  private func tapped(_ tap: UITapGestureRecognizer) { press(at: tap.location(in: self)) }

  /// What a tap there does; false where nothing can be pressed.
  @discardableResult func press(at place: CGPoint) -> Bool {
    guard let index = hovered(place) else { return false }
    spots[index].action(place)
    return true
  }

  private func hovers(_ hover: UIHoverGestureRecognizer) {
    switch hover.state {
    case .began, .changed: pointer = hover.location(in: self)
    case .ended, .cancelled, .failed, .possible: pointer = nil
    }
  }
}
