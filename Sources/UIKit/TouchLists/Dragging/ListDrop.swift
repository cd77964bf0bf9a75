import TouchGeometry
import TouchKit
import TouchWidgets

/// One drop on a table or collection: where its items land (semantics 54.33).
@MainActor class ListDrop {
  final let session: any UIDropSession
  final let destinationIndexPath: IndexPath?
  private let list: ListDrags
  private var landings: [UIDragItem: Landing] = [:]

  /// The target of a preview, and the changes that the app adds to its animation.
  private struct Landing {
    let target: () -> UIDragPreviewTarget?
    let changes: DeferredDragAnimating
  }

  init(_ session: any UIDropSession, in list: ListDrags, at path: IndexPath?) {
    (self.session, self.list, destinationIndexPath) = (session, list, path)
  }

  final func land(_ item: UIDragItem, at path: IndexPath) -> any UIDragAnimating {
    land(item) { [list] in
      let rect = list.rect(of: path)
      guard let view = list.list, !rect.isEmpty else { return nil }
      return UIDragPreviewTarget(container: view, center: CGPoint(x: rect.midX, y: rect.midY))
    }
  }

  final func land(_ item: UIDragItem, into path: IndexPath, _ rect: CGRect) -> any UIDragAnimating {
    land(item) { [list] in
      guard let cell = list.cell(at: path) else { return nil }
      return UIDragPreviewTarget(
        container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
        transform: CGAffineTransform(scaleX: 0.3, y: 0.3))
    }
  }

  final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem) { target }
  }

  final func land(_ item: UIDragItem, _ target: @escaping () -> UIDragPreviewTarget?) -> any UIDragAnimating {
    let changes = DeferredDragAnimating()
    landings[item] = Landing(target: target, changes: changes)
    return changes
  }

  /// Returns where the preview of an item lands; nil if the app chose nothing.
  final func target(of item: UIDragItem) -> UIDragPreviewTarget? { landings[item]?.target() }

  /// Passes the app's changes to the animation of an item.
  final func willAnimate(_ item: UIDragItem, _ animator: any UIDragAnimating) {
    landings[item]?.changes.pass(to: animator)
  }
}

/// An item of a drop on a table or collection.
@MainActor final class ListDropItem: UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  init(_ item: UIDragItem, _ source: IndexPath?) { (dragItem, sourceIndexPath) = (item, source) }
}

/// Collects changes for an animation that begins later.
@MainActor final class DeferredDragAnimating: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animator: (any UIDragAnimating)?

  func addAnimations(_ body: @escaping () -> Void) {
    if let animator { animator.addAnimations(body) } else { animations.append(body) }
  }
  func addCompletion(_ body: @escaping (UIViewAnimatingPosition) -> Void) {
    if let animator { animator.addCompletion(body) } else { completions.append(body) }
  }

  /// Adds what was collected to the animation, and passes later changes on.
  func pass(to animator: any UIDragAnimating) {
    self.animator = animator
    for body in animations { animator.addAnimations(body) }
    for body in completions { animator.addCompletion(body) }
    (animations, completions) = ([], [])
  }
}
