import UIKit

// Pieces of Docs/Presentation.md, as it shows them.

final class Notes: UIViewController, UIAdaptivePresentationControllerDelegate {
  var draft = ""
  var button = UIButton()

  func asks() {
    let alert = UIAlertController(title: "Delete the note?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("gone") })
    present(alert, animated: true)
  }

  func shows(_ editor: UIViewController) {
    editor.sheetPresentationController?.detents = [.medium(), .large()]
    editor.sheetPresentationController?.prefersGrabberVisible = true
    editor.presentationController?.delegate = self
    present(editor, animated: true)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    draft.isEmpty
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    print("save or discard?")
  }

  func points(_ help: UIViewController) {
    help.modalPresentationStyle = .popover
    help.preferredContentSize = CGSize(width: 240, height: 120)
    help.popoverPresentationController?.sourceView = button
    present(help, animated: true)
  }
}

final class Shelf: UIPresentationController {
  let dim = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let all = containerView?.bounds ?? .zero
    return all.inset(by: UIEdgeInsets(top: 0, left: all.width - 280, bottom: 0, right: 0))
  }

  override func presentationTransitionWillBegin() {
    dim.frame = containerView?.bounds ?? .zero
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView?.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 0.3 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 0 }
  }
}
