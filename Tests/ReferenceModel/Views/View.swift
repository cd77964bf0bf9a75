import TouchGeometry
import TouchScenes

/// A view of a scene, or its window; knows geometry (2.6), what is set, and its place in the tree.
final class View {
  let scene: SceneView
  let name: String
  private(set) weak var parent: View?
  private(set) var children: [View] = []
  var recognizers: [Recognizer] = []
  /// When a recognizer of it was collected while none of them was in an attempt (15.19).
  var collectedAt = 0

  var isHidden = false
  var alpha = 1.0
  var isUserInteractionEnabled: Bool
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isEnabled = true

  private var center = Point()
  private(set) var boundsOrigin = Point()
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var transform = Transform()

  /// Of a control: the touch that it tracks (8.2), and whether that is inside (8.3).
  var trackedTouch: Touch?
  var isTouchInside = false

  init(_ scene: SceneView) {
    self.scene = scene
    name = scene.name
    // 2.14
    isUserInteractionEnabled = scene.viewClass != .label && scene.viewClass != .imageView
    set(.frame(scene.frame))
    for property in scene.properties { set(property) }
  }

  func add(_ child: View) {
    children.append(child)
    child.parent = self
  }

  func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The view, its superview, and so on (1.3.1).
  var withAncestors: [View] { [self] + (parent?.withAncestors ?? []) }
  /// The view and everything below it, parents first.
  var withDescendants: [View] { [self] + children.flatMap(\.withDescendants) }
  /// How many superviews there are (5.1.4).
  var depth: Int { withAncestors.count }
  /// 5.1.2.4.
  func isRelated(to other: View) -> Bool {
    withAncestors.contains { $0 === other } || other.withAncestors.contains { $0 === self }
  }

  /// Sets what concerns touches; colors, titles and the like mean nothing here.
  func set(_ property: ViewProperty) {
    switch property {
    case .frame(let rect): setFrame(rect)
    case .bounds(let rect):
      boundsOrigin = Point(rect.origin)
      (width, height) = (Double(rect.size.width), Double(rect.size.height))
    case .transform(let matrix): transform = Transform(matrix)
    case .isHidden(let flag): isHidden = flag
    case .alpha(let value): alpha = value
    case .isUserInteractionEnabled(let flag): isUserInteractionEnabled = flag
    case .isMultipleTouchEnabled(let flag): isMultipleTouchEnabled = flag
    case .isExclusiveTouch(let flag): isExclusiveTouch = flag
    case .isEnabled(let flag): isEnabled = flag
    default: break
    }
  }

  /// The size of the bounds is that of the frame taken back through the transform.
  private func setFrame(_ rect: CGRect) {
    var linear = transform
    linear.offset = Point()
    let (w, h) = (Double(rect.size.width), Double(rect.size.height))
    center = Point(rect.origin) + Point(x: w / 2, y: h / 2) - transform.offset
    guard let across = linear.source(of: Point(x: w, y: 0)), let down = linear.source(of: Point(x: 0, y: h)) else {
      return
    }
    (width, height) = (abs(across.x) + abs(down.x), abs(across.y) + abs(down.y))
  }

  /// A place of the superview in this view's coordinates; nil if the transform is singular (2.6).
  func fromParent(_ point: Point) -> Point? {
    guard let p = transform.source(of: point - center) else { return nil }
    return p + Point(x: width / 2, y: height / 2) + boundsOrigin
  }

  /// A place of the window in this view's coordinates.
  func fromWindow(_ point: Point) -> Point? {
    guard let parent else { return fromParent(point) }
    return parent.fromWindow(point).flatMap(fromParent)
  }

  /// Where its upper left corner is on the screen; views of which this is asked are not transformed.
  var onScreen: Point {
    let corner = center - Point(x: width / 2, y: height / 2)
    guard let parent else { return corner }
    return parent.onScreen + corner - parent.boundsOrigin
  }
}
