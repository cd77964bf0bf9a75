import Expectations
import Testing
import TouchDrawing
import TouchGeometry

/// Paths that come of other paths: rounded corners, dashes, what a line covers.
@Suite struct OutlineTests {
  private func near(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) + abs(left.minY - right.minY) + abs(left.maxX - right.maxX)
      + abs(left.maxY - right.maxY) < 0.05
  }

  private func corner(_ end: CGPoint, radius: CGFloat = 5) -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: end, radius: radius)
    return path
  }

  @Test("A corner is rounded where the circle touches both lines, to either side", arguments: [20.0, -20])
  func aRoundedCorner(end: Double) {
    let path = corner(CGPoint(x: 20, y: end))
    #expect(abs(path.currentPoint.x - 20) < 0.001 && abs(path.currentPoint.y - (end > 0 ? 5 : -5)) < 0.001)
    let box = CGRect(x: 0, y: end > 0 ? 0 : -5, width: 20, height: 5)
    #expect(near(path.boundingBoxOfPath, box))
    path.addLine(to: CGPoint(x: 0, y: end))
    path.closeSubpath()
    let side: CGFloat = end > 0 ? 1 : -1
    #expect(path.contains(CGPoint(x: 18, y: side * 2)))
    #expect(!path.contains(CGPoint(x: 19.5, y: side * 0.5)), "that corner is cut")
  }

  @Test func whereNoCircleFitsACornerIsSharp() {
    for end in [CGPoint(x: 40, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 20, y: 0)] {
      expectEqual(corner(end).currentPoint, CGPoint(x: 20, y: 0))
    }
    expectEqual(corner(CGPoint(x: 20, y: 20), radius: 0).currentPoint, CGPoint(x: 20, y: 0))
    let empty = CGMutablePath()
    empty.addArc(tangent1End: CGPoint(x: 3, y: 4), tangent2End: .zero, radius: 5)
    expectEqual(empty.currentPoint, CGPoint(x: 3, y: 4))
  }

  @Test func anArcGoesOnByAnAngle() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let back = CGMutablePath()
    back.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(near(back.boundingBoxOfPath, CGRect(x: 0, y: -10, width: 10, height: 10)))
  }

  /// The dashes, from where to where along x.
  private func dashes(_ path: CGPath) -> [ClosedRange<CGFloat>] {
    var found: [ClosedRange<CGFloat>] = []
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: found.append(element.pointee.points[0].x...element.pointee.points[0].x)
      case .addLineToPoint: found[found.count - 1] = found[found.count - 1].lowerBound...element.pointee.points[0].x
      default: break
      }
    }
    return found
  }

  private var line: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 20, y: 0))
    return path
  }

  @Test("A pattern leaves dashes, from its phase on, and goes around corners")
  func dashesOfAPattern() {
    expectEqual(dashes(line.copy(dashingWithPhase: 0, lengths: [4, 6])), [0...4, 10...14])
    expectEqual(dashes(line.copy(dashingWithPhase: 2, lengths: [4, 6])), [0...2, 8...12, 18...20])
    expectEqual(dashes(line.copy(dashingWithPhase: -2, lengths: [4, 6])), [2...6, 12...16])
    expectEqual(dashes(line.copy(dashingWithPhase: 0, lengths: [5])), [0...5, 10...15])
    expectEqual(dashes(line.copy(dashingWithPhase: 0, lengths: [0, 10])), [0...0, 10...10])
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      near(
        square.copy(dashingWithPhase: 5, lengths: [10, 30]).boundingBoxOfPath, CGRect(x: 0, y: 0, width: 5, height: 5)),
      "the end of the square is a dash, too")
    #expect(
      near(
        square.copy(dashingWithPhase: 35, lengths: [15, 25]).boundingBoxOfPath,
        CGRect(x: 5, y: 0, width: 5, height: 10)), "it begins in the gap, and goes around a corner")
  }

  @Test(arguments: [[], [0], [-1, 2], [.nan], [1e-9]] as [[CGFloat]])
  func whatIsNoPatternLeavesAPathWhole(lengths: [CGFloat]) {
    expectEqual(line.copy(dashingWithPhase: 0, lengths: lengths), line)
  }

  private func stroked(_ cap: CGLineCap, _ join: CGLineJoin = .miter, limit: CGFloat = 10, closed: Bool = false)
    -> CGPath
  {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    if closed { path.closeSubpath() }
    return path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test("A line covers half of its width on both sides; ends and corners are as they are asked for")
  func whatALineCovers() {
    #expect(near(stroked(.butt).boundingBoxOfPath, CGRect(x: 0, y: -2, width: 22, height: 22)))
    #expect(near(stroked(.square).boundingBoxOfPath, CGRect(x: -2, y: -2, width: 24, height: 24)))
    #expect(near(stroked(.round).boundingBoxOfPath, CGRect(x: -2, y: -2, width: 24, height: 24)))
    #expect(stroked(.square).contains(CGPoint(x: -1.8, y: 1.8)) && !stroked(.round).contains(CGPoint(x: -1.8, y: 1.8)))
    for (join, isThere) in [(CGLineJoin.miter, true), (.round, false), (.bevel, false)] {
      expectEqual(stroked(.butt, join).contains(CGPoint(x: 21.8, y: -1.8)), isThere)
    }
    #expect(!stroked(.butt, .miter, limit: 1.4).contains(CGPoint(x: 21.8, y: -1.8)), "too long a miter is cut off")
    #expect(stroked(.butt, .round).contains(CGPoint(x: 21.3, y: -1.3)))
    #expect(!stroked(.butt, .bevel).contains(CGPoint(x: 21.3, y: -1.3)))
    #expect(!stroked(.butt).contains(CGPoint(x: 10, y: 10)))
    #expect(stroked(.butt, closed: true).contains(CGPoint(x: 10, y: 10)), "the line that closes it")
  }

  @Test func aLineWithoutAWidthCoversNothing() {
    for width in [0, -1, CGFloat.nan, .infinity] {
      let path = line.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
      #expect(path.isEmpty)
    }
  }

  @Test func aLineWithoutALengthIsADiscOrASquareOrNothing() {
    let point = CGMutablePath()
    point.move(to: CGPoint(x: 90, y: 90))
    point.move(to: CGPoint(x: 5, y: 5))
    point.addLine(to: CGPoint(x: 5, y: 5))
    point.move(to: CGPoint(x: 80, y: 80))
    for (cap, box) in [
      (CGLineCap.butt, CGRect.null), (.round, CGRect(x: 3, y: 3, width: 4, height: 4)),
      (.square, CGRect(x: 3, y: 3, width: 4, height: 4)),
    ] {
      let path = point.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
      #expect(box.isNull ? path.isEmpty : near(path.boundingBoxOfPath, box))
    }
  }
}
