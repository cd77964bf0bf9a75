import TouchGeometry
import TouchKit

/// Reads the trace of one window into lanes.
@MainActor final class LaneRecorder {
  private(set) var model = LaneModel()
  private unowned let window: UIWindow
  private let name: (AnyObject) -> String
  private var known: [ObjectIdentifier: Known] = [:]
  private var fingerLanes: [Int: Int] = [:]
  private var down: [UITouch] = []

  /// An object with its lane; another object may later come to lie at the same place.
  private struct Known {
    weak var object: AnyObject?
    let lane: Int
  }

  /// - Parameters:
  ///   - window: what happens in others is left out.
  ///   - recognizers: have lanes from the beginning, in this order.
  ///   - name: what an object is called.
  init(of window: UIWindow, recognizers: [UIGestureRecognizer] = [], name: @escaping (AnyObject) -> String) {
    self.window = window
    self.name = name
    for recognizer in recognizers { _ = lane(of: recognizer) }
  }

  /// The object of a lane, if it is still there.
  func object(of lane: Int) -> AnyObject? { known.values.first { $0.lane == lane }?.object }

  /// The lane of an object, if it has one.
  func laneIfKnown(of object: AnyObject) -> Int? {
    guard let known = known[ObjectIdentifier(object)], known.object === object else { return nil }
    return known.lane
  }

  /// The finger's number that a lane is for; nil of other lanes.
  func finger(of lane: Int) -> Int? { fingerLanes.first { $0.value == lane }?.key }

  func take(_ entry: TraceEntry) {
    if case .event = entry.kind { return takePlaces(entry.time) }
    guard isWatched(entry) else { return }
    if case .bound = entry.kind, let touch = entry.touch {
      down.append(touch)
      place(.down, touch, entry.time)
    }
    guard let what = what(entry) else { return }
    var fact = LaneFact(
      time: entry.time, what: what, rule: "\(entry.rule)", reason: entry.reason, measure: entry.measure)
    fact.finger = entry.touch.map { lane(ofFinger: $0.identifier) }
    fact.recognizer = entry.recognizer.map(lane)
    if case .received = what {} else { fact.view = entry.view.flatMap { $0 is UIWindow ? nil : lane(of: $0) } }
    fact.culprit = (entry.culprit as? UIGestureRecognizer).map(lane)
    model.take(fact)
  }

  private func what(_ entry: TraceEntry) -> LaneFact.What? {
    switch entry.kind {
    case .receive(let answer): return .received(answer)
    case .transition(let from, let to): return .turned(from: LaneState(from), to: LaneState(to))
    case .blocked(let others): return .blocked(on: others.map(lane))
    case .released: return .released
    case .action(let state): return .acted(LaneState(state))
    case .reset: return .reset
    case .sent(let phase): return LaneFact.Phase(phase).map { .sent($0) }
    case .withheld(let phase): return LaneFact.Phase(phase).map { .withheld($0) }
    case .delivered(let phase): return LaneFact.Phase(phase).map { .delivered($0) }
    case .cancelled: return .cancelled
    case .dropped(let phase): return entry.view == nil ? .other : LaneFact.Phase(phase).map { .dropped($0) }
    // Who prevented whom, the transition says as well.
    case .hitTest, .bound, .asked, .prevented, .forwarded, .event: return nil
    }
  }

  private func isWatched(_ entry: TraceEntry) -> Bool {
    if let view = entry.view { return view.window === window || down.contains { $0.view === view } }
    if let view = entry.recognizer?.view { return view.window === window }
    if let touch = entry.touch { return touch.window === window }
    return false
  }

  private func takePlaces(_ time: TimeInterval) {
    for touch in down where touch.phase != .began {
      if touch.phase == .stationary { continue }
      place(touch.isActive ? .moved : .up, touch, time)
    }
    down.removeAll { !$0.isActive }
  }

  private func place(_ phase: FingerPlace.Phase, _ touch: UITouch, _ time: TimeInterval) {
    let lane = lane(ofFinger: touch.identifier)
    // The scene's window may be moved on the surface later.
    let place = CGPoint(x: touch.place.x - window.frame.minX, y: touch.place.y - window.frame.minY)
    model.take(LaneFact(time: time, what: .place(phase, place), finger: lane))
  }

  // MARK: Lanes

  private func lane(ofFinger id: Int) -> Int {
    if let lane = fingerLanes[id] { return lane }
    let lane = model.add(.finger, FingerMark.name(id), finger: id)
    fingerLanes[id] = lane
    return lane
  }

  private func lane(of object: AnyObject) -> Int {
    if let lane = laneIfKnown(of: object) { return lane }
    let recognizer = object as? UIGestureRecognizer
    let lane = model.add(
      recognizer == nil ? .view : .recognizer, name(object), detail: recognizer?.view.map { name($0) } ?? "")
    known[ObjectIdentifier(object)] = Known(object: object, lane: lane)
    return lane
  }
}
