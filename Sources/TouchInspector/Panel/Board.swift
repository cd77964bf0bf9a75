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
    let action: () -> Void
  }

  private(set) var spots: [Spot] = []
  /// Where the pointer is; nil when it is elsewhere.
  private(set) var pointer: CGPoint? {
    didSet { if hovered(oldValue) != hovered(pointer) { setNeedsDisplay() } }
  }
  /// Which place the keyboard is at; nil while the board has not the keyboard.
  var focus: Int? { didSet { if focus != oldValue { setNeedsDisplay() } } }

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
    paint(pen)
    if let focus, spots.indices.contains(focus) {
      pen.frame(spots[focus].rect.insetBy(dx: -2, dy: -2), Look.way, width: 2, radius: 6)
    }
  }

  /// Makes a place pressable.
  ///
  /// - Returns: whether the pointer is on it.
  @discardableResult func spot(_ rect: CGRect, _ action: @escaping () -> Void) -> Bool {
    spots.append(Spot(rect: rect, action: action))
    return pointer.map(rect.contains) ?? false
  }

  /// Presses the place that the keyboard is at.
  func pressFocus() { if let focus, spots.indices.contains(focus) { spots[focus].action() } }

  /// Goes to the next place or the one before; false at the end.
  func moveFocus(by step: Int) -> Bool {
    guard !spots.isEmpty else { return false }
    let next = focus.map { $0 + step } ?? (step > 0 ? 0 : spots.count - 1)
    guard spots.indices.contains(next) else { return false }
    focus = next
    return true
  }

  // MARK: Input

  private func hovered(_ place: CGPoint?) -> Int? {
    place.flatMap { place in spots.lastIndex { $0.rect.contains(place) } }
  }

  private func tapped(_ tap: UITapGestureRecognizer) { press(at: tap.location(in: self)) }

  /// What a tap there does; false where nothing can be pressed.
  @discardableResult func press(at place: CGPoint) -> Bool {
    guard let index = hovered(place) else { return false }
    spots[index].action()
    return true
  }

  private func hovers(_ hover: UIHoverGestureRecognizer) {
    switch hover.state {
    case .began, .changed: pointer = hover.location(in: self)
    case .ended, .cancelled, .failed, .possible: pointer = nil
    }
  }
}
