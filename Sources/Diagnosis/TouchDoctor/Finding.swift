import TouchArbiter
import TouchGeometry
import TouchScenes
import TouchTrace

/// What the first play measured: who was touched where, by what, how often and for how long.
@MainActor struct Finding {
  let index: SceneIndex
  let before: Played
  /// Of each touch that came down: its number, the view that it hit, and by how much each view was missed.
  private(set) var touches: [(serial: Int, hit: String?, distances: [String: Double])] = []
  /// The kinds of things that touched.
  private(set) var types: [TouchTypeName] = []
  /// The buttons with which a pointer pressed; the primary one where none is named.
  private(set) var buttons: [ButtonName] = []
  /// Whether the wheel was turned.
  private(set) var isWheelTurned = false
  /// How many fingers were down at once at the most.
  private(set) var fingers = 1
  private(set) var taps = 1
  /// How long touches lasted, and how far they went.
  private(set) var holds: [Double] = []
  private(set) var travels: [Double] = []
  /// Each finger from its coming down to its end, and how far it went from where it came down.
  private var strokes: [(id: Int, start: Double, end: Double, travel: Double)] = []
  /// The way of the finger that went farthest, to where it was farthest away; nil where none moved.
  private(set) var way: CGVector?
  /// How long no finger was down between two touches.
  private(set) var gaps: [Double] = []
  /// Recognizers that were offered a touch, in the order in which it came to them.
  private(set) var offered: [String] = []
  /// Views that were hit, and those around them.
  private(set) var around: [String] = []

  init(_ scene: SceneFile, _ input: InputFile, _ before: Played) {
    index = SceneIndex(scene)
    self.before = before
    readInput(input)
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
    // A wheel makes no touch; its pans are offered nothing.
    for story in before.story.recognizers where !story.attempts.isEmpty && !offered.contains(story.facts.name) {
      offered.append(story.facts.name)
    }
  }

  private mutating func readInput(_ input: InputFile) {
    var down: [Int: (time: Double, x: Double, y: Double, travel: Double)] = [:]
    var lift: Double?
    var longest = 0.0
    for line in input.lines {
      if case .scroll = line.content { isWheelTurned = true }
      guard case .touch(let touch) = line.content else { continue }
      let (x, y) = (Double(touch.location.x), Double(touch.location.y))
      switch touch.phase {
      case .began:
        if down.isEmpty, let lift { gaps.append(line.time - lift) }
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

  /// How far the fingers of an attempt went from where they came down, also after it was over.
  func travel(of attempt: RecognizerStory.Attempt) -> Double {
    var most = 0.0
    for moment in attempt.moments {
      guard case .received(let id, _) = moment.what else { continue }
      let stroke = strokes.first { $0.id == id && $0.start <= moment.time && moment.time <= $0.end }
      most = max(most, stroke?.travel ?? 0)
    }
    return most
  }

  /// How far the fingers of a number went at the most from where they came down.
  func travel(ofFinger id: Int) -> Double { strokes.filter { $0.id == id }.map(\.travel).max() ?? 0 }

  /// The same of any finger.
  var travel: Double { strokes.map(\.travel).max() ?? 0 }

  /// The views of a class that were hit or are around such a view.
  func touched(_ kind: ViewClass) -> [String] {
    around.filter { index.views[$0]?.view.viewClass.isKind(of: kind) == true }
  }

  /// The facts of one recognizer, as the engine decided them.
  func facts(of recognizer: String) -> [TraceFact] {
    before.facts.filter { $0.recognizer?.name == recognizer }
  }

  /// The touches, or the places of the pointer without a button.
  func pointings(hovering: Bool) -> [(serial: Int, hit: String?, distances: [String: Double])] {
    hovering ? before.hovers.map { (-1, $0.hit, $0.distances) } : touches
  }

  /// Whether the wheel, and no finger, may have been meant for a view: one that scrolls follows it.
  func isTurnedOver(_ view: String) -> Bool {
    touches.isEmpty && !before.wheels.isEmpty && index.views[view]?.view.viewClass.isKind(of: .scrollView) == true
  }

  /// Whether a view, or one that it is in, has no extent, by its frame or by its constraints.
  func isFlat(_ name: String) -> Bool {
    index.isFlat(name)
      || index.path(of: name).contains { outer in
        guard index.isBound(outer), let size = before.sizes[outer] else { return false }
        return size.width < 1 || size.height < 1
      }
  }

  /// Whether nobody sees a view where a finger came down: one that it is in, and that cuts off what stands out of it, ends
  /// before.
  func isCutOff(_ name: String, under distances: [String: Double]) -> Bool {
    index.path(of: name).dropLast().contains { outer in
      guard distances[outer] ?? 0 > 0, let view = index.views[outer]?.view, let size = before.sizes[outer],
        size.width >= 1, size.height >= 1
      else { return false }
      let isScroll = view.viewClass.isKind(of: .scrollView)
      return index.flag(outer, { if case .clipsToBounds(let flag) = $0 { flag } else { nil } }, default: isScroll)
    }
  }

  /// By how many points of the window a finger was beside a view: one that is scaled counts in points of its own.
  func seenDistance(_ distances: [String: Double], _ view: String) -> Double {
    let scale = before.seenSizes[view].flatMap { seen in
      before.sizes[view].flatMap { $0.width > 0 ? Double(seen.width / $0.width) : nil }
    }
    return distances[view].map { $0 * (scale ?? 1) } ?? .infinity
  }

  /// Whether a recognizer follows the pointer and no fingers.
  func isHover(_ recognizer: String) -> Bool {
    index.recognizers[recognizer]?.description.recognizerClass == .hover
  }

  /// Touches that did not come into a view, though some might have been meant for it: the nearest first.
  ///
  /// - Parameter hovering: the places of the pointer without a button instead.
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
