import TouchDrawing
import TouchGeometry
import TouchKit

/// A row of dots, one for each page, that shows the current page.
///
/// A tap on the trailing half moves to the next page, one on the leading half to the previous page. `valueChanged` and
/// `primaryActionTriggered` follow `endTracking` if that changes `currentPage`. An ancestor's single tap with one
/// finger does not take the touch from it (semantics 5.3.2).
/// https://developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var pages = 0
  private var page = 0

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The number of pages; 0 by default.
  ///
  /// A negative number is treated as 0. `currentPage` is clamped to it.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(newValue, 0)
      page = min(page, max(pages - 1, 0))
      invalidateSize()
      setNeedsDisplay()
    }
  }

  /// The index of the current page, clamped to the existing pages.
  ///
  /// Setting it sends no events.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(pages - 1, 0))
      setNeedsDisplay()
    }
  }

  /// Whether the control is hidden for a single page; false by default.
  open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } } }

  /// The color of the dots; nil, the default, for gray.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      noteAppearance(\UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
      if pageIndicatorTintColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The color of the current page's dot; nil, the default, for that of text.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      noteAppearance(\UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
      if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() }
    }
  }

  // MARK: Tracking

  /// Moves to the next or previous page if the finger was lifted inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    turn(by: (touch.location(in: self).x < bounds.midX) == isMirrored ? 1 : -1, with: event)
  }

  private func turn(by step: Int, with event: UIEvent?) {
    let former = page
    currentPage = page + step
    if page != former { sendValueChanged(with: event) }
  }

  override func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool {
    switch step.mirrored(isMirrored) {
    case .right, .down: turn(by: 1, with: event)
    case .left, .up: turn(by: -1, with: event)
    case .minimum: turn(by: -page, with: event)
    case .maximum: turn(by: max(pages - 1, 0) - page, with: event)
    }
    return true
  }

  override var isPressedByKeys: Bool { false }

  /// Refuses an ancestor's single tap of one finger while the control is enabled (semantics 5.3.2).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    refusesTap(gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// Moves to the next page, and sends `valueChanged`.
  open override func accessibilityIncrement() { turn(by: 1, with: nil) }

  /// Moves to the previous page, and sends `valueChanged`.
  open override func accessibilityDecrement() { turn(by: -1, with: nil) }

  // MARK: Size and drawing

  /// Returns the size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(pageCount, 0)) * ControlTuning.dotDistance + 2 * Look.gap, height: ControlTuning.pageHeight)
  }

  /// The size for the current number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

  /// Returns the intrinsic size, regardless of the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func stateDidChange() { setNeedsDisplay() }

  override var focusArea: (rect: CGRect, radius: CGFloat?) { (bounds, nil) }

  /// Draws the dots that fit, around that of the current page.
  open override func draw(_ rect: CGRect) {
    guard pages > 1 || (pages == 1 && !hidesForSinglePage) else { return }
    if isHovered || isHighlighted, isEnabled {
      let strength = isHighlighted ? Look.Strength.bare.pressed : Look.Strength.bare.hovered
      Look.shade.faded(strength).fill(bounds.shrunk(dx: 0, dy: max(0, (bounds.height - 28) / 2)))
    }
    let (side, distance) = (ControlTuning.dot, ControlTuning.dotDistance)
    let room = max(1, Int(clamping: (bounds.width - Look.gap) / distance))
    let count = min(pages, room)
    let first = min(max(0, page - count / 2), pages - count)
    let left = (bounds.midX - CGFloat(count) * distance / 2 + (distance - side) / 2).rounded()
    let top = (bounds.midY - side / 2).rounded()
    for index in first..<(first + count) {
      let dot = mirrored(
        CGRect(x: left + CGFloat(index - first) * distance, y: top, width: side, height: side), in: bounds)
      let alpha = isEnabled ? 1 : ControlTuning.disabledFill
      let isCut = (index == first && first > 0) || (index == first + count - 1 && first + count < pages)
      let color =
        index == page
        ? currentPageIndicatorTintColor ?? controlTint
        : pageIndicatorTintColor ?? Look.shade.faded(ControlTuning.dotStrength)
      color.faded(alpha).fill(isCut ? dot.shrunk(dx: 2, dy: 2) : dot)
    }
  }
}
