import TouchArbiter
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

/// What the replay without a change measured: which views were touched, by what, how often and how long.
@MainActor struct Baseline {
  let index: SceneIndex
  let before: Replay
  /// Each touch: its serial number, the view that it hit, and its distance to each view.
  private(set) var touches: [(serial: Int, hit: String?, distances: [String: Double])] = []
  /// The types of the touches.
  private(set) var types: [TouchTypeName] = []
  /// The types of the presses of keys and buttons.
  private(set) var pressTypes: [PressTypeName] = []
  /// The type of the press that began last; nil without a press.
  private(set) var lastPressType: PressTypeName?
  /// Whether two fingers moved apart; false where they moved together, nil where their distance never changed.
  private(set) var isSpread: Bool?
  /// The buttons that a pointer pressed; the primary button where the input names none.
  private(set) var buttons: [ButtonName] = []
  /// The types of scrolling: whole notches of a wheel are discrete, other distances continuous (52.12).
  private(set) var scrollTypes: [ScrollTypeName] = []
  /// Whether the input has wheel events.
  private(set) var isWheelTurned = false
  /// The most fingers that were down at once.
  private(set) var fingers = 1
  /// The most fingers of one sequence, also of those that were lifted while others were down.
  private(set) var fingersInSequence = 1
  private(set) var taps = 1
  /// The durations of the touches.
  private(set) var holds: [Double] = []
  private(set) var travels: [Double] = []
  /// Where the first finger came down, in the scene's points.
  private(set) var firstPlace: CGPoint?
  /// Each touch of a finger, with its greatest distance from where it came down.
  private var strokes: [(id: Int, start: Double, end: Double, travel: Double)] = []
  /// Each event of a finger, with its way from where the finger came down.
  private(set) var samples: [(id: Int, time: Double, length: Double, way: CGVector)] = []
  /// The longest movement of a finger, as a vector to its farthest point; nil where none moved.
  private(set) var way: CGVector?
  /// The pauses in which no finger was down.
  private(set) var gaps: [Double] = []
  /// The recognizers that received a touch or an event of the wheel, in order.
  private(set) var offered: [String] = []
  /// The views that were hit, and their superviews.
  private(set) var around: [String] = []

  init(_ scene: SceneFile, _ input: InputFile, _ before: Replay) {
    index = SceneIndex(scene)
    self.before = before
    readInput(input)
    isSpread = input.isSpread
    for fact in before.facts {
      switch fact.what {
      case .bound(let binding):
        taps = max(taps, binding.tapCount)
        guard let touch = fact.touch else { continue }
        let hit = fact.view?.name
        touches.append((touch.serial, hit, before.distances[touch.serial] ?? [:]))
        for name in index.path(of: hit ?? "").reversed() where !around.contains(name) { around.append(name) }
      case .dropped where fact.view == nil:
        guard let touch = fact.touch else { continue }
        touches.append((touch.serial, nil, before.distances[touch.serial] ?? [:]))
      case .received:
        if let name = fact.recognizer?.name, !offered.contains(name) { offered.append(name) }
      default: continue
      }
    }
    // The wheel makes no touches, so no fact says that its pans received one.
    for story in before.story.recognizers where !story.attempts.isEmpty && !offered.contains(story.facts.name) {
      offered.append(story.facts.name)
    }
  }

