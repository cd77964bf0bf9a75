import TouchDrawing
import TouchGeometry
import TouchKit

/// The handles at the ends of a selection made by touch (semantics 20.8).
///
/// They are subviews of the text's view, so they scroll and are clipped with it.
@MainActor final class TextHandles {
  /// The side of the touch area around a knob, and the radius of the knob, in points.
  static let (reach, radius): (CGFloat, CGFloat) = (44, 5)
  /// The distance from an end within which a handle takes fingers on the selected letters; less if they are narrow.
  private static let grip: CGFloat = 10

  private weak var pointing: TextPointing?
  private var start: HandleView?
  private var end: HandleView?
  /// The fixed end of the selection, and the offset from the finger to the middle of the dragged end's line.
  private var dragged: (anchor: UITextPosition, grip: CGVector)?

  init(_ pointing: TextPointing) { self.pointing = pointing }

  /// Places the handles at the ends of the selection, or removes them.
  ///
  /// Called after layout and after each change of the selection.
  func place() {
    guard let text = pointing?.text, let view = text.view else { return }
    guard let carets = text.handleCarets() else { return hide() }
    put(&start, isStart: true, carets.start, text, view)
    put(&end, isStart: false, carets.end, text, view)
  }

  /// Removes the handles from the view.
  func remove() {
    for handle in [start, end] { handle?.removeFromSuperview() }
    (start, end, dragged) = (nil, nil, nil)
  }

  private func hide() {
    guard dragged == nil else { return }
    for handle in [start, end] { handle?.isHidden = true }
  }

  private func put(_ handle: inout HandleView?, isStart: Bool, _ caret: CGRect, _ text: any PointedText, _ view: UIView)
  {
    let shown = handle ?? HandleView(self, isStart: isStart)
    handle = shown
    if shown.superview !== view { view.addSubview(shown) }
    shown.isHidden = !text.showsHandle(at: caret)
    shown.caret = caret
  }

  /// Returns whether a point of the view is nearer to the knob of a handle than to that of the other.
  fileprivate func isNearest(_ handle: HandleView, _ point: CGPoint) -> Bool {
    guard let other = handle === start ? end : start, !other.isHidden else { return true }
    func distance(_ handle: HandleView) -> CGFloat {
      let knob = handle.knob
      return (knob.x - point.x) * (knob.x - point.x) + (knob.y - point.y) * (knob.y - point.y)
    }
    return distance(handle) <= distance(other)
  }

  /// Returns whether a point is on selected letters far enough from their end that a finger drags the selection.
  fileprivate func leaves(_ point: CGPoint, from handle: HandleView) -> Bool {
    guard let text = pointing?.text, let carets = text.handleCarets() else { return false }
    let isOneLine = abs(carets.start.midY - carets.end.midY) < 1
    let grip = isOneLine ? min(Self.grip, abs(carets.end.minX - carets.start.minX) / 4) : Self.grip
    return abs(point.x - handle.caret.minX) > grip && text.isDraggable(at: point)
  }

  fileprivate func drag(_ handle: HandleView, _ recognizer: UIGestureRecognizer) {
    guard let pointing, let text = pointing.text, let view = text.view else { return }
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      guard text.begin(at: point), let range = text.selected else { return }
      dragged = (
        handle === start ? range.end : range.start,
        CGVector(dx: handle.caret.midX - point.x, dy: handle.caret.midY - point.y)
      )
    case .changed:
      guard dragged != nil else { return }
      select(at: point)
      pointing.follow(
        at: { [weak recognizer, weak view] in recognizer?.location(in: view) ?? .zero },
        selecting: { [weak self] point in self?.select(at: point) })
    case .ended, .cancelled, .failed:
      defer { text.end() }
      guard dragged != nil else { return }
      pointing.stopScrolling()
      dragged = nil
      place()
      if recognizer.state == .ended { pointing.offerPrimary() }
    case .possible: break
    }
  }

  /// Moves the dragged end to the position at a point.
  ///
  /// At least one cluster stays selected; past the fixed end, the dragged end becomes the other end.
  private func select(at point: CGPoint) {
    guard let dragged, let text = pointing?.text else { return }
    let aim = CGPoint(x: point.x + dragged.grip.dx, y: point.y + dragged.grip.dy)
    guard var head = text.place(at: aim) else { return }
    let anchor = dragged.anchor
    if text.order(head, anchor) == .orderedSame {
      let wasBehind = text.selected.map { text.order($0.start, anchor) == .orderedSame } ?? true
      // At the end of the text there is only one direction.
      let next = text.neighbor(of: anchor, isForward: wasBehind) ?? text.neighbor(of: anchor, isForward: !wasBehind)
      head = next ?? head
    }
    text.select(from: anchor, to: head, byFinger: true)
  }
}

/// A handle: a line along an end of the selection, with a knob above its start or below its end.
@MainActor final class HandleView: UIView {
  private weak var owner: TextHandles?
  private let isStart: Bool
  /// The end of the selection, without width, in the text input's coordinates.
  var caret = CGRect.zero { didSet { if caret != oldValue || superview != nil { follow() } } }

  init(_ owner: TextHandles, isStart: Bool) {
    (self.owner, self.isStart) = (owner, isStart)
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = nil
    let recognizer = TextHandleRecognizer()
    recognizer.name = isStart ? "text handle of the start" : "text handle of the end"
    recognizer.addAction(
      UIAction { [weak self, weak recognizer] _ in
        guard let self, let recognizer else { return }
        self.owner?.drag(self, recognizer)
      })
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { return nil }

  /// The center of the knob, in the text input's coordinates.
  var knob: CGPoint {
    CGPoint(x: caret.minX, y: isStart ? caret.minY - TextHandles.radius : caret.maxY + TextHandles.radius)
  }

  private func follow() {
    let half = TextHandles.reach / 2
    let area = CGRect(x: knob.x - half, y: knob.y - half, width: 2 * half, height: 2 * half)
    let wanted = area.union(CGRect(x: knob.x - half, y: caret.minY, width: 2 * half, height: caret.height))
    let whole = CGRect(
      x: wanted.minX.rounded(), y: wanted.minY.rounded(), width: wanted.width, height: wanted.height.rounded(.up))
    if frame != whole {
      frame = whole
      setNeedsDisplay()
    }
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    let (place, line) = (convert(knob, from: superview), convert(caret, from: superview))
    let radius = TextHandles.radius
    UIRectFill(CGRect(x: line.minX - 1, y: line.minY, width: 2, height: line.height))
    UIBezierPath(ovalIn: CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)).fill()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The mouse ignores handles.
    if let event, !event.buttonMask.isEmpty { return false }
    let (here, half) = (convert(point, to: superview), TextHandles.reach / 2)
    guard abs(here.x - knob.x) <= half, abs(here.y - knob.y) <= half else { return false }
    guard let owner, !owner.leaves(here, from: self) else { return false }
    return owner.isNearest(self, here)
  }

  // The superview receives no touches of a handle.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on a handle: begins at once, so that no superview scrolls or recognizes a tap.
@MainActor private final class TextHandleRecognizer: TextPressRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for other in touches where other !== touch { ignore(other, for: event) }
  }
}
