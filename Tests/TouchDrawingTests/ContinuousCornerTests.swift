import Expectations
import Testing
import TouchDrawing
import TouchGeometry

/// Rectangles whose corners have a curvature without jumps (46.13).
@Suite struct ContinuousCornerTests {
  private typealias Path = DisplayList.Path

  private func path(
    _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat, _ corners: (Bool, Bool, Bool, Bool)
  ) -> Path {
    var path = Path()
    path.addContinuousRect(CGRect(x: 0, y: 0, width: width, height: height), radius: radius, corners: corners)
    return path
  }

  private let all = (true, true, true, true)

  /// The four control points of each curve.
  private func curves(_ path: Path) -> [[CGPoint]] {
    var (found, here): ([[CGPoint]], CGPoint) = ([], .zero)
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): here = point
      case .curve(let end, let first, let second):
        found.append([here, first, second, end])
        here = end
      case _: break
      }
    }
    return found
  }

  /// The curvature of a cubic curve at its start.
  private func curvature(_ curve: [CGPoint]) -> CGFloat {
    let (a, b) = (
      (x: curve[1].x - curve[0].x, y: curve[1].y - curve[0].y), (x: curve[2].x - curve[1].x, y: curve[2].y - curve[1].y)
    )
    let length = (a.x * a.x + a.y * a.y).squareRoot()
    return (a.x * b.y - a.y * b.x) * 2 / 3 / (length * length * length)
  }

  @Test("46.13: a corner begins without curvature and has that of the circle, and its point, in the middle")
  func curvature() {
    for (index, curve) in curves(path(100, 100, 20, all)).enumerated() {
      let isFirstHalf = index % 2 == 0
      let (edge, middle) = (isFirstHalf ? curve : curve.reversed(), isFirstHalf ? curve.reversed() : curve)
      #expect(abs(curvature(edge)) < 1e-9 && abs(abs(curvature(middle)) - 1 / 20) < 1e-9)
      // From the center of the circle.
      let (x, y) = (min(middle[0].x, 100 - middle[0].x) - 20, min(middle[0].y, 100 - middle[0].y) - 20)
      #expect(abs((x * x + y * y).squareRoot() - 20) < 1e-9 && abs(x - y) < 1e-9)
    }
  }

  @Test("46.13: a corner takes 1.528665 radii of an edge, at most half of the shorter side")
  func length() {
    expectEqual(curves(path(100, 200, 20, all)).first?[0], CGPoint(x: 0, y: 20 * 1.528665))
    expectEqual(curves(path(50, 200, 20, all)).first?[0], CGPoint(x: 0, y: 25))
    expectEqual(curves(path(50, 200, 90, all)).first?[0], CGPoint(x: 0, y: 25))
    expectEqual(path(50, 50, 0, all).rectangle, CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("46.13: corners that are not rounded are corners")
  func someCorners() {
    let path = path(100, 100, 10, (false, true, false, false))
    let places = curves(path).map { $0[0] }
    #expect(places.count == 2 && places.first == CGPoint(x: 100 - 10 * 1.528665, y: 0))
    #expect(path.elements.first == .move(.zero) && path.elements.contains(.line(CGPoint(x: 0, y: 100))))
  }
}
