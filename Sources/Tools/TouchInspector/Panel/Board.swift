import TouchDrawing
import TouchGeometry
import TouchKit

/// A part of the inspector that is drawn as a whole, with places in it that can be pressed.
///
/// Drawing names the places; a tap on one calls its action, the pointer and the keyboard make it stand out. So what is
/// seen and what can be pressed cannot differ.
@MainActor class Board: UIView {
  /// A place that can be pressed.
  struct Spot {
    let rect: CGRect
    /// Gets the place that was pressed; the middle where the keyboard did it.
    let action: (CGPoint) -> Void
    /// The object of the scene that it stands for, which is shown while the pointer is on it; nil for none.
    var name: String?
  }

  private(set) var spots: [Spot] = []
  /// Where the pointer is; nil when it is elsewhere.
  private(set) var pointer: CGPoint? {
    didSet {
      if isDifferent(oldValue, pointer) { setNeedsDisplay() }
      pointed = name(at: pointer)
    }
  }
  /// What the pointer is on.
  private var pointed: String? { didSet { if pointed != oldValue { onPoint(pointed) } } }
  /// Is told the name of the object that the pointer is on; nil for none.
  var onPoint: (String?) -> Void = { _ in }
  /// Which place the keyboard is at; nil while the board has not the keyboard.
  var focus: Int? { didSet { if focus != oldValue { setNeedsDisplay() } } }

  /// Whether the keyboard is here, maybe at nothing that can be pressed.
  var hasKeyboard = false { didSet { if hasKeyboard != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    clipsToBounds = true
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Board.tapped)
    addGestureRecognizer(tap)
    let hover = UIHoverGestureRecognizer()
    hover.addTarget(self, action: Board.hovers)
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { return nil }

  /// Draws everything, and names the places by `spot`.
  func paint(_ pen: Pen) {}

  final override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    spots = []
    texts = Pen.collectingTexts { paint(pen) }
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

  private func cutText(at place: CGPoint?) -> Int? {
    place.flatMap { place in texts.indices.last { texts[$0].rect.contains(place) && texts[$0].isCut } }
  }

  /// Draws all of the cut text that the pointer or the keyboard is at.
  private func drawCutText(_ pen: Pen) {
    let focused = focus.flatMap { spots.indices.contains($0) ? spots[$0].rect : nil }
    let inFocus = focused.flatMap { rect in texts.indices.first { rect.intersects(texts[$0].rect) && texts[$0].isCut } }
    guard let index = cutText(at: pointer) ?? inFocus else { return }
    let (rect, text) = (texts[index].rect, texts[index].text)
    let layout = Pen.layout(text, Look.body, Look.ink, width: min(bounds.width - 24, 360), most: 8)
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

  /// Whether something else than a ring shows that the keyboard is here.
  var showsKeyboard: Bool { false }

  /// Makes a place pressable.
  ///
  /// - Returns: whether the pointer is on it.
  @discardableResult func spot(_ rect: CGRect, for name: String? = nil, _ action: @escaping () -> Void) -> Bool {
    spots.append(Spot(rect: rect, action: { _ in action() }, name: name))
    return pointer.map(rect.contains) ?? false
  }

  /// Makes a place pressable where it matters which point of it is pressed.
  ///
  /// - Returns: where the pointer is on it; nil when it is not.
  func field(_ rect: CGRect, _ action: @escaping (CGPoint) -> Void) -> CGPoint? {
    spots.append(Spot(rect: rect, action: action))
    return pointer.flatMap { rect.contains($0) ? $0 : nil }
  }

  /// Whether the pointer is on something else than before, so that the board looks different.
  func isDifferent(_ before: CGPoint?, _ now: CGPoint?) -> Bool {
    hovered(before) != hovered(now) || cutText(at: before) != cutText(at: now)
  }

  /// The object of the scene that a place stands for.
  func name(at place: CGPoint?) -> String? { hovered(place).flatMap { spots[$0].name } }

  /// Presses the place that the keyboard is at.
  func pressFocus() {
    guard let focus, spots.indices.contains(focus) else { return }
    let rect = spots[focus].rect
    spots[focus].action(CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Goes to the next place or the one before; false at the end.
  func moveFocus(by step: Int) -> Bool {
    guard !spots.isEmpty else { return false }
    let next = focus.map { $0 + step } ?? (step > 0 ? 0 : spots.count - 1)
    guard spots.indices.contains(next) else { return false }
    focus = next
    reveal(spots[next].rect)
    return true
  }

  /// Brings a place into sight.
  func reveal(_ place: CGRect) {}

  /// Whether a place can be seen at a point.
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
