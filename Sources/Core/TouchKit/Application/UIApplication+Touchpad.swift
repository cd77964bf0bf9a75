import TouchGeometry
import TouchPlatform

// Gestures of a touchpad (semantics 52).

extension UIApplication {
  /// Processes a sample of a touchpad's gesture; a sample from inside a handler waits for running work.
  func transform(_ sample: TransformSample, in scene: UIWindowScene) {
    guard gestureEnvironment.isBusy else { return route(sample, in: scene) }
    afterWorkInProgress { self.route(sample, in: scene) }
  }

  private func route(_ sample: TransformSample, in scene: UIWindowScene) {
    if sample.phase == .began {
      // If a device reports a beginning twice, the end was lost.
      cancelTransform()
      begin(sample, in: scene)
    } else if let event = transformEvent, event.transform?.window?.windowScene === scene {
      continueTransform(event, with: sample)
    }
  }

  /// Begins a gesture over the view under the pointer; without a view, nothing follows it (52.4).
  private func begin(_ sample: TransformSample, in scene: UIWindowScene) {
    guard sample.isSound, !isIgnoringInteractionEvents else { return }
    let event = UIEvent(type: .transform)
    guard let hit = hitTest(sample.location, in: scene, event), let window = hit.window else { return }
    var start = sample
    (start.scale, start.rotation, start.translation) = (1, 0, .zero)
    let place = window.fromSuperview(sample.location) ?? sample.location
    event.transform = TransformRoute(start, window: window, view: hit, at: place)
    transformEvent = event
    sendTransform(event)
  }

  /// Continues or ends a gesture; numbers that cannot be followed do not change it (52.5).
  private func continueTransform(_ event: UIEvent, with sample: TransformSample) {
    guard let route = event.transform else { return }
    let isEnd = sample.phase != .changed
    guard isEnd || sample.isSound else { return }
    let former = route.sample
    route.sample = sample
    if isEnd || !sample.isSound {
      (route.sample.scale, route.sample.rotation, route.sample.translation) =
        (former.scale, former.rotation, former.translation)
    }
    sendTransform(event)
    guard isEnd else { return }
    gestureEnvironment.forgetUnreceived(route)
    if transformEvent === event { transformEvent = nil }
  }

  private func sendTransform(_ event: UIEvent) {
    guard let route = event.transform else { return }
    event.timestamp = route.sample.timestamp
    event.modifierFlags = route.sample.modifiers
    traceSink?.record(
      TraceEntry(
        time: now, kind: .event, rule: "52.1", view: route.view, pointerInput: .transform(route.sample)))
    sendEvent(event)
  }

  /// Cancels the gesture in progress; with a scene, only one over its windows (52.8).
  func cancelTransform(in scene: UIWindowScene? = nil) {
    guard let event = transformEvent, let route = event.transform else { return }
    guard scene == nil || route.window == nil || route.window?.windowScene === scene else { return }
    var sample = route.sample
    (sample.phase, sample.timestamp) = (.cancelled, now)
    continueTransform(event, with: sample)
  }

  /// Cancels the gesture in progress over a window that is being hidden (52.8).
  func cancelTransform(over window: UIWindow) {
    if transformEvent?.transform?.window === window { cancelTransform() }
  }

  /// Processes two fingers that came down on a touchpad and rest there (52.11).
  func hold(at place: CGPoint, _ timestamp: TimeInterval, in scene: UIWindowScene) {
    guard !isIgnoringInteractionEvents, place.x.isFinite, place.y.isFinite else { return }
    let event = UIEvent(type: .scroll, timestamp: timestamp)
    gestureEnvironment.hold(over: hitTest(place, in: scene, event), at: timestamp)
  }
}
