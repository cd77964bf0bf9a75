// swift-format-ignore-file
import UIKit

#if FoundationGeometry
public enum OldPullState {
    case stopped
    case dragging(distance: CGFloat)
    case loading

    func isAny(_ values: [String]) -> Bool {
        return values.contains(where: { self.name == $0 })
    }

    var name: String {
        switch self {
        case .stopped: return "stopped"
        case .dragging(let distance) where distance > 0: return "dragging"
        case .dragging: return "waiting"
        case .loading: return "loading"
        }
    }
}

public class OldPullView: UIView {
    private var displayLink: CADisplayLink!
    private let shape = CAShapeLayer()
    public var action: (() -> Void)?
    public var duration: TimeInterval = 0.5
    private(set) var frames = 0
    public private(set) var state: OldPullState = .stopped {
        didSet { displayLink.isPaused = state.isAny(["stopped"]) }
    }

    public init(action: @escaping () -> Void) {
        self.action = action
        super.init(frame: CGRect.zero)
        displayLink = CADisplayLink(target: self, selector: Selector(OldPullView.displayLinkTick))
        displayLink.add(to: RunLoop.main, forMode: RunLoop.Mode.common)
        displayLink.isPaused = true
        shape.actions = ["path": NSNull()]
        layer.addSublayer(shape)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func displayLinkTick() {
        frames += 1
        shape.path = currentPath()
    }

    public func drag(_ distance: CGFloat) {
        state = .dragging(distance: distance)
    }

    public func load() {
        state = OldPullState.loading
        let time = DispatchTime.now() + duration
        DispatchQueue.main.asyncAfter(deadline: time) { [weak self] () -> Void in
            if let pull = self, let action = pull.action, pull.duration > 0 {
                action()
                pull.state = .stopped
            }
        }
    }

    public func loadInBackground() {
        DispatchQueue.global(qos: .background).async(execute: {
            DispatchQueue.main.async(execute: {
                self.load()
            })
        })
    }

    func currentPath() -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: bounds.width, y: 0), control: CGPoint(x: bounds.width / 2, y: bounds.height))
        path.closeSubpath()
        return path
    }

    func animate(_ change: (_ count: Int) -> Void) {
        change(frames)
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn, animations: {
            self.shape.isHidden = false
        }, completion: nil)
    }
}
#endif
