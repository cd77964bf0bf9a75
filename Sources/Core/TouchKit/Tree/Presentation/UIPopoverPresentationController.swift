import TouchDrawing
import TouchGeometry

/// To which side a popover's arrow points.
/// https://developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Directions of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: it is above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: it is to the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: it is to the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// None yet: the popover was not placed.
  public static let unknown: UIPopoverArrowDirection = []
}

/// Something that a popover can belong to: a view, or an item of a bar.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Where it is in the coordinates of a view; nil while it is not seen.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds in the coordinates of another view; nil if the two are in no common window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

/// Is asked and told about a popover; nothing more than about other presentations.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// Places a popover beside what it belongs to, with an arrow (semantics 30.18).
///
/// A touch outside ends it and reaches nobody else. It never turns into a sheet on a desktop.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private lazy var balloon = PopoverView(self)

  /// What the popover belongs to; nil at first.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of `sourceView` that it belongs to, in that view's coordinates; null, the default, for all of it.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// What the popover belongs to, in place of `sourceView`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { containerView?.setNeedsLayout() } }
  /// The sides that the arrow may point to; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side that it points to; `unknown` until it was placed.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views that can be touched while the popover is there; nil by default.
  open var passthroughViews: [UIView]?
  /// What is seen behind the content and in the arrow; nil, the default, for the system's background.
  open var backgroundColor: UIColor? { didSet { balloon.setNeedsLayout() } }

  /// Stops the program where nobody knows what the popover belongs to.
  func requireAnchor() {
    precondition(
      !needsAnchor || sourceView != nil || sourceItem != nil,
      "UIPopoverPresentationController (\(type(of: presentedViewController))) should have a non-nil sourceView or "
        + "sourceItem set before the presentation occurs")
  }

  /// The view that is placed: a balloon around the presented controller's view.
  open override var presentedView: UIView? { balloon }

  /// Where the balloon stands, its arrow included.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let wish = presentedViewController.preferredContentSize
    let size = wish.width > 0 && wish.height > 0 ? wish : PresentationTuning.popover
    var place = PopoverPlace(size, at: anchor(in: containerView), in: containerView.bounds, permittedArrowDirections)
    place.roundToPixels(containerView.traitCollection.displayScale)
    arrowDirection = place.direction
    balloon.place = place
    return place.frame
  }

  private func anchor(in container: UIView) -> CGRect {
    if let frame = sourceItem?.frame(in: container) { return frame }
    guard let sourceView, sourceView.window === container.window, container.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// Prepares for touches and keys that end it.
  open override func presentationTransitionWillBegin() {
    takesKey = { [weak self] key in self?.endsBy(key) ?? false }
    guard let containerView, containerView.gestureRecognizers?.isEmpty ?? true else { return }
    let tap = UITapGestureRecognizer()
    tap.name = "dismissing tap"
    tap.delegate = balloon
    tap.addAction(UIAction { [weak self] _ in self?.attemptToDismiss() })
    containerView.addGestureRecognizer(tap)
  }

  /// Puts the balloon in its place.
  open override func containerViewWillLayoutSubviews() { balloon.frame = frameOfPresentedViewInContainerView }

  /// Fits the balloon to the content's new wish.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    guard let containerView, containerView.window != nil else { return }
    containerView.setNeedsLayout()
  }

  override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ownAnimator?(isPresenting) ?? StandardAnimator(.crossDissolve, isPresenting: isPresenting)
  }

  /// Whether presenting it stops the program where nobody knows what it belongs to.
  package var needsAnchor = true

  override func claims(_ point: CGPoint) -> Bool {
    guard let containerView, let passthroughViews, !balloon.frame.contains(point) else { return true }
    return !passthroughViews.contains { view in
      guard let window = view.window, window === containerView.window else { return false }
      return view.point(inside: containerView.convert(point, to: view), with: nil)
    }
  }
}

/// Where a popover stands, and where its arrow is.
struct PopoverPlace: Equatable {
  /// All of it, the arrow included.
  var frame: CGRect
  /// The content in it.
  var content: CGRect
  var direction: UIPopoverArrowDirection
  /// The tip of the arrow.
  var tip: CGPoint

  init(_ size: CGSize, at anchor: CGRect, in bounds: CGRect, _ permitted: UIPopoverArrowDirection) {
    let (margin, arrow) = (PresentationTuning.popoverMargin, PresentationTuning.arrow)
    let room = bounds.insetBy(dx: margin, dy: margin)
    func free(_ direction: UIPopoverArrowDirection) -> CGFloat {
      switch direction {
      case .up: room.maxY - anchor.maxY
      case .down: anchor.minY - room.minY
      case .left: room.maxX - anchor.maxX
      default: anchor.minX - room.minX
      }
    }
    func needed(_ direction: UIPopoverArrowDirection) -> CGFloat {
      (direction == .up || direction == .down ? size.height : size.width) + arrow.height
    }
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter {
      permitted.intersection(.any).isEmpty || permitted.contains($0)
    }
    let chosen = sides.first { free($0) >= needed($0) } ?? sides.max { free($0) < free($1) } ?? .up
    let isVertical = chosen == .up || chosen == .down
    let along = max(min(isVertical ? size.height : size.width, free(chosen) - arrow.height), 44)
    let body = CGSize(
      width: isVertical ? min(size.width, max(room.width, 44)) : along,
      height: isVertical ? along : min(size.height, max(room.height, 44)))
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(min(value, high), low) }
    let x = clamp((anchor.midX - body.width / 2).rounded(), room.minX, room.maxX - body.width)
    let y = clamp((anchor.midY - body.height / 2).rounded(), room.minY, room.maxY - body.height)
    let inset = PresentationTuning.radius + arrow.width / 2
    direction = chosen
    switch chosen {
    case .up, .down:
      frame = CGRect(
        x: x, y: chosen == .up ? anchor.maxY : anchor.minY - arrow.height - body.height, width: body.width,
        height: body.height + arrow.height)
      content = CGRect(x: 0, y: chosen == .up ? arrow.height : 0, width: body.width, height: body.height)
      tip = CGPoint(
        x: clamp(anchor.midX - x, inset, body.width - inset), y: chosen == .up ? 0 : body.height + arrow.height)
    default:
      frame = CGRect(
        x: chosen == .left ? anchor.maxX : anchor.minX - arrow.height - body.width, y: y,
        width: body.width + arrow.height, height: body.height)
      content = CGRect(x: chosen == .left ? arrow.height : 0, y: 0, width: body.width, height: body.height)
      tip = CGPoint(
        x: chosen == .left ? 0 : body.width + arrow.height, y: clamp(anchor.midY - y, inset, body.height - inset))
    }
  }

  /// Puts the edges on whole pixels, so that none of the content's is cut; the content does not become smaller.
  mutating func roundToPixels(_ scale: CGFloat) {
    let scale = max(scale, 1)
    func up(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
    let whole = CGSize(width: up(content.width), height: up(content.height))
    let size = CGSize(
      width: up(frame.width - content.width) + whole.width, height: up(frame.height - content.height) + whole.height)
    if direction == .down { tip.y += size.height - frame.height }
    if direction == .right { tip.x += size.width - frame.width }
    content = CGRect(x: up(content.minX), y: up(content.minY), width: whole.width, height: whole.height)
    frame = CGRect(
      x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale, width: size.width,
      height: size.height)
  }
}
