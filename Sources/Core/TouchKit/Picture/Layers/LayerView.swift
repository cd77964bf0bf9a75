import TouchDrawing
import TouchGeometry

/// What draws a layer of a program's own: a view that is nobody's subview and gets no touches.
///
/// It lies among the children of the view whose layer contains the layer, so frames find it as they find views, but
/// `subviews` leaves it out. The layer owns it, and the containing view owns the layer.
@MainActor final class LayerView: UIView {
  weak var ownLayer: CALayer?

  init() {
    super.init(frame: .zero)
    flags.insert(.interactionDisabled)
    flags.remove([.opaque, .needsLayout, .needsConstraints, .resizesSubviews])
    ensuredRare.contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { ownLayer?.layoutSublayers() }
}

extension UIView {
  /// The layer that draws something of its own in this view, if there is one.
  var paintingLayer: CALayer? {
    let layer = rare?.layer ?? (self as? LayerView)?.ownLayer
    return layer?.paints == true ? layer : nil
  }

  /// Records what a layer shows and, above that, what the view itself draws.
  func recordPainting(_ layer: CALayer, drawsItself: Bool) {
    flags.remove(.needsDisplay)
    let bounds = storedBounds
    var list = DisplayList()
    TraitScope.run(for: self) {
      list = DisplayList.recording { context in
        layer.paint(in: context, bounds)
        if drawsItself, !bounds.isEmpty { draw(bounds) }
      }
    }
    let extent = layer.paintsBeyondBounds ? list.bounds.union(bounds) : bounds
    let isFree = layer.paintsBeyondBounds
    if let content, content.isFree == isFree, content.bounds == extent, content.list == list { return }
    content = list.isEmpty || extent.isEmpty ? nil : ViewContent(list: list, bounds: extent, isFree: isFree)
  }

  // MARK: Places

  /// Where in the list of children a subview is that has an index among the subviews; the end where there is none.
  func place(ofSubview index: Int, in children: [UIView]) -> Int {
    guard rare?.sublayers.isEmpty == false else { return index }
    var count = 0
    for (place, child) in children.enumerated() where !(child is LayerView) {
      if count == index { return place }
      count += 1
    }
    return children.count
  }

  func insertLayer(_ layer: CALayer, _ view: LayerView, at index: ([UIView]) -> Int) {
    let children = self.children ?? ChildList()
    self.children = children
    children.insert(view, at: index(children.views))
    view.storedSuperview = self
    noteLevels(above: view)
    view.noteLayout()
    ensuredRare.sublayers.append(layer)
    UIView.treeGeneration &+= 1
    view.markForFrame()
    subviewsDidChangeOrder()
  }

  func removeLayer(_ layer: CALayer, _ view: LayerView) {
    children?.remove(view)
    view.storedSuperview = nil
    rare?.sublayers.removeAll { $0 === layer }
    UIView.treeGeneration &+= 1
    subviewsDidChangeOrder()
  }
}
