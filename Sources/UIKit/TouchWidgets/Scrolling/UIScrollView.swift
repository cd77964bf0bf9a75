import TouchGeometry
@_spi(TouchKit) import TouchKit

/// A view that scrolls content larger than itself by fingers, the wheel or keys.
///
/// The content consists of the subviews. The origin of the bounds, `contentOffset`, is the current offset. A scroll
/// view decides about touches in its content: it withholds them for a moment to find out whether they become a drag,
/// and cancels them if they do (semantics §9).
/// https://developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The rate of deceleration after a drag: the fraction of the velocity that remains after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains, from 0 to 1.
    public var rawValue: CGFloat
    /// Creates a rate with the given fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate: 0.998.
    public static let normal = DecelerationRate(rawValue: ScrollTuning.normalRate)
    /// A rate that stops sooner: 0.99.
    public static let fast = DecelerationRate(rawValue: ScrollTuning.fastRate)
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, visible on all light backgrounds.
    case `default` = 0
    /// Black, for light backgrounds.
    case black = 1
    /// White, for dark backgrounds.
    case white = 2
  }

  // State shared with the extensions.
  final var pan: UIScrollViewPanGestureRecognizer!
  final var pinch: UIScrollViewPinchGestureRecognizer!
  final var drag: ScrollDrag?
  /// The time of the lift that ends a drag transferred from another scroll view; nil except while it ends.
  final var liftOfLeader: TimeInterval?
  /// The time at which the finger that dragged the content was lifted.
  final var liftTime: TimeInterval? { liftOfLeader ?? pan.liftTime }
  final var motion: ScrollMotion?
  /// Whether a finger has stopped content that was decelerating, and has neither dragged it nor been lifted.
  final var isCaught = false
  final var zoom: ScrollZoom?
  final var pacer: FramePacer?
  final var indicators = ScrollIndicators()
  /// The height by which a bar above covers less than `adjustedContentInset` indicates because it has shrunk, in
  /// points.
  package final var uncovered: CGFloat = 0 { didSet { if uncovered != oldValue { setNeedsLayout() } } }
  /// Whether the current change of the offset is made by a drag or movement.
  final var isMovingItself = false
  /// Whether the mouse's touches reach the content without delay, because a mouse does not drag lists (semantics
  /// 26.20).
  package final var admitsMouseAtOnce = false
  /// The watchers that are notified after the offset or the size of the content has changed.
  final var offsetWatchers: [OffsetWatcher] = []
  /// An observer of movements that is notified before the delegate; page views use it, independent of the delegate.
  package final weak var follower: (any UIScrollViewDelegate)?
  /// Returns the final offset of a drag after the delegate, so a collapsing bar is fully shown or fully hidden.
  package final var restingPlace: ((CGPoint) -> CGPoint)?
  /// The observations of properties.
  final var observations = ObservationList()
  /// Whether a zoom is changing the size of the content.
  final var isScaling = false
  /// The serial number of the animation that finished last.
  package final var finishedAnimation: Int?
  /// The last content size that constraints determined, for a scale of 1; nil if there was none.
  final var constrainedContent: CGSize?

  /// Creates a scroll view with a frame in the coordinate space of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    ensuredRare.contentGate = self
    makeRecognizers()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  @_spi(TouchKit) open override var kitContentSized: (any ContentSizedView)? { self }

  /// The delegate, which is notified of scrolling and zooming.
  ///
  /// Held weakly.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UIScrollViewDelegate).self) }
  }

  // MARK: Content

  /// The point of the content, in points, at the top left corner of the view.
  ///
  /// It is the origin of the bounds. Setting it moves the content immediately, to any offset. A movement after a drag
  /// or by the wheel continues from there; an animation started by the app ends.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  /// The rectangle in the view's own coordinate space; its origin is the content offset.
  ///
  /// A change of the origin schedules layout.
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

  /// The size of the content, in points; zero by default, which disables scrolling.
  ///
  /// If the content becomes so small that the offset is beyond its end, it is scrolled back, unless a finger or a
  /// movement controls it.
  ///
  /// Values that are not finite are rejected and reported.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize.isFinite else {
        UsageError.refuse("\(type(of: self)).contentSize", contentSize)
        return contentSize = oldValue
      }
      guard contentSize != oldValue else { return }
      extentDidChange()
      for watcher in offsetWatchers { watcher.notify() }
    }
  }

  /// The space around the content that can be scrolled into view, in points; zero by default.
  ///
  /// Values that are not finite are rejected and reported.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        UsageError.refuse("\(type(of: self)).contentInset", contentInset)
        return contentInset = oldValue
      }
      if contentInset != oldValue { extentDidChange() }
    }
  }

  /// The insets used for scrolling: `contentInset` and the part of the safe area that `contentInsetAdjustmentBehavior`
  /// adds.
  open var adjustedContentInset: UIEdgeInsets { adjustment.insets }
  final var adjustment = InsetAdjustment()

  /// The part of the safe area that is added to `contentInset`; `automatic` by default.
  ///
  /// The safe area of the content's views excludes the added part, because the content can be scrolled out of it.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { extentDidChange() } }
  }

  /// Called after `adjustedContentInset` changes.
  ///
  /// Called once for each change, before the delegate's `scrollViewDidChangeAdjustedContentInset(_:)`. The default
  /// implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Adds the new safe area to the insets according to `contentInsetAdjustmentBehavior`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    extentDidChange()
  }

  /// The control above the content while it is pulled down; nil by default.
  ///
  /// Content that is not higher than the view can be pulled if `alwaysBounceVertical` is true.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.attach(to: nil)
      refreshControl?.attach(to: self)
    }
  }

  /// Lays out the refresh control.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshControl?.follow()
  }

  // MARK: Scrolling

  /// Whether fingers, wheel and keys scroll; true by default.
  ///
  /// False disables the pan, which ends a drag, and passes touches to the content without delay (semantics 9.5).
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled, drag?.leader != nil { finishDrag(velocity: .zero) }
    }
  }

  /// Whether a drag that begins along one axis is locked to it; false by default.
  ///
  /// A drag that begins diagonally, with the smaller axis more than half of the larger, is not locked (semantics 9.7,
  /// 15.22).
  open var isDirectionalLockEnabled = false

  /// Whether the content can be dragged beyond its edges and springs back; true by default (semantics 9.11, 9.12).
  open var bounces = true

  /// Whether horizontal movements at the left or right edge of the content scroll an enclosing scroll view; true by
  /// default (semantics 9.20).
  ///
  /// If false, the content bounces instead.
  open var transfersHorizontalScrollingToParent = true

  /// Whether vertical movements at the upper or lower edge of the content scroll an enclosing scroll view; true by
  /// default (semantics 9.20).
  ///
  /// If false, the content bounces instead.
  open var transfersVerticalScrollingToParent = true

  /// Whether content that is not higher than the view can be dragged and springs back; false by default.
  open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { adjustInsets() } } }

  /// Whether content that is not wider than the view can be dragged and springs back; false by default.
  open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { adjustInsets() } } }

  /// Whether scrolling ends only at multiples of the view's size; false by default (semantics 9.13).
  open var isPagingEnabled = false

  /// The rate of deceleration after a drag; `normal` by default (semantics 9.10).
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger that scrolls, or may begin to scroll, is down in the view or its content (semantics 9.16).
  open var isTracking: Bool { pan.hasActiveTouches || drag?.leader != nil }

  /// Whether a finger drags the content: true from the moment when it has moved far enough until it is lifted.
  open var isDragging: Bool { drag != nil }

  /// Whether the content decelerates after a drag.
  ///
  /// It remains true while the finger that stopped the content is down and has not moved (semantics 9.14).
  open var isDecelerating: Bool { isCaught || motion?.isAfterDrag ?? false }

  /// Moves the content to an offset, in points, and ends the current movement.
  ///
  /// An animation takes `ScrollTuning.animationDuration`, after which the delegate's
  /// `scrollViewDidEndScrollingAnimation(_:)` is called. Without a window the change is immediate. The offset is not
  /// clamped to the edges.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible; does nothing if it is visible.
  ///
  /// `rect` is in the view's coordinate space, which is the content's.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  // MARK: Touches in the content

  /// Whether a touch of the content is withheld for a moment in which it may become a drag; true by default.
  ///
  /// False passes touches to the content immediately. Semantics 9.2 has the duration.
  open var delaysContentTouches = true

  /// Whether a drag may cancel a touch that the content has received; true by default.
  ///
  /// If false, a finger whose touch the content has received does not scroll (semantics 9.3).
  open var canCancelContentTouches = true

  /// Returns whether touches of the content are passed to their view; true by default.
  ///
  /// Called once per touch that began in a view inside: after the delay, when the finger is lifted earlier, or
  /// immediately if there is no delay. If the result is false, the view never receives the touch (semantics 9.2).
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a drag may cancel touches of a view of the content; by default true except for controls.
  ///
  /// Called once per view and drag when the finger has moved far enough, if the view has received the touch and
  /// `canCancelContentTouches` is true. If the result is false, the finger does not scroll (semantics 9.3).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer that drags the content.
  ///
  /// It may be configured and related to others; its delegate is the scroll view (semantics 9.1).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer that zooms; enabled while the minimum and the maximum scale differ.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  // MARK: Zooming

  /// The minimum scale of the delegate's view for zooming; 1 by default.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  /// The maximum scale; 1 by default, which disables zooming.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  /// The scale of the content; setting it calls `setZoomScale(_:animated:)` without animation.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }
  final var scale: CGFloat = 1

  /// Whether fingers can zoom beyond the limits and the content springs back; true by default (semantics 9.15).
  open var bouncesZoom = true

  /// Whether two fingers are zooming.
  open var isZooming: Bool { zoom?.isByFingers ?? false }

  /// Whether the content is springing back into the limits of its scale.
  open var isZoomBouncing: Bool { zoom?.isBouncing ?? false }

  /// Scales the content about the center of the view; the scale is clamped to the limits.
  ///
  /// Without a view for zooming it does nothing.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { program(scale: scale, animated: animated) }

  /// Zooms so that a rectangle fills the view within the limits, and centers it.
  ///
  /// `rect` is in the coordinate space of the view for zooming.
  open func zoom(to rect: CGRect, animated: Bool) { program(rect: rect, animated: animated) }

  // MARK: Indicators

  /// Whether an indicator shows the vertical position while the content moves; true by default.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }

  /// Whether an indicator shows the horizontal position while the content moves; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }

  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { placeIndicators() } }

  /// Whether the indicators also stay within the safe area; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

  /// The insets of the vertical indicator from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

  /// The insets of the horizontal indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

  /// The insets of both indicators; reading returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { showIndicators() }

  /// Does nothing, so that the next responder does not receive touches of the scroll view and its content.
  ///
  /// The other three touch methods do the same. A subclass that forwards touches calls `next` (semantics 9.21).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing (semantics 9.21).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing (semantics 9.21).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing (semantics 9.21).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: The tree

  /// Ends the current movement, and removes the indicators, when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow !== window else { return }
    stopMoving()
    endIndicators()
  }

  /// Scrolls with the arrow keys, Page Up and Down, Home, End and Space; passes other keys to the next responder.
  ///
  /// Called when a responder in the content, or the scroll view itself, is the first responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !scroll(by: presses) { super.pressesBegan(presses, with: event) }
  }

  /// Repeats the key's action while the key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !scroll(by: presses) { super.pressesChanged(presses, with: event) }
  }
}
