import TouchDrawing
import TouchGeometry
import TouchKit

/// A control that is on or off.
///
/// A tap toggles it, and so does dragging the knob to the other side. `valueChanged` and `primaryActionTriggered` are
/// sent when the user has toggled it, after `endTracking` and before `touchUpInside` (semantics 8.10, 15.23). An
/// ancestor's single tap with one finger does not take the touch from a switch, nor does its pan with one finger that
/// begins on the knob and moves along the switch (semantics 5.3.2).
/// https://developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// A touch on the switch.
  private struct Press {
    let start: CGPoint
    /// The position of the knob when the finger came down: 0 at the left, 1 at the right.
    let origin: CGFloat
    let isOnKnob: Bool
    /// Whether the finger drags the knob instead of tapping.
    var drags = false
  }

  private var isSwitchedOn = false
  private var knob = Glide(0)
  private var press: Press?
  private var redraw = Redraw()

  /// Creates a switch that is off, at the origin of the frame; its size is always 51 by 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlTuning.switchSize))
    isOpaque = false
    contentMode = .redraw
    keepSize()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Value

  /// Whether the switch is on; false by default.
  ///
  /// Setting it sends no events and does not animate.
  open var isOn: Bool {
    get { isSwitchedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, optionally with an animation.
  ///
  /// It sends no events.
  open func setOn(_ on: Bool, animated: Bool) {
    isSwitchedOn = on
    show(on ? 1 : 0, animated: animated)
  }

  /// The color of the switch when it is on; nil, the default, for the tint color.
  open var onTintColor: UIColor? {
    didSet {
      noteAppearance(\UISwitch.onTintColor, onTintColor)
      if onTintColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The color of the knob; nil, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteAppearance(\UISwitch.thumbTintColor, thumbTintColor)
      if thumbTintColor != oldValue { setNeedsDisplay() }
    }
  }

  private func toggle(to isOn: Bool, with event: UIEvent?) {
    let changes = isOn != isSwitchedOn
    setOn(isOn, animated: true)
    if changes { sendValueChanged(with: event) }
  }

  private func show(_ place: CGFloat, animated: Bool) {
    if animated, window != nil {
      knob.move(to: place, at: drawingTime, in: ControlTuning.switchTime)
    } else {
      knob.jump(to: place)
    }
    setNeedsDisplay()
  }

  // MARK: Tracking

  /// Stores the position of the finger; always returns true.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let origin = knob.value(at: drawingTime)
    press = Press(
      start: place, origin: origin,
      isOnKnob: knobRect(at: origin).enlarged(to: ControlTuning.minimumThumb).contains(place))
    return true
  }

  /// Moves the knob with a finger that drags it; always returns true.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self))
    return true
  }

  /// Sets the switch to the side to which the knob was dragged, or toggles it if the finger tapped and was lifted
  /// inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { drag(to: touch.location(in: self)) }
    guard let press else { return }
    self.press = nil
    if press.drags {
      toggle(to: knob.target >= 0.5, with: event)
    } else if isTouchInside {
      toggle(to: !isSwitchedOn, with: event)
    }
  }

  /// Moves the knob back.
  open override func cancelTracking(with event: UIEvent?) {
    press = nil
    show(isSwitchedOn ? 1 : 0, animated: true)
    super.cancelTracking(with: event)
  }

  private func drag(to place: CGPoint) {
    guard var press else { return }
    let distance = (place.x - press.start.x) * (isMirrored ? -1 : 1)
    if abs(distance) > ControlTuning.switchDrag { press.drags = true }
    self.press = press
    guard press.drags else { return }
    let way = bounds.width - bounds.height
    show(min(max(press.origin + distance / max(way, 1), 0), 1), animated: false)
  }

  override func didPress(with event: UIEvent?) { toggle(to: !isSwitchedOn, with: event) }

  override func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool {
    switch step.mirrored(isMirrored) {
    case .right: toggle(to: true, with: event)
    case .left: toggle(to: false, with: event)
    case .up, .down, .minimum, .maximum: return false
    }
    return true
  }

  /// Refuses an ancestor's single tap of one finger, and its pan of one finger that drags the knob (semantics 5.3.2).
  ///
  /// It does so while the switch is enabled.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if refusesTap(gestureRecognizer) { return false }
    if isUsable, gestureRecognizer.view !== self, let pan = gestureRecognizer as? UIPanGestureRecognizer,
      pan.numberOfTouches == 1, let press, press.isOnKnob
    {
      let place = pan.location(in: self)
      return abs(place.x - press.start.x) < abs(place.y - press.start.y)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Size and drawing

  /// The rectangle in the superview's coordinate space; its size is always that of a switch.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: ControlTuning.switchSize) }
  }

  /// The rectangle in the view's own coordinate space; its size is always that of a switch.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: ControlTuning.switchSize) }
  }

  /// Ends the animation of the knob when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { redraw.cancel() }
  }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { ControlTuning.switchSize }

  /// Returns 51 by 31 points, regardless of the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlTuning.switchSize }

  override func stateDidChange() { setNeedsDisplay() }

  override var focusArea: (rect: CGRect, radius: CGFloat?) { (bounds, nil) }

  private func knobRect(at place: CGFloat) -> CGRect {
    let (margin, side) = (ControlTuning.knobMargin, bounds.height - 2 * ControlTuning.knobMargin)
    // The pressed knob grows towards the center.
    let width = side + (isHighlighted ? ControlTuning.knobStretch : 0)
    let way = bounds.width - 2 * margin - width
    let rect = CGRect(x: bounds.minX + margin + way * place, y: bounds.minY + margin, width: width, height: side)
    return mirrored(rect, in: bounds)
  }

  /// Draws the track and the knob.
  open override func draw(_ rect: CGRect) {
    let now = drawingTime
    let place = knob.value(at: now)
    if knob.isMoving(at: now) { redraw.schedule(self, in: ControlTuning.frameTime) }
    let (off, on) = (Look.shade.faded(Look.Strength.track), onTintColor ?? controlTint)
    let alpha = isEnabled ? 1 : ControlTuning.disabledFill
    off.faded(alpha * Double(1 - place)).fill(bounds)
    on.faded(alpha * Double(place)).fill(bounds)
    if isHovered, isEnabled { Look.shade.faded(Look.Strength.bare.hovered).fill(bounds) }
    let color = thumbTintColor ?? Look.knob.color
    drawKnob(knobRect(at: place), isEnabled ? color : color.faded(ControlTuning.disabledKnob), casts: isEnabled)
  }
}

extension CGRect {
  /// Returns a rectangle with the same center and at least the given width and height.
  func enlarged(to side: CGFloat) -> CGRect {
    insetBy(dx: min(0, (width - side) / 2), dy: min(0, (height - side) / 2))
  }
}
