import TouchGeometry

/// A drawing that is recorded once and drawn any number of times.
///
/// It stores drawing commands, not pixels, so that it is sharp at any scale.
/// https://developer.apple.com/documentation/coregraphics/cglayer
public final class CGLayer: Sendable {
  /// The size in points of the layer's space, whose origin is that of `context`.
  public let size: CGSize
  private let recorder = CGContext()

  /// Creates an empty layer.
  ///
  /// - Parameters:
  ///   - context: The context that the layer will be drawn into; a layer can be drawn into any.
  ///   - size: The size in points. Drawing outside is clipped.
  ///   - auxiliaryInfo: Not used; Core Graphics defines no keys for it either.
  /// - Returns: nil for an empty or infinite size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: String]?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
  }

  /// The context whose drawing the layer records; never nil.
  public var context: CGContext? { recorder }

  /// The recorded commands, clipped to the layer.
  var drawing: DisplayList {
    DisplayList([.clipRect(CGRect(origin: .zero, size: size)), .list(recorder.displayList)])
  }
}

extension CGContext {
  /// Draws a layer at its own size with its origin at a point, with everything that it has recorded so far.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer.drawing, by: CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// Draws a layer stretched to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    guard !rect.isEmpty, !rect.isInfinite else { return }
    let (across, down) = (rect.width / layer.size.width, rect.height / layer.size.height)
    draw(layer.drawing, by: CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: rect.minX, ty: rect.minY))
  }

  private func draw(_ drawing: DisplayList, by transform: CGAffineTransform) {
    state.withLock {
      guard $0.graphics.alpha > 0 else { return }
      let placed = DisplayList([.concat(transform), .list(drawing)])
      let isFaded = $0.graphics.alpha < 1
      $0.draw(
        .list(isFaded ? DisplayList([.beginGroup(opacity: $0.graphics.alpha), .list(placed), .endGroup]) : placed))
    }
  }
}
