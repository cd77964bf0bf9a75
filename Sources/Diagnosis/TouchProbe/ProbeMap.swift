import TouchCapture
import TouchGeometry
import TouchKit
import TouchLoop

/// The touch map of an app and the crosses of untaken touches, while the inspector shows them.
///
/// Both are drawn over the frames of the app's windows; they are no views.
@MainActor final class ProbeMap {
  private unowned let probe: Probe  // The probe owns the map and outlives it.
  /// Whether the inspector shows the map.
  private var isOn = false
  private var maps: [(scene: ObjectIdentifier, map: TouchMap)] = []
  /// The tree in which the app was mapped last; nil before.
  private var mappedTree: String?
  private var tree = ""
  private var sent = ""
  private var timer: LoopTimer?
  private var mappedAt = -TimeInterval.infinity
  /// Where each of the last touches began, by its number.
  private var spots: [Int: Spot] = [:]
  private var crosses: [Int] = []
  /// The touch whose cross has a ring; 0 for none.
  private var chosenCross = 0

  private struct Spot {
    weak var scene: UIWindowScene?
    let point: CGPoint
  }

  /// The minimum time between two maps, in seconds of the app's clock.
  static let interval: TimeInterval = 0.5
  /// The number of touches whose beginnings are kept.
  static let maximumSpots = 1024

  /// The maximum number of crosses; of more, the last ones are drawn.
  static let maximumCrosses = 100

  init(_ probe: Probe) { self.probe = probe }

  // MARK: The map

  func turn(_ isOn: Bool) {
    self.isOn = isOn
    (mappedTree, sent, maps) = (nil, "", [])
    if !isOn { timer?.cancel() }
    timer = nil
    if isOn { schedule(at: now) } else { draw() }
  }

  /// Maps the app again if its tree differs from the one that was mapped, at most once in `interval`.
  func follow(_ tree: String) {
    self.tree = tree
    guard isOn, tree != mappedTree else { return }
    schedule(at: probe.time.isPaused ? now : max(now, mappedAt + Self.interval))
  }

  private var now: TimeInterval { probe.application.loop.now }

  private func schedule(at time: TimeInterval) {
    guard timer == nil else { return }
    timer = probe.application.loop.schedule(at: time) { [weak self] in
      self?.timer = nil
      self?.update()
    }
  }

  private func update() {
    guard isOn else { return }
    (mappedTree, mappedAt) = (tree, now)
    var lines: [ProbeLine] = []
    maps = scenes.map { scene in
      let map = TouchMap(of: scene) { [probe] in probe.names.name(of: probe.number(of: $0)) }
      lines += map.entries.map { self.line(of: $0) }
      return (ObjectIdentifier(scene), map)
    }
    draw()
    var head = ProbeLine("map")
    head.add(lines.count)
    let text = ([head] + lines).map { $0.text + "\n" }.joined()
    guard text != sent else { return }
    sent = text
    probe.channel.add(text)
    probe.channel.flush()
  }

  private func line(of entry: TouchMap.Entry) -> ProbeLine {
    func number(_ name: String) -> Int { probe.names.number(named: name) ?? 0 }
    var line = ProbeLine("area")
    line.add(number(entry.name))
    for rect in [entry.area, entry.reachable] {
      guard let rect else {
        for _ in 0..<4 { line.add(plain: "") }
        continue
      }
      for value in [rect.minX, rect.minY, rect.width, rect.height] { line.add(Double(value)) }
    }
    line.add(entry.share)
    line.add(plain: entry.covers.map { "\(number($0.name)):\($0.share)" }.joined(separator: ","))
    let obstacle = entry.obstacle.map { "\($0.kind.rawValue):\($0.name.map(number) ?? 0)" }
    line.add(plain: obstacle ?? "")
    line.add(entry.neighbor.map { number($0.name) } ?? 0)
    line.add(entry.neighbor.map { Double($0.distance) } ?? 0)
    return line
  }

  // MARK: Crosses

  /// Stores where a touch began.
  func note(_ touch: UITouch, _ number: Int, in scene: UIWindowScene?) {
    spots[number] = Spot(scene: scene, point: touch.place)
    spots[number - Self.maximumSpots] = nil
  }

  /// Draws a cross where each of some touches began.
  func show(crosses: [Int], chosen: Int) {
    (self.crosses, chosenCross) = (Array(crosses.suffix(Self.maximumCrosses)), chosen)
    draw()
  }

  // MARK: Drawing

  private var scenes: [UIWindowScene] { probe.application.scenes.filter { !$0.isTool } }

  private func draw() {
    for scene in scenes {
      var drawing = MapDrawing(on: CGRect(origin: .zero, size: scene.screen.bounds.size))
      if let map = maps.first(where: { $0.scene == ObjectIdentifier(scene) })?.map { drawing.add(map) }
      for number in crosses {
        guard let spot = spots[number], spot.scene === scene else { continue }
        drawing.addCross(at: spot.point, isChosen: number == chosenCross)
      }
      scene.composer.drawing = drawing.result
    }
  }

  /// Removes the drawings, when the inspector leaves.
  func end() {
    crosses = []
    turn(false)
  }
}
