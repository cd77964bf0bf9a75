import TouchGeometry
import TouchScenes

/// A scroll view of the model: a box with content that is larger than it.
struct NestedBox {
  var name: String
  var frame: CGRect
  var content = [0.0, 0.0]
  var offset = [0.0, 0.0]
  var bounces = true
  var always = [false, false]
  var isOn = true
  var transfers = [true, true]
  var isLocked = false
  var hasPages = false
  var rate = 0.998
  /// The height of the rows of a table; nil for other scroll views.
  var rowHeight: Double?
  /// The sides of a table's rows that have actions: opened to the right, and to the left.
  var opens = [false, false]
  /// How the content moves without a finger, if it does.
  var motion: NestedMotion?

  init(_ view: SceneView) throws(NotModelled) {
    (name, frame) = (view.name, view.frame)
    var scale = 1.0
    if let table = view.table {
      guard table.style == .plain, table.sections.count == 1 else { throw NotModelled(description: name) }
      always[1] = true
      opens = [table.opens.leading, table.opens.trailing]
    }
    for property in view.properties {
      switch property {
      case .contentSize(let size): content = [Double(size.width), Double(size.height)]
      case .contentOffset(let point): offset = [Double(point.x), Double(point.y)]
      case .bounces(let flag): bounces = flag
      case .alwaysBounceHorizontal(let flag): always[0] = flag
      case .alwaysBounceVertical(let flag): always[1] = flag
      case .isScrollEnabled(let flag): isOn = isOn && flag
      case .isPagingEnabled(let flag): hasPages = flag
      case .isDirectionalLockEnabled(let flag): isLocked = flag
      case .transfersHorizontalScrollingToParent(let flag): transfers[0] = flag
      case .transfersVerticalScrollingToParent(let flag): transfers[1] = flag
      case .decelerationRate(let name): rate = name == .fast ? 0.99 : 0.998
      case .rowHeight(let height): rowHeight = Double(height)
      case .minimumZoomScale, .maximumZoomScale: break
      case .zoomScale(let zoom): scale = Double(zoom)
      default: throw NotModelled(description: "\(property)")
      }
    }
    if let table = view.table, let rowHeight {
      content = [Double(frame.width), rowHeight * Double(table.sections[0].rows.count)]
    }
    content = content.map { $0 * scale }
    for property in view.panGestureRecognizer?.properties ?? [] {
      guard case .isEnabled(let flag) = property else { throw NotModelled(description: "\(name).pan") }
      isOn = isOn && flag
    }
  }

  var size: [Double] { [Double(frame.width), Double(frame.height)] }
  func end(_ axis: Int) -> Double { max(0, content[axis] - size[axis]) }
  func canScroll(_ axis: Int) -> Bool { end(axis) > 0 || always[axis] }
  func canMove(_ axis: Int, forward: Bool) -> Bool { forward ? offset[axis] < end(axis) : offset[axis] > 0 }
  func clamped(_ value: Double, _ axis: Int) -> Double { min(max(value, 0), end(axis)) }

  /// 9.11, 9.18.
  func seen(_ raw: Double, _ axis: Int) -> Double {
    let edge = clamped(raw, axis)
    guard raw != edge else { return onPixels(raw, axis) }
    guard bounces else { return edge }
    let beyond = raw - edge, extent = size[axis]
    let part = (1 - 1 / (abs(beyond) * 0.55 / extent + 1)) * extent
    return (edge + (beyond < 0 ? -part : part)).rounded()
  }

  /// Where a finger would have content that is seen at an offset (9.11).
  func raw(_ seen: Double, _ axis: Int) -> Double {
    let edge = clamped(seen, axis)
    guard seen != edge else { return seen }
    let part = min(abs(seen - edge) / size[axis], 0.99)
    let beyond = (1 / (1 - part) - 1) * size[axis] / 0.55
    return edge + (seen < edge ? -beyond : beyond)
  }

  /// 9.18.
  func onPixels(_ value: Double, _ axis: Int) -> Double {
    guard value != 0, value != end(axis) else { return value }
    return value == clamped(value, axis) ? clamped(value.rounded(), axis) : value.rounded()
  }

  // MARK: After the lift

  /// The path along an axis of content that a drag leaves (9.9, 9.10, 9.12, 9.13).
  ///
  /// - Parameters:
  ///   - velocity: of the finger at the lift, turned round.
  ///   - ownVelocity: of the content in the last tenth of a second.
  ///   - origin: where the content was when the drag began.
  func path(after origin: Double, velocity: Double, ownVelocity: Double, _ axis: Int) -> NestedPath {
    let place = offset[axis], edge = clamped(place, axis)
    if place != edge {
      let speed = velocity == 0 ? 0 : ownVelocity
      if hasPages, (edge - place) * speed > 0 { return .toPage(edge, from: place, velocity: speed) }
      if (edge - place) * speed > 0 {
        let glide = NestedPath.Part.glide(from: place, velocity: speed, rate: rate)
        let stop = glide.place(at: glide.duration)
        if stop == clamped(stop, axis) { return NestedPath(first: glide, end: stop) }
      }
      return .back(to: edge, from: place, velocity: speed)
    }
    if hasPages {
      let page = page(from: origin, velocity, axis)
      return page == place ? NestedPath(end: place) : .toPage(page, from: place, velocity: velocity)
    }
    guard abs(velocity) > 10 else { return NestedPath(end: place) }
    let glide = NestedPath.Part.glide(from: place, velocity: velocity, rate: rate)
    let stop = glide.place(at: glide.duration), last = clamped(stop, axis)
    guard stop != last else { return NestedPath(first: glide, end: stop) }
    return .over(last, glide, bounces: bounces)
  }

  /// 9.13.
  func page(from origin: Double, _ velocity: Double, _ axis: Int) -> Double {
    let extent = size[axis], present = offset[axis] / extent, first = (origin / extent).rounded()
    let limit = 200 * (1 + 1e-9)
    let page =
      velocity > limit ? present.rounded(.up) : velocity < -limit ? present.rounded(.down) : present.rounded()
    return clamped(min(max(page, first - 1), first + 1) * extent, axis)
  }

  /// The path along an axis of content that a finger stopped, to where it may rest (9.14).
  func pathToRest(_ axis: Int) -> NestedPath {
    let place = offset[axis], edge = clamped(place, axis)
    if place != edge { return .back(to: edge, from: place, velocity: 0) }
    guard hasPages, canScroll(axis) else { return NestedPath(end: place) }
    let page = page(from: place, 0, axis)
    return page == place ? NestedPath(end: place) : .toPage(page, from: place, velocity: 0)
  }
}
