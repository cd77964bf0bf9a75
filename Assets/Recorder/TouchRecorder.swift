// TouchRecorder.swift: records the touches of an app, as files that `touchstone explain` can read.
//
// Add this file to the app and give the window to a recorder, in one of two ways. Best is a window of this class:
//
//   let window = TouchRecorderWindow(windowScene: windowScene)
//   window.recorder.onCapture = { [weak window] capture in window?.recorder.share(capture) }
//
// If the app does not create its window, as in SwiftUI, keep a recorder and let it observe the window:
//
//   recorder.watch(window)
//
// For each gesture, from the first finger until it is over, `onCapture` gets the text of one file: the views and
// recognizers before it, the fingers, every action, and the recognizers that failed. It uses only UIKit's
// public API, of iOS 15 and later. That API has no numbers of events without touches, so pinches, rotations and scrolls
// on a trackpad are not recorded.
// UIKit does not expose failure requirements, so declare them: `recorder.require(single, toFail: double)` instead of
// `single.require(toFail: double)`.

import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A window that records the touches of `sendEvent`.
class TouchRecorderWindow: UIWindow {
  let recorder = TouchRecorder()

  override func sendEvent(_ event: UIEvent) {
    let touches = event.type == .touches ? event.touches(for: self) ?? [] : []
    if !touches.isEmpty { recorder.see(touches, at: event.timestamp, in: self) }
    super.sendEvent(event)
    if !touches.isEmpty {
      recorder.lookWhoReceives()
      recorder.look()
    }
  }
}

/// Records gestures, one at a time.
@MainActor class TouchRecorder: NSObject, Sendable {
  /// Called with the text of each capture when its gesture is over.
  var onCapture: ((String) -> Void)?
  /// The latest captures, the newest last.
  private(set) var captures: [String] = []
  /// Whether captures contain a picture of the window before the first finger, which takes a moment to draw.
  var takesPictures = true
  /// The name of the app in captures.
  var program = "An app"

  /// The number of captures that are kept.
  static let most = 20
  /// The time without changes that ends a gesture, in seconds: longer than the delay of a second tap.
  static let quiet = 0.6

  private var requirements: [(waiting: Weak, other: Weak)] = []
  private var gesture: RecordedGesture?
  private var link: CADisplayLink?

  private struct Weak { weak var recognizer: UIGestureRecognizer? }

  #if canImport(ObjectiveC)
  static let acts = #selector(TouchRecorder.recognizerActs(_:))
  static let presses = #selector(TouchRecorder.controlIsPressed(_:))
  static let changes = #selector(TouchRecorder.controlChanges(_:))
  private static let frames = #selector(TouchRecorder.frame)
  #else
  static let acts = Selector(TouchRecorder.recognizerActs)
  static let presses = Selector(TouchRecorder.controlIsPressed)
  static let changes = Selector(TouchRecorder.controlChanges)
  private static let frames = Selector(TouchRecorder.frame)
  #endif

  /// Records a window of any class, through a recognizer that never recognizes.
  func watch(_ window: UIWindow) {
    window.addGestureRecognizer(TouchWatcher(self))
  }

  /// Makes one recognizer require another to fail, and records this in the captures.
  func require(_ waiting: UIGestureRecognizer, toFail other: UIGestureRecognizer) {
    waiting.require(toFail: other)
    requirements.removeAll { $0.waiting.recognizer == nil || $0.other.recognizer == nil }
    requirements.append((Weak(recognizer: waiting), Weak(recognizer: other)))
  }

  /// Ends the current gesture, if there is one.
  func finish() {
    link?.invalidate()
    link = nil
    guard let gesture else { return }
    self.gesture = nil
    gesture.stop()
    let text = gesture.text(program)
    captures = captures.suffix(Self.most - 1) + [text]
    onCapture?(text)
  }

  // MARK: Observing

  /// Called when fingers come down, before views and recognizers receive them.
  func prepare(_ window: UIWindow, at time: TimeInterval) {
    guard gesture == nil else { return }
    let pairs = requirements.compactMap { pair in
      pair.waiting.recognizer.flatMap { waiting in pair.other.recognizer.map { (waiting, $0) } }
    }
    gesture = RecordedGesture(window, at: time, for: self, pairs)
    let link = CADisplayLink(target: self, selector: Self.frames)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Called when fingers come down, move or are lifted.
  func see(_ touches: Set<UITouch>, at time: TimeInterval, in window: UIWindow) {
    if touches.contains(where: { $0.phase == .began }) { prepare(window, at: time) }
    if gesture?.window === window { gesture?.note(touches, at: time) }
  }

  /// Records which recognizers received the new fingers.
  func lookWhoReceives() { gesture?.lookWhoReceives() }

  /// Records which recognizers have failed or been reset.
  func look() { gesture?.look() }

  #if canImport(ObjectiveC)
  @objc
  #endif
  func recognizerActs(_ recognizer: UIGestureRecognizer) { gesture?.acts(recognizer) }

  #if canImport(ObjectiveC)
  @objc
  #endif
  func controlIsPressed(_ control: UIControl) { gesture?.sends(control, "touchUpInside") }

  #if canImport(ObjectiveC)
  @objc
  #endif
  func controlChanges(_ control: UIControl) { gesture?.sends(control, "valueChanged") }

  #if canImport(ObjectiveC)
  @objc
  #endif
  func frame() {
    gesture?.endEvent()
    look()
    if gesture?.isOver ?? true { finish() }
  }

  #if os(iOS)
  /// Writes a capture to the temporary folder and presents a sheet to share the file.
  func share(_ capture: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("gesture.touchstone")
    try? capture.write(to: file, atomically: true, encoding: .utf8)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    var top = scenes.flatMap(\.windows).first { $0.isKeyWindow }?.rootViewController
    while let next = top?.presentedViewController { top = next }
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = top?.view
    top?.present(sheet, animated: true)
  }
  #endif
}

/// A recognizer that receives every touch of its window and never recognizes.
final class TouchWatcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var recorder: TouchRecorder?

