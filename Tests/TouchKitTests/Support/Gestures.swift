import TouchGeometry

@testable import TouchKit

extension Stage {
  /// A logging view inside the window, or inside `parent`.
  func view(
    _ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200), in parent: UIView? = nil
  ) -> LogView {
    let view = LogView(name, log, frame)
    (parent ?? window).addSubview(view)
    return view
  }

  /// Adds a logging view named "front" that fills a second window, in front of the first.
  func front() -> LogView {
    let front = UIWindow(windowScene: scene)
    front.frame = CGRect(x: 200, y: 0, width: 200, height: 200)
    front.isHidden = false
    let view = LogView("front", log, front.bounds)
    front.addSubview(view)
    return view
  }

  /// Adds a recognizer to a view; its actions are logged as `name state`.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView, then: ((Recognizer) -> Void)? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction(
      UIAction { [log, weak recognizer] _ in
        guard let recognizer else { return }
        log("\(name) \(recognizer.state)")
        then?(recognizer)
      })
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// A custom recognizer whose touch methods are closures.
@MainActor final class Probe: UIGestureRecognizer {
  var began: ((Probe, Set<UITouch>, UIEvent) -> Void)?
  var moved: ((Probe, Set<UITouch>, UIEvent) -> Void)?
  var ended: ((Probe, Set<UITouch>, UIEvent) -> Void)?
  var cancelled: ((Probe, Set<UITouch>, UIEvent) -> Void)?
  var onReset: (() -> Void)?
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { began?(self, touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moved?(self, touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { ended?(self, touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelled?(self, touches, event) }
  override func reset() {
    resets += 1
    onReset?()
  }
}

/// A delegate that writes down what it is asked and answers as told.
@MainActor final class Delegate: UIGestureRecognizerDelegate {
  let log: Log
  let name: String
  var begins = true
  var takesTouch = true
  var takesEvent = true
  var runsBeside = false
  var waits = false
  var onAsked: ((String, UIGestureRecognizer) -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  private func asked(_ question: String, _ recognizer: UIGestureRecognizer) {
    log("\(name) \(question)")
    onAsked?(question, recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked("shouldBegin in \(gestureRecognizer.state)", gestureRecognizer)
    return begins
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked("shouldReceiveTouch", gestureRecognizer)
    return takesTouch
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    asked("shouldReceiveEvent", gestureRecognizer)
    return takesEvent
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked("simultaneous", gestureRecognizer)
    return runsBeside
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked("requireFailureOf", gestureRecognizer)
    return waits
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked("beRequiredToFailBy", gestureRecognizer)
    return false
  }
}
