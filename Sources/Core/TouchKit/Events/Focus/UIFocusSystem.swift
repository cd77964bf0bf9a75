import TouchGeometry

/// The direction of a focus movement. https://developer.apple.com/documentation/uikit/uifocusheading
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The raw bits, one per direction; the same as in UIKit.
  public let rawValue: UInt
  /// Creates a set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up, with the arrow key.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down, with the arrow key.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Left, with the arrow key.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Right, with the arrow key.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next view, with Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous view, with Shift and Tab.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first view, with Home.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last view, with End.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// The details of a focus change. https://developer.apple.com/documentation/uikit/uifocusupdatecontext
@preconcurrency @MainActor open class UIFocusUpdateContext {
  /// The view that had the focus; nil if none had.
  public private(set) final weak var previouslyFocusedView: UIView?
  /// The view that has the focus now; nil if none has.
  public private(set) final weak var nextFocusedView: UIView?
  /// The direction of the movement; empty if the focus was not moved with a key.
  public final let focusHeading: UIFocusHeading

  package init(from former: UIView?, to next: UIView?, heading: UIFocusHeading) {
    (previouslyFocusedView, nextFocusedView, focusHeading) = (former, next, heading)
  }
}

/// Coordinates animations that accompany a focus change.
/// https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator
@preconcurrency @MainActor public final class UIFocusAnimationCoordinator {
  private var changes: [() -> Void] = []
  private var completions: [() -> Void] = []

  package init() {}

  /// Runs changes after every view was notified, and the completion after all changes.
  ///
  /// The focus itself moves immediately, without animation.
  public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { changes.append(animations) }
    if let completion { completions.append(completion) }
  }

  package func run() {
    for change in changes { change() }
    for completion in completions { completion() }
  }
}

/// A view that is focused on behalf of one of its parts, such as a list for a row, and may prevent focus changes.
@MainActor package protocol FocusKeeping: UIView {
  /// Returns whether the focus may move between two views; the first one is this view or in it, or the second one is
  /// this view. Called before the change.
  func allowsFocusMove(from former: UIView?, to next: UIView?, _ heading: UIFocusHeading) -> Bool
}

/// The focus system of a scene: it manages which view receives keyboard input.
///
/// Tab and Shift-Tab move the focus in reading order over the focusable views. A touch removes it, so that users
/// without a keyboard see no focus indicator; the next Tab starts at the touched view.
/// https://developer.apple.com/documentation/uikit/uifocussystem
@preconcurrency @MainActor public final class UIFocusSystem {
  private weak var item: UIView?
  /// The view where Tab starts while no view has the focus.
  private weak var place: UIView?

  init() {}

  /// Returns the focus system of the scene that contains a view; nil for a view in no window.
  public static func focusSystem(for view: UIView) -> UIFocusSystem? { view.window?.windowScene?.focusSystem }

  /// The focused view; nil without one, or if it is no longer focusable.
  public var focusedItem: UIView? {
    guard let item, item.isReachableByFocus else { return nil }
    return item
  }

  /// Returns the nearest view that is visible around a focused view, if that was scrolled out of sight and still could
  /// have the focus; otherwise nil.
  func surroundingsOfUnseenItem(in window: UIWindow) -> UIView? {
    guard let item, item.canBecomeFocused, item.window === window, item.visibleRect(in: window).isEmpty else {
      return nil
    }
    var found: UIView?
    var view: UIView? = item
    while let here = view, here !== window {
      if here.isRefusedUnasked { return nil }
      if let around = here.superview, around.isCovered(here) { return nil }
      if found == nil, !here.visibleRect(in: window).isEmpty { found = here }
      view = here.superview
    }
    return found
  }

  /// Focuses a view, if it is currently focusable and no list prevents it.
  public func requestFocusUpdate(to view: UIView) {
    if view.isReachableByFocus, mayMove(to: view, []) { focus(view, heading: []) }
  }

  /// Focuses a view, after the caller has checked that the focus may move.
  package func moveFocus(to view: UIView) {
    if view.isReachableByFocus { focus(view, heading: []) }
  }

  /// Removes the focus from a view that is no longer focusable, and from its descendants.
  package func leave(_ view: UIView) {
    if let item, item.isDescendant(of: view) { focus(nil, heading: []) }
    if let place, place.isDescendant(of: view) { self.place = nil }
  }

  /// Removes the focus after a touch.
  func touched(_ view: UIView) {
    focus(nil, heading: [])
    place = view
  }

