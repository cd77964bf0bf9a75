import TouchGeometry
import TouchKit
import TouchWidgets

// The delegate methods of lists about the focus (semantics 26.43, 27.33).

/// A change of the focus to, from or between the positions of a list.
@MainActor struct FocusMove {
  /// The positions that lose and receive the focus; nil for none in the list.
  var (from, to): (ListPlace?, ListPlace?)
  /// The cells at these positions, or the other views that lose and receive the focus.
  var (former, next): (UIView?, UIView?)
  var heading: UIFocusHeading
}

/// A list in which the keyboard cursor moves between positions.
@MainActor protocol PlaceFocus: UIScrollView, FocusKeeping {
  /// The position of the keyboard cursor.
  var cursor: ListPlace? { get set }
  /// The position that was last reported to the delegate as focused.
  var reportedFocus: ListPlace? { get set }
  var remembersLastFocusedIndexPath: Bool { get }
  var generation: Int { get }

  func cellView(at place: ListPlace) -> UIView?
  func containsPlace(_ place: ListPlace) -> Bool
  func canFocus(_ place: ListPlace) -> Bool
  /// Handles a key; returns whether the list used it.
  func handle(_ key: UIKey, isRepeat: Bool) -> Bool
  /// Returns the position that is focused first; asks the delegate.
  func placeForFocus() -> ListPlace?
  /// Asks the delegate whether it allows a change.
  func allows(_ move: FocusMove) -> Bool
  /// Notifies the delegate of a change.
  func notifyDelegate(of move: FocusMove, _ coordinator: UIFocusAnimationCoordinator)
}

extension PlaceFocus {
  /// Handles key presses while the list has the keyboard; returns whether it used them.
  func handleKeys(_ presses: Set<UIPress>, isRepeat: Bool = false) -> Bool {
    let former = cursor
    guard isFirstResponder || isFocused, presses.count == 1, let press = presses.first, !press.isForText,
      let key = press.effectiveKey, handle(key, isRepeat: isRepeat)
    else { return false }
    press.isUsedByKit = true
    // An arrow button that moves no cursor moves the focus (49.5).
    return cursor != former || press.buttonHeading == nil
  }

  /// Returns whether the focus may enter or leave the list; if so, the cursor is at the position that it enters.
  package func allowsFocusMove(from former: UIView?, to next: UIView?, _ heading: UIFocusHeading) -> Bool {
    if former?.isDescendant(of: self) == true, next !== self {
      guard let reported = reportedFocus, !isInCursorCell(next) else { return true }
      return allows(
        FocusMove(from: reported, to: nil, former: cellView(at: reported) ?? self, next: next, heading: heading))
    }
    guard next === self, let place = placeToFocus(), place != reportedFocus else { return true }
    let expected = generation
    let move = FocusMove(from: nil, to: place, former: former, next: cellView(at: place) ?? self, heading: heading)
    guard allows(move), generation == expected, containsPlace(place) else { return false }
    cursor = place
    return true
  }

  /// Whether a view is in the cell with the keyboard cursor, whose position stays focused while the view is.
  func isInCursorCell(_ view: UIView?) -> Bool {
    guard let cell = cursor.flatMap({ cellView(at: $0) }) else { return false }
    return view?.isDescendant(of: cell) ?? false
  }

  /// Returns the position of the cursor, otherwise the position that is focused first.
  func placeToFocus() -> ListPlace? {
    if let cursor, containsPlace(cursor) { return cursor }
    return placeForFocus()
  }

  /// Returns whether the cursor may move to a position; if the list is reloaded during the call, the cursor stays.
  func allowsKeyboardMove(to place: ListPlace, _ heading: UIFocusHeading) -> Bool {
    let reported = isFocused ? reportedFocus : nil
    guard place != reported else { return true }
    let expected = generation
    let former = reported.map { cellView(at: $0) ?? self }
    let move = FocusMove(from: reported, to: place, former: former, next: cellView(at: place) ?? self, heading: heading)
    return allows(move) && generation == expected && containsPlace(place)
  }

  /// Notifies the cells and the delegate after a key press moved the cursor; focuses the list if it was not focused.
  func showFocus(at place: ListPlace, _ heading: UIFocusHeading) {
    if !isFocused {
      // Only this move knows the heading, so the change is reported after the list has become focused.
      reportedFocus = place
      showFocus()
      reportedFocus = nil
    }
    notifyFocus(heading)
  }

