import TouchGeometry
import TouchKit

/// One change of a batch, as passed to a layout.
/// https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor open class UICollectionViewUpdateItem: UIObject {
  /// The kind of a change to an item or a section.
  public enum Action: Int, Sendable {
    /// The element is inserted.
    case insert
    /// The element is deleted.
    case delete
    /// The element is reloaded.
    case reload
    /// The element moves.
    case move
    /// No change.
    case none
  }

  /// The index path before the batch; nil for an inserted element.
  ///
  /// The item of a whole section is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the batch; nil for a deleted element.
  ///
  /// The item of a whole section is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension ListUpdate {
  /// Returns the changes in the order in which a layout receives them (27.13).
  ///
  /// Deletions, reloads and insertions are sorted by index path. Moves follow in the order in which they were reported.
  /// Sections precede items.
  @MainActor func items(in plan: ListPlan) -> [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    func all(
      _ action: UICollectionViewUpdateItem.Action, _ sections: Set<Int>, _ places: Set<ListPlace>
    ) -> [UICollectionViewUpdateItem] {
      let isNew = action == .insert
      return sections.sorted().map { number in
        let after = isNew ? number : plan.section(number)
        return UICollectionViewUpdateItem(
          action, from: isNew ? nil : section(number), to: action == .delete ? nil : after.map(section))
      }
        + places.sorted().map { place in
          UICollectionViewUpdateItem(
            action, from: isNew ? nil : place.path,
            to: action == .delete ? nil : isNew ? place.path : plan.place(place)?.path)
        }
    }
    let sectionMoves = movedSections.map {
      UICollectionViewUpdateItem(.move, from: section($0.from), to: section($0.to))
    }
    let moves = moved.map { UICollectionViewUpdateItem(.move, from: $0.from.path, to: $0.to.path) }
    return all(.delete, deletedSections, deleted) + all(.reload, reloadedSections, reloaded)
      + all(.insert, insertedSections, inserted) + sectionMoves + moves
  }
}
