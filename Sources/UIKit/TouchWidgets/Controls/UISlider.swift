import TouchDrawing
import TouchGeometry
import TouchKit

/// A control whose knob is dragged to select a number.
///
/// It tracks a finger that comes down on the knob, whose touch area is at least 44 points wide and high. It ignores
/// other fingers (semantics 15.23). `valueChanged` and `primaryActionTriggered` follow the tracking call of the event
/// that has moved the knob. An ancestor's swipe along the slider that begins on the knob does not take the touch from
/// it (semantics 5.3.2). https://developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor open class UISlider: UIControl {
  private var number: Float = 0
  private var minimum: Float = 0
  private var maximum: Float = 1
  private var shown = Glide(0)
  private var redraw = Redraw()
  /// While a finger is on the knob: its distance right of the knob's center when it came down, and the value before.
  private var press: (offset: CGFloat, former: Float)?
  /// The images that replace knob and track; nil for none.
  final var images: SliderImages?

  /// Creates a slider from 0 to 1 with the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Value

  /// The value, clamped to the range; 0 by default.
  ///
  /// Setting it sends no events and does not animate.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the left end; 0 by default.
  ///
  /// The maximum and the value are raised to it if they are lower.
  open var minimumValue: Float {
    get { minimum }
    set {
      guard newValue.isFinite else { return }
      minimum = newValue
      maximum = max(maximum, newValue)
      setValue(number, animated: false)
    }
  }

  /// The value at the right end; 1 by default.
  ///
  /// The minimum and the value are lowered to it if they are higher.
  open var maximumValue: Float {
    get { maximum }
    set {
      guard newValue.isFinite else { return }
      maximum = newValue
      minimum = min(minimum, newValue)
      setValue(number, animated: false)
    }
  }

  /// Whether `valueChanged` is sent during the drag, or only at its end; true by default.
  open var isContinuous = true

  /// Sets the value, optionally with an animation.
  ///
  /// It sends no events. NaN is ignored.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    number = min(max(value, minimum), maximum)
    show(animated: animated)
  }

  private func show(animated: Bool) {
    if animated, window != nil {
      shown.move(to: fraction(of: number), at: drawingTime, in: ControlTuning.sliderTime)
    } else {
      shown.jump(to: fraction(of: number))
    }
    focusRing?.follow()
    setNeedsDisplay()
  }

  private func fraction(of value: Float) -> CGFloat {
    maximum > minimum ? CGFloat((value - minimum) / (maximum - minimum)) : 0
  }

  // MARK: Appearance

  /// The color of the track left of the knob; nil, the default, for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteAppearance(\UISlider.minimumTrackTintColor, minimumTrackTintColor)
      if minimumTrackTintColor != oldValue { setNeedsDisplay() }
    }
  }
  /// The color of the track right of the knob; nil, the default, for gray.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      noteAppearance(\UISlider.maximumTrackTintColor, maximumTrackTintColor)
      if maximumTrackTintColor != oldValue { setNeedsDisplay() }
    }
  }
  /// The color of the knob; nil, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteAppearance(\UISlider.thumbTintColor, thumbTintColor)
      if thumbTintColor != oldValue { setNeedsDisplay() }
    }
  }

  /// Returns the rectangle of the track: the width between the images at the ends, vertically centered.
  ///
  /// Called for drawing and for tracking; an override changes both.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX, bounds.maxX)
    let (minimum, maximum) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    if images?.minimum != nil { left = mirrored(minimum, in: bounds).maxX + ControlTuning.sliderImageGap }
    if images?.maximum != nil { right = mirrored(maximum, in: bounds).minX - ControlTuning.sliderImageGap }
    let track = CGRect(
      x: left, y: (bounds.midY - Look.track / 2).rounded(), width: max(right - left, 0), height: Look.track)
    return mirrored(track, in: bounds)
  }

  /// Returns the rectangle of the image at the left end, in its own size.
  ///
  /// Called for drawing and by `trackRect(forBounds:)`.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = images?.minimum?.size ?? .zero
    let rect = CGRect(origin: CGPoint(x: bounds.minX, y: (bounds.midY - size.height / 2).rounded()), size: size)
    return mirrored(rect, in: bounds)
  }

  /// Returns the rectangle of the image at the right end, in its own size.
  ///
  /// Called for drawing and by `trackRect(forBounds:)`.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = images?.maximum?.size ?? .zero
    let rect = CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded()), size: size)
    return mirrored(rect, in: bounds)
  }

  /// Returns the rectangle of the knob for a value on a track.
  ///
  /// Called for drawing and for tracking; an override changes both.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumb(on: rect, at: fraction(of: value))
  }

  private func thumb(on track: CGRect, at fraction: CGFloat) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: ControlTuning.sliderKnob, height: ControlTuning.sliderKnob)
    let part = isMirrored ? 1 - fraction : fraction
    return CGRect(
      origin: CGPoint(x: track.minX + (track.width - size.width) * part, y: track.midY - size.height / 2), size: size)
  }

  /// The touch area of the knob (semantics 15.23).
  package final var thumbArea: CGRect { thumb.enlarged(to: ControlTuning.minimumThumb) }

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  // MARK: Tracking

  /// Returns true if the finger came down on the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, thumb) = (touch.location(in: self), thumb)
    guard thumbArea.contains(place) else { return false }
    press = (place.x - thumb.midX, number)
    return true
  }

  /// Moves the knob with the finger; always returns true.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if follow(touch), isContinuous { sendValueChanged(with: event) }
    return true
  }

  /// Moves the knob to the position of the lift.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let press else { return }
    let moved = touch.map(follow) ?? false
    self.press = nil
    if isContinuous ? moved : number != press.former { sendValueChanged(with: event) }
  }

  /// Keeps the value; a slider that is not continuous, whose changes have not been sent, restores its former value.
  open override func cancelTracking(with event: UIEvent?) {
    if let press, !isContinuous { setValue(press.former, animated: true) }
    press = nil
    super.cancelTracking(with: event)
  }

  /// Moves the knob to the finger; returns whether the value changed.
  private func follow(_ touch: UITouch) -> Bool {
    guard let press else { return false }
    let track = trackRect(forBounds: bounds)
    let (first, last) = (
      thumbRect(forBounds: bounds, trackRect: track, value: minimum).midX,
      thumbRect(forBounds: bounds, trackRect: track, value: maximum).midX
    )
    guard last != first else { return false }
    let part = min(max((touch.location(in: self).x - press.offset - first) / (last - first), 0), 1)
    let former = number
    setValue(minimum + Float(part) * (maximum - minimum), animated: false)
    return number != former
  }

  override func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool {
    let (former, unit) = (number, (maximum - minimum) * ControlTuning.sliderStep)
    switch step.mirrored(isMirrored) {
    case .right, .up: setValue(number + unit, animated: true)
    case .left, .down: setValue(number - unit, animated: true)
    case .minimum: setValue(minimum, animated: true)
    case .maximum: setValue(maximum, animated: true)
    }
    if number != former { sendValueChanged(with: event) }
    return true
  }

  override var isPressedByKeys: Bool { false }

  /// Refuses an ancestor's horizontal swipe of one finger that begins on the knob, while the slider is enabled
  /// (semantics 5.3.2).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isUsable, gestureRecognizer.view !== self, press != nil,
      let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.numberOfTouchesRequired == 1,
      !swipe.direction.isDisjoint(with: [.left, .right])
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// Increases the value by a tenth of the range, and sends `valueChanged` (semantics 45.5).
  open override func accessibilityIncrement() { step(by: (maximum - minimum) / 10) }

  /// Decreases the value by a tenth of the range, and sends `valueChanged`.
  open override func accessibilityDecrement() { step(by: (minimum - maximum) / 10) }

  private func step(by change: Float) {
    let former = number
    setValue(number + change, animated: false)
    if number != former { sendValueChanged(with: nil) }
  }

  // MARK: Size and drawing

  /// Ends the animation of the knob when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { redraw.cancel() }
  }

  /// No intrinsic width, 32 points high or as high as its images.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: max(Look.row, images?.height ?? 0))
  }

  /// Returns the given width and the intrinsic height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override func stateDidChange() { setNeedsDisplay() }

  override var focusArea: (rect: CGRect, radius: CGFloat?) { (thumb, nil) }

  /// Draws the track and the knob.
  open override func draw(_ rect: CGRect) {
    let now = drawingTime
    if shown.isMoving(at: now) { redraw.schedule(self, in: ControlTuning.frameTime) }
    let track = trackRect(forBounds: bounds)
    let moving = shown.isMoving(at: now) ? number(at: shown.value(at: now)) : number
    var knob = thumbRect(forBounds: bounds, trackRect: track, value: moving)
    // On whole pixels both sides of a knob are equal.
    let scale = max(traitCollection.displayScale, 1)
    knob.origin.x = (knob.origin.x * scale).rounded() / scale
    let (filled, rest) = (
      minimumTrackTintColor ?? controlTint, maximumTrackTintColor ?? Look.shade.faded(Look.Strength.track)
    )
    if images != nil { return drawWithImages(track, knob, filled, rest) }
    let color = thumbTintColor ?? Look.knob.color
    guard isEnabled else {
      // The track must not be visible through a translucent knob.
      rest.faded(ControlTuning.disabledFill).fill(remainder(of: track, from: isMirrored ? knob.minX : knob.maxX))
      filled.faded(ControlTuning.disabledFill).fill(part(of: track, upTo: isMirrored ? knob.maxX : knob.minX))
      return drawKnob(knob, color.faded(ControlTuning.disabledKnob), casts: false)
    }
    rest.fill(track)
    filled.fill(part(of: track, upTo: knob.midX))
    if isHovered || isHighlighted {
      let strength = isHighlighted ? Look.Strength.fill.pressed : Look.Strength.fill.hovered
      filled.faded(strength).fill(knob.insetBy(dx: -6, dy: -6))
    }
    drawKnob(knob, color, casts: true)
  }

  /// The part of the track from its leading end to a position.
  final func part(of track: CGRect, upTo x: CGFloat) -> CGRect {
    let x = min(max(x, track.minX), track.maxX)
    return isMirrored
      ? CGRect(x: x, y: track.minY, width: track.maxX - x, height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: x - track.minX, height: track.height)
  }

  /// The part of the track from a position to its trailing end.
  private func remainder(of track: CGRect, from x: CGFloat) -> CGRect {
    let x = min(max(x, track.minX), track.maxX)
    return isMirrored
      ? CGRect(x: track.minX, y: track.minY, width: x - track.minX, height: track.height)
      : CGRect(x: x, y: track.minY, width: track.maxX - x, height: track.height)
  }

  private func number(at fraction: CGFloat) -> Float { minimum + Float(fraction) * (maximum - minimum) }

  // MARK: Images

  /// Sets the image that replaces the knob in a state, in its own size; nil for that of the normal state.
  ///
  /// The touch area of the knob is that of the image, but at least 44 by 44 points.
  open func setThumbImage(_ image: UIImage?, for state: State) { change { $0.thumbs.set(image, for: state) } }
  /// Sets the image that replaces the track left of the knob in a state; nil for that of the normal state.
  ///
  /// It is drawn in its own height and stretched in its width. Use cap insets to keep its ends unstretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    change { $0.minimumTracks.set(image, for: state) }
  }
  /// Sets the image that replaces the track right of the knob in a state; see `setMinimumTrackImage(_:for:)`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    change { $0.maximumTracks.set(image, for: state) }
  }
  /// Returns the image that was set for a state, otherwise that of the normal state, or nil.
  open func thumbImage(for state: State) -> UIImage? { images?.thumbs[state] }
  /// Returns the image that was set for a state, otherwise that of the normal state, or nil.
  open func minimumTrackImage(for state: State) -> UIImage? { images?.minimumTracks[state] }
  /// Returns the image that was set for a state, otherwise that of the normal state, or nil.
  open func maximumTrackImage(for state: State) -> UIImage? { images?.maximumTracks[state] }
  /// The image that currently replaces the knob; nil for the kit's knob.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image that currently replaces the track left of the knob; nil for the kit's track.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image that currently replaces the track right of the knob; nil for the kit's track.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  /// The image at the left end, such as a quiet loudspeaker; nil, the default, for none.
  ///
  /// A template image is drawn in the tint color. A click on it has no effect.
  open var minimumValueImage: UIImage? {
    get { images?.minimum }
    set { change { $0.minimum = newValue } }
  }
  /// The image at the right end; nil, the default, for none.
  open var maximumValueImage: UIImage? {
    get { images?.maximum }
    set { change { $0.maximum = newValue } }
  }
}
