import TouchGeometry
import TouchScenes

/// A second opinion about nested scroll views (semantics 9.7 to 9.14, 9.18, 9.20, 15.14, 15.22, 26.21): one finger at a
/// time, a pan of the app around all, and perhaps a table with row actions inside.
///
/// It knows no recognizers and no views: boxes in boxes, and numbers. What it does not model is refused with
/// `NotModelled`, or ends the log early: `isWhole` is false then.
package struct NestedModel {
  private var boxes: [NestedBox] = []
  /// Whether the log is that of the whole input.
  package private(set) var isWhole = true
  private var hasPan = false
  private var panName = ""
  private var drag: Drag?
  private var log: [String] = []
  private var now = 0.0

  /// One finger from down to up.
  private struct Drag {
    let start: [Double]
    /// The boxes that the finger is in, from the outermost on.
    let path: [Int]
    /// The box that it drags, or the pan of the app.
    var leader: Int?
    var isPan = false
    /// Whether it has stopped moving content, whose pan has begun (9.14), and whether that content was dragged since.
    var isCatch = false
    var isDragging = false
    /// Whether the row under it was asked in vain.
    var rowRefuses = false
    /// Its last two samples of velocity, and the time of the last one (7.3.9).
    var samples: [[Double]] = []
    var sampleTime: Double
    var last: [Double]
    /// The offsets of each box that it moves, with their times, and where the box was when the drag began.
    var trails: [Int: [(time: Double, offset: [Double])]] = [:]
    var starts: [Int: [Double]] = [:]
    /// The boxes that were at their edge when they could have begun.
    var waited: Set<Int> = []
    /// The axis along which it is transferred; nil before it is known.
    var axis: Int?
    var lock: Int?
    /// Where the finger was when the drag began, and the translation there.
    var origin = [0.0, 0.0]
    var shortened = [0.0, 0.0]
    var followed = [0.0, 0.0]
    var raw: [Int: [Double]] = [:]
    /// The boxes around that it moves.
    var takers: [Int] = []
  }

  package init(_ scene: SceneFile) throws(NotModelled) {
    for recognizer in scene.root.recognizers {
      guard recognizer.recognizerClass == .pan, recognizer.properties.isEmpty else {
        throw NotModelled(description: recognizer.name)
      }
      (hasPan, panName) = (true, recognizer.name)
    }
    var next = scene.root.children.first
    while let view = next {
      guard [.scrollView, .tableView].contains(view.viewClass), view.children.count < 2 else {
        throw NotModelled(description: view.name)
      }
      boxes.append(try NestedBox(view))
      next = view.viewForZooming == nil ? view.children.first : nil
    }
  }

  /// The log of the drags, and where all content is when a finger comes down and at the end.
  package mutating func play(_ input: InputFile) -> [String] {
    for line in input.lines where isWhole {
      guard case .touch(let touch) = line.content else { continue }
      now = line.time
      let place = [Double(touch.location.x), Double(touch.location.y)]
      switch touch.phase {
      case .began: land(at: place)
      case .moved: move(to: place)
      case .ended, .cancelled: lift()
      }
    }
    guard isWhole else { return log }
    for index in boxes.indices {
      for axis in [0, 1] {
        guard let end = boxes[index].motion?.paths[axis].end else { continue }
        boxes[index].offset[axis] = boxes[index].onPixels(end, axis)
      }
    }
    rest()
    return log
  }

  private mutating func rest() {
    for box in boxes { log.append("rest \(box.name) \(box.offset[0] + 0) \(box.offset[1] + 0)") }
  }

  /// A finger comes down; content that moves under it stops (9.14).
  private mutating func land(at place: [Double]) {
    var moving: [Int] = []
    for index in boxes.indices {
      guard let motion = boxes[index].motion else { continue }
      let frame = motion.frame(before: now)
      // What the finger hits was shown by the last frame.
      for axis in [0, 1] { boxes[index].offset[axis] = boxes[index].onPixels(motion.place(at: frame, axis), axis) }
      if motion.isOver(at: frame) { boxes[index].motion = nil } else { moving.append(index) }
    }
    let path = path(to: place)
    // Only one box that moves, under the finger, is modelled.
    guard moving.count < 2, moving.allSatisfy(path.contains) else { return isWhole = false }
    var drag = Drag(start: place, path: path, sampleTime: now, last: place)
    for index in moving {
      guard let motion = boxes[index].motion else { continue }
      for axis in [0, 1] { boxes[index].offset[axis] = boxes[index].onPixels(motion.place(at: now, axis), axis) }
      boxes[index].motion = nil
      if !motion.isOver(at: now) { (drag.leader, drag.isCatch) = (index, true) }
    }
    rest()
    self.drag = drag
  }

  private mutating func write(_ text: String) { log.append("\(Int((now * 1000).rounded())) \(text)") }

  /// The boxes that contain a place, from the outermost on.
  private func path(to place: [Double]) -> [Int] {
    var (x, y) = (place[0], place[1])
    var found: [Int] = []
    for (index, box) in boxes.enumerated() {
      x -= Double(box.frame.minX)
      y -= Double(box.frame.minY)
      guard x >= 0, y >= 0, x < box.size[0], y < box.size[1] else { break }
      found.append(index)
      x += box.offset[0]
      y += box.offset[1]
    }
    return found
  }

  // MARK: Beginning

  private mutating func move(to place: [Double]) {
    guard var drag else { return }
    let elapsed = now - drag.sampleTime
    drag.samples = (drag.samples + [[0, 1].map { (place[$0] - drag.last[$0]) / elapsed }]).suffix(2)
    (drag.sampleTime, drag.last) = (now, place)
    self.drag = drag
    if drag.isPan { return write("\(panName) action changed") }
    if drag.isCatch, !drag.isDragging { return dragCaught(to: place) }
    if drag.leader == nil { begin(at: place) } else { follow(place) }
  }

  /// The first movement of a finger that has stopped content drags it, from there on (9.14).
  private mutating func dragCaught(to place: [Double]) {
    guard var drag, let leader = drag.leader, place != drag.start else { return }
    (drag.isDragging, drag.origin) = (true, drag.start)
    drag.lock = lock(of: leader, [0, 1].map { place[$0] - drag.start[$0] })
    self.drag = drag
    open(leader)
    follow(place)
  }

  /// A box begins to be dragged.
  private mutating func open(_ index: Int) {
    let box = boxes[index]
    drag?.raw[index] = [0, 1].map { box.raw(box.offset[$0], $0) }
    drag?.starts[index] = box.offset
    drag?.trails[index] = [(now, box.offset)]
    write("\(box.name) scrollViewWillBeginDragging")
  }

  /// 15.22.
  private func lock(of index: Int, _ way: [Double]) -> Int? {
    let far = way.map(abs)
    guard boxes[index].isLocked, min(far[0], far[1]) <= max(far[0], far[1]) / 2 else { return nil }
    return far[0] > far[1] ? 0 : 1
  }

  /// The larger axis of a way.
  private func main(_ way: [Double], of box: NestedBox) -> Int {
    let far = way.map(abs)
    return far[0] > far[1] || far[0] == far[1] && !box.canScroll(1) ? 0 : 1
  }

  private mutating func begin(at place: [Double]) {
    guard var drag else { return }
    let way = [place[0] - drag.start[0], place[1] - drag.start[1]]
    let far = [abs(way[0]), abs(way[1])]
    guard max(far[0], far[1]) >= 10 else { return }
    for index in drag.path.reversed() {
      let box = boxes[index]
      if box.isOn, far[0] >= far[1] && box.canScroll(0) || far[1] >= far[0] && box.canScroll(1) {
        let axis = main(way, of: box)
        if box.canMove(axis, forward: way[axis] < 0) || !hasTaker(index, axis, forward: way[axis] < 0) {
          (drag.leader, drag.axis, drag.isDragging) = (index, axis, true)
          drag.lock = lock(of: index, way)
          drag.origin = place
          drag.shortened =
            drag.waited.contains(index) ? [0, 0] : way.map { $0 < 0 ? min(0, $0 + 10) : max(0, $0 - 10) }
          self.drag = drag
          open(index)
          return follow(place)
        }
        drag.waited.insert(index)
      }
      // 26.21: the pull of a row begins later, and is asked once.
      if box.rowHeight != nil, !drag.rowRefuses, max(far[0], far[1]) >= 20 {
        if far[0] > far[1], box.opens[way[0] > 0 ? 0 : 1], let row = row(of: index, at: place) {
          write("\(box.name) willBeginEditingRowAt 0.\(row)")
          isWhole = false
          return
        }
        drag.rowRefuses = true
      }
    }
    if hasPan {
      drag.isPan = true
      write("\(panName) action began")
    }
    self.drag = drag
  }

  /// The row of a table at a place that is seen.
  private func row(of index: Int, at place: [Double]) -> Int? {
    guard let height = boxes[index].rowHeight else { return nil }
    var y = place[1]
    for (other, box) in boxes.enumerated() where other <= index { y += box.offset[1] - Double(box.frame.minY) }
    return y >= 0 && y < boxes[index].content[1] ? Int(y / height) : nil
  }

  /// The next box outward that scrolls along an axis; nil where none takes part.
  private func outer(_ index: Int, _ axis: Int) -> Int? {
    guard boxes[index].transfers[axis] else { return nil }
    var next = index - 1
    while next >= 0 {
      if !boxes[next].isOn { return nil }
      if boxes[next].canScroll(axis) { return next }
      next -= 1
    }
    return nil
  }

  private func hasTaker(_ index: Int, _ axis: Int, forward: Bool) -> Bool {
    guard let next = outer(index, axis) else { return false }
    return boxes[next].canMove(axis, forward: forward) || hasTaker(next, axis, forward: forward)
  }

  // MARK: Following

  private mutating func follow(_ place: [Double]) {
    guard var drag, let leader = drag.leader, var raw = drag.raw[leader] else { return }
    let translation = [0, 1].map { drag.shortened[$0] + place[$0] - drag.origin[$0] }
    if drag.axis == nil, translation.contains(where: { abs($0) >= 10 }) {
      drag.axis = main(translation, of: boxes[leader])
    }
    var rest = 0.0
    for axis in [0, 1] where boxes[leader].canScroll(axis) && (drag.lock ?? axis) == axis {
      let step = drag.followed[axis] - translation[axis]
      let goal = raw[axis] + step
      if axis == drag.axis {
        // The part of the step beyond the edge.
        let inside = boxes[leader].clamped(goal, axis)
        let from = step > 0 ? max(raw[axis], inside) : min(raw[axis], inside)
        rest = step > 0 ? max(0, goal - from) : min(0, goal - from)
      }
      raw[axis] = goal
    }
    drag.followed = translation
    self.drag = drag
    if rest != 0, let axis = drag.axis { raw[axis] -= push(rest, axis, from: leader) }
    for axis in [0, 1] where abs(raw[axis] - boxes[leader].clamped(raw[axis], axis)) < 1e-6 {
      raw[axis] = boxes[leader].clamped(raw[axis], axis)
    }
    self.drag?.raw[leader] = raw
    show(leader)
  }

  /// Moves the boxes around; returns how much they took.
  private mutating func push(_ rest: Double, _ axis: Int, from leader: Int) -> Double {
    var left = rest
    var index = leader
    while left != 0, let next = outer(index, axis) {
      index = next
      if self.drag?.raw[next] == nil {
        guard boxes[next].canMove(axis, forward: left > 0) else { continue }
        self.drag?.takers.append(next)
        open(next)
      }
      guard var raw = self.drag?.raw[next] else { continue }
      let goal = boxes[next].clamped(raw[axis] + left, axis)
      left -= goal - raw[axis]
      if abs(left) < 1e-9 { left = 0 }
      raw[axis] = goal
      self.drag?.raw[next] = raw
      show(next)
    }
    return rest - left
  }

  private mutating func show(_ index: Int) {
    guard let drag, let raw = drag.raw[index] else { return }
    var offset = boxes[index].offset
    for axis in [0, 1] where boxes[index].canScroll(axis) {
      if index == drag.leader, let lock = drag.lock, lock != axis { continue }
      if index != drag.leader, axis != drag.axis { continue }
      offset[axis] = boxes[index].seen(raw[axis], axis)
    }
    if offset != boxes[index].offset {
      boxes[index].offset = offset
      write("\(boxes[index].name) scrollViewDidScroll \(offset[0] + 0) \(offset[1] + 0)")
    }
    self.drag?.trails[index]?.append((now, offset))
  }

  // MARK: The lift

  private mutating func lift() {
    guard let drag else { return }
    self.drag = nil
    if drag.isPan { write("\(panName) action ended") }
    guard let leader = drag.leader else { return }
    guard drag.isDragging else {
      // Content that was stopped, and that the finger did not drag.
      write("\(boxes[leader].name) scrollViewDidEndDragging")
      return start(leader, [0, 1].map { boxes[leader].pathToRest($0) })
    }
    let shares = share(velocity(of: drag), drag)
    for (index, velocity) in zip([leader] + drag.takers, shares) {
      let box = boxes[index]
      write("\(box.name) scrollViewWillEndDragging")
      write("\(box.name) scrollViewDidEndDragging")
      let own = ownVelocity(drag.trails[index] ?? []), origin = drag.starts[index] ?? box.offset
      start(
        index,
        [0, 1].map { axis in
          guard box.canScroll(axis) else { return NestedPath(end: box.offset[axis]) }
          return box.path(after: origin[axis], velocity: velocity[axis], ownVelocity: own[axis], axis)
        })
    }
  }

  private mutating func start(_ index: Int, _ paths: [NestedPath]) {
    let motion = NestedMotion(lift: now, paths: paths)
    if motion.duration > 0 { boxes[index].motion = motion }
  }

  /// What the drag leaves the content at the lift (9.9).
  private func velocity(of drag: Drag) -> [Double] {
    guard let leader = drag.leader, let newer = drag.samples.last, now - drag.sampleTime <= 0.5 else { return [0, 0] }
    let older = drag.samples.count > 1 ? drag.samples[0] : newer
    let velocity = [0, 1].map { axis in
      boxes[leader].canScroll(axis) && (drag.lock ?? axis) == axis ? -(0.8 * older[axis] + 0.2 * newer[axis]) : 0
    }
    let speed = (velocity[0] * velocity[0] + velocity[1] * velocity[1]).squareRoot()
    return speed < 200 * (1 - 1e-9) ? [0, 0] : velocity
  }

  /// The velocity of the leader and of the boxes around that it moves (9.20).
  private func share(_ velocity: [Double], _ drag: Drag) -> [[Double]] {
    var shares = [velocity] + drag.takers.map { _ in [0.0, 0.0] }
    guard let leader = drag.leader, let axis = drag.axis, let raw = drag.raw[leader]?[axis], !drag.takers.isEmpty,
      velocity[axis] != 0, raw == boxes[leader].clamped(raw, axis),
      !boxes[leader].canMove(axis, forward: velocity[axis] > 0)
    else { return shares }
    shares[0][axis] = 0
    for (position, index) in drag.takers.enumerated() where boxes[index].canMove(axis, forward: velocity[axis] > 0) {
      shares[position + 1][axis] = velocity[axis]
      break
    }
    return shares
  }

  /// How fast the content itself was in the last tenth of a second (9.12).
  private func ownVelocity(_ trail: [(time: Double, offset: [Double])]) -> [Double] {
    guard let last = trail.last, let first = trail.last(where: { now - $0.time >= 0.1 - 1e-9 }) ?? trail.first,
      now > first.time
    else { return [0, 0] }
    return [0, 1].map { (last.offset[$0] - first.offset[$0]) / (now - first.time) }
  }
}
