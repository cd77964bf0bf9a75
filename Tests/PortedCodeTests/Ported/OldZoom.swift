// swift-format-ignore-file
import UIKit

#if FoundationGeometry
class OldZoomView: UIScrollView, UIScrollViewDelegate {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private(set) var zooms = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picture)
        contentSize = picture.frame.size
        delegate = self
        maximumZoomScale = 4
        showsHorizontalScrollIndicator = false
        decelerationRate = UIScrollView.DecelerationRate.fast
        picture.isUserInteractionEnabled = true
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }

    func zoomIn(_ touchPoint: CGPoint) {
        let size = bounds.size
        zoom(to: CGRect(x: touchPoint.x - 10, y: touchPoint.y - 10, width: size.width / 2, height: size.height / 2), animated: false)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return picture
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        zooms += 1
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        isScrollEnabled = scale > 1
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view == self ? nil : view
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if isTracking || isDragging { return true }
        return super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first, touch.tapCount == 2 {
            zoomIn(touch.location(in: self))
        }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil { self.superview?.setNeedsDisplay() }
    }
}

class OldZoomController: UINavigationController, UIGestureRecognizerDelegate {
    let pan = UIPanGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        pan.delegate = self
        pan.addTarget(self, action: Selector(OldZoomController.panned(_:)))
        view.addGestureRecognizer(pan)
    }

    func panned(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case UIGestureRecognizer.State.began: view.alpha = 0.9
        case .ended, .cancelled: view.alpha = 1
        default: break
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return touch.view?.isDescendant(of: view) ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return viewControllers.count > 1
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        pan.isEnabled = false
        return super.popViewController(animated: animated)
    }
}
#endif
