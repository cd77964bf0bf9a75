import TouchDrawing
import TouchGeometry

// The tree of layers: those of subviews and those of the program's own, in one order.

extension CALayer {
  /// The view that draws the layer, if that is one of a program's own.
  private var own: LayerView? { view as? LayerView }

  /// The layers in this one from back to front, those of subviews among them; nil where there are none.
  ///
  /// Setting it takes the layers of the program's own away and adds those of the array, behind what subviews there are.
  public var sublayers: [CALayer]? {
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

  /// The layer that this one is in.
  public var superlayer: CALayer? { view?.storedSuperview?.layer }

  /// Adds a layer in front of the others; one that is elsewhere is taken away from there.
  ///
  /// The layer of a view belongs to the view and is refused and reported: add the view.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Adds a layer at an index among `sublayers`; 0 is behind all others, and an index past the end in front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { _ in Int(index) } }

  /// Adds a layer right behind another; in front of all if that is not in this one, or is nil.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { views in views.firstIndex { $0 === sibling?.view } ?? views.count }
  }

  /// Adds a layer right in front of another; in front of all if that is not in this one, or is nil.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { views in views.firstIndex { $0 === sibling?.view }.map { $0 + 1 } ?? views.count }
  }

  /// Puts a layer in the place of another that is in this one; without effect if that is not.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let old = oldLayer.own, old.storedSuperview === view else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that it is in; the layer of a view takes the view out of its superview.
  public func removeFromSuperlayer() {
    guard let own else {
      view?.removeFromSuperview()
      return
    }
    own.storedSuperview?.removeLayer(self, own)
  }

  private func insert(_ layer: CALayer, at index: ([UIView]) -> Int) {
    guard let view else { return }
    guard let added = layer.own else {
      return BadUse.report("addSublayer: the layer of a view belongs to the view; add the view as a subview")
    }
    precondition(!view.isDescendant(of: added), "addSublayer: the layer would come to lie inside itself")
    if added.storedSuperview !== view, !added.fits(below: view.depth) {
      return BadUse.report("addSublayer: layers may lie \(UIView.mostLevels) deep in each other; it was not added")
    }
    layer.removeFromSuperlayer()
    added.rare?.effects?.maskedView?.layer.mask = nil
    view.insertLayer(layer, added, at: index)
  }

  /// A layer whose opacity says how much of this one is seen: where it draws nothing, nothing is.
  ///
  /// Nil, the default, for no mask. The mask has its frame in this layer's space and is in no other layer.
  public var mask: CALayer? {
    get { view?.rare?.effects?.maskLayer ?? view?.mask?.layer }
    set {
      guard let view, newValue !== mask else { return }
      newValue?.removeFromSuperlayer()
      view.setMask(newValue?.view)
      view.rare?.effects?.maskLayer = newValue
    }
  }

  /// Whether the layer says that it fills its bounds with opaque content: the view's `isOpaque`, and false for a layer of a
  /// program's own until it is set.
  public var isOpaque: Bool {
    get { view?.isOpaque ?? false }
    set { view?.isOpaque = newValue }
  }

  /// Whether a place in the layer's space is in its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Where a point of another layer is in this one.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    view?.convert(point, from: layer?.view) ?? point
  }

  /// Where a point of this layer is in another.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    view?.convert(point, to: layer?.view) ?? point
  }

  /// The smallest upright rectangle in this layer around one of another.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { view?.convert(rect, from: layer?.view) ?? rect }

  /// The smallest upright rectangle in another layer around one of this one.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { view?.convert(rect, to: layer?.view) ?? rect }
}
