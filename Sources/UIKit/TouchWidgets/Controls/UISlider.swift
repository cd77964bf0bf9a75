import TouchDrawing
import TouchGeometry
import TouchKit

/// A control whose knob is dragged to choose a number.
///
/// It follows a finger that comes down on the knob, which counts as 44 points wide and high at least; another finger it
/// leaves alone (semantics 15.23). `valueChanged` and `primaryActionTriggered` follow the tracking call of the event
/// that has moved the knob. A swipe of an ancestor along the slider that begins on the knob does not take the touch
/// away (semantics 5.3.2). https://developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor open class UISlider: UIControl {
  private var number: Float = 0
  private var least: Float = 0
  private var most: Float = 1
  private var shown = Glide(0)
  private var redraw = Redraw()
  /// While a finger is on the knob: how far right of its middle the finger came down, and the value before.
  private var press: (offset: CGFloat, former: Float)?
  /// What is drawn instead of knob and track; nil for nothing of the kind.
  final var images: SliderImages?

  /// A slider from 0 to 1 that is at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Value

  /// The number, brought between the least and the most; 0 by default.
  ///
  /// Setting it sends nothing and shows it at once.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// The number at the left end; 0 by default.
  ///
  /// The most and the value are raised to it if they are below.
  open var minimumValue: Float {
    get { least }
    set {
      guard newValue.isFinite else { return }
      least = newValue
      most = max(most, newValue)
      setValue(number, animated: false)
    }
  }

  /// The number at the right end; 1 by default.
  ///
  /// The least and the value are lowered to it if they are above.
  open var maximumValue: Float {
    get { most }
    set {
      guard newValue.isFinite else { return }
      most = newValue
      least = min(least, newValue)
      setValue(number, animated: false)
    }
  }

  /// Whether `valueChanged` is sent during the drag, or only at its end; true by default.
  open var isContinuous = true

  /// Sets the value; animated, the knob moves there.
  ///
  /// Sends nothing. What is no number is refused.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    number = min(max(value, least), most)
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

  private func fraction(of value: Float) -> CGFloat { most > least ? CGFloat((value - least) / (most - least)) : 0 }

  // MARK: Appearance

  /// The color of the track left of the knob; nil, the default, for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteAppearance(\UISlider.minimumTrackTintColor, minimumTrackTintColor)
      if minimumTrackTintColor != oldValue { setNeedsDisplay() }
    }
  }
  /// The color of the track right of the knob; nil, the default, for a gray.
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

  /// Where the track is drawn in bounds: all of their width that the pictures at the ends leave, in the middle of their
  /// height.
  ///
  /// Called for drawing and for tracking; an override changes both.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX, bounds.maxX)
    if images?.least != nil { left = minimumValueImageRect(forBounds: bounds).maxX + ControlTuning.sliderImageGap }
    if images?.most != nil { right = maximumValueImageRect(forBounds: bounds).minX - ControlTuning.sliderImageGap }
    return CGRect(
      x: left, y: (bounds.midY - Look.track / 2).rounded(), width: max(right - left, 0), height: Look.track)
  }

  /// Where the picture at the left end is drawn in bounds, in its own size.
  ///
  /// Called for drawing and by `trackRect(forBounds:)`.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = images?.least?.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: (bounds.midY - size.height / 2).rounded()), size: size)
  }

  /// Where the picture at the right end is drawn in bounds, in its own size.
  ///
  /// Called for drawing and by `trackRect(forBounds:)`.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = images?.most?.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded()), size: size)
  }

  /// Where the knob is drawn for a value, given the track.
  ///
  /// Called for drawing and for tracking; an override changes both.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumb(on: rect, at: fraction(of: value))
  }

  private func thumb(on track: CGRect, at fraction: CGFloat) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: ControlTuning.sliderKnob, height: ControlTuning.sliderKnob)
    return CGRect(
      origin: CGPoint(x: track.minX + (track.width - size.width) * fraction, y: track.midY - size.height / 2),
      size: size)
  }

  /// Where the knob takes fingers (semantics 15.23).
  package final var thumbArea: CGRect { thumb.enlarged(to: ControlTuning.leastThumb) }

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  // MARK: Tracking

  /// True if the finger came down on the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, thumb) = (touch.location(in: self), thumb)
    guard thumbArea.contains(place) else { return false }
    press = (place.x - thumb.midX, number)
    return true
  }

  /// Moves the knob with the finger; always true.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if follow(touch), isContinuous { sendValueChanged(with: event) }
    return true
  }

  /// Moves the knob to where the finger was lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let press else { return }
    let moved = touch.map(follow) ?? false
    self.press = nil
    if isContinuous ? moved : number != press.former { sendValueChanged(with: event) }
  }

  /// Leaves the value where it is; a slider that is not continuous, whose changes nobody has heard of, goes back.
  open override func cancelTracking(with event: UIEvent?) {
    if let press, !isContinuous { setValue(press.former, animated: true) }
    press = nil
    super.cancelTracking(with: event)
  }

  /// Brings the knob under the finger; returns whether that has changed the value.
  private func follow(_ touch: UITouch) -> Bool {
    guard let press else { return false }
    let track = trackRect(forBounds: bounds)
    let (first, last) = (
      thumbRect(forBounds: bounds, trackRect: track, value: least).midX,
      thumbRect(forBounds: bounds, trackRect: track, value: most).midX
    )
    guard last > first else { return false }
    let part = min(max((touch.location(in: self).x - press.offset - first) / (last - first), 0), 1)
    let former = number
    setValue(least + Float(part) * (most - least), animated: false)
    return number != former
  }

  override func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool {
    let (former, unit) = (number, (most - least) * ControlTuning.sliderStep)
    switch step {
    case .right, .up: setValue(number + unit, animated: true)
    case .left, .down: setValue(number - unit, animated: true)
    case .least: setValue(least, animated: true)
    case .most: setValue(most, animated: true)
    }
    if number != former { sendValueChanged(with: event) }
    return true
  }

  override var isPressedByKeys: Bool { false }

  /// Refuses an ancestor's swipe of one finger to the left or to the right that begins on the knob, as long as the slider
  /// can be used itself (semantics 5.3.2).
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

  /// Moves the knob a tenth of the way to the right, and sends `valueChanged` (semantics 45.5).
  open override func accessibilityIncrement() { step(by: (most - least) / 10) }

  /// Moves the knob a tenth of the way to the left, and sends `valueChanged`.
  open override func accessibilityDecrement() { step(by: (least - most) / 10) }

  private func step(by change: Float) {
    let former = number
    setValue(number + change, animated: false)
    if number != former { sendValueChanged(with: nil) }
  }

  // MARK: Size and drawing

  /// Ends the movement of the thumb when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { redraw.cancel() }
  }

  /// Any width, 32 points high or as high as its pictures.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: max(Look.row, images?.height ?? 0))
  }

  /// The width given, as high as `intrinsicContentSize`.
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
    // On whole pixels both sides of a knob look alike.
    let scale = max(traitCollection.displayScale, 1)
    knob.origin.x = (knob.origin.x * scale).rounded() / scale
    let (filled, rest) = (
      minimumTrackTintColor ?? controlTint, maximumTrackTintColor ?? Look.shade.faded(Look.Strength.track)
    )
    if images != nil { return drawWithImages(track, knob, filled, rest) }
    let color = thumbTintColor ?? Look.knob.color
    var (left, right) = (track, track)
    guard isEnabled else {
      // What is drawn through a faded knob would be seen through it.
      left.size.width = max(0, knob.minX - track.minX)
      right.origin.x = min(knob.maxX, track.maxX)
      right.size.width = track.maxX - right.minX
      rest.faded(ControlTuning.disabledFill).fill(right)
      filled.faded(ControlTuning.disabledFill).fill(left)
      return drawKnob(knob, color.faded(ControlTuning.disabledKnob), casts: false)
    }
    rest.fill(track)
    left.size.width = knob.midX - track.minX
    filled.fill(left)
    if isHovered || isHighlighted {
      let strength = isHighlighted ? Look.Strength.fill.pressed : Look.Strength.fill.hovered
      filled.faded(strength).fill(knob.insetBy(dx: -6, dy: -6))
    }
    drawKnob(knob, color, casts: true)
  }

  private func number(at fraction: CGFloat) -> Float { least + Float(fraction) * (most - least) }

  // MARK: Images

  /// Sets what is drawn for the knob in a state, in its own size; nil for what is drawn in the normal one.
  ///
  /// The knob can be taken where it is drawn, and in 44 points by 44 at least.
  open func setThumbImage(_ image: UIImage?, for state: State) { change { $0.thumbs.set(image, for: state) } }
  /// Sets what is drawn for the track left of the knob in a state, as high as it is and stretched in its width; nil for
  /// what is drawn in the normal one.
  ///
  /// Give it cap insets if its ends are not to be stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    change { $0.minimumTracks.set(image, for: state) }
  }
  /// Sets what is drawn for the track right of the knob in a state; as `setMinimumTrackImage(_:for:)`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    change { $0.maximumTracks.set(image, for: state) }
  }
  /// What was set for a state, or else for the normal one; nil when nothing was.
  open func thumbImage(for state: State) -> UIImage? { images?.thumbs[state] }
  /// What was set for a state, or else for the normal one; nil when nothing was.
  open func minimumTrackImage(for state: State) -> UIImage? { images?.minimumTracks[state] }
  /// What was set for a state, or else for the normal one; nil when nothing was.
  open func maximumTrackImage(for state: State) -> UIImage? { images?.maximumTracks[state] }
  /// What is drawn for the knob at present; nil for the knob of the kit.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// What is drawn for the track left of the knob at present; nil for the track of the kit.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// What is drawn for the track right of the knob at present; nil for the track of the kit.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  /// A picture at the left end, such as a quiet loudspeaker; nil, the default, for none.
  ///
  /// One that is a template is drawn in the tint. A click on it does nothing.
  open var minimumValueImage: UIImage? {
    get { images?.least }
    set { change { $0.least = newValue } }
  }
  /// A picture at the right end; nil, the default, for none.
  open var maximumValueImage: UIImage? {
    get { images?.most }
    set { change { $0.most = newValue } }
  }
}
