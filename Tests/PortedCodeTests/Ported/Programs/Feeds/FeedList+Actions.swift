import UIKit

#if FoundationGeometry
extension FeedListController {
  func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let hide = UIContextualAction(style: .destructive, title: "Hide") { [weak self] _, _, done in
      guard let self = self, let item = self.dataSource.itemIdentifier(for: path) else { return done(false) }
      var snapshot = self.dataSource.snapshot()
      snapshot.deleteItems([item])
      self.dataSource.apply(snapshot)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [hide])
  }
}

extension FeedListController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(FeedTextController(item: item), animated: true)
  }
}
#endif
