import TouchFiles
import TouchKit

/// Offers undo and redo in an alert after a shake (semantics 50.8).
package struct UndoAlerts: UndoOffering {
  /// Creates the connection to an application's `undoOffering`.
  package init() {}

  /// Presents an alert over the frontmost controller of the window; returns false without one, and over an alert.
  package func offer(_ manager: UndoManager, over window: UIWindow) -> Bool {
    guard var front = window.rootViewController else { return false }
    while let presented = front.presentedViewController { front = presented }
    guard !(front is UIAlertController) else { return false }
    let alert = UndoAlert(title: nil, message: nil, preferredStyle: .alert)
    if manager.canUndo {
      alert.addAction(UIAlertAction(title: manager.undoMenuItemTitle, style: .default) { _ in manager.undo() })
    }
    if manager.canRedo {
      alert.addAction(UIAlertAction(title: manager.redoMenuItemTitle, style: .default) { _ in manager.redo() })
    }
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.manager = manager
    front.present(alert, animated: true)
    return true
  }
}

/// An alert during which a text field that loses the keyboard to it keeps its history.
private final class UndoAlert: UIAlertController {
  var manager: UndoManager? { didSet { manager?.isOffered = true } }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    manager?.isOffered = false
  }
}
