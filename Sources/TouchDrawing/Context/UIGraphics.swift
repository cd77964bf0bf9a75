import Synchronization
import TouchGeometry

/// The stacks of contexts, one for each thread that has pushed any, as UIKit keeps them.
private let contexts = Mutex<[UInt: [CGContext]]>([:])

/// The context that `UIColor`, `UIBezierPath` and `UIRectFill` draw into on this thread; nil outside of drawing.
/// https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? {
  contexts.withLock { $0[UInt(pthread_self())]?.last }
}

/// Makes a context the current one of this thread until `UIGraphicsPopContext()`.
/// https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)
public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.withLock { $0[UInt(pthread_self()), default: []].append(context) }
}

/// Makes the context before the last push the current one again; without a push, nothing happens.
/// https://developer.apple.com/documentation/uikit/uigraphicspopcontext()
public func UIGraphicsPopContext() {
  let thread = UInt(pthread_self())
  contexts.withLock { stacks in
    guard let count = stacks[thread]?.count else { return }
    // An emptied stack is dropped, since threads come and go.
    if count > 1 { stacks[thread]?.removeLast() } else { stacks[thread] = nil }
  }
}

/// Covers a rectangle with the current context's fill color.
/// https://developer.apple.com/documentation/uikit/uirectfill(_:)
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line one point wide just inside a rectangle's edges, with the current context's fill color.
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
/// https://developer.apple.com/documentation/uikit/uirectclip(_:)
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension DisplayList {
  /// Records what `body` draws into a new context, which is the current one of this thread meanwhile.
  package static func recording(_ body: (CGContext) -> Void) -> DisplayList {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    body(context)
    return context.displayList
  }
}
