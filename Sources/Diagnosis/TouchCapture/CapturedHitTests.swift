import TouchGeometry
import TouchKit

/// The answers of overridden `hitTest(_:with:)` and `point(inside:with:)`, where a scene can express them.
@MainActor struct CapturedHitTests {
  private enum Answer: Equatable {
    /// The view would have been hit but let the touch through.
    case through
    /// The override returned nil, and the view itself would not have been the hit view.
    case nothing
    case other(String)
  }

  private var answers: [ObjectIdentifier: [Answer]] = [:]
  /// The largest distance of accepted touches from a view's bounds, in points.
  private var reaches: [ObjectIdentifier: CGFloat] = [:]
  /// Views that at least once answered as a class without overrides does.
  private var ordinary: Set<ObjectIdentifier> = []
  /// The view that the hit test without overrides returned last.
  private weak var hit: UIView?

  /// Records an entry of a hit test.
  ///
  /// - Parameter name: returns the name of a view; nil for a view outside the capture.
  mutating func note(_ answer: TraceEntry.HitTestAnswer, _ entry: TraceEntry, _ name: (AnyObject) -> String?) {
    guard let view = entry.view else { return }
    let id = ObjectIdentifier(view)
    defer { hit = answer == .hit && entry.reason != .overridden ? view : nil }
    guard entry.reason == .overridden else {
      if answer != .refused {
        ordinary.insert(id)
        if let touch = entry.touch { reach(view, touch) }
      }
      return
    }
    if let other = entry.culprit {
      // A view that returns itself although a subview would have been hit hides its subviews from touches.
      if other !== view || hit !== view, let name = name(other) { answers[id, default: []].append(.other(name)) }
    } else {
      answers[id, default: []].append(hit === view ? .through : .nothing)
    }
    // The entry before, for the result without the override, has inserted the view.
    if hit === view { ordinary.remove(id) }
  }

  private mutating func reach(_ view: UIView, _ touch: UITouch) {
    guard let mapping = UIView.mapping(from: nil, to: view) else { return }
    let (place, box) = (touch.place.applying(mapping), view.bounds)
    let across = max(box.minX - place.x, place.x - box.maxX, 0)
    let distance = max(across, box.minY - place.y, place.y - box.maxY)
    if distance > 0 { reaches[ObjectIdentifier(view)] = max(reaches[ObjectIdentifier(view)] ?? 0, distance) }
  }

  /// The members that describe a view's hit tests in a scene.
  func members(of view: ObjectIdentifier) -> [CapturedMember] {
    if let distance = reaches[view] {
      // One more point, because the right and bottom edges do not belong to the rectangle.
      let inset = -(distance.rounded(.up) + 1)
      return [CapturedMember("touchInsets", .numbers(inset, inset, inset, inset))]
    }
    guard let all = answers[view], let first = all.first, all.allSatisfy({ $0 == first }) else { return [] }
    switch first {
    case .through: return [CapturedMember("hitTest", .text("passThrough"))]
    case .nothing: return ordinary.contains(view) ? [] : [CapturedMember("pointInside", .flag(false))]
    case .other(let name): return [CapturedMember("hitTest", .text(name))]
    }
  }

  /// Whether a scene cannot express the answers of a view.
  func isInexpressible(_ view: ObjectIdentifier) -> Bool { answers[view] != nil && members(of: view).isEmpty }
}