  /// Moves the focus by one view; the first follows the last.
  ///
  /// Returns false if no view of the window is focusable.
  func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let order = window.focusOrder
    guard !order.isEmpty else { return false }
    let isForward = heading == .next
    var next = isForward ? order[0] : order[order.count - 1]
    let editing = window.firstResponder as? any TextInputResponder
    if let present = focusedItem ?? (editing as? UIView), let index = order.firstIndex(where: { $0 === present }) {
      next = order[(index + (isForward ? 1 : order.count - 1)) % order.count]
    } else if let place, place.window === window {
      next = neighbor(of: place, in: order, isForward) ?? next
    }
    if mayMove(to: next, heading) { focus(next, heading: heading) }
    return true
  }

  /// Moves the focus to the nearest view in a direction; without a focused view, to the first one (semantics 49.5).
  func moveNearest(_ heading: UIFocusHeading, in window: UIWindow) {
    let order = window.focusOrder
    let editing = window.firstResponder as? any TextInputResponder
    let present = focusedItem ?? (editing as? UIView)
    let next: UIView?
    if let present, present.window === window {
      next = window.nearestFocusable(heading, from: present, in: order)
    } else {
      next = order.first
    }
    if let next, mayMove(to: next, heading) { focus(next, heading: heading) }
  }

  /// Moves the focus by one view, and removes it after the last one.
  ///
  /// Returns false in that case, and if no view of the window is focusable: the host continues outside the window.
  package func moveWithin(_ window: UIWindow, _ heading: UIFocusHeading) -> Bool {
    let order = window.focusOrder
    guard let present = focusedItem, let index = order.firstIndex(where: { $0 === present }) else {
      return move(heading, in: window)
    }
    let next = index + (heading == .next ? 1 : -1)
    guard mayMove(to: order.indices.contains(next) ? order[next] : nil, heading) else { return true }
    guard order.indices.contains(next) else {
      focus(nil, heading: heading)
      place = nil
      return false
    }
    focus(order[next], heading: heading)
    return true
  }

  /// Returns the view after or before a view that is not in the order, or the view itself if it is.
  private func neighbor(of place: UIView, in order: [UIView], _ isForward: Bool) -> UIView? {
    if let own = order.first(where: { place.isDescendant(of: $0) }) { return own }
    let corner = place.convert(CGPoint(x: place.bounds.minX, y: place.bounds.minY), to: nil)
    func isAfter(_ view: UIView) -> Bool {
      let other = view.convert(CGPoint(x: view.bounds.minX, y: view.bounds.minY), to: nil)
      return other.y > corner.y || (other.y == corner.y && other.x > corner.x)
    }
    return isForward ? order.first(where: isAfter) : order.last { !isAfter($0) }
  }

  /// Asks a text input that is being edited whether it may resign; ends editing if so (semantics 21.7).
  private func resignEditing(for next: UIView?) -> Bool {
    guard let editing = next?.window?.firstResponder as? any TextInputResponder, editing !== next else { return true }
    if next?.canBecomeFirstResponder == true { return next?.becomeFirstResponder() ?? true }
    return editing.resignFirstResponder()
  }

  /// Asks the list that the focus leaves, and the view that it enters, whether it may move; a change of focus during the
  /// calls also prevents it.
  private func mayMove(to next: UIView?, _ heading: UIFocusHeading) -> Bool {
    let former = focusedItem
    guard former !== next else { return true }
    var left = former
    while let view = left, !(view is any FocusKeeping) { left = view.superview }
    for case let keeper as any FocusKeeping in [left === next ? nil : left, next] {
      guard keeper.allowsFocusMove(from: former, to: next, heading), focusedItem === former else { return false }
    }
    return next?.isReachableByFocus ?? true
  }

  private func focus(_ next: UIView?, heading: UIFocusHeading) {
    let former = item
    guard former !== next, heading.isEmpty || next == nil || resignEditing(for: next) else { return }
    item = next
    if let next { place = next }
    if let next, next.canBecomeFirstResponder {
      next.becomeFirstResponder()
    } else if let former, former.isFirstResponder, !(former is any TextInputResponder) {
      former.resignFirstResponder()
    }
    let context = UIFocusUpdateContext(from: former, to: next, heading: heading)
    var chain: [UIView] = []
    for start in [former, next] {
      var view = start
      while let here = view, !chain.contains(where: { $0 === here }) {
        chain.append(here)
        view = here.superview
      }
    }
    let coordinator = UIFocusAnimationCoordinator()
    for view in chain { view.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
  }
}
