import TouchGeometry
import TouchKit

/// One change of a batch, as a layout is told of it.
/// https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor open class UICollectionViewUpdateItem: UIObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It is asked for anew.
    case reload
    /// It goes to another place.
    case move
    /// Nothing.
    case none
  }

  /// Its path before the batch; nil for what comes.
  ///
  /// The item of a whole section is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Its path after the batch; nil for what goes.
  ///
  /// The item of a whole section is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to it.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension ListUpdate {
  /// The changes as a layout is told of them (27.13): what goes, what is reloaded and what comes, by its place, then what
  /// moves, as it was told; sections before items.
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