  /// Notifies the cells and the delegate of the current focus, unless it has been reported.
  ///
  /// - Parameters:
  ///   - outer: The change of the focus between another view and the list.
  ///   - coordinator: The animation coordinator of this change; nil to create one.
  func notifyFocus(
    _ heading: UIFocusHeading = [], in outer: UIFocusUpdateContext? = nil,
    with coordinator: UIFocusAnimationCoordinator? = nil
  ) {
    let now = isFocused ? cursor.flatMap { containsPlace($0) ? $0 : nil } : nil
    guard now != reportedFocus else { return }
    let former = reportedFocus
    reportedFocus = now
    let (left, entered) = (former.flatMap { cellView(at: $0) }, now.flatMap { cellView(at: $0) })
    let move = FocusMove(
      from: former, to: now,
      former: former == nil ? outer?.previouslyFocusedView : left ?? self,
      next: now == nil ? outer?.nextFocusedView : entered ?? self, heading: heading)
    let own = coordinator ?? UIFocusAnimationCoordinator()
    notifyDelegate(of: move, own)
    if coordinator == nil { own.run() }
  }
}

/// The context of a focus update in a table.
/// https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext
@preconcurrency @MainActor public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that loses the focus; nil if no row of the table had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that receives the focus; nil if no row of the table receives it.
  public let nextFocusedIndexPath: IndexPath?

  init(_ move: FocusMove) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (move.from?.path, move.to?.path)
    super.init(from: move.former, to: move.next, heading: move.heading)
  }
}

/// The context of a focus update in a collection view.
/// https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext
@preconcurrency @MainActor public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; nil if no item of the collection view had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that receives the focus; nil if no item of the collection view receives it.
  public let nextFocusedIndexPath: IndexPath?

  init(_ move: FocusMove) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (move.from?.path, move.to?.path)
    super.init(from: move.former, to: move.next, heading: move.heading)
  }
}

extension UITableView: PlaceFocus {
  final func cellView(at place: ListPlace) -> UIView? { cell(at: place) }
  final func containsPlace(_ place: ListPlace) -> Bool { geometry.contains(place) }
  final func canFocus(_ place: ListPlace) -> Bool {
    tableDelegate?.tableView(self, canFocusRowAt: place.path) ?? true
  }

  final func placeForFocus() -> ListPlace? {
    loadIfNeeded()
    if let path = tableDelegate?.indexPathForPreferredFocusedView(in: self), let place = ListPlace(path),
      containsPlace(place),
      canFocus(place)
    {
      return place
    }
    return selection.sorted().first(where: canFocus) ?? firstFocusInSight
  }

  final func allows(_ move: FocusMove) -> Bool {
    tableDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(move)) ?? true
  }

  final func notifyDelegate(of move: FocusMove, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UITableViewFocusUpdateContext(move)
    for case let cell as UITableViewCell in [move.former, move.next] where cell.isDescendant(of: self) {
      cell.didUpdateFocus(in: context, with: coordinator)
    }
    tableDelegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }
}

extension UICollectionView: PlaceFocus {
  final func cellView(at place: ListPlace) -> UIView? { cell(at: place) }
  final func containsPlace(_ place: ListPlace) -> Bool { contains(place) }
  final func canFocus(_ place: ListPlace) -> Bool {
    itemDelegate?.collectionView(self, canFocusItemAt: place.path) ?? true
  }

  final func placeForFocus() -> ListPlace? {
    if let path = itemDelegate?.indexPathForPreferredFocusedView(in: self), let place = ListPlace(path),
      containsPlace(place),
      canFocus(place)
    {
      return place
    }
    return selection.sorted().first(where: canFocus) ?? firstFocusInSight
  }

  /// The first visible item that can be focused.
  final var firstFocusInSight: ListPlace? {
    shown.map(\.place).sorted().first { $0 != offscreenEdited && canFocus($0) }
  }

  final func allows(_ move: FocusMove) -> Bool {
    itemDelegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(move)) ?? true
  }

  final func notifyDelegate(of move: FocusMove, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UICollectionViewFocusUpdateContext(move)
    for case let cell as UICollectionViewCell in [move.former, move.next] where cell.isDescendant(of: self) {
      cell.didUpdateFocus(in: context, with: coordinator)
    }
    itemDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
  }
}
