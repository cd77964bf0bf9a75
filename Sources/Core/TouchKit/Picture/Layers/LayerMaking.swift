import TouchDrawing
import TouchGeometry

/// Creates a layer of a class with `init()`; `CTouchKit/construction.c` explains why it is not `type.init()`.
@_silgen_name("touch_make_layer")
@MainActor private func makeLayer(of type: CALayer.Type) -> CALayer

/// Creates a copy of a layer by its class's `init(layer:)`, which a class with other initializers must override.
@_silgen_name("touch_copy_layer")
@MainActor private func copyLayer(of type: CALayer.Type, _ layer: __owned Any) -> CALayer

/// The view whose layer is being created.
///
/// The layer's own `init()` takes it: those of layers that the initializer creates are of other classes, or come later.
@MainActor enum LayerMaking {
  private static var waiting: (view: UIView, type: CALayer.Type)?

  /// Creates the layer of a view with an app-defined class.
  static func make(_ type: CALayer.Type, for view: UIView) -> CALayer {
    let outer = waiting
    waiting = (view, type)
    defer { waiting = outer }
    return makeLayer(of: type)
  }

  /// Returns the view whose layer a new layer is; nil for a standalone one.
  static func view(for layer: CALayer) -> UIView? {
    guard let now = waiting, now.type == type(of: layer) else { return nil }
    waiting = nil
    return now.view
  }

  /// Returns a standalone copy of a layer, of the same class.
  static func copy(of layer: CALayer) -> CALayer { copyLayer(of: type(of: layer), layer) }
}

extension UIView {
  var madeLayer: CALayer {
    if let layer = rare?.layer { return layer }
    if let own = (self as? LayerView)?.ownLayer { return own }
    let made = CALayer.make(type(of: self).layerClass, for: self)
    ensuredRare.layer = made
    if made.paints { requestDisplay() }
    return made
  }
}

extension CALayer {
  /// Creates the layer of a view with the given `layerClass`.
  fileprivate static func make(_ layerClass: AnyClass, for view: UIView) -> CALayer {
    switch ObjectIdentifier(layerClass) {
    case ObjectIdentifier(CALayer.self): return CALayer(view: view)
    case ObjectIdentifier(CAReplicatorLayer.self): return CAReplicatorLayer(view: view)
    case ObjectIdentifier(CAShapeLayer.self): return CAShapeLayer(view: view)
    case ObjectIdentifier(CAGradientLayer.self): return CAGradientLayer(view: view)
    case ObjectIdentifier(CATextLayer.self): return CATextLayer(view: view)
    case _:
      guard let custom = layerClass as? CALayer.Type else {
        UsageError.report(
          "\(type(of: view)).layerClass: \(layerClass) is no class of layers; the view has a plain layer")
        return CALayer(view: view)
      }
      return LayerMaking.make(custom, for: view)
    }
  }
}
