import TouchGeometry

/// Which way the focus goes. https://developer.apple.com/documentation/uikit/uifocusheading
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit per way; the bits are those of UIKit.
  public let rawValue: UInt
  /// The ways of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up, as the arrow does.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down, as the arrow does.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left, as the arrow does.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right, as the arrow does.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next, as Tab does.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the one before, as Shift and Tab do.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first, as Home does.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last, as End does.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// What a change of the focus is about. https://developer.apple.com/documentation/uikit/uifocusupdatecontext
@preconcurrency @MainActor open class UIFocusUpdateContext {
  /// Which view had the focus; nil if none had.
  public private(set) final weak var previouslyFocusedView: UIView?
  /// Which view has it now; nil if none has.
  public private(set) final weak var nextFocusedView: UIView?
  /// Which way the focus went; empty when it was not moved with a key.
  public final let focusHeading: UIFocusHeading

  package init(from former: UIView?, to next: UIView?, heading: UIFocusHeading) {
    (previouslyFocusedView, nextFocusedView, focusHeading) = (former, next, heading)
  }
}

/// Collects what is to change together with the focus.
/// https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator
@preconcurrency @MainActor public final class UIFocusAnimationCoordinator {
  private var changes: [() -> Void] = []
  private var completions: [() -> Void] = []

  package init() {}

  /// Has changes made when every view has been told, and a completion called when all changes have been made.
  ///
  /// The focus itself moves at once, without an animation.
  public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { changes.append(animations) }
    if let completion { completions.append(completion) }
  }

  package func run() {
    for change in changes { change() }
    for completion in completions { completion() }
  }
}

/// A view that has the focus for one of its parts, as a list for a row, and may keep the focus from coming or going.
@MainActor package protocol FocusKeeping: UIView {
  /// Whether the focus may go from one view to another, one of which is the view itself; asked before it does.
  func letsFocusMove(from former: UIView?, to next: UIView?, _ heading: UIFocusHeading) -> Bool
}

/// Which view of a scene the keyboard works on.
///
/// Tab and Shift-Tab move the focus over the views that can have it, in the order in which one reads. A touch takes it
/// away, so that users without a keyboard see no sign of the focus; the next Tab begins at what
/// was touched. https://developer.apple.com/documentation/uikit/uifocussystem
@preconcurrency @MainActor public final class UIFocusSystem {
  private weak var item: UIView?
  /// Where Tab begins when nothing has the focus.
  private weak var place: UIView?

  init() {}

  /// The focus of the scene that a view is in; nil for a view in no window.
  public static func focusSystem(for view: UIView) -> UIFocusSystem? { view.window?.windowScene?.focusSystem }

  /// The view that has the focus; nil when none has, or when it can have it no more.
  public var focusedItem: UIView? {
    guard let item, item.isReachableByFocus else { return nil }
    return item
  }

  /// Gives a view the focus, if it can have it at present and no list keeps it from there.
  public func requestFocusUpdate(to view: UIView) {
    if view.isReachableByFocus, mayMove(to: view, []) { focus(view, heading: []) }
  }

  /// Gives a view the focus that has asked before whether it may come.
  package func come(to view: UIView) {
    if view.isReachableByFocus { focus(view, heading: []) }
  }

  /// Takes the focus from a view that cannot have it any more, and from all that it contains.
  package func leave(_ view: UIView) {
    if let item, item.isDescendant(of: view) { focus(nil, heading: []) }
    if let place, place.isDescendant(of: view) { self.place = nil }
  }

  /// Something was touched: the focus is not shown any more.
  func touched(_ view: UIView) {
    focus(nil, heading: [])
    place = view
  }

  /// Moves the focus by one view; after the last comes the first.
  ///
  /// False when no view of the window can have it.
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

  /// Moves the focus by one view, and takes it away beyond the last one.
  ///
  /// False then, and when no view of the window can have it: the way leads on to what is not in the window.
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

  /// What comes after or before a view that is not in the order, or the view itself if it is.
  private func neighbor(of place: UIView, in order: [UIView], _ isForward: Bool) -> UIView? {
    if let own = order.first(where: { place.isDescendant(of: $0) }) { return own }
    let corner = place.convert(CGPoint(x: place.bounds.minX, y: place.bounds.minY), to: nil)
    func isAfter(_ view: UIView) -> Bool {
      let other = view.convert(CGPoint(x: view.bounds.minX, y: view.bounds.minY), to: nil)
      return other.y > corner.y || (other.y == corner.y && other.x > corner.x)
    }
    return isForward ? order.first(where: isAfter) : order.last { !isAfter($0) }
  }

  /// Asks a text input that is being edited whether the keyboard may leave it; it ends editing if so (semantics 21.7).
  private func letsGo(to next: UIView?) -> Bool {
    guard let editing = next?.window?.firstResponder as? any TextInputResponder, editing !== next else { return true }
    if next?.canBecomeFirstResponder == true { return next?.becomeFirstResponder() ?? true }
    return editing.resignFirstResponder()
  }

  /// Asks the views between which the focus goes whether it may; what they do meanwhile may keep it, too.
  private func mayMove(to next: UIView?, _ heading: UIFocusHeading) -> Bool {
    let former = focusedItem
    guard former !== next else { return true }
    for case let keeper as any FocusKeeping in [former, next] {
      guard keeper.letsFocusMove(from: former, to: next, heading), focusedItem === former else { return false }
    }
    return next?.isReachableByFocus ?? true
  }

  private func focus(_ next: UIView?, heading: UIFocusHeading) {
    let former = item
    guard former !== next, heading.isEmpty || next == nil || letsGo(to: next) else { return }
    item = next
    if let next { place = next }
    if let next, next.canBecomeFirstResponder {
      next.becomeFirstResponder()
    } else if let former, former.isFirstResponder, !(former is any TextInputResponder) {
      former.resignFirstResponder()
    }
    let context = UIFocusUpdateContext(from: former, to: next, heading: heading)
    var told: [UIView] = []
    for start in [former, next] {
      var view = start
      while let here = view, !told.contains(where: { $0 === here }) {
        told.append(here)
        view = here.superview
      }
    }
    let coordinator = UIFocusAnimationCoordinator()
    for view in told { view.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
  }
}
