import TouchDrawing
import TouchGeometry

/// The directions in which a popover's arrow may point.
/// https://developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw bits, one per direction.
  public let rawValue: UInt
  /// Creates a set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction yet: the popover has no position.
  public static let unknown: UIPopoverArrowDirection = []
}

/// The source of a popover: a view or a bar item.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the frame in the coordinates of a view; nil while the source is not visible.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the bounds in the coordinates of another view; nil if the two views share no window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

/// A delegate of a popover; it adds no methods to those of other presentations.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// A presentation controller that shows a popover with an arrow next to its source (semantics 30.18).
///
/// A touch outside dismisses it and is not delivered to the views there. On a desktop it never becomes a sheet.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private lazy var balloon = PopoverView(self)

  /// The view that the popover points to; nil by default.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of `sourceView` that the popover points to, in that view's coordinates; null, the default, for all of it.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The item that the popover points to, instead of `sourceView`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { containerView?.setNeedsLayout() } }
  /// The permitted directions of the arrow; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; `unknown` until the popover has a position.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The views that receive touches while the popover is visible; nil by default.
  open var passthroughViews: [UIView]?
  /// The background color of the content and the arrow; nil, the default, for the system background.
  open var backgroundColor: UIColor? { didSet { balloon.setNeedsLayout() } }

  /// Stops the app if the popover has no source.
  func requireAnchor() {
    precondition(
      !needsAnchor || sourceView != nil || sourceItem != nil,
      "UIPopoverPresentationController (\(type(of: presentedViewController))) should have a non-nil sourceView or "
        + "sourceItem set before the presentation occurs")
  }

  /// The popover view around the presented controller's view.
  open override var presentedView: UIView? { balloon }

  /// The frame of the popover, including its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let preference = presentedViewController.preferredContentSize
    let size = preference.width > 0 && preference.height > 0 ? preference : PresentationTuning.popover
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

  /// Prepares the touches and keys that dismiss it.
  open override func presentationTransitionWillBegin() {
    takesKey = { [weak self] key in self?.endsBy(key) ?? false }
    guard let containerView, containerView.gestureRecognizers?.isEmpty ?? true else { return }
    let tap = UITapGestureRecognizer()
    tap.mark(as: .dismissingTap)
    tap.delegate = balloon
    tap.addAction(
      UIAction { [weak self] _ in
        if self?.presentation?.phase == .presented { self?.attemptToDismiss() }
      })
    containerView.addGestureRecognizer(tap)
  }

  /// Updates the frame of the popover.
  open override func containerViewWillLayoutSubviews() { balloon.frame = frameOfPresentedViewInContainerView }

  /// Adapts the popover to the new preferred size of its content.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    guard let containerView, containerView.window != nil else { return }
    containerView.setNeedsLayout()
  }

  override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ownAnimator?(isPresenting) ?? StandardAnimator(.crossDissolve, isPresenting: isPresenting)
  }

  /// Whether presenting without a source stops the app.
  package var needsAnchor = true

  override func claims(_ point: CGPoint) -> Bool {
    guard let containerView, let passthroughViews, !balloon.frame.contains(point) else { return true }
    return !passthroughViews.contains { view in
      guard let window = view.window, window === containerView.window else { return false }
      return view.point(inside: containerView.convert(point, to: view), with: nil)
    }
  }
}

/// The position of a popover and of its arrow.
struct PopoverPlace: Equatable {
  /// The whole frame, including the arrow.
  var frame: CGRect
  /// The frame of the content in the popover.
  var content: CGRect
  var direction: UIPopoverArrowDirection
  /// The tip of the arrow.
  var tip: CGPoint

  init(_ size: CGSize, at anchor: CGRect, in bounds: CGRect, _ permitted: UIPopoverArrowDirection) {
    let (margin, arrow) = (PresentationTuning.popoverMargin, PresentationTuning.arrow)
    let room = bounds.shrunk(dx: margin, dy: margin)
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

  /// Aligns the edges with whole pixels, so that no part of the content is cut off; the content does not shrink.
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