  init(_ recorder: TouchRecorder) {
    self.recorder = recorder
    super.init(target: nil, action: nil)
    (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded) = (false, false, false)
    requiresExclusiveTouchType = false
    delegate = self
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if let window = view as? UIWindow { recorder?.prepare(window, at: touch.timestamp) }
    return true
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { see(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { see(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { seeTheLast(touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { seeTheLast(touches, event) }

  private func see(_ touches: Set<UITouch>, _ event: UIEvent) {
    if let window = view as? UIWindow { recorder?.see(touches, at: event.timestamp, in: window) }
    recorder?.lookWhoReceives()
  }

  private func seeTheLast(_ touches: Set<UITouch>, _ event: UIEvent) {
    see(touches, event)
    let isDown = event.touches(for: self)?.contains { $0.phase != .ended && $0.phase != .cancelled } ?? false
    if !isDown { state = .failed }
  }
}

// MARK: - One gesture

/// A gesture, from the first finger until all recognizers are reset.
@MainActor final class RecordedGesture {
  private(set) weak var window: UIWindow?
  private weak var recorder: TouchRecorder?
  private let tree: RecordedTree
  private let start: TimeInterval
  /// The clock's time when the first event was handled: other times are relative to it.
  private let origin: TimeInterval
  private let picture: String
  /// The time of the current event; nil between two events.
  private var eventTime: TimeInterval?
  private var lastTime: TimeInterval = 0
  private var lastChange: TimeInterval = 0
  private var input: [String] = []
  private var log: [String] = []
  private var fingers: [(touch: UITouch, id: Int, isNamed: Bool, isAsked: Bool)] = []

  init(
    _ window: UIWindow, at time: TimeInterval, for recorder: TouchRecorder,
    _ requirements: [(UIGestureRecognizer, UIGestureRecognizer)]
  ) {
    (self.window, self.recorder, start) = (window, recorder, time)
    picture = recorder.takesPictures ? RecordedText.picture(of: window) : ""
    origin = CACurrentMediaTime()
    tree = RecordedTree(window, requirements)
    for one in tree.recognizers {
      one.recognizer.addTarget(recorder, action: TouchRecorder.acts)
      one.listen()
    }
    for control in tree.controls {
      control.addTarget(recorder, action: TouchRecorder.presses, for: .touchUpInside)
      control.addTarget(recorder, action: TouchRecorder.changes, for: .valueChanged)
    }
  }

  /// Restores the original delegates and targets.
  func stop() {
    guard let recorder else { return }
    for one in tree.recognizers {
      one.recognizer.removeTarget(recorder, action: TouchRecorder.acts)
      one.stopListening()
    }
    for control in tree.controls {
      control.removeTarget(recorder, action: TouchRecorder.presses, for: .touchUpInside)
      control.removeTarget(recorder, action: TouchRecorder.changes, for: .valueChanged)
    }
  }

  /// Whether no finger is down and no recognizer is active, and this has been so for a while.
  var isOver: Bool {
    let isQuiet = fingers.isEmpty && tree.recognizers.allSatisfy { $0.recognizer.state == .possible }
    let since = CACurrentMediaTime() - origin - lastChange
    return isQuiet ? since > TouchRecorder.quiet : fingers.isEmpty && since > TouchRecorder.quiet * 5
  }

  private var now: TimeInterval { eventTime ?? CACurrentMediaTime() - origin }

  private func say(_ words: String) {
    log.append("\(RecordedText.number((now * 1000).rounded() / 1000)) \(words)")
    lastChange = max(lastChange, now)
  }

  // MARK: Fingers

  func note(_ touches: Set<UITouch>, at timestamp: TimeInterval) {
    eventTime = max(lastTime, timestamp - start)
    lastTime = now
    lastChange = max(lastChange, now)
    // Fingers that come down together are numbered from left to right.
    let ordered = touches.sorted { $0.location(in: nil).x < $1.location(in: nil).x }
    for touch in ordered { _ = id(of: touch) }
    for touch in ordered.sorted(by: { id(of: $0) < id(of: $1) }) { note(touch) }
    nameViews()
    fingers.removeAll { $0.touch.phase == .ended || $0.touch.phase == .cancelled }
  }

  private func id(of touch: UITouch) -> Int {
    if let finger = fingers.first(where: { $0.touch === touch }) { return finger.id }
    guard touch.phase == .began else { return 0 }
    var id = 1
    while fingers.contains(where: { $0.id == id }) { id += 1 }
    fingers.append((touch, id, false, false))
    return id
  }

  private func note(_ touch: UITouch) {
    let (id, phase) = (id(of: touch), RecordedText.phase(touch.phase))
    // A finger that was down before the recording.
    guard id > 0, let phase else { return }
    let place = touch.location(in: nil)
    var line = "{\"t\": \(RecordedText.number(now)), \"id\": \(id), \"phase\": \"\(phase)\", "
    line += "\"x\": \(RecordedText.number(Double(place.x))), \"y\": \(RecordedText.number(Double(place.y)))"
    if let type = RecordedText.pointer(touch.type) { line += ", \"type\": \"\(type)\"" }
    if touch.type == .indirectPointer, phase == "began" || phase == "moved" { line += ", \"buttons\": [\"primary\"]" }
    input.append(line + "}")
  }

  /// Records the views of the new fingers, once they are known.
  private func nameViews() {
    for index in fingers.indices where !fingers[index].isNamed {
      let touch = fingers[index].touch
      guard let view = touch.view else { continue }
      fingers[index].isNamed = true
      if let name = tree.receiver(view) { say("touch \(fingers[index].id) in \(name)") }
      tree.noteHit(view, at: touch.location(in: nil))
    }
  }

  /// Records which recognizers received the new fingers and which did not: refusals by UIKit's delegates, and those
  /// before the delegates were replaced.
  func lookWhoReceives() {
    for index in fingers.indices where !fingers[index].isAsked {
      fingers[index].isAsked = true
      tree.noteReceivers(of: fingers[index].touch)
    }
  }

  // MARK: States

  func acts(_ recognizer: UIGestureRecognizer) {
    guard let one = tree.recorded(recognizer) else { return }
    one.state = recognizer.state
    say("\(one.name) acts \(RecordedText.state(recognizer.state))")
  }

  func sends(_ control: UIControl, _ event: String) {
    if let name = tree.name(of: control) { say("\(name) event \(event)") }
  }

  func look() {
    nameViews()
    for one in tree.recognizers where one.state != one.recognizer.state {
      let state = one.recognizer.state
      if state == .failed { say("\(one.name) \(RecordedText.state(one.state)) to failed") }
      one.state = state
    }
  }

  /// After the event, times are those of the clock.
  func endEvent() { eventTime = nil }

  // MARK: Writing

  func text(_ program: String) -> String {
    func list(_ lines: [String]) -> String {
      lines.isEmpty ? "[]" : "[\n" + lines.map { "    \($0)" }.joined(separator: ",\n") + "\n  ]"
    }
    return """
      {
        "format": "touchstone-capture", "version": 1, "observed": true,
        "program": \(RecordedText.quoted(program)),
        "scene": \(tree.json(program)),
        "input": \(list(input)),
        "log": \(list(log.map(RecordedText.quoted)))\(picture.isEmpty ? "" : ",\n  \"picture\": \"\(picture)\"")
      }

      """
  }
}

// MARK: - Recognizers

/// A recognizer before the first finger, with the later answers of its delegate.
@MainActor final class RecordedRecognizer {
  let recognizer: UIGestureRecognizer
  let name: String
  /// Nil for a recognizer of a scroll view.
  let kind: String?
  var state = UIGestureRecognizer.State.possible
  private let properties: [(key: String, json: String)]
  var requirements: [String] = []
  var refusals: [(key: String, names: [String])] = []
  fileprivate var receives: [(view: String, answer: Bool)] = []
  /// The directions of a pan whenever its delegate was asked whether it may begin, and the answers.
  fileprivate var ways: [(isHorizontal: Bool, answer: Bool)] = []
  fileprivate var answers: [RecordedAnswer: [(other: UIGestureRecognizer?, answer: Bool)]] = [:]
  private var delegate: RecordedDelegate?
  private let tree: (AnyObject) -> String?

  init(
    _ recognizer: UIGestureRecognizer, name: String, kind: String?, in tree: @escaping (AnyObject) -> String?
  ) {
    (self.recognizer, self.name, self.kind, self.tree) = (recognizer, name, kind, tree)
    properties = Self.properties(of: recognizer)
    state = recognizer.state
  }

  /// Records the answers of its delegate, if that is the app's.
  func listen() {
    guard let original = recognizer.delegate, kind != nil, !RecordedText.isOfTheSystem(original) else { return }
    let delegate = RecordedDelegate(original, self)
    self.delegate = delegate
    recognizer.delegate = delegate
  }

  func stopListening() {
    if let delegate, recognizer.delegate === delegate { recognizer.delegate = delegate.original }
    delegate = nil
  }

  fileprivate func noteReceiving(_ touch: UITouch, _ answer: Bool) {
    if let view = touch.view.flatMap({ name(of: $0) }) { receives.append((view, answer)) }
  }

  fileprivate func noteBeginning(_ answer: Bool) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    let velocity = pan.velocity(in: pan.view)
    ways.append((abs(velocity.x) > abs(velocity.y), answer))
  }

  fileprivate func name(of object: AnyObject) -> String? { tree(object) }

  /// The description for a scene; nil for a recognizer of a scroll view.
  var json: String? {
    guard let kind else { return nil }
    let own = [("name", RecordedText.quoted(self.name)), ("class", RecordedText.quoted(kind))]
    return RecordedText.object(own + properties + relations)
  }

  /// The description of a scroll view's pan for a scene; nil if it has the default values.
  var panJSON: String? {
    let said = properties + relations
    return said.isEmpty ? nil : RecordedText.object(said)
  }

  private var relations: [(key: String, json: String)] {
    var members: [(key: String, json: String)] = []
    if !requirements.isEmpty { members.append(("requiresToFail", RecordedText.words(requirements))) }
    var delegate: [(String, String)] = []
    let begins = (answers[.shouldBegin] ?? []).map(\.answer)
    if !begins.isEmpty, !begins.contains(true) {
      delegate.append(("shouldBegin", "false"))
    } else if let axis {
      delegate.append(("shouldBegin", RecordedText.quoted(axis)))
    }
    let (yes, no) = (Set(receives.filter(\.answer).map(\.view)), Set(receives.filter { !$0.answer }.map(\.view)))
    if !no.isEmpty, yes.isDisjoint(with: no) {
      let rule = yes.isEmpty ? "false" : "{\"onlyViews\": \(RecordedText.words(yes.sorted()))}"
      delegate.append(("shouldReceiveTouch", rule))
    }
    for question in RecordedAnswer.aboutOthers {
      var names: [String] = []
      for (other, answer) in answers[question] ?? [] {
        guard let other = other.flatMap({ name(of: $0) }) else { continue }
        names.removeAll { $0 == other }
        if answer { names.append(other) }
      }
      if !names.isEmpty { delegate.append((question.rawValue, RecordedText.words(names))) }
    }
    if !delegate.isEmpty { members.append(("delegate", RecordedText.object(delegate))) }
    if !refusals.isEmpty {
      members.append(("subclass", RecordedText.object(refusals.map { ($0.key, RecordedText.words($0.names)) })))
    }
    return members
  }

  /// The axis that explains which pans the delegate allowed.
  private var axis: String? {
    guard ways.contains(where: \.answer), ways.contains(where: { !$0.answer }) else { return nil }
    if ways.allSatisfy({ $0.isHorizontal == $0.answer }) { return "horizontal" }
    return ways.allSatisfy { $0.isHorizontal != $0.answer } ? "vertical" : nil
  }

  /// Sentences about answers that a scene cannot express.
  var notes: [String] {
    let begins = axis == nil ? Set((answers[.shouldBegin] ?? []).map(\.answer)) : []
    let (yes, no) = (Set(receives.filter(\.answer).map(\.view)), Set(receives.filter { !$0.answer }.map(\.view)))
    return (begins.count < 2 ? [] : ["The delegate of \(name) let it begin at some times only; the scene says yes."])
      + (yes.isDisjoint(with: no) ? [] : ["\(name) got some touches of a view and others not; the scene says yes."])
  }

  private static func properties(of recognizer: UIGestureRecognizer) -> [(key: String, json: String)] {
    var said = RecordedProperties()
    said.flag("isEnabled", recognizer.isEnabled, unless: true)
    said.flag("cancelsTouchesInView", recognizer.cancelsTouchesInView, unless: true)
    said.flag("delaysTouchesBegan", recognizer.delaysTouchesBegan, unless: false)
    said.flag("delaysTouchesEnded", recognizer.delaysTouchesEnded, unless: true)
    said.flag("requiresExclusiveTouchType", recognizer.requiresExclusiveTouchType, unless: true)
    let allowed = recognizer.allowedTouchTypes.map(\.intValue)
    let types = ["direct", "indirect", "pencil", "indirectPointer"].enumerated().filter { allowed.contains($0.offset) }
    if types.count < 4 { said.add("allowedTouchTypes", RecordedText.words(types.map(\.element))) }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      said.number("numberOfTapsRequired", Double(tap.numberOfTapsRequired), unless: 1)
      said.number("numberOfTouchesRequired", Double(tap.numberOfTouchesRequired), unless: 1)
    case let press as UILongPressGestureRecognizer:
      said.number("numberOfTapsRequired", Double(press.numberOfTapsRequired), unless: 0)
      said.number("numberOfTouchesRequired", Double(press.numberOfTouchesRequired), unless: 1)
      said.number("minimumPressDuration", press.minimumPressDuration, unless: 0.5)
      said.number("allowableMovement", Double(press.allowableMovement), unless: 10)
    case let pan as UIPanGestureRecognizer:
      said.number("minimumNumberOfTouches", Double(pan.minimumNumberOfTouches), unless: 1)
      if (1...100).contains(pan.maximumNumberOfTouches) {
        said.number("maximumNumberOfTouches", Double(pan.maximumNumberOfTouches), unless: 101)
      }
      if RecordedText.isRowSwipe(pan) { said.number("beginningDistance", 20, unless: 10) }
      if let edge = pan as? UIScreenEdgePanGestureRecognizer {
        let edges: [(UIRectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
        said.add("edges", RecordedText.words(edges.filter { edge.edges.contains($0.0) }.map(\.1)))
      }
    case let swipe as UISwipeGestureRecognizer:
      said.number("numberOfTouchesRequired", Double(swipe.numberOfTouchesRequired), unless: 1)
      let ways: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
      ]
      let asked = ways.filter { swipe.direction.contains($0.0) }.map(\.1)
      if asked != ["right"] { said.add("direction", RecordedText.words(asked)) }
    default: break
    }
    return said.members
  }
}

/// The questions of a delegate, with their names in scenes.
enum RecordedAnswer: String {
  case shouldBegin, shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf, shouldBeRequiredToFailBy

  static let aboutOthers = [shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf, shouldBeRequiredToFailBy]
}

/// Replaces a delegate while a gesture is recorded, forwards every question and records the answer.
final class RecordedDelegate: NSObject, UIGestureRecognizerDelegate {
  private(set) weak var original: (any UIGestureRecognizerDelegate)?
  private weak var owner: RecordedRecognizer?

  init(_ original: any UIGestureRecognizerDelegate, _ owner: RecordedRecognizer) {
    (self.original, self.owner) = (original, owner)
  }

  private func note(_ question: RecordedAnswer, _ other: UIGestureRecognizer?, _ answer: Bool) -> Bool {
    owner?.answers[question, default: []].append((other, answer))
    return answer
  }

  private func noteBeginning(_ answer: Bool) -> Bool {
    owner?.noteBeginning(answer)
    return note(.shouldBegin, nil, answer)
  }

  private func noteReceiving(_ touch: UITouch, _ answer: Bool) -> Bool {
    owner?.noteReceiving(touch, answer)
    return answer
  }

  // Optional methods there are methods with a default implementation here.
  #if canImport(ObjectiveC)
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    noteBeginning(original?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true)
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    noteReceiving(touch, original?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true)
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    original?.gestureRecognizer?(gestureRecognizer, shouldReceive: press) ?? true
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    original?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) ?? true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer = original?.gestureRecognizer?(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    return note(.shouldRecognizeSimultaneouslyWith, otherGestureRecognizer, answer ?? false)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer = original?.gestureRecognizer?(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    return note(.shouldRequireFailureOf, otherGestureRecognizer, answer ?? false)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer = original?.gestureRecognizer?(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    return note(.shouldBeRequiredToFailBy, otherGestureRecognizer, answer ?? false)
  }
  static func isTogether(
    _ delegate: any UIGestureRecognizerDelegate, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool { delegate.gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) ?? false }
  #else
  static func isTogether(
    _ delegate: any UIGestureRecognizerDelegate, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool { delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    noteBeginning(original?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true)
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    noteReceiving(touch, original?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true)
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    original?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer = original?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    return note(.shouldRecognizeSimultaneouslyWith, otherGestureRecognizer, answer ?? false)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer = original?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    return note(.shouldRequireFailureOf, otherGestureRecognizer, answer ?? false)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer = original?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    return note(.shouldBeRequiredToFailBy, otherGestureRecognizer, answer ?? false)
  }
  #endif
}

// MARK: - The tree

/// The views of a window and their recognizers, before the first finger.
@MainActor final class RecordedTree {
  private struct Node {
    var view = ""
    var members: [(String, String)] = []
    var recognizers: [RecordedRecognizer] = []
    var pan: RecordedRecognizer?
    var children: [Node] = []
  }

  private(set) var recognizers: [RecordedRecognizer] = []
  private(set) var controls: [UIControl] = []
  private var names: [ObjectIdentifier: String] = [:]
  /// Retains the named objects, so that no other object gets their identity.
  private var kept: [AnyObject] = []
  private var taken: Set<String> = ["default", "passThrough", "superview"]
  private var notes: [String] = []
  /// The answers of scroll views to `touchesShouldCancel(in:)` that differ from those of their class.
  private var keeping: [String: Bool] = [:]
  /// The results of overrides of `hitTest(_:with:)`, by view: `passThrough`, or the name of another view.
  private var hits: [String: String] = [:]
  /// The margins by which views accept touches outside their bounds.
  private var insets: [String: CGFloat] = [:]
  private var root = Node()
  private weak var window: UIWindow?
  private let size: CGSize

  init(_ window: UIWindow, _ requirements: [(UIGestureRecognizer, UIGestureRecognizer)]) {
    (self.window, size) = (window, window.bounds.size)
    root = node(window)
    for (waiting, other) in requirements {
      if let one = recorded(waiting), let name = name(of: other) { one.requirements.append(name) }
    }
    for one in recognizers { askClass(of: one) }
  }

  func name(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// The name of a view; for a part of a control that was recorded as a whole, that of the control.
  func receiver(_ view: UIView) -> String? {
    var next: UIView? = view
    while let one = next {
      if let found = name(of: one) { return one === view || one is UIControl ? found : nil }
      next = one.superview
    }
    return nil
  }

  func recorded(_ recognizer: UIGestureRecognizer) -> RecordedRecognizer? {
    recognizers.first { $0.recognizer === recognizer }
  }

  private func say(_ sentence: String) { if !notes.contains(sentence), notes.count < 40 { notes.append(sentence) } }

  private func register(_ object: AnyObject, as wanted: String) -> String {
    var (name, number) = (wanted, 2)
    while !taken.insert(name).inserted { (name, number) = ("\(wanted)\(number)", number + 1) }
    names[ObjectIdentifier(object)] = name
    kept.append(object)
    return name
  }

  /// Records the answers of a recognizer's class about the others; only for classes of the app, and of scroll views.
  private func askClass(of one: RecordedRecognizer) {
    guard one.kind == nil || !RecordedText.isOfTheSystem(one.recognizer), recognizers.count <= 40 else { return }
    let others = recognizers.filter { $0 !== one }
    let (mine, names) = (one.recognizer, others.map(\.name))
    if askScrollView(about: one, others) { return }
    func add(_ key: String, unless standard: Bool, _ ask: (UIGestureRecognizer) -> Bool) {
      let yes = others.filter { ask($0.recognizer) }.map(\.name)
      if yes != (standard ? names : []) { one.refusals.append((key, yes)) }
    }
    add("canPrevent", unless: true) { mine.canPrevent($0) }
    add("canBePreventedBy", unless: true) { mine.canBePrevented(by: $0) }
    add("shouldRequireFailureOf", unless: false) { mine.shouldRequireFailure(of: $0) }
    add("shouldBeRequiredToFailBy", unless: false) { mine.shouldBeRequiredToFail(by: $0) }
  }

  /// A scroll view that is its pan's delegate cannot be replaced, so it is asked which recognizers may recognize
  /// simultaneously.
  private func askScrollView(about one: RecordedRecognizer, _ others: [RecordedRecognizer]) -> Bool {
    guard one.kind == nil, let delegate = one.recognizer.delegate, !RecordedText.isOfTheSystem(delegate) else {
      return false
    }
    let alone = others.filter { !RecordedDelegate.isTogether(delegate, one.recognizer, $0.recognizer) }.map(\.name)
    if alone.count < others.count { one.refusals += [("canPrevent", alone), ("canBePreventedBy", alone)] }
    return alone.count < others.count
  }

  // MARK: Views

  private func node(_ view: UIView) -> Node {
    let isWindow = view === window
    let kind = isWindow ? "UIView" : RecordedText.kind(of: view)
    let name = register(view, as: isWindow ? "window" : RecordedText.word(RecordedText.title(of: view)))
    var node = Node()
    let (bounds, center) = (view.bounds, view.center)
    let corner = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    let frame = CGRect(origin: isWindow ? .zero : corner, size: bounds.size)
    node.members = [
      ("name", RecordedText.quoted(name)), ("class", RecordedText.quoted(kind)), ("frame", RecordedText.rect(frame)),
    ]
    node.members += properties(of: view)
    node.view = name
    // An override that refuses every recognizer; one that examines the recognizer allows this one.
    if !RecordedText.isOfTheSystem(view), !view.gestureRecognizerShouldBegin(UISwipeGestureRecognizer()) {
      node.members.append(("gestureRecognizerShouldBegin", "false"))
    }
    if let list = view as? UIScrollView { add(list, name, to: &node) }
    if let control = view as? UIControl { add(control, to: &node) }
    for recognizer in view.gestureRecognizers ?? [] where self.name(of: recognizer) == nil {
      add(recognizer, to: &node)
    }
    // The parts of UIKit's controls are private; a control of the app may have any subviews.
    let isOpen = kind == "UIControl" && !RecordedText.isOfTheSystem(view)
    guard kind == "UIView" || kind == "UIScrollView" || isOpen else { return node }
    for child in view.subviews where !String(describing: type(of: child)).hasSuffix("Indicator") {
      node.children.append(self.node(child))
    }
    return node
  }

  private func add(_ recognizer: UIGestureRecognizer, to node: inout Node) {
    guard !(recognizer is TouchWatcher) else { return }
    let word = String(describing: type(of: recognizer))
    guard let kind = RecordedText.kind(of: recognizer), RecordedText.isKnown(recognizer, kind) else {
      guard recognizer.isEnabled else { return }
      if let sentence = SwiftUIGesture.sentence(about: recognizer) { return say(sentence) }
      return say("\(word) is no recognizer that a scene has.")
    }
    let name = register(recognizer, as: RecordedText.word(recognizer.name ?? String(kind.dropLast(17))))
    let one = RecordedRecognizer(recognizer, name: name, kind: kind) { [weak self] in self?.name(of: $0) }
    node.recognizers.append(one)
    recognizers.append(one)
  }

  /// The recognizers of a scroll view are named after it.
  private func add(_ list: UIScrollView, _ name: String, to node: inout Node) {
    taken.formUnion(["\(name).pan", "\(name).pinch"])
    let own: [(UIGestureRecognizer?, String)] = [
      (list.panGestureRecognizer, "pan"), (list.pinchGestureRecognizer, "pinch"),
    ]
    for (recognizer, part) in own {
      guard let recognizer else { continue }
      names[ObjectIdentifier(recognizer)] = "\(name).\(part)"
      let one = RecordedRecognizer(recognizer, name: "\(name).\(part)", kind: nil) { [weak self] in self?.name(of: $0) }
      if part == "pan" { node.pan = one }
      recognizers.append(one)
    }
    var said = RecordedProperties()
    said.add("contentSize", RecordedText.numbers(list.contentSize.width, list.contentSize.height))
    said.flag("delaysContentTouches", list.delaysContentTouches, unless: true)
    said.flag("canCancelContentTouches", list.canCancelContentTouches, unless: true)
    said.flag("isScrollEnabled", list.isScrollEnabled, unless: true)
    said.flag("isPagingEnabled", list.isPagingEnabled, unless: false)
    said.flag("bounces", list.bounces, unless: true)
    said.flag("isDirectionalLockEnabled", list.isDirectionalLockEnabled, unless: false)
    said.flag("alwaysBounceVertical", list.alwaysBounceVertical, unless: false)
    said.flag("alwaysBounceHorizontal", list.alwaysBounceHorizontal, unless: false)
    said.number("minimumZoomScale", Double(list.minimumZoomScale), unless: 1)
    said.number("maximumZoomScale", Double(list.maximumZoomScale), unless: 1)
    said.number("zoomScale", Double(list.zoomScale), unless: 1)
    let inset = list.adjustedContentInset
    if inset != .zero {
      said.add("contentInset", RecordedText.numbers(inset.top, inset.left, inset.bottom, inset.right))
    }
    if list.contentOffset != .zero {
      said.add("contentOffset", RecordedText.numbers(list.contentOffset.x, list.contentOffset.y))
    }
    node.members += said.members
  }

  private func add(_ control: UIControl, to node: inout Node) {
    var said = RecordedProperties()
    said.flag("isEnabled", control.isEnabled, unless: true)
    var event: String?
    switch control {
    case let button as UIButton:
      if let title = button.title(for: .normal) { said.add("title", RecordedText.quoted(title)) }
      event = "touchUpInside"
    case let toggle as UISwitch:
      said.flag("isOn", toggle.isOn, unless: false)
      event = "valueChanged"
    case let slider as UISlider:
      said.number("minimumValue", Double(slider.minimumValue), unless: 0)
      said.number("maximumValue", Double(slider.maximumValue), unless: 1)
      said.number("value", Double(slider.value), unless: 0)
      event = "valueChanged"
    default: if RecordedText.kind(of: control) == "UIControl" { event = "touchUpInside" }
    }
    if let event {
      controls.append(control)
      said.add("events", RecordedText.words([event]))
    }
    node.members += said.members
  }

  private func properties(of view: UIView) -> [(String, String)] {
    var said = RecordedProperties()
    let bounds = view.bounds
    if !(view is UIScrollView), bounds.origin != .zero { said.add("bounds", RecordedText.rect(bounds)) }
    let turn = view.transform
    if turn != .identity {
      said.add("transform", RecordedText.numbers(turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty))
    }
    said.flag("isHidden", view.isHidden, unless: false)
    said.number("alpha", min(1, max(0, Double(view.alpha))), unless: 1)
    if let color = RecordedText.color(view.backgroundColor, in: view) {
      said.add("backgroundColor", RecordedText.quoted(color))
    }
    said.flag("clipsToBounds", view.clipsToBounds, unless: view is UIScrollView)
    let isStill = view is UILabel || view is UIImageView
    said.flag("isUserInteractionEnabled", view.isUserInteractionEnabled, unless: !isStill)
    said.flag("isMultipleTouchEnabled", view.isMultipleTouchEnabled, unless: false)
    said.flag("isExclusiveTouch", view.isExclusiveTouch, unless: false)
    if let text = (view as? UILabel)?.text { said.add("text", RecordedText.quoted(String(text.prefix(500)))) }
    return said.members
  }

  // MARK: Touches

  /// Records which recognizers with a delegate received a new touch, and which did not although only the delegate could
  /// refuse.
  func noteReceivers(of touch: UITouch) {
    var named = touch.view
    while let view = named, name(of: view) == nil { named = view.superview }
    guard let view = named, let word = name(of: view), let receivers = touch.gestureRecognizers else { return }
    for one in recognizers {
      let recognizer = one.recognizer
      guard one.kind != nil, recognizer.delegate != nil,
        let owner = recognizer.view, view.isDescendant(of: owner)
      else { continue }
      let isReceived = receivers.contains { $0 === recognizer }
      let isFree = recognizer.isEnabled && recognizer.state == .possible && recognizer.numberOfTouches == 0
      guard isReceived || isFree, recognizer.allowedTouchTypes.map(\.intValue).contains(touch.type.rawValue) else {
        continue
      }
      one.receives.append((word, isReceived))
    }
  }

  /// Determines which override led a touch to a view, if the frames do not explain it.
  func noteHit(_ view: UIView, at place: CGPoint) {
    guard let window, let name = name(of: view) else { return }
    askKeepers(of: view)
    let found = hit(in: window, at: place)
    let control = found as? UIControl
    // A view that takes touches itself prevents hits of its subviews.
    if let found, found !== view, found.isDescendant(of: view), control?.isEnabled ?? true,
      !RecordedText.isOfTheSystem(view)
    {
      hits[name] = name
      return
    }
    // A control is treated as a whole, and UIKit decides whether a disabled one is hit.
    guard found !== view, control.map({ $0.isEnabled && !$0.isDescendant(of: view) }) ?? true else { return }
    let (oldHits, oldInsets) = (hits, insets)
    enlarge(view, at: place)
    for _ in 0..<20 {
      guard let found = hit(in: window, at: place) else { break }
      if found === view { return }
      guard !RecordedText.isOfTheSystem(found), let other = self.name(of: found), hits[other] == nil else { break }
      hits[other] = "passThrough"
    }
    (hits, insets) = (oldHits, oldInsets)
    if let found, !RecordedText.isOfTheSystem(found), let other = self.name(of: found), hits[other] == nil {
      hits[other] = name
      if hit(in: window, at: place) === view { return }
      hits = oldHits
    }
    say("\(name) got a touch by an override of hitTest(_:with:) or point(inside:with:), which no scene says here.")
  }

  /// Records the margins by which the views on the path accept touches outside their bounds.
  private func enlarge(_ view: UIView, at place: CGPoint) {
    var next: UIView? = view
    while let one = next {
      next = one.superview
      let (here, bounds) = (one.convert(place, from: window), one.bounds)
      guard !bounds.contains(here), let name = name(of: one), !RecordedText.isOfTheSystem(one),
        one.point(inside: here, with: nil)
      else { continue }
      let across = max(bounds.minX - here.x, here.x - bounds.maxX)
      let along = max(bounds.minY - here.y, here.y - bounds.maxY)
      insets[name] = max(insets[name] ?? 0, max(across, along).rounded(.up) + 1)
    }
  }

  /// Asks the app's scroll views around a touched view whether they would cancel its touch.
  private func askKeepers(of view: UIView) {
    var outer = view.superview
    while let next = outer {
      outer = next.superview
      guard let list = next as? UIScrollView, !RecordedText.isOfTheSystem(list), let name = name(of: list) else {
        continue
      }
      let answer = list.touchesShouldCancel(in: view)
      if answer == view is UIControl { keeping[name] = answer }
    }
  }

  /// The hit view of a touch, according to the known overrides.
  private func hit(in view: UIView, at place: CGPoint) -> UIView? {
    let word = name(of: view) ?? ""
    let reach = -(insets[word] ?? 0)
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled,
      view.bounds.insetBy(dx: reach, dy: reach).contains(place)
    else { return nil }
    if let other = hits[word], other != "passThrough" { return kept.first { name(of: $0) == other } as? UIView }
    for child in view.subviews.reversed() {
      if let found = hit(in: child, at: child.convert(place, from: view)) { return found }
    }
    return hits[word] == nil ? view : nil
  }

  // MARK: Writing

  func json(_ program: String) -> String {
    let about = ["Recorded from \(program)."] + notes + recognizers.flatMap(\.notes)
    return """
      {
          "format": "touchstone-scene", "version": 1, "title": \(RecordedText.quoted("\(program), a gesture")),
          "about": \(RecordedText.quoted(about.joined(separator: " "))),
          "size": \(RecordedText.numbers(size.width, size.height)),
          "root": \(json(root, indent: "    "))
        }
      """
  }

  private func json(_ node: Node, indent: String) -> String {
    var members = node.members
    let inner = indent + "  "
    if let answer = hits[node.view] { members.append(("hitTest", RecordedText.quoted(answer))) }
    if let reach = insets[node.view] {
      members.append(("touchInsets", RecordedText.numbers(-reach, -reach, -reach, -reach)))
    }
    if let answer = keeping[node.view] { members.append(("touchesShouldCancel", answer ? "true" : "false")) }
    if let pan = node.pan?.panJSON { members.append(("panGestureRecognizer", pan)) }
    let own = node.recognizers.compactMap { one in one.json }
    func list(_ parts: [String]) -> String { "[\n\(inner)" + parts.joined(separator: ",\n\(inner)") + "\n\(indent)]" }
    if !own.isEmpty { members.append(("recognizers", list(own))) }
    if !node.children.isEmpty { members.append(("children", list(node.children.map { json($0, indent: inner) }))) }
    return RecordedText.object(members)
  }
}

// MARK: - Words

/// Properties without defaults.
@MainActor struct RecordedProperties {
  private(set) var members: [(key: String, json: String)] = []

  mutating func add(_ key: String, _ json: String) { members.append((key, json)) }
  mutating func flag(_ key: String, _ value: Bool, unless standard: Bool) {
    if value != standard { add(key, value ? "true" : "false") }
  }
  mutating func number(_ key: String, _ value: Double, unless standard: Double) {
    if value != standard { add(key, RecordedText.number(value)) }
  }
}

/// The words and values of a capture.
@MainActor enum RecordedText {
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  static func words(_ words: [String]) -> String { "[" + words.map(quoted).joined(separator: ", ") + "]" }
  static func rect(_ rect: CGRect) -> String { numbers(rect.origin.x, rect.origin.y, rect.width, rect.height) }
  static func numbers(_ values: CGFloat...) -> String {
    "[" + values.map { number(Double($0)) }.joined(separator: ", ") + "]"
  }

  /// At most six decimals; NaN and infinities are 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case "\n": return "\\n"
      default: return scalar.value < 0x20 ? " " : "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// One word that begins with a lowercase letter, without the prefix UI.
  static func word(_ text: String) -> String {
    var word = String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") })
    if word.hasPrefix("UI") { word.removeFirst(2) }
    return word.first.map { $0.lowercased() + word.dropFirst() } ?? "view"
  }

  /// The text that a view is named after.
  static func title(of view: UIView) -> String {
    #if os(iOS)
    if let title = view.accessibilityIdentifier, !title.isEmpty { return title }
    #endif
    return String(describing: type(of: view))
  }

  /// Whether an object's class is private in UIKit.
  static func isOfTheSystem(_ object: AnyObject) -> Bool {
    let name = String(describing: type(of: object))
    return name.hasPrefix("_") || name.hasPrefix("UI")
  }

  static func kind(of view: UIView) -> String {
    switch view {
    case is UIButton: return "UIButton"
    case is UISwitch: return "UISwitch"
    case is UISlider: return "UISlider"
    case is UIStepper: return "UIStepper"
    case is UISegmentedControl: return "UISegmentedControl"
    case is UIPageControl: return "UIPageControl"
    case is UIControl: return "UIControl"
    case is UIScrollView: return "UIScrollView"
    case is UILabel: return "UILabel"
    case is UIImageView: return "UIImageView"
    case is UIProgressView: return "UIProgressView"
    case is UIActivityIndicatorView: return "UIActivityIndicatorView"
    default: return "UIView"
    }
  }

  /// Whether a scene can have a recognizer: one of UIKit's public classes, of the app's own, or the swipe of a row.
  static func isKnown(_ recognizer: UIGestureRecognizer, _ kind: String) -> Bool {
    if let pan = recognizer as? UIPanGestureRecognizer, isRowSwipe(pan) { return true }
    return String(describing: type(of: recognizer)) == kind || !isOfTheSystem(recognizer)
  }

  /// Whether a pan is that of a list's row actions, which begins later than others.
  static func isRowSwipe(_ pan: UIPanGestureRecognizer) -> Bool {
    let word = String(describing: type(of: pan))
    return word == "RowSwipePan" || word.hasPrefix("_UISwipeAction")
  }

  /// The class of UIKit that a recognizer is, or whose subclass; nil for one of another kind.
  static func kind(of recognizer: UIGestureRecognizer) -> String? {
    switch recognizer {
    case is UITapGestureRecognizer: return "UITapGestureRecognizer"
    case is UILongPressGestureRecognizer: return "UILongPressGestureRecognizer"
    case is UIScreenEdgePanGestureRecognizer: return "UIScreenEdgePanGestureRecognizer"
    case is UIPanGestureRecognizer: return "UIPanGestureRecognizer"
    case is UISwipeGestureRecognizer: return "UISwipeGestureRecognizer"
    case is UIPinchGestureRecognizer: return "UIPinchGestureRecognizer"
    case is UIRotationGestureRecognizer: return "UIRotationGestureRecognizer"
    case is UIHoverGestureRecognizer: return "UIHoverGestureRecognizer"
    default: return nil
    }
  }

  static func color(_ color: UIColor?, in view: UIView) -> String? {
    guard let color = color?.resolvedColor(with: view.traitCollection) else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha].reduce(into: "#") { text, part in
      let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }

  /// The picture of a window as a PNG file in base64, with one pixel per point.
  static func picture(of window: UIWindow) -> String {
    let (bounds, format) = (window.bounds, UIGraphicsImageRendererFormat())
    format.scale = 1
    guard !bounds.isEmpty else { return "" }
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    let file = renderer.pngData { _ in _ = window.drawHierarchy(in: bounds, afterScreenUpdates: false) }
    return base64(Array(file))
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
      for part in 0..<4 { text.append(part <= count ? letters[bits >> (18 - 6 * part) & 63] : UInt8(ascii: "=")) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func phase(_ phase: UITouch.Phase) -> String? {
    switch phase {
    case .began: return "began"
    case .moved: return "moved"
    case .ended: return "ended"
    case .cancelled: return "cancelled"
    default: return nil
    }
  }

  static func pointer(_ type: UITouch.TouchType) -> String? {
    switch type {
    case .pencil: return "pencil"
    case .indirectPointer: return "indirectPointer"
    default: return nil
    }
  }

  static func state(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: return "possible"
    case .began: return "began"
    case .changed: return "changed"
    case .ended: return "ended"
    case .cancelled: return "cancelled"
    case .failed: return "failed"
    @unknown default: return "unknown"
    }
  }
}

// MARK: - SwiftUI

/// What a recognizer of SwiftUI is, as far as its class, its name and its answers tell.
///
/// Until iOS 17 a hosting view has one recognizer for all its gestures; since iOS 18 each gesture has one. Its name is
/// the one that `gesture(_:name:isEnabled:)` gave it; with `LogGesture` set in UIKit's defaults it is the type of the
/// gesture. A tap claims to be a `UITapGestureRecognizer`.
enum SwiftUIGesture {
  /// The gestures whose types are public, and the two that buttons and scroll views use.
  private static let gestures: [(type: String, words: String)] = [
    ("SpatialTapGesture", "a tap"), ("TapGesture", "a tap"), ("LongPressGesture", "a long press"),
    ("DragGesture", "a drag"), ("MagnifyGesture", "a magnification"), ("MagnificationGesture", "a magnification"),
    ("RotateGesture", "a rotation"), ("RotationGesture", "a rotation"), ("SpatialEventGesture", "spatial events"),
    ("_ButtonGesture", "a button"), ("ButtonGesture", "a button"), ("ScrollGesture", "a scroll"),
  ]
  /// The types that combine gestures.
  private static let combinations: [(type: String, words: String)] = [
    ("SimultaneousGesture", "simultaneously"), ("ExclusiveGesture", "one or the other"),
    ("SequenceGesture", "one after the other"),
  ]
  /// The modifiers that add a gesture to a view.
  private static let modifiers: [(type: String, words: String)] = [
    ("HighPriorityGestureModifier", "highPriorityGesture"), ("SimultaneousGestureModifier", "simultaneousGesture"),
    ("AddGestureModifier", "gesture"),
  ]

  /// A sentence about a recognizer of SwiftUI; nil for another one.
  @MainActor static func sentence(about recognizer: UIGestureRecognizer) -> String? {
    let type = String(reflecting: Swift.type(of: recognizer))
    guard type.hasPrefix("SwiftUI") else { return nil }
    let others = (recognizer.view?.gestureRecognizers ?? []).filter { $0 !== recognizer }
    let isAlongside =
      !others.isEmpty
      && others.allSatisfy { !recognizer.canPrevent($0) && !recognizer.canBePrevented(by: $0) }
    return sentence(
      type: type, name: recognizer.name, taps: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired,
      isAlongside: isAlongside, host: recognizer.view.map { String(reflecting: Swift.type(of: $0)) } ?? "")
  }

  /// The same from what is known of it.
  ///
  /// - Parameters:
  ///   - type: the class with its module.
  ///   - name: the name of the recognizer.
  ///   - taps: the number of taps, if it claims to be a tap.
  ///   - isAlongside: whether it prevents no recognizer of its view, and none of them prevents it.
  ///   - host: the class of its view with its module; that of a hosting view names the types of its content.
  static func sentence(type: String, name: String?, taps: Int?, isAlongside: Bool, host: String) -> String {
    let word = type.split(separator: ".").last.map(String.init) ?? type
    let content = words(of: modifiers, in: host)
    let host = content.isEmpty ? "" : " The types of the view's content name \(list(content))."
    if word == "UIKitHoverGestureRecognizer" { return "\(word) is SwiftUI's recognizer for hovering pointers." }
    if word == "UIKitGestureRecognizer" {
      return "\(word) is SwiftUI's recognizer for all gestures of a hosting view together, as until iOS 17; "
        + "which of them acted cannot be told.\(host)"
    }
    var facts: [String] = []
    let kinds = words(of: gestures, in: name ?? "")
    if !kinds.isEmpty {
      facts.append("\(list(kinds))\(words(of: combinations, in: name ?? "").map { ", \($0)" }.joined())")
    } else if let taps, taps > 0 {
      facts.append(taps == 1 ? "a tap" : "a tap, \(taps) times")
    }
    if let name, !name.isEmpty, kinds.isEmpty { facts.append("named \"\(name)\"") }
    if isAlongside {
      facts.append("which prevents no recognizer of its view and is prevented by none, as with simultaneousGesture")
    }
    guard !facts.isEmpty else { return "\(word) is a recognizer of SwiftUI that its name does not explain.\(host)" }
    return "\(word) is a recognizer of SwiftUI: \(facts.joined(separator: ", ")).\(host)"
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: " and ") }

  /// The words for the types that occur in a description of a type, in the order of the description, each once.
  private static func words(of table: [(type: String, words: String)], in text: String) -> [String] {
    var found: [String] = []
    for name in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      guard let entry = table.first(where: { $0.type == name }), !found.contains(entry.words) else { continue }
      found.append(entry.words)
    }
    return found
  }
}
