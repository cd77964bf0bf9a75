import TouchGeometry
import TouchKit
import TouchWidgets

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over a row chooses it, like a tap; false by default (semantics 54.75).
  public var isSpringLoaded: Bool {
    get { OwnSpring.isOn(self) }
    set {
      OwnSpring.set(newValue, on: self) { [weak self] context in
        guard let self, canSelect, let path = indexPathForRow(at: context.location(in: self)),
          let cell = cellForRow(at: path), ListPlace(path).map({ self.shouldHighlight($0) }) ?? false
        else { return false }
        (context.targetView, context.targetItem) = (cell, path)
        return tableDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
      } _: { [weak self] context in
        guard let self, let place = ListPlace(context.targetItem as? IndexPath) else { return }
        choose(place, [], replaces: false, taps: 1)
      }
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over an item chooses it, like a tap; false by default (semantics 54.75).
  public var isSpringLoaded: Bool {
    get { OwnSpring.isOn(self) }
    set {
      OwnSpring.set(newValue, on: self) { [weak self] context in
        guard let self, allowsSelection || allowsMultipleSelection,
          let path = indexPathForItem(at: context.location(in: self)), let cell = cellForItem(at: path),
          ListPlace(path).map({ self.shouldHighlight($0) }) ?? false
        else { return false }
        (context.targetView, context.targetItem) = (cell, path)
        return itemDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
      } _: { [weak self] context in
        guard let self, let place = ListPlace(context.targetItem as? IndexPath),
          let now = choose(place, [], replaces: false)
        else { return }
        if generation == now, contains(place), selection.count <= 1 { performPrimary(place) }
      }
    }
  }
}
