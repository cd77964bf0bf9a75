import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// Layers that move along a path.
@MainActor @Suite struct KeyframePathTests {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() { stage.window.addSubview(view) }

  private func path(_ body: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    body(path)
    return path
  }

  /// A line of 30 points to the right, then one of 90 down.
  private var corner: CGPath {
    path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 40, y: 10))
      $0.addLine(to: CGPoint(x: 40, y: 100))
    }
  }

  private var place: CGPoint {
    let place = view.layer.presentation()?.position ?? .zero
    return CGPoint(x: (place.x * 1000).rounded() / 1000, y: (place.y * 1000).rounded() / 1000)
  }

  private func animation(_ path: CGPath) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 4)
    return animation
  }

  @Test func eachPartOfAPathTakesTheSameTimeUnlessItIsPaced() {
    view.layer.add(animation(corner), forKey: "a")
    stage.wait(1)
    expectEqual(place, CGPoint(x: 25, y: 10))
    stage.wait(2)
    expectEqual(place, CGPoint(x: 40, y: 55))
    let paced = animation(corner)
    paced.calculationMode = .paced
    view.layer.add(paced, forKey: "a")
    stage.wait(1)
    expectEqual(place, CGPoint(x: 40, y: 10))
  }

  @Test func keyTimesBelongToTheEndsOfTheParts() {
    let timed = animation(corner)
    timed.keyTimes = [0, 0.25, 1]
    view.layer.add(timed, forKey: "a")
    stage.wait(1)
    expectEqual(place, CGPoint(x: 40, y: 10))
    stage.wait(1.5)
    expectEqual(place, CGPoint(x: 40, y: 55))
  }

  @Test func aLayerTurnsAlongThePath() {
    for (mode, turn) in [(CAAnimationRotationMode.rotateAuto, 0), (.rotateAutoReverse, CGFloat.pi)] {
      let turning = animation(corner)
      turning.rotationMode = mode
      view.layer.add(turning, forKey: "a")
      stage.wait(1)
      var transform = view.layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(transform.a - cos(turn)) < 1e-6 && abs(transform.b - sin(turn)) < 1e-6)
      stage.wait(2.999)
      transform = view.layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(transform.a - cos(turn + .pi / 2)) < 1e-3 && abs(transform.b - sin(turn + .pi / 2)) < 1e-3)
      stage.wait(1)
    }
  }

  @Test func aCircleIsOneAndItsDirectionHasNoJump() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let stations = KeyframePath(circle.path).stations(times: nil, paces: [], isPaced: true)
    for station in stations {
      #expect(abs(hypot(station.point.x - 50, station.point.y - 50) - 50) < 0.05)
    }
    let angles = stations.map(\.angle)
    #expect(zip(angles, angles.dropFirst()).allSatisfy { abs($1 - $0) < 0.2 })
    #expect(abs(abs(angles[angles.count - 1] - angles[0]) - 2 * .pi) < 0.1)
    #expect(stations.first?.time == 0 && abs((stations.last?.time ?? 0) - 1) < 1e-9)
  }

  @Test func aPathWithTheWrongNumberOfTimesMovesNothing() {
    var reports: [String] = []
    let before = UsageError.report
    UsageError.report = { reports.append($0) }
    defer { UsageError.report = before }
    let wrong = animation(corner)
    wrong.keyTimes = [0, 1]
    view.layer.add(wrong, forKey: "a")
    expectEqual(reports, ["CAAnimation: position of CALayer cannot be animated like this; nothing moves"])
  }
}
