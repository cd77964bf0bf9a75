import TouchDrawing
import TouchGeometry

// The layer tree: layers of subviews and the app's own layers, in a common order.

extension CALayer {
  /// The view that draws the layer, if it is one of the app's own.
  var own: LayerView? { view as? LayerView }

  var layersInside: [CALayer]? {
    get {
      guard let views = view?.children?.views, !views.isEmpty else { return nil }
      return views.map(\.layer)
    }
    set {
      for layer in view?.rare?.sublayers ?? [] { layer.removeFromSuperlayer() }
      var index: UInt32 = 0
      for layer in newValue ?? [] where layer.own != nil {
        insertSublayer(layer, at: index)
        index += 1
      }
    }
  }

  func detachFromSuperlayer() {
    guard let own else {
      view?.removeFromSuperview()
      return
    }
    guard let above = own.storedSuperview else { return }
    runAction(kCAOnOrderOut)
    above.layer.animate("sublayers") { above.removeLayer(self, own) }
  }

  func insert(_ layer: CALayer, at index: ([UIView]) -> Int) {
    guard let view else { return }
    guard let added = layer.own else {
      return UsageError.report("addSublayer: the layer of a view belongs to the view; add the view as a subview")
    }
    precondition(!view.isDescendant(of: added), "addSublayer: the layer would become its own descendant")
    if added.storedSuperview !== view, !added.fits(below: view.depth) {
      return UsageError.report(
        "addSublayer: layers can be nested \(UIView.maximumLevels) levels deep; it was not added")
    }
    layer.removeFromSuperlayer()
    added.rare?.effects?.maskedView?.layer.mask = nil
    animate("sublayers") { view.insertLayer(layer, added, at: index) }
    layer.runAction(kCAOnOrderIn)
  }

  var maskLayer: CALayer? {
    get { view?.rare?.effects?.maskLayer ?? view?.mask?.layer }
    set {
      guard let view, newValue !== mask else { return }
      newValue?.removeFromSuperlayer()
      view.setMask(newValue?.view)
      view.rare?.effects?.maskLayer = newValue
    }
  }
}
