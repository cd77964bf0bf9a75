import Synchronization
import TouchGeometry

/// A context on the stack.
private struct PushedContext: Sendable {
  let context: CGContext
  /// Makes a picture of the context; nil for a context that was pushed directly.
  var canvas: PictureCanvas?
}

/// The stacks of contexts, one for each thread that has pushed any, as in UIKit.
private let contexts = Mutex<[UInt: [PushedContext]]>([:])

/// The current context of this thread.
private var present: PushedContext? { contexts.withLock { $0[UInt(pthread_self())]?.last } }

private func push(_ pushed: PushedContext) {
  contexts.withLock { $0[UInt(pthread_self()), default: []].append(pushed) }
}

/// Returns the context that `UIColor`, `UIBezierPath` and `UIRectFill` draw into on this thread; nil outside drawing.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? {
  present?.context
}

/// Makes a context the current one of this thread until `UIGraphicsPopContext()`.
///
/// https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)
public func UIGraphicsPushContext(_ context: CGContext) {
  push(PushedContext(context: context))
}

/// Restores the context before the last push; without a push, nothing happens.
///
/// https://developer.apple.com/documentation/uikit/uigraphicspopcontext()
public func UIGraphicsPopContext() {
  let thread = UInt(pthread_self())
  contexts.withLock { stacks in
    guard let count = stacks[thread]?.count else { return }
    // An empty stack is removed, because threads come and go.
    if count > 1 { stacks[thread]?.removeLast() } else { stacks[thread] = nil }
  }
}

/// Makes a context that draws a picture the current one of this thread, until `UIGraphicsEndImageContext()`.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
///
/// - Parameters:
///   - size: The size of the picture, in points.
///   - opaque: Whether it is black where nothing is drawn.
///   - scale: The number of pixels per point; 0 for that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let canvas = PictureCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  push(PushedContext(context: canvas.context, canvas: canvas))
}

/// Does the same for a picture that is not opaque, with one pixel per point.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Returns the picture drawn into the current context so far; nil if that context makes no picture, or has no pixels.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = present?.canvas?.image, image.cgImage != nil else { return nil }
  return image
}

/// Ends the last `UIGraphicsBeginImageContextWithOptions`; if another context is the current one, nothing happens.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()
public func UIGraphicsEndImageContext() {
  if present?.canvas != nil { UIGraphicsPopContext() }
}

/// Fills a rectangle with the current context's fill color.
///
/// https://developer.apple.com/documentation/uikit/uirectfill(_:)
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the fill color of the current context and a blend mode, which later drawing does not have.
///
/// https://developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line one point wide just inside a rectangle's edges, with the current context's fill color.
///
/// https://developer.apple.com/documentation/uikit/uirectframe(_:)
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
  let (width, height) = (min(rect.width, 1), min(rect.height, 1))
  context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
  context.fill(CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
  let inner = max(rect.height - 2 * height, 0)
  context.fill(CGRect(x: rect.minX, y: rect.minY + height, width: width, height: inner))
  context.fill(CGRect(x: rect.maxX - width, y: rect.minY + height, width: width, height: inner))
}

/// Limits the current context to a rectangle.
///
/// https://developer.apple.com/documentation/uikit/uirectclip(_:)
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension DisplayList {
  /// Records the drawing of `body` into a new context, which is current on this thread while `body` runs.
  package static func recording(_ body: (CGContext) -> Void) -> DisplayList {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    body(context)
    return context.displayList
  }
}
