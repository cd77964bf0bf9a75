import TouchDrawing

/// An object that draws and lays out layers in place of subclasses; all methods are optional (semantics 46.9).
///
/// `display(_:)` is absent: set `contents` when it changes.
/// https://developer.apple.com/documentation/quartzcore/calayerdelegate
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Draws the content of an app-defined layer in its coordinate space.
  ///
  /// Called before the first frame after `setNeedsDisplay()`. UIKit's current context is the same context.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called directly before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers of an app-defined layer, once before the frame after a change of its size or after
  /// `setNeedsLayout()`.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change or an event of a layer; nil to continue the search, `NSNull` for none (semantics
  /// 46.11).
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil: the search continues.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
