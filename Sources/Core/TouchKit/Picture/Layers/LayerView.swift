import TouchDrawing
import TouchGeometry

/// The view that draws one of the app's own layers; it is not in `subviews` and receives no touches.
///
/// It is among the children of the view whose layer contains the layer, so frame passes find it as they find views. The
/// layer owns it, and the containing view owns the layer.
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
  /// The layer that draws its own content in this view, if there is one.
  var paintingLayer: CALayer? {
    let layer = rare?.layer ?? (self as? LayerView)?.ownLayer
    return layer?.paints == true ? layer : nil
  }

  /// Records the content of a layer and, in front of that, the view's own drawing.
  func recordPainting(_ layer: CALayer, drawsItself: Bool) {
    flags.remove(.needsDisplay)
    let bounds = storedBounds
    var list = DisplayList()
    TraitScope.run(for: self) {
      list = DisplayList.recording { context in
        layer.paint(in: context, bounds)
        if drawsItself, !bounds.isEmpty { drawItself(bounds, in: context) }
      }
    }
    let extent = layer.paintsBeyondBounds ? list.bounds.union(bounds) : bounds
    let isFree = layer.paintsBeyondBounds
    if let content, content.isFree == isFree, content.bounds == extent, content.list == list { return }
    content = list.isEmpty || extent.isEmpty ? nil : ViewContent(list: list, bounds: extent, isFree: isFree)
  }

  // MARK: Indices

  /// Returns the index among the children of the subview at an index; the end if there is none.
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
    attachChild(view, at: index)
    view.noteLayout()
    ensuredRare.sublayers.append(layer)
    UIView.treeGeneration &+= 1
    view.markForFrame()
    subviewsDidChangeOrder()
  }

  func removeLayer(_ layer: CALayer, _ view: LayerView) {
    children?.remove(view)
    view.storedSuperview = nil
    view.superviewDidChangeMapping()
    view.flags.remove(.isShown)
    rare?.sublayers.removeAll { $0 === layer }
    UIView.treeGeneration &+= 1
    subviewsDidChangeOrder()
  }
}
