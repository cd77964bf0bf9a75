import TouchDrawing
import TouchGeometry
import TouchTrace

/// The symbol before the name of a lane: whose lane it is.
enum LaneSubject: CaseIterable {
  case finger, key, scrolling, recognizer, view

  @MainActor init(_ lane: Lane) {
    switch lane.kind {
    case .finger: self = .finger
    case .input: self = lane.tool.isPressed ? .key : .scrolling
    case .recognizer: self = .recognizer
    case .view: self = .view
    }
  }

  /// The words of the list of keys.
  @MainActor var title: String {
    switch self {
    case .finger: localized("finger, mouse or pencil")
    case .key: localized("key or button")
    case .scrolling: localized("wheel or touchpad")
    case .recognizer: localized("recognizer")
    case .view: localized("view")
    }
  }

  /// Draws the symbol, 14 points wide and high.
  ///
  /// - Parameter number: the number of a finger; 0 for the mouse, nil for none.
  @MainActor func draw(at center: CGPoint, number: Int? = nil, _ pen: Pen) {
    let box = CGRect(x: center.x - 7, y: center.y - 7, width: 14, height: 14)
    switch self {
    case .finger:
      pen.disc(center, radius: 7, Look.ink)
      pen.centered(number.map { $0 == 0 ? "•" : "\($0)" } ?? "", Look.tag, Look.paper, at: center)
    case .key:
      pen.fill(box, Look.ink, radius: 3.5)
      pen.frame(CGRect(x: center.x - 4, y: center.y - 5, width: 8, height: 7), Look.paper, width: 1, radius: 2)
    case .scrolling:
      pen.fill(box, Look.ink, radius: 6)
      for way: CGFloat in [-1, 1] {
        let base = center.y + 1.5 * way
        let corners = [(-3, base), (3, base), (0, base + 4 * way)] as [(CGFloat, CGFloat)]
        pen.area(corners.map { CGPoint(x: center.x + $0.0, y: $0.1) }, Look.paper)
      }
    case .recognizer:
      pen.frame(box.insetBy(dx: 1, dy: 1), Look.quiet, width: 1.5, radius: 6)
      pen.disc(center, radius: 2, Look.quiet)
    case .view: pen.frame(box.insetBy(dx: 1, dy: 2), Look.quiet, width: 1.5, radius: 2)
    }
  }
}
