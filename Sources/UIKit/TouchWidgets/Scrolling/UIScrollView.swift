import TouchGeometry
@_spi(TouchKit) import TouchKit

/// A view whose content is larger than itself and is moved by fingers, the wheel or keys.
///
/// The content is the subviews; where it is scrolled to is the origin of the bounds, `contentOffset`. A scroll view
/// decides about touches that come down in its content: it keeps them for a moment to see whether they become a drag,
/// and takes them away when they do (semantics §9).
/// https://developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How fast the content slows down after a drag: what remains of its velocity after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the velocity that remains, from 0 to 1.
    public var rawValue: CGFloat
    /// A rate of the given part.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one: 0.998.
    public static let normal = DecelerationRate(rawValue: ScrollTuning.normalRate)
    /// A rate that stops sooner: 0.99.
    public static let fast = DecelerationRate(rawValue: ScrollTuning.fastRate)
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, to be seen on any light background.
    case `default` = 0
    /// Black, for light backgrounds.
    case black = 1
    /// White, for dark backgrounds.
    case white = 2
  }

  // What the extensions share.
  final var pan: UIScrollViewPanGestureRecognizer!
  final var pinch: UIScrollViewPinchGestureRecognizer!
  final var drag: ScrollDrag?
  final var motion: ScrollMotion?
  /// Whether a finger has stopped the content that was moving after a drag, and has neither dragged it nor been lifted.
  final var isCaught = false
  final var zoom: ScrollZoom?
  final var pacer: FramePacer?
  final var indicators = ScrollIndicators()
  /// How much less a bar above covers at present than `adjustedContentInset` says, because it has shrunk; in points.
  package final var uncovered: CGFloat = 0 { didSet { if uncovered != oldValue { setNeedsLayout() } } }
  /// Whether the change of the offset under way is the drag's or the motion's own.
  final var isMovingItself = false
  /// Whether the mouse's touches get to the content without delay: a mouse drags nothing in a list (semantics 26.20).
  package final var admitsMouseAtOnce = false
  /// Are told when the offset or the size of the content has changed: bars beside the content.
  final var offsetWatchers: [OffsetWatcher] = []
  /// Hears that the content moves and comes to rest, right before the delegate does: what turns pages does so whoever the
  /// delegate is.
  package final weak var follower: (any UIScrollViewDelegate)?
  /// Says after the delegate where a drag comes to rest: a bar above that is there or gone, and never half.
  package final var restingPlace: ((CGPoint) -> CGPoint)?
  /// Who observes properties.
  final var observations = ObservationList()
  /// Whether a zoom changes the size of the content now.
  final var isScaling = false
  /// The movement that came to its end last.
  package final var finishedAnimation: Int?
  /// The size of the content that constraints said last, for a scale of 1; nil as long as they have said none.
  final var constrainedContent: CGSize?

  /// A scroll view of the given frame in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    ensuredRare.contentGate = self
    makeRecognizers()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  @_spi(TouchKit) open override var kitContentSized: (any ContentSizedView)? { self }

  /// Is told what happens to the content.
  ///
  /// Held weakly.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { DelegateHearing.check(delegate, (any UIScrollViewDelegate).self) }
  }

  // MARK: Content

  /// Where the content is scrolled to: the place of the content, in points, that lies at the upper left corner.
  ///
  /// It is the origin of the bounds. Setting it moves the content at once, anywhere. A movement after a drag or by the
  /// wheel goes on from there; one that the program asked for is over.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  /// The rectangle in the view's own coordinate space; its origin is the content offset.
  ///
  /// A change of the origin asks for a layout.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let before = super.bounds
      super.bounds = newValue
      let after = super.bounds
      if after.origin != before.origin { offsetDidChange(from: before.origin) }
      if after.size != before.size { extentDidChange() }
    }
  }

  /// The rectangle in the coordinate space of the superview.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let before = super.bounds.size
      super.frame = newValue
      if super.bounds.size != before { extentDidChange() }
    }
  }

  /// How large the content is, in points; zero at first, and then nothing can be scrolled.
  ///
  /// Content that has become so small that the offset is beyond its end is scrolled back, unless a finger or a movement
  /// has it.
  ///
  /// What is not finite is refused and reported.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize.isFinite else {
        BadUse.refuse("\(type(of: self)).contentSize", contentSize)
        return contentSize = oldValue
      }
      guard contentSize != oldValue else { return }
      extentDidChange()
      for watcher in offsetWatchers { watcher.tell() }
    }
  }

  /// Room around the content that can be scrolled to, in points; none at first.
  ///
  /// What is not finite is refused and reported.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        BadUse.refuse("\(type(of: self)).contentInset", contentInset)
        return contentInset = oldValue
      }
      if contentInset != oldValue { extentDidChange() }
    }
  }

  /// The room around the content that counts for scrolling: `contentInset`, and what `contentInsetAdjustmentBehavior`
  /// adds of the safe area.
  open var adjustedContentInset: UIEdgeInsets { adjustment.insets }
  final var adjustment = InsetAdjustment()

  /// What of the safe area is added to `contentInset`; `automatic` at first.
  ///
  /// Views of the content hear nothing of the part that is added: the content can be scrolled out of it.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { extentDidChange() } }
  }

  /// Tells that `adjustedContentInset` is another.
  ///
  /// Called once for each change, before the delegate's `scrollViewDidChangeAdjustedContentInset(_:)`; the default has
  /// nothing to do.
  open func adjustedContentInsetDidChange() {}

  /// Adds the new safe area to the insets as `contentInsetAdjustmentBehavior` says.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    extentDidChange()
  }

  /// What is shown above the content while it is pulled down; nil by default.
  ///
  /// Content that is not higher than the view can be pulled where `alwaysBounceVertical` says so.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.attach(to: nil)
      refreshControl?.attach(to: self)
    }
  }

  /// Places the refresh control.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshControl?.follow()
  }

  // MARK: Scrolling

  /// Whether fingers, wheel and keys scroll; true at first.
  ///
  /// False disables the pan, which ends a drag, and lets touches go to the content without delay (semantics 9.5).
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { pan.isEnabled = isScrollEnabled } }
  }

  /// Whether a drag that begins along one axis stays on it; false at first.
  ///
  /// A drag that begins diagonally, its smaller axis more than half of the larger, is free (semantics 9.7, 15.22).
  open var isDirectionalLockEnabled = false

  /// Whether the content can be dragged beyond its edges and springs back; true at first (semantics 9.11, 9.12).
  open var bounces = true

  /// Whether content that is not higher than the view can be dragged and springs back; false at first.
  open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { adjustInsets() } } }

  /// Whether content that is not wider than the view can be dragged and springs back; false at first.
  open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { adjustInsets() } } }

  /// Whether the content comes to rest at multiples of the view's size only; false at first (semantics 9.13).
  open var isPagingEnabled = false

  /// How fast the content slows down after a drag; `normal` at first (semantics 9.10).
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is down in the view or its content that may scroll, or does (semantics 9.16).
  open var isTracking: Bool { pan.hasActiveTouches }

  /// Whether a finger drags the content: true from the moment at which it has gone far enough until it is lifted.
  open var isDragging: Bool { drag != nil }

  /// Whether the content goes on by itself after a drag; still true while a finger that has stopped it rests
  /// (semantics 9.14).
  open var isDecelerating: Bool { isCaught || motion?.isAfterDrag ?? false }

  /// Moves the content to an offset, in points, and stops what moves it now.
  ///
  /// Animated, it takes a short time (`ScrollTuning.animationDuration`), after which the delegate's
  /// `scrollViewDidEndScrollingAnimation(_:)` is called; without a window it takes no time. The offset is taken as
  /// it is, even beyond the edges.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }

  /// Moves the content as little as necessary to show a rectangle of it; one that is seen moves nothing.
  ///
  /// `rect` is in the view's coordinate space, which is the content's.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  // MARK: Touches in the content

  /// Whether a touch of the content is kept for a moment, in which it may become a drag; true at first.
  ///
  /// False gives touches to the content at once. Semantics 9.2 has the number.
  open var delaysContentTouches = true

  /// Whether a drag may take a touch away from the content that has got it; true at first.
  ///
  /// With false, a finger that the content has does not scroll (semantics 9.3).
  open var canCancelContentTouches = true

  /// Whether touches of the content get to their view; true by default.
  ///
  /// Called once per touch that came down in a view inside: after the delay, or when the finger is lifted before, or at
  /// once if there is no delay. After false the view never hears of the touch (semantics 9.2).
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take touches away from a view of the content: by default from all but controls.
  ///
  /// Called once per view and drag when the finger has gone far enough, if the view has the touch and
  /// `canCancelContentTouches` is true. After false the finger does not scroll until it is lifted (semantics 9.3).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer that drags the content.
  ///
  /// It may be configured and related to others; its delegate is the scroll view (semantics 9.1).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer that zooms; enabled while there is something between the smallest and the largest scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  // MARK: Zooming

  /// The smallest scale of the view that the delegate gives for zooming; 1 at first.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  /// The largest scale; 1 at first, and then there is no zooming.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  /// The scale of the content; setting it is `setZoomScale(_:animated:)` without animation.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }
  final var scale: CGFloat = 1

  /// Whether fingers can zoom beyond the limits, and the content springs back; true at first (semantics 9.15).
  open var bouncesZoom = true

  /// Whether two fingers zoom now.
  open var isZooming: Bool { zoom?.isByFingers ?? false }

  /// Whether the content springs back into the limits of its scale.
  open var isZoomBouncing: Bool { zoom?.isBouncing ?? false }

  /// Scales the content about the middle of the view; a scale beyond the limits becomes the nearest one within.
  ///
  /// Without a view for zooming nothing happens.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { program(scale: scale, animated: animated) }

  /// Zooms so that a rectangle fills the view as far as the limits allow, and moves its middle to the middle.
  ///
  /// `rect` is in the coordinate space of the view for zooming.
  open func zoom(to rect: CGRect, animated: Bool) { program(rect: rect, animated: animated) }

  // MARK: Indicators

  /// Whether a bar shows where the content is scrolled to vertically, while it moves; true at first.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }

  /// Whether a bar shows where the content is scrolled to horizontally, while it moves; true at first.
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }

  /// The color of the bars.
  open var indicatorStyle = IndicatorStyle.default { didSet { placeIndicators() } }

  /// Whether the bars keep away from the safe area's edges, too; true at first.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

  /// How far the vertical bar keeps away from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

  /// How far the horizontal bar keeps away from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

  /// The insets of both bars; reading gives the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the bars for a moment.
  open func flashScrollIndicators() { showIndicators() }

  // MARK: The tree

  /// Ends a movement under way, and takes the bars away, when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow !== window else { return }
    stopMoving()
    endIndicators()
  }

  /// Scrolls with the arrow keys, Page Up and Down, Home and End and Space; passes other keys on.
  ///
  /// Keys come here when a responder of the content, or the scroll view itself, is the first responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !scroll(by: presses) { super.pressesBegan(presses, with: event) }
  }

  /// Goes on while a key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !scroll(by: presses) { super.pressesChanged(presses, with: event) }
  }
}