  private mutating func readInput(_ input: InputFile) {
    var down: [Int: (time: Double, x: Double, y: Double, travel: Double)] = [:]
    var lift: Double?
    var longest = 0.0
    var sequence = 0
    for line in input.lines {
      if case .scroll(let distance, _) = line.content {
        isWheelTurned = true
        let isWhole = [distance.dx, distance.dy].allSatisfy { $0.remainder(dividingBy: GestureTuning.wheelNotch) == 0 }
        let type = isWhole ? ScrollTypeName.discrete : .continuous
        if !scrollTypes.contains(type) { scrollTypes.append(type) }
      }
      if let type = line.content.pressType {
        if !pressTypes.contains(type) { pressTypes.append(type) }
        lastPressType = type
      }
      guard case .touch(let touch) = line.content else { continue }
      let (x, y) = (Double(touch.location.x), Double(touch.location.y))
      switch touch.phase {
      case .began:
        samples.append((touch.id, line.time, 0, .zero))
        if firstPlace == nil { firstPlace = touch.location }
        if down.isEmpty, let lift { gaps.append(line.time - lift) }
        sequence = down.isEmpty ? 1 : sequence + 1
        fingersInSequence = max(fingersInSequence, sequence)
        down[touch.id] = (line.time, x, y, 0)
        fingers = max(fingers, down.count)
        let type = touch.type.typeName
        if !types.contains(type) { types.append(type) }
        let pressed = touch.buttons.isEmpty ? [.primary] : touch.buttons
        if touch.type == .indirectPointer { for one in pressed where !buttons.contains(one) { buttons.append(one) } }
      case .moved, .ended, .cancelled:
        guard var one = down[touch.id] else { continue }
        let (dx, dy) = (x - one.x, y - one.y)
        let length = (dx * dx + dy * dy).squareRoot()
        one.travel = max(one.travel, length)
        samples.append((touch.id, line.time, length, CGVector(dx: CGFloat(dx), dy: CGFloat(dy))))
        if length > longest { (longest, way) = (length, CGVector(dx: CGFloat(dx), dy: CGFloat(dy))) }
        down[touch.id] = one
        guard touch.phase != .moved else { continue }
        holds.append(line.time - one.time)
        travels.append(one.travel)
        strokes.append((touch.id, one.time, line.time, one.travel))
        down[touch.id] = nil
        lift = line.time
      }
    }
    holds = Array(Set(holds)).sorted()
    travels = Array(Set(travels)).sorted()
  }

  /// The greatest distance of an attempt's fingers from where they came down, even after the attempt ended.
  func travel(of attempt: RecognizerStory.Attempt) -> Double {
    var maximum = 0.0
    for moment in attempt.moments {
      guard case .received(let id, _) = moment.what else { continue }
      let stroke = strokes.first { $0.id == id && $0.start <= moment.time && moment.time <= $0.end }
      maximum = max(maximum, stroke?.travel ?? 0)
    }
    return maximum
  }

  /// The last event of a finger in an interval, with its distance from where the finger came down.
  func longestWay(from start: Double, before end: Double) -> (time: Double, length: Double)? {
    samples.last { $0.time >= start && $0.time < end - 1e-6 }.map { ($0.time, $0.length) }
  }

  /// The greatest distance of the finger of a touch from where it came down.
  func travel(of touch: TouchStory) -> Double {
    guard let time = touch.moments.first?.time else { return 0 }
    return strokes.first { $0.id == touch.id && $0.start - 1e-6 <= time && time <= $0.end }?.travel ?? 0
  }

  /// The greatest distance of the fingers with a number from where they came down.
  func travel(ofFinger id: Int) -> Double { strokes.filter { $0.id == id }.map(\.travel).max() ?? 0 }

  /// The greatest distance of any finger from where it came down.
  var travel: Double { strokes.map(\.travel).max() ?? 0 }

  /// The views of a class that were hit or that contain a view that was hit.
  func touched(_ kind: ViewClass) -> [String] {
    around.filter { index.views[$0]?.view.viewClass.isKind(of: kind) == true }
  }

  /// The responders that kept keys for which a text input had the keyboard.
  func keepers(besides input: String) -> [String] {
    before.story.signals.filter { !$0.isLost && $0.way.count > 1 && $0.way.first == input }.compactMap(\.way.last)
      .reduce(into: []) { if $1 != input, !$0.contains($1) { $0.append($1) } }
  }

  /// The facts about a recognizer, in order.
  func facts(of recognizer: String) -> [TraceFact] {
    before.facts.filter { $0.recognizer?.name == recognizer }
  }

