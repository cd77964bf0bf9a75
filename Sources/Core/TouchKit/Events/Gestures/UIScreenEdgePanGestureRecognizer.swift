import TouchArbiter
import TouchGeometry

/// The edges of a rectangle.
/// https://developer.apple.com/documentation/uikit/uirectedge
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The raw bits, one per edge.
  public let rawValue: UInt
  /// Creates a set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes dragging that starts at an edge of the window and moves inward.
///
/// A pan of the first finger only. The finger must start close to one of `edges`, move far enough along either axis,
/// and by then have moved inward within a cone. Semantics 7.7.1 has the numbers.
/// https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may start; empty by default, which never recognizes.
  open var edges: UIRectEdge = []

  /// The edges of `edges` at which the first finger touched down.
  private var startEdges: UIRectEdge = []

  /// Fails if the first finger is not at an edge; ignores other fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = attempt.followed.count == touches.count && phase == .possible
    guard isFirst, let first = touches.inOrder.first else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let (near, distance, region) = edges(at: first)
    startEdges = near
    guard !near.isEmpty else {
      fail(.wrongEdge, Measure(Double(distance), against: Double(region), .points))
      return
    }
    for touch in touches where touch !== first { ignore(touch, for: event) }
    super.touchesBegan([first], with: event)
  }

  /// Returns the edges whose region contains the touch, its distance from the nearest relevant edge, and the limit of
  /// that.
  private func edges(at touch: UITouch) -> (near: UIRectEdge, distance: CGFloat, region: CGFloat) {
    let nowhere = (CGFloat.greatestFiniteMagnitude, GestureTuning.edgeRegion)
    guard let window = touch.window else { return ([], nowhere.0, nowhere.1) }
    let (place, bounds) = (touch.location(in: nil), window.bounds)
    let distances: [(UIRectEdge, CGFloat)] = [
      (.top, place.y - bounds.minY), (.left, place.x - bounds.minX), (.bottom, bounds.maxY - place.y),
      (.right, bounds.maxX - place.x),
    ]
    var (near, nearest) = (UIRectEdge(), nowhere)
    for (edge, distance) in distances where edges.contains(edge) {
      let region = edge == .bottom ? GestureTuning.bottomEdgeRegion : GestureTuning.edgeRegion
      if distance <= region { near.insert(edge) }
      if distance < nearest.0 { nearest = (distance, region) }
    }
    return (near, nearest.0, nearest.1)
  }

  override var hysteresis: CGFloat { GestureTuning.edgeHysteresis }

  /// Returns a refusal unless the movement is inward from one of the edges, within the cone.
  override func refusalToBegin(after travel: CGVector) -> (Reason, Measure?)? {
    let inwards: [(UIRectEdge, CGVector)] = [
      (.top, CGVector(dx: 0, dy: 1)), (.left, CGVector(dx: 1, dy: 0)), (.bottom, CGVector(dx: 0, dy: -1)),
      (.right, CGVector(dx: -1, dy: 0)),
    ]
    let length = (travel.dx * travel.dx + travel.dy * travel.dy).squareRoot()
    var minimum = CGFloat(180)
    for (edge, way) in inwards where startEdges.contains(edge) {
      let cosine = max(-1, min(1, (travel.dx * way.dx + travel.dy * way.dy) / length))
      minimum = min(minimum, CGFloat(acos(Double(cosine))) * 180 / .pi)
    }
    guard minimum > GestureTuning.edgeCone else { return nil }
    return (.wrongDirection, Measure(Double(minimum), against: Double(GestureTuning.edgeCone), .degrees))
  }

  /// Discards the edges.
  open override func reset() {
    super.reset()
    startEdges = []
  }

  override func rule(for reason: Reason) -> StaticString {
    switch reason {
    case .thresholdReached, .wrongEdge, .wrongDirection: "7.7.1"
    default: super.rule(for: reason)
    }
  }
}
