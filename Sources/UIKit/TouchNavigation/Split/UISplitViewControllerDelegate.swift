import TouchGeometry
import TouchKit

/// Is asked and told when columns come and go.
/// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Which column is on top when all become one stack: those after it are left out until they are shown.
  ///
  /// Called once each time; the proposal is the last column, or `compact` where there is such a one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Which columns are seen when the stack becomes columns; called once each time.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The columns have become one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The stack has become columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Other columns are about to be seen; called before the change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// A column is about to be seen.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to be hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  /// The proposal.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The proposal.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Has nothing to do.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Has nothing to do.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Has nothing to do.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Has nothing to do.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Has nothing to do.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}

extension UIViewController {
  /// The nearest split view controller around this controller.
  public var splitViewController: UISplitViewController? { around(UISplitViewController.self) }

  private func around<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var next = parent ?? stackOwner
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.parent ?? controller.stackOwner
    }
    return nil
  }
}
