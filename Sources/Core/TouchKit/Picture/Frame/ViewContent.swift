import CTouchKit
import TouchDrawing
import TouchGeometry

/// The recording of a view's `draw(_:)`; views that draw nothing have none.
@MainActor final class ViewContent {
  /// The recording, in the view's coordinate space at that time.
  let list: DisplayList
  /// The bounds at the time of recording, or the extent of a picture.
  let bounds: CGRect
  /// Whether this is a picture that is placed in the view, and not the view's own drawing in its bounds.
  let isPicture: Bool
  /// Whether it is drawn independently of the bounds: a layer's content beyond them.
  let isFree: Bool
  /// A unique number.
  let serial: Int
  private static var lastSerial = 0
  /// Whether the running frame is not painted, so that views need not draw.
  static var isUnused = false

  init(list: DisplayList, bounds: CGRect, isPicture: Bool = false, isFree: Bool = false) {
    (self.list, self.bounds, self.isPicture, self.isFree) = (list, bounds, isPicture, isFree)
    ViewContent.lastSerial += 1
    serial = ViewContent.lastSerial
  }
}

extension UIView {
  /// Records the content if that is pending.
  ///
  /// If the recording equals the last one, the last one is kept.
  func recordContent() {
    guard flags.contains(.needsDisplay), !ViewContent.isUnused else { return }
    // `draw(_:)` sees model values, not animated ones; the recording is then animated with the bounds.
    if let shown = MotionEngine.shown { shown.whileHidden { recordNow() } } else { recordNow() }
  }

  private func recordNow() {
    if let layer = paintingLayer {
      return recordPainting(layer, drawsItself: DrawingClasses.draws(type(of: self)))
    }
    if content?.isPicture == true || !DrawingClasses.draws(type(of: self)) {
      flags.remove(.needsDisplay)
      return
    }
    let bounds = storedBounds
    guard !bounds.isEmpty else {
      content = nil
      return
    }
    flags.remove(.needsDisplay)
    var list = DisplayList()
    TraitScope.run(for: self) { list = DisplayList.recording { drawItself(bounds, in: $0) } }
    if let content, content.bounds == bounds, content.list == list { return }
    content = list.isEmpty ? nil : ViewContent(list: list, bounds: bounds)
  }

  /// Calls the method by which the view draws.
  func drawItself(_ bounds: CGRect, in context: CGContext) {
    if DrawingClasses.drawsByLayer(type(of: self)) { draw(layer, in: context) } else { draw(bounds) }
  }

  /// Shows a picture with its own extent instead of the recording of `draw(_:)`; nil for none.
  ///
  /// The content mode places the extent in the bounds, and nothing is recorded again when the size changes. Parts
  /// outside the bounds are visible unless the bounds clip.
  package func showPicture(_ picture: DisplayList?, extent: CGSize) {
    let bounds = CGRect(origin: .zero, size: extent)
    content = picture.map { ViewContent(list: $0, bounds: bounds, isPicture: true) }
    requestFrame()
  }

  /// Returns the transform that places a recording made for other bounds.
  func placement(of content: ViewContent) -> CGAffineTransform {
    if content.isFree { return .identity }
    let mode = contentMode == .redraw && content.isPicture ? .scaleToFill : contentMode
    return mode.placement(of: content.bounds, in: storedBounds)
  }
}

extension UIView.ContentMode {
  /// Returns the transform that places a rectangle of content in a view's bounds.
  package func placement(of content: CGRect, in bounds: CGRect) -> CGAffineTransform {
    let (across, down) = (bounds.width / content.width, bounds.height / content.height)
    let scale: (CGFloat, CGFloat)
    switch self {
    case .scaleToFill: scale = (across, down)
    case .scaleAspectFit: scale = (min(across, down), min(across, down))
    case .scaleAspectFill: scale = (max(across, down), max(across, down))
    case .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: scale = (1, 1)
    }
    let (freeWidth, freeHeight) = (bounds.width - content.width * scale.0, bounds.height - content.height * scale.1)
    let x: CGFloat
    let y: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft, .redraw: x = 0
    case .right, .topRight, .bottomRight: x = freeWidth
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom: x = freeWidth / 2
    }
    switch self {
    case .top, .topLeft, .topRight, .redraw: y = 0
    case .bottom, .bottomLeft, .bottomRight: y = freeHeight
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .left, .right: y = freeHeight / 2
    }
    return CGAffineTransform(
      a: scale.0, b: 0, c: 0, d: scale.1, tx: bounds.minX + x - content.minX * scale.0,
      ty: bounds.minY + y - content.minY * scale.1)
  }
}

/// Finds which view classes override `draw(_:)` or `draw(_:in:)`.
@MainActor enum DrawingClasses {
  private struct Answer {
    let draws, drawsByLayer: Bool
  }

  /// The answers of the runtime: requested once per class, looked up once for each new recording.
  private static var known: [ObjectIdentifier: Answer] = [:]

  /// Whether a class draws by one of the two methods.
  static func draws(_ type: UIView.Type) -> Bool { answer(type).draws }

  /// Whether a class overrides `draw(_:in:)`.
  static func drawsByLayer(_ type: UIView.Type) -> Bool { answer(type).drawsByLayer }

  private static func answer(_ type: UIView.Type) -> Answer {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    let (type, base) = (UInt(bitPattern: id), UInt(bitPattern: ObjectIdentifier(UIView.self)))
    let isByLayer = touch_overrides_draw_layer(type, base)
    let answer = Answer(draws: isByLayer || touch_overrides_draw(type, base), drawsByLayer: isByLayer)
    known[id] = answer
    return answer
  }
}