  /// The touches, or the positions of the hovering pointer.
  func pointings(hovering: Bool) -> [(serial: Int, hit: String?, distances: [String: Double])] {
    hovering ? before.hovers.map { (-1, $0.hit, $0.distances) } : touches
  }

  /// Whether the input has only wheel events, and a view is a scroll view, which follows them.
  func isTurnedOver(_ view: String) -> Bool {
    touches.isEmpty && !before.wheels.isEmpty && index.views[view]?.view.viewClass.isKind(of: .scrollView) == true
  }

  /// Whether a view or one of its superviews has no width or no height, by its frame or by its constraints.
  func isFlat(_ name: String) -> Bool {
    index.isFlat(name)
      || index.path(of: name).contains { outer in
        guard index.isBound(outer), let size = before.sizes[outer] else { return false }
        return size.width < 1 || size.height < 1
      }
  }

  /// Whether a superview that clips its content ends before the position of a finger, so that the view is not visible
  /// there.
  func isCutOff(_ name: String, under distances: [String: Double]) -> Bool {
    index.path(of: name).dropLast().contains { outer in
      guard distances[outer] ?? 0 > 0, let view = index.views[outer]?.view, let size = before.sizes[outer],
        size.width >= 1, size.height >= 1
      else { return false }
      let isScroll = view.viewClass.isKind(of: .scrollView)
      return index.flag(outer, { if case .clipsToBounds(let flag) = $0 { flag } else { nil } }, default: isScroll)
    }
  }

  /// The distance of a touch to a view in a straight line, as the hit test measures it, in points of the view.
  ///
  /// `distances` has the greater of the distances along the two axes, by which a view must grow. Without a touch it is
  /// that.
  func straightDistance(
    _ touch: (serial: Int, hit: String?, distances: [String: Double]), to view: String
  ) -> Double? {
    guard let larger = touch.distances[view] else { return nil }
    guard larger > 0, let spot = before.spots[touch.serial]?[view], let size = before.sizes[view] else { return larger }
    let across = max(-spot.x, spot.x - size.width, 0)
    let down = max(-spot.y, spot.y - size.height, 0)
    return max(larger, Double((across * across + down * down).squareRoot()))
  }

  /// The distance of a finger to a view in points of the window; `distances` counts in points of the view.
  func seenDistance(_ distances: [String: Double], _ view: String) -> Double {
    let scale = before.seenSizes[view].flatMap { seen in
      before.sizes[view].flatMap { $0.width > 0 ? Double(seen.width / $0.width) : nil }
    }
    return distances[view].map { $0 * (scale ?? 1) } ?? .infinity
  }

  /// Whether a recognizer follows the pointer only.
  func isHover(_ recognizer: String) -> Bool {
    index.recognizers[recognizer]?.description.recognizerClass == .hover
  }

  /// The touches outside a view, the nearest first.
  ///
  /// - Parameter hovering: returns positions of the hovering pointer instead of touches.
  func missed(
    _ view: String, hovering: Bool = false
  ) -> [(serial: Int, hit: String?, distances: [String: Double])] {
    let all =
      isTurnedOver(view) && !hovering ? before.wheels.map { (-1, $0.hit, $0.distances) } : pointings(hovering: hovering)
    return all.filter { touch in touch.hit.map { !index.isInside($0, view) } ?? true }
      .sorted { ($0.distances[view] ?? .infinity) < ($1.distances[view] ?? .infinity) }
  }
}

extension PointerTypeName {
  fileprivate var typeName: TouchTypeName {
    switch self {
    case .direct: .direct
    case .indirectPointer: .indirectPointer
    case .pencil: .pencil
    }
  }
}

extension InputLine.Content {
  /// The type of a press that begins; nil for other lines, and for keys without a type, such as letters.
  fileprivate var pressType: PressTypeName? {
    switch self {
    case .press(.began, let key): PressTypeName(rawValue: "key." + key.name)
    case .button(.began, let button): PressTypeName(rawValue: button.rawValue)
    default: nil
    }
  }
}
