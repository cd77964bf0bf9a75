import TouchGeometry
import TouchKit
import TouchWidgets

// What the delegate of a list is asked and told of the focus (semantics 26.43, 27.33).

/// One move of the focus to, from or between the places of a list.
@MainActor struct FocusMove {
  /// The place that had the focus, and the one that has it then; nil for none in the list.
  var (from, to): (ListPlace?, ListPlace?)
  /// The cells there, or what else has had the focus and gets it.
  var (former, next): (UIView?, UIView?)
  var heading: UIFocusHeading
}

/// A list in which the keyboard goes from place to place.
@MainActor protocol PlaceFocus: UIScrollView, FocusKeeping {
  /// Where the keyboard is.
  var cursor: ListPlace? { get set }
  /// The place of which the delegate was told that it has the focus.
  var focusTold: ListPlace? { get set }
  var remembersLastFocusedIndexPath: Bool { get }
  var generation: Int { get }

  func cellView(at place: ListPlace) -> UIView?
  func holds(_ place: ListPlace) -> Bool
  func canFocus(_ place: ListPlace) -> Bool
  /// Where the keyboard comes to that has not been in the list; the delegate is asked.
  func placeForFocus() -> ListPlace?
  /// Asks the delegate.
  func allows(_ move: FocusMove) -> Bool
  /// Tells the delegate.
  func tell(_ move: FocusMove, _ coordinator: UIFocusAnimationCoordinator)
}

extension PlaceFocus {
  /// Whether the focus may come to the list or leave it; the keyboard is then where it would come to.
  package func letsFocusMove(from former: UIView?, to next: UIView?, _ heading: UIFocusHeading) -> Bool {
    if former === self {
      guard let told = focusTold else { return true }
      return allows(
        FocusMove(from: told, to: nil, former: cellView(at: told) ?? self, next: next, heading: heading))
    }
    guard next === self, let place = placeToFocus() else { return true }
    let mine = generation
    let move = FocusMove(from: nil, to: place, former: former, next: cellView(at: place) ?? self, heading: heading)
    guard allows(move), generation == mine, holds(place) else { return false }
    cursor = place
    return true
  }

  /// Where the keyboard is, or else where it comes to.
  func placeToFocus() -> ListPlace? {
    if let cursor, holds(cursor) { return cursor }
    return placeForFocus()
  }

  /// Asks whether the keyboard may go to a place of the list; a list that is loaded anew meanwhile keeps it where it is.
  func letsKeyboardMove(to place: ListPlace, _ heading: UIFocusHeading) -> Bool {
    let told = isFocused ? focusTold : nil
    guard place != told else { return true }
    let mine = generation
    let former = told.map { cellView(at: $0) ?? self }
    let move = FocusMove(from: told, to: place, former: former, next: cellView(at: place) ?? self, heading: heading)
    return allows(move) && generation == mine && holds(place)
  }

  /// Tells the cells and the delegate of a key that has brought the keyboard to a place; the list gets the focus if it
  /// had none, as after a click.
  func showFocus(at place: ListPlace, _ heading: UIFocusHeading) {
    if !isFocused {
      // Which way it went only this move knows, so it is told after the list has the focus.
      focusTold = place
      showFocus()
      focusTold = nil
    }
    tellFocus(heading)
  }

  /// Tells the cells and the delegate where the focus is, if they do not know.
  ///
  /// - Parameters:
  ///   - outer: the move of the focus from another view to the list, or back.
  ///   - coordinator: that of this move; nil for one of its own.
  func tellFocus(
    _ heading: UIFocusHeading = [], in outer: UIFocusUpdateContext? = nil,
    with coordinator: UIFocusAnimationCoordinator? = nil
  ) {
    let now = isFocused ? cursor.flatMap { holds($0) ? $0 : nil } : nil
    guard now != focusTold else { return }
    let former = focusTold
    focusTold = now
    let (left, entered) = (former.flatMap { cellView(at: $0) }, now.flatMap { cellView(at: $0) })
    let move = FocusMove(
      from: former, to: now,
      former: former == nil ? outer?.previouslyFocusedView : left ?? self,
      next: now == nil ? outer?.nextFocusedView : entered ?? self, heading: heading)
    let own = coordinator ?? UIFocusAnimationCoordinator()
    tell(move, own)
    if coordinator == nil { own.run() }
  }
}

/// What a change of the focus in a table is about.
/// https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext
@preconcurrency @MainActor public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; nil if none of the table had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that has it then; nil if none of the table has.
  public let nextFocusedIndexPath: IndexPath?

  init(_ move: FocusMove) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (move.from?.path, move.to?.path)
    super.init(from: move.former, to: move.next, heading: move.heading)
  }
}

/// What a change of the focus in a collection is about.
/// https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext
@preconcurrency @MainActor public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; nil if none of the collection had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that has it then; nil if none of the collection has.
  public let nextFocusedIndexPath: IndexPath?

  init(_ move: FocusMove) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (move.from?.path, move.to?.path)
    super.init(from: move.former, to: move.next, heading: move.heading)
  }
}

extension UITableView: PlaceFocus {
  final func cellView(at place: ListPlace) -> UIView? { cell(at: place) }
  final func holds(_ place: ListPlace) -> Bool { geometry.contains(place) }
  final func canFocus(_ place: ListPlace) -> Bool {
    tableDelegate?.tableView(self, canFocusRowAt: place.path) ?? true
  }

  final func placeForFocus() -> ListPlace? {
    loadIfNeeded()
    if let path = tableDelegate?.indexPathForPreferredFocusedView(in: self), let place = ListPlace(path), holds(place),
      canFocus(place)
    {
      return place
    }
    return selection.sorted().first(where: canFocus) ?? firstFocusInSight
  }

  final func allows(_ move: FocusMove) -> Bool {
    tableDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(move)) ?? true
  }

  final func tell(_ move: FocusMove, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UITableViewFocusUpdateContext(move)
    for case let cell as UITableViewCell in [move.former, move.next] where cell.isDescendant(of: self) {
      cell.didUpdateFocus(in: context, with: coordinator)
    }
    tableDelegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }
}

extension UICollectionView: PlaceFocus {
  final func cellView(at place: ListPlace) -> UIView? { cell(at: place) }
  final func holds(_ place: ListPlace) -> Bool { contains(place) }
  final func canFocus(_ place: ListPlace) -> Bool {
    itemDelegate?.collectionView(self, canFocusItemAt: place.path) ?? true
  }

  final func placeForFocus() -> ListPlace? {
    if let path = itemDelegate?.indexPathForPreferredFocusedView(in: self), let place = ListPlace(path), holds(place),
      canFocus(place)
    {
      return place
    }
    return selection.sorted().first(where: canFocus) ?? firstFocusInSight
  }

  /// The first item in sight that the keyboard can come to.
  final var firstFocusInSight: ListPlace? {
    shown.map(\.place).sorted().first { $0 != unseen && canFocus($0) }
  }

  final func allows(_ move: FocusMove) -> Bool {
    itemDelegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(move)) ?? true
  }

  final func tell(_ move: FocusMove, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UICollectionViewFocusUpdateContext(move)
    for case let cell as UICollectionViewCell in [move.former, move.next] where cell.isDescendant(of: self) {
      cell.didUpdateFocus(in: context, with: coordinator)
    }
    itemDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
  }
}
