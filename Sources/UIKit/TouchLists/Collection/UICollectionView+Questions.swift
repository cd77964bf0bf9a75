import TouchGeometry
import TouchKit
import TouchWidgets

// Queries of visible elements.

extension UICollectionView {
  func item(at point: CGPoint) -> IndexPath? {
    let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    layOutItems()
    return elements(in: near).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }
  /// Returns the visible supplementary views of a kind; performs layout first.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layOutItems()
    return supplements.filter { $0.kind == elementKind && !$0.isDecoration }.sorted { $0.path < $1.path }.map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order; performs layout first.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layOutItems()
    return supplements.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }

  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layOutItems()
    return placed(indexPath)
  }
}
