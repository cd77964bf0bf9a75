import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Dragging in from an edge, and hovering (semantics 7.7, 7.8).
@MainActor @Suite struct EdgePanTests {
  let stage = Stage()

  private func log(_ edges: UIRectEdge, from start: CGPoint, by travel: [CGVector]) -> [String] {
    let stage = Stage()
    let view = stage.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
    let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "pan", to: view)
    pan.edges = edges
    stage.down(start.x, start.y)
    for step in travel { stage.move(start.x + step.dx, start.y + step.dy) }
    stage.up()
    return stage.log.lines.filter { $0.hasPrefix("pan") }
  }

  @Test("7.7.1: it starts within 13 pt of a set edge, 11 of the lower one, and takes 15 pt")
  func regions() {
    let acts = ["pan began", "pan ended"]
    let (right, left) = (CGVector(dx: 15, dy: 0), CGVector(dx: -15, dy: 0))
    let (down, up) = (CGVector(dx: 0, dy: 15), CGVector(dx: 0, dy: -15))
    expectEqual(log(.left, from: CGPoint(x: 13, y: 200), by: [right]), acts)
    expectEqual(log(.left, from: CGPoint(x: 14, y: 200), by: [right]), [])
    expectEqual(log(.left, from: CGPoint(x: 13, y: 200), by: [CGVector(dx: 14, dy: 0)]), [])
    expectEqual(log(.right, from: CGPoint(x: 387, y: 200), by: [left]), acts)
    expectEqual(log(.right, from: CGPoint(x: 386, y: 200), by: [left]), [])
    expectEqual(log(.top, from: CGPoint(x: 200, y: 13), by: [down]), acts)
    expectEqual(log(.top, from: CGPoint(x: 200, y: 14), by: [down]), [])
    expectEqual(log(.bottom, from: CGPoint(x: 200, y: 389), by: [up]), acts)
    expectEqual(log(.bottom, from: CGPoint(x: 200, y: 388), by: [up]), [])
    expectEqual(log([], from: CGPoint(x: 2, y: 200), by: [right]), [])
    expectEqual(log(.right, from: CGPoint(x: 2, y: 200), by: [right]), [])
    expectEqual(log([.left, .bottom], from: CGPoint(x: 2, y: 200), by: [right]), acts)
  }

  @Test("7.7.1: the way leads into the screen, within 77.5 degrees of straight")
  func direction() {
    let start = CGPoint(x: 5, y: 200)
    expectEqual(log(.left, from: start, by: [CGVector(dx: 15, dy: 60)]), ["pan began", "pan ended"])
    expectEqual(log(.left, from: start, by: [CGVector(dx: 15, dy: -60)]), ["pan began", "pan ended"])
    expectEqual(log(.left, from: start, by: [CGVector(dx: 15, dy: 70)]), [])
    // A failed recognizer does not begin.
    expectEqual(log(.left, from: start, by: [CGVector(dx: 0, dy: 15), CGVector(dx: 100, dy: 15)]), [])
  }

  @Test("7.7.1: only its first finger counts")
  func firstFinger() {
    let view = stage.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
    view.isMultipleTouchEnabled = true
    let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "pan", to: view)
    pan.edges = .left
    stage.down(5, 200)
    stage.down(8, 100, finger: 2)
    stage.move(100, 100, finger: 2)
    stage.move(40, 200)
    stage.up(finger: 2)
    stage.up()
    expectEqual(
      stage.log.lines,
      [
        "v.began", "v.began 2", "v.moved 2", "pan began", "v.cancelled", "v.ended 2", "pan ended",
      ])
  }

  @Test("7.8: a hover recognizer begins, changes and ends with the pointer, and knows nothing of fingers")
  func hover() {
    let view = stage.view("v", CGRect(x: 0, y: 0, width: 100, height: 100))
    var places: [String] = []
    stage.add(UIHoverGestureRecognizer(), "hover", to: view) { hover in
      let place = hover.location(in: view)
      places.append("\(place.x) \(place.y)")
    }
    stage.tap(50, 50)
    for (x, y) in [(300, 300), (40, 50), (60, 50), (300, 50)] {
      stage.application.receive(.hover(CGPoint(x: x, y: y), timestamp: stage.now), in: stage.scene)
    }
    expectEqual(stage.log.lines, ["v.began", "v.ended", "hover began", "hover changed", "hover ended"])
    expectEqual(places.prefix(2), ["40.0 50.0", "60.0 50.0"])
  }
}
