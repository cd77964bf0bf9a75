import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop
import TouchWidgets

/// A surface without pixels.
@MainActor final class BlankSurface: PlatformSurface {
  var size = CGSize(width: 400, height: 400)
  let scale: CGFloat = 1
  var frame: DisplayList?

  func present(_ shown: PresentedFrame) { frame = shown.content }
  var pointerShape = PointerShape.arrow
  func take(_ request: SurfaceRequest) { if case .pointer(let shape) = request { pointerShape = shape } }
}

/// A fresh application on a manual clock with one key window, a logging view that fills it, and fingers.
///
/// A test makes its own, first thing, and runs to its end without waiting: there is one application at a time.
@MainActor final class ControlStage {
  let loop = EventLoop(clock: ManualClock())
  let application: UIApplication
  let surface = BlankSurface()
  let scene: UIWindowScene
  let window: UIWindow
  let root: ParentView
  var lines: [String] = []
  private var places: [Int: CGPoint] = [:]

  init(window makeWindow: @MainActor (CGRect) -> UIWindow = UIWindow.init(frame:)) {
    application = UIApplication(loop: loop)
    scene = application.connect(surface)
    window = makeWindow(CGRect(origin: .zero, size: surface.size))
    window.windowScene = scene
    root = ParentView(frame: window.bounds)
    root.stage = self
    window.addSubview(root)
    window.makeKeyAndVisible()
  }

  func log(_ line: String) { lines.append(line) }

  /// What was logged since the last time.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  func wait(_ seconds: TimeInterval) { loop.advance(to: loop.now + seconds) }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(finger, .began, CGPoint(x: x, y: y)) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(finger, .moved, CGPoint(x: x, y: y)) }
  func up(finger: Int = 1) { send(finger, .ended, places[finger] ?? .zero) }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(finger, .ended, CGPoint(x: x, y: y)) }
  func cancel(finger: Int = 1) { send(finger, .cancelled, places[finger] ?? .zero) }
  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    down(x, y, finger: finger)
    up(finger: finger)
  }

  /// A key goes down and comes up again.
  func key(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    keyDown(code, modifiers)
    keyUp(code)
  }
  func keyDown(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) { send(code, true, modifiers) }
  func keyUp(_ code: UIKeyboardHIDUsage) { send(code, false, []) }

  private func send(_ code: UIKeyboardHIDUsage, _ isDown: Bool, _ modifiers: UIKeyModifierFlags) {
    application.receive(
      .key(code: code.rawValue, characters: "", isDown: isDown, timestamp: loop.now, modifiers: modifiers), in: scene)
  }

  /// The pointer moves with no button down; nil: out of the window.
  func hover(_ place: CGPoint?) {
    application.receive(.hover(place, timestamp: loop.now), in: scene)
    loop.advance(to: loop.now)
  }

  private func send(_ finger: Int, _ phase: InputSample.Phase, _ place: CGPoint) {
    places[finger] = place
    let sample = InputSample(finger: finger, phase: phase, location: place, timestamp: loop.now)
    application.receive(.touches([sample]), in: scene)
  }

  /// Puts a control into the root view and logs all its events by their names.
  func add<Control: UIControl>(_ control: Control, to parent: UIView? = nil) -> Control {
    (parent ?? root).addSubview(control)
    for (name, event) in eventNames {
      control.addAction(UIAction { [unowned self] _ in log(name) }, for: event)
    }
    return control
  }

  /// Attaches a recognizer that logs its actions under a name.
  @discardableResult
  func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to view: UIView, _ name: String) -> Recognizer
  {
    recognizer.addAction(
      UIAction { [unowned self, unowned recognizer] _ in log("act(\(name) \(recognizer.state))") })
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

let eventNames: [(String, UIControl.Event)] = [
  ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
  ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
  ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
  ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
]

/// A view that logs what is passed on to it.
@MainActor final class ParentView: UIView {
  unowned var stage: ControlStage!
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stage.log("parent.began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { stage.log("parent.moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stage.log("parent.ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { stage.log("parent.cancelled") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { stage.log("parent.pressed \(press.key?.keyCode.rawValue ?? 0)") }
    super.pressesBegan(presses, with: event)
  }
}

/// What the logging controls have in common: they log each call, then pass it to super unless told otherwise.
@MainActor struct Diary {
  unowned var stage: ControlStage
  let name: String
  /// Calls that super does not get.
  var kept: Set<String> = []
  /// What `beginTracking` and `continueTracking` answer.
  var answers = (begin: true, goOn: true)
  /// Runs after a call was logged.
  var then: (String) -> Void = { _ in }

  func received(_ call: String, _ toSuper: () -> Void) {
    stage.log("\(name).\(call)")
    then(call)
    if !kept.contains(call) { toSuper() }
  }
}

/// A custom control that logs its touches and its tracking.
@MainActor final class DiaryControl: UIControl {
  var diary: Diary

  init(_ stage: ControlStage, _ frame: CGRect) {
    diary = Diary(stage: stage, name: "C")
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.received("began") { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.received("moved") { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.received("ended") { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.received("cancelled") { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary.received("beginTracking") {}
    return diary.answers.begin
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary.received("continueTracking") {}
    return diary.answers.goOn
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    diary.received("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    diary.received(event == nil ? "cancelTracking(nil)" : "cancelTracking") { super.cancelTracking(with: event) }
  }
}

/// A button that logs the same.
@MainActor final class DiaryButton: UIButton {
  var diary: Diary

  init(_ stage: ControlStage, _ frame: CGRect) {
    diary = Diary(stage: stage, name: "Btn")
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.received("began") { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.received("ended") { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.received("cancelled") { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary.received("beginTracking") {}
    return super.beginTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    diary.received("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    diary.received("cancelTracking") { super.cancelTracking(with: event) }
  }
}

/// A tap that logs its touches.
@MainActor final class DiaryTap: UITapGestureRecognizer {
  unowned var stage: ControlStage!
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stage.log("G.began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    stage.log("G.ended")
    super.touchesEnded(touches, with: event)
  }
}
