import TouchGeometry
import TouchScenes

/// A second opinion about nested scroll views (semantics 9.7 to 9.9, 9.11, 9.18, 9.20, 15.14, 15.22): one finger at a
/// time, drags that end at rest, and a pan of the app around all.
///
/// It knows no recognizers and no views: boxes in boxes, and numbers. What it does not model is refused with
/// `NotModelled`.
package struct NestedModel {
  private var boxes: [Box] = []
  private var hasPan = false
  private var panName = ""
  private var drag: Drag?
  private var log: [String] = []
  private var now = 0.0

  private struct Box {
    var name: String
    var frame: CGRect
    var content = [0.0, 0.0]
    var offset = [0.0, 0.0]
    var bounces = true
    var always = [false, false]
    var isOn = true
    var transfers = [true, true]
    var isLocked = false

    var size: [Double] { [Double(frame.width), Double(frame.height)] }
    func end(_ axis: Int) -> Double { max(0, content[axis] - size[axis]) }
    func canScroll(_ axis: Int) -> Bool { end(axis) > 0 || always[axis] }
    func canMove(_ axis: Int, forward: Bool) -> Bool { forward ? offset[axis] < end(axis) : offset[axis] > 0 }
    func clamped(_ value: Double, _ axis: Int) -> Double { min(max(value, 0), end(axis)) }

    /// 9.11, 9.18.
    func seen(_ raw: Double, _ axis: Int) -> Double {
      let edge = clamped(raw, axis)
      guard raw != edge else { return raw == 0 || raw == end(axis) ? raw : raw.rounded() }
      guard bounces else { return edge }
      let beyond = raw - edge, extent = size[axis]
      let part = (1 - 1 / (abs(beyond) * 0.55 / extent + 1)) * extent
      return (edge + (beyond < 0 ? -part : part)).rounded()
    }
  }

  /// One finger from down to up.
  private struct Drag {
    let start: [Double]
    /// The boxes that the finger is in, from the outermost on.
    let path: [Int]
    /// The box that it drags, or the pan of the app.
    var leader: Int?
    var isPan = false
    /// The boxes that were at their edge when they could have begun.
    var waited: Set<Int> = []
    var axis = 0
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
      guard view.viewClass == .scrollView, view.children.count < 2 else { throw NotModelled(description: view.name) }
      boxes.append(try Self.box(view))
      next = view.children.first
    }
  }

  private static func box(_ view: SceneView) throws(NotModelled) -> Box {
    var box = Box(name: view.name, frame: view.frame)
    for property in view.properties {
      switch property {
      case .contentSize(let size): box.content = [Double(size.width), Double(size.height)]
      case .contentOffset(let point): box.offset = [Double(point.x), Double(point.y)]
      case .bounces(let flag): box.bounces = flag
      case .alwaysBounceHorizontal(let flag): box.always[0] = flag
      case .alwaysBounceVertical(let flag): box.always[1] = flag
      case .isScrollEnabled(let flag): box.isOn = box.isOn && flag
      case .isDirectionalLockEnabled(let flag): box.isLocked = flag
      case .transfersHorizontalScrollingToParent(let flag): box.transfers[0] = flag
      case .transfersVerticalScrollingToParent(let flag): box.transfers[1] = flag
      default: throw NotModelled(description: "\(property)")
      }
    }
    for property in view.panGestureRecognizer?.properties ?? [] {
      guard case .isEnabled(let flag) = property else { throw NotModelled(description: "\(view.name).pan") }
      box.isOn = box.isOn && flag
    }
    return box
  }

  /// The log of the drags, and where all content is when a finger comes down and at the end.
  package mutating func play(_ input: InputFile) -> [String] {
    for line in input.lines {
      guard case .touch(let touch) = line.content else { continue }
      now = line.time
      let place = [Double(touch.location.x), Double(touch.location.y)]
      switch touch.phase {
      case .began:
        rest()
        drag = Drag(start: place, path: path(to: place))
      case .moved: move(to: place)
      case .ended, .cancelled: lift()
      }
    }
    rest()
    return log
  }

  private mutating func rest() {
    for box in boxes { log.append("rest \(box.name) \(box.offset[0] + 0) \(box.offset[1] + 0)") }
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
    guard let drag else { return }
    if drag.isPan { return write("\(panName) action changed") }
    if drag.leader == nil { begin(at: place) } else { follow(place) }
  }

  private mutating func begin(at place: [Double]) {
    guard var drag else { return }
    let way = [place[0] - drag.start[0], place[1] - drag.start[1]]
    let far = [abs(way[0]), abs(way[1])]
    guard max(far[0], far[1]) >= 10 else { return }
    for index in drag.path.reversed() where boxes[index].isOn {
      let box = boxes[index]
      guard far[0] >= far[1] && box.canScroll(0) || far[1] >= far[0] && box.canScroll(1) else { continue }
      let axis = far[0] > far[1] ? 0 : far[0] < far[1] ? 1 : box.canScroll(1) ? 1 : 0
      if !box.canMove(axis, forward: way[axis] < 0), hasTaker(index, axis, forward: way[axis] < 0) {
        drag.waited.insert(index)
        continue
      }
      drag.leader = index
      drag.axis = axis
      if box.isLocked, min(far[0], far[1]) <= max(far[0], far[1]) / 2 { drag.lock = far[0] > far[1] ? 0 : 1 }
      drag.origin = place
      drag.shortened =
        drag.waited.contains(index) ? [0, 0] : way.map { $0 < 0 ? min(0, $0 + 10) : max(0, $0 - 10) }
      drag.raw[index] = box.offset
      self.drag = drag
      write("\(box.name) scrollViewWillBeginDragging")
      return follow(place)
    }
    if hasPan {
      drag.isPan = true
      write("\(panName) action began")
    }
    self.drag = drag
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
    if rest != 0 { raw[drag.axis] -= push(rest, drag.axis, from: leader) }
    self.drag?.raw[leader] = raw
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
        self.drag?.raw[next] = boxes[next].offset
        self.drag?.takers.append(next)
        write("\(boxes[next].name) scrollViewWillBeginDragging")
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
    guard offset != boxes[index].offset else { return }
    boxes[index].offset = offset
    write("\(boxes[index].name) scrollViewDidScroll \(offset[0] + 0) \(offset[1] + 0)")
  }

  private mutating func lift() {
    guard let drag else { return }
    self.drag = nil
    if drag.isPan { write("\(panName) action ended") }
    guard let leader = drag.leader else { return }
    for index in [leader] + drag.takers {
      write("\(boxes[index].name) scrollViewWillEndDragging")
      write("\(boxes[index].name) scrollViewDidEndDragging")
      boxes[index].offset = [0, 1].map { boxes[index].clamped(boxes[index].offset[$0], $0) }
    }
  }
}
