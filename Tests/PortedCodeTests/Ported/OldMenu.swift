// swift-format-ignore-file
import UIKit

#if FoundationGeometry
class OldMenuTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    let duration: TimeInterval = 0.4
    var presenting = false
    private var snapshot: UIView? {
        didSet {
            if let view = snapshot {
                let tap = UITapGestureRecognizer(target: self, action: Selector(OldMenuTransition.dismissMenu(_:)))
                view.addGestureRecognizer(tap)
            }
        }
    }
    weak var controller: UIViewController?

    func dismissMenu(_ recognizer: UITapGestureRecognizer) {
        controller?.dismiss(animated: true, completion: nil)
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.view(forKey: UITransitionContextViewKey.from),
            let to = transitionContext.view(forKey: UITransitionContextViewKey.to) else { return }
        let moveUp = CGAffineTransform(translationX: 0, y: -50)
        if presenting {
            to.transform = moveUp
            snapshot = from.snapshotView(afterScreenUpdates: true)
            container.addSubview(to)
            container.addSubview(snapshot!)
        }
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0.3, options: .curveEaseInOut, animations: {
            if self.presenting {
                to.transform = CGAffineTransform.identity
            } else {
                from.transform = moveUp
            }
        }, completion: { finished in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            if !self.presenting {
                self.snapshot?.removeFromSuperview()
            }
        })
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        presenting = false
        return self
    }

    func animationController(forPresented presented: UIViewController, presenting presenting: UIViewController, source source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.presenting = true
        controller = presented
        return self
    }
}

class OldMenuController: UIViewController {
    let transition = OldMenuTransition()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: self, action: Selector(OldMenuController.openMenu))
        NotificationCenter.default.addObserver(self, selector: Selector(OldMenuController.becameActive(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    func openMenu() {
        let menu = UIViewController()
        menu.transitioningDelegate = transition
        menu.modalPresentationStyle = UIModalPresentationStyle.custom
        present(menu, animated: true, completion: nil)
    }

    func becameActive(_ notification: Notification) {
        if let parent = parent, parent.isViewLoaded {
            parent.view.setNeedsLayout()
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
}
#endif
