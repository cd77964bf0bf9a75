import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// A control with a minus, at the leading edge, and a plus that decrease and increase a number.
///
/// A tap changes the value when the finger is lifted on the half in which it came down. A finger that stays there for
/// half a second repeats the step, ten times a second, while it stays; then the lift does not change the value.
/// `valueChanged` and `primaryActionTriggered` follow `endTracking`, or the timer. An ancestor's single tap with one
/// finger does not take the touch from a stepper (semantics 5.3.2).
/// https://developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor open class UIStepper: UIControl {
  enum Half: CaseIterable { case minus, plus }

  private var number = 0.0
  private var press: (half: Half, isInside: Bool, former: Double, hasCounted: Bool)?
  private var counter: LoopTimer?
  /// The images that replace the stepper's own appearance.
  final var grounds = SegmentGrounds()
  final var signs: [Half: StateTable<UIImage>] = [:]

  /// Creates a stepper from 0 to 100 with the value 0; its size is always 94 by 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlTuning.stepperSize))
    isOpaque = false
    contentMode = .redraw
    keepSize()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Value

  /// The value, clamped to the range; 0 by default.
  ///
  /// Setting it sends no events.
  open var value: Double {
    get { number }
    set {
      guard !newValue.isNaN else { return }
      number = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  /// The minimum value; 0 by default.
  ///
  /// The maximum and the value are raised to it if they are lower.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }

  /// The maximum value; 100 by default.
  ///
  /// The minimum and the value are lowered to it if they are higher.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }

  /// The size of a step; 1 by default.
  ///
  /// Must be greater than 0; other values are a programming error.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "UIStepper.stepValue: \(stepValue) is not more than 0") }
  }

  /// Whether a finger that stays down repeats the step; true by default.
  open var autorepeat = true

  /// Whether `valueChanged` is sent for every step of a press, or once at its end; true by default.
  open var isContinuous = true

  /// Whether a step beyond the maximum leads to the minimum and vice versa; false by default.
  open var wraps = false { didSet { setNeedsDisplay() } }

  /// Changes the value by one step; returns whether it changed.
  private func step(_ half: Half) -> Bool {
    let former = number
    let next = half == .plus ? number + stepValue : number - stepValue
    if next > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = next
    }
    return number != former
  }

  private func state(of half: Half) -> State {
    guard isEnabled, canStep(half) else { return .disabled }
    return press?.half == half && press?.isInside == true ? .highlighted : .normal
  }

  private func canStep(_ half: Half) -> Bool {
    wraps || (half == .plus ? number < maximumValue : number > minimumValue)
  }

  // MARK: Tracking

  /// Stores the half under the finger, and starts the delay of repetition; always returns true.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press = (half(at: touch), true, number, false)
    setNeedsDisplay()
    if autorepeat, let loop = hostApplication?.loop {
      let start = loop.now + ControlTuning.repeatDelay
      counter = loop.schedule(at: start, every: ControlTuning.repeatTime) { [weak self] in self?.count() }
    }
    return true
  }

  /// Updates whether the finger is still on the half; always returns true.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    notice(touch)
    return true
  }

  /// Changes the value by a step, unless the finger has left the half or repeated the step.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { notice(touch) }
    guard let press = forget() else { return }
    let steps = press.isInside && isTouchInside && !press.hasCounted && step(press.half)
    if steps || (!isContinuous && number != press.former) { sendValueChanged(with: event) }
  }

  /// Stops repeating.
  ///
  /// The repeated steps are kept, unless the stepper is not continuous, so that they have not been sent.
  open override func cancelTracking(with event: UIEvent?) {
    if let press = forget(), !isContinuous { value = press.former }
    super.cancelTracking(with: event)
  }

  private func forget() -> (half: Half, isInside: Bool, former: Double, hasCounted: Bool)? {
    defer { press = nil }
    counter?.cancel()
    counter = nil
    setNeedsDisplay()
    return press
  }

  private func count() {
    guard let press, press.isInside else { return }
    self.press?.hasCounted = true
    if step(press.half), isContinuous { sendValueChanged(with: nil) }
  }

  private func half(at touch: UITouch) -> Half {
    (touch.location(in: self).x < bounds.midX) == isMirrored ? .plus : .minus
  }

  private func notice(_ touch: UITouch) {
    guard let half = press?.half else { return }
    let place = touch.location(in: self)
    let reach = bounds.insetBy(dx: -ControlTuning.dragSlop, dy: -ControlTuning.dragSlop)
    press?.isInside = self.half(at: touch) == half && reach.contains(place)
    setNeedsDisplay()
  }

  override func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool {
    let former = number
    switch step.mirrored(isMirrored) {
    case .right, .up: _ = self.step(.plus)
    case .left, .down: _ = self.step(.minus)
    case .minimum: value = minimumValue
    case .maximum: value = maximumValue
    }
    if number != former { sendValueChanged(with: event) }
    return true
  }

  override var isPressedByKeys: Bool { false }

  /// Refuses an ancestor's single tap of one finger while the stepper is enabled (semantics 5.3.2).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    refusesTap(gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// Increases the value by one step, and sends `valueChanged`.
  open override func accessibilityIncrement() { if step(.plus) { sendValueChanged(with: nil) } }

  /// Decreases the value by one step, and sends `valueChanged`.
  open override func accessibilityDecrement() { if step(.minus) { sendValueChanged(with: nil) } }

  // MARK: Size and drawing

  /// The rectangle in the superview's coordinate space; its size is always that of a stepper.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: ControlTuning.stepperSize) }
  }

  /// The rectangle in the view's own coordinate space; its size is always that of a stepper.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: ControlTuning.stepperSize) }
  }

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { ControlTuning.stepperSize }

  /// Returns 94 by 32 points, regardless of the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlTuning.stepperSize }

  override func stateDidChange() { setNeedsDisplay() }

  /// Draws the two halves and the line between them.
  open override func draw(_ rect: CGRect) {
    let fill = isEnabled ? (isHovered ? Look.Strength.fill.hovered : Look.Strength.fill.rest) : Look.Strength.disabled
    let hasGrounds = !grounds.isEmpty
    if !hasGrounds { Look.shade.faded(fill).fill(bounds, radius: Look.radius) }
    for half in Half.allCases {
      var natural = bounds
      natural.size.width /= 2
      if half == .plus { natural.origin.x = bounds.midX }
      let area = mirrored(natural, in: bounds)
      let state = self.state(of: half)
      if hasGrounds {
        drawGround(in: area, state: state)
      } else if state == .highlighted {
        UIGraphicsGetCurrentContext()?.saveGState()
        UIBezierPath(rect: area).addClip()
        Look.shade.faded(Look.Strength.fill.pressed - Look.Strength.fill.rest).fill(bounds, radius: Look.radius)
        UIGraphicsGetCurrentContext()?.restoreGState()
      }
      let color = (state == .disabled ? Look.disabled : Look.ink).color
      if drawSign(half, in: area, state: state, color: color) { continue }
      color.setFill()
      let (arm, thick) = (ControlTuning.signArm, ControlTuning.signWidth)
      // Rounded where it is not mirrored, so that a mirrored sign has the same pixels.
      let middle = CGPoint(x: natural.midX.rounded(), y: natural.midY.rounded())
      func paint(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        let bar = CGRect(x: middle.x + x, y: middle.y + y, width: width, height: height)
        UIBezierPath(rect: mirrored(bar, in: bounds)).fill()
      }
      paint(-arm, -thick / 2, 2 * arm, thick)
      guard half == .plus else { continue }
      paint(-thick / 2, -arm, thick, arm - thick / 2)
      paint(-thick / 2, thick / 2, thick, arm - thick / 2)
    }
    if grounds.hasDividers {
      let (left, right) = isMirrored ? (Half.plus, Half.minus) : (.minus, .plus)
      return drawDivider(left: state(of: left), right: state(of: right))
    }
    let line = CGRect(
      x: (bounds.midX - 0.5).rounded(), y: bounds.minY + 8, width: Look.hairline, height: bounds.height - 16)
    Look.line.color.fill(mirrored(line, in: bounds), radius: 0)
  }
}
