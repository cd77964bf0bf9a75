import TouchGeometry
import TouchKit
import TouchWidgets

// Headers and footers of the whole layout, and the references of insets (semantics 27.34).

/// The additional insets across the scrolling axis, by reference.
struct AddedInsets: Equatable {
  private var (safeArea, margins, readable) = (
    NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets.zero
  )

  init() {}

  @MainActor init(of view: UICollectionView, isVertical: Bool) {
    let inset = view.adjustedContentInset
    func added(_ all: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      isVertical
        ? NSDirectionalEdgeInsets(
          top: 0, leading: max(all.left - inset.left, 0), bottom: 0, trailing: max(all.right - inset.right, 0))
        : NSDirectionalEdgeInsets(
          top: max(all.top - inset.top, 0), leading: 0, bottom: max(all.bottom - inset.bottom, 0), trailing: 0)
    }
    (safeArea, margins) = (added(view.safeAreaInsets), added(view.layoutMargins))
    let (lines, bounds) = (view.readableContentGuide.layoutFrame, view.bounds)
    readable = added(
      UIEdgeInsets(
        top: lines.minY - bounds.minY, left: lines.minX - bounds.minX, bottom: bounds.maxY - lines.maxY,
        right: bounds.maxX - lines.maxX))
  }

  subscript(reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }
}

extension UICollectionViewCompositionalLayout {
  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func size(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    let inner = CGSize(
      width: max(room.width - added.leading - added.trailing, 0),
      height: max(room.height - added.top - added.bottom, 0))
    return item.layoutSize.size(in: inner, measuredEdges[item.elementKind])
  }

  /// Returns whether a header or footer is at the start or the end of the scrolling axis; nil for neither.
  private func end(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> SolvedSection.Edge? {
    if isVertical { return item.isTop ? .start : item.isBottom ? .end : nil }
    return item.alignment == .leading ? .start : item.alignment == .trailing ? .end : nil
  }

  /// Returns the lengths by which headers and footers extend the content.
  func edgePads() -> (start: CGFloat, end: CGFloat) {
    var pads: (start: CGFloat, end: CGFloat) = (0, 0)
    for item in configuration.boundarySupplementaryItems where item.extendsBoundary {
      let offset = isVertical ? item.offset.y : item.offset.x
      switch end(item) {
      case .start: pads.start = max(pads.start, length(size(item)) - min(offset, 0))
      case .end: pads.end = max(pads.end, length(size(item)) + max(offset, 0))
      case nil: break
      }
    }
    return pads
  }

  /// Lays out the headers and footers at the edges of the content.
  func placeEdges() {
    let whole = collectionViewContentSize
    let area = CGRect(
      x: added.leading, y: added.top, width: max(whole.width - added.leading - added.trailing, 0),
      height: max(whole.height - added.top - added.bottom, 0))
    let scale = max(owner?.traitCollection.displayScale ?? 1, 1)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    edges = configuration.boundarySupplementaryItems.map { item in
      let size = size(item)
      var origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
      if item.isTop { origin.y = area.minY }
      if item.isBottom { origin.y = area.maxY - size.height }
      if [.leading, .topLeading, .bottomLeading].contains(item.alignment) { origin.x = area.minX }
      if [.trailing, .topTrailing, .bottomTrailing].contains(item.alignment) { origin.x = area.maxX - size.width }
      let frame = CGRect(
        x: pixel(origin.x + item.offset.x), y: pixel(origin.y + item.offset.y),
        width: size.width, height: size.height)
      return SolvedSection.Supplement(
        kind: item.elementKind, item: 0, frame: frame, zIndex: item.zIndex + (item.pinToVisibleBounds ? 20 : 0),
        estimated: item.layoutSize.estimated, pin: item.pinToVisibleBounds ? end(item) : nil)
    }
  }

  var hasEstimatedEdges: Bool { edges.contains { $0.estimated.width || $0.estimated.height } }

  /// Returns the visible rect without the pinned headers and footers of the whole layout.
  func boundsBetweenEdges(of collection: UICollectionView) -> CGRect {
    var bounds = collection.bounds.inset(by: collection.coveredInset)
    for index in edges.indices {
      guard let pin = edges[index].pin else { continue }
      let frame = attributes(edge: index).frame
      let (low, high) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
      let cut =
        pin == .start
        ? max((isVertical ? frame.maxY : frame.maxX) - low, 0) : max(high - (isVertical ? frame.minY : frame.minX), 0)
      if isVertical {
        bounds.size.height -= cut
        if pin == .start { bounds.origin.y += cut }
      } else {
        bounds.size.width -= cut
        if pin == .start { bounds.origin.x += cut }
      }
    }
    return bounds
  }

  func attributes(edge index: Int) -> UICollectionViewLayoutAttributes {
    let view = edges[index]
    let result = newAttributes(forSupplementaryViewOfKind: view.kind, with: IndexPath(indexes: [0]))
    var frame = view.frame
    if let pin = view.pin, let collection = owner {
      let bounds = collection.bounds.inset(by: collection.coveredInset)
      let (low, high) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
      let (own, size) = (isVertical ? frame.minY : frame.minX, length(frame.size))
      let preference = pin == .start ? max(own, low) : min(own, high - size)
      let place = max(min(preference, length - size), 0)
      if isVertical { frame.origin.y = place } else { frame.origin.x = place }
    }
    result.frame = frame
    result.zIndex = view.zIndex
    (result.isWidthEstimated, result.isHeightEstimated) = (view.estimated.width, view.estimated.height)
    return result
  }
}
