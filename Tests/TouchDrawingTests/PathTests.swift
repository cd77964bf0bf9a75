import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@Suite struct PathTests {
  private func near(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) + abs(left.minY - right.minY) + abs(left.maxX - right.maxX)
      + abs(left.maxY - right.maxY) < 0.01
  }

  @Test func anOvalHoldsItsMiddleAndNotItsCorners() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(oval.contains(CGPoint(x: 30, y: 20)))
    #expect(oval.contains(CGPoint(x: 10.1, y: 20)))
    #expect(!oval.contains(CGPoint(x: 12, y: 12)))
    #expect(!oval.contains(CGPoint(x: 9.9, y: 20)))
    expectEqual(oval.bounds, CGRect(x: 10, y: 10, width: 40, height: 20))
    expectEqual(oval.cgPath.boundingBoxOfPath, CGRect(x: 10, y: 10, width: 40, height: 20))
  }

  @Test func anOvalBeginsAtTheMiddleOfItsRightSideAndRunsClockwise() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 20))
    var ends: [CGPoint] = []
    oval.cgPath.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: ends.append(element.pointee.points[0])
      case .addCurveToPoint: ends.append(element.pointee.points[2])
      default: break
      }
    }
    expectEqual(ends, [(50, 20), (30, 30), (10, 20), (30, 10), (50, 20)].map { CGPoint(x: $0.0, y: $0.1) })
    expectEqual(oval.currentPoint, CGPoint(x: 50, y: 20))
  }

  @Test func pathsWithTheSameCourseAreEqual() {
    let (one, other) = (UIBezierPath(), UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(one != other && one == UIBezierPath() && !one.isEqual("path"))
    one.append(other)
    one.lineWidth = 7
    #expect(one == other && one.hash == other.hash)
    one.close()
    one.addLine(to: .zero)
    #expect(one != other)
  }

  @Test func theRuleDecidesAboutHoles() {
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    frame.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(frame.contains(CGPoint(x: 15, y: 15)))
    frame.usesEvenOddFillRule = true
    #expect(!frame.contains(CGPoint(x: 15, y: 15)))
    #expect(frame.contains(CGPoint(x: 5, y: 15)))
  }

  @Test func anOpenPathCountsAsClosed() {
    let corner = UIBezierPath()
    corner.move(to: .zero)
    corner.addLine(to: CGPoint(x: 10, y: 0))
    corner.addLine(to: CGPoint(x: 10, y: 10))
    #expect(corner.contains(CGPoint(x: 8, y: 4)))
    #expect(!corner.contains(CGPoint(x: 4, y: 8)))
  }

  @Test func theTightBoxLeavesOutControlPoints() {
    let arch = CGMutablePath()
    arch.move(to: CGPoint(x: 0, y: 10))
    arch.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 10, y: -10))
    expectEqual(arch.boundingBox, CGRect(x: 0, y: -10, width: 20, height: 20))
    #expect(near(arch.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10)))
  }

  @Test func anArcGoesTheWayItIsTold() {
    func box(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGRect {
      UIBezierPath(arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        .cgPath.boundingBoxOfPath
    }
    let quarter = CGRect(x: 0, y: 0, width: 10, height: 10)
    let all = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(near(box(0, .pi / 2, true), quarter))
    #expect(near(box(0, .pi / 2, false), all))
    #expect(near(box(.pi / 2, 0, false), quarter))
    #expect(near(box(0, 2 * .pi, true), all))
    #expect(near(box(-.pi / 2, .pi * 3 / 2, true), all))
    #expect(near(box(0, 9 * .pi, true), all))
    let mirrored = CGMutablePath()
    mirrored.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(near(mirrored.boundingBoxOfPath, quarter))
  }

  @Test func anArcGoesOnFromTheCurrentPoint() {
    let pie = UIBezierPath()
    pie.move(to: .zero)
    pie.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    pie.close()
    expectEqual(pie.path.elements.count, 4)
    #expect(pie.contains(CGPoint(x: 5, y: 5)) && !pie.contains(CGPoint(x: 8, y: 8)))
    expectEqual(pie.currentPoint, .zero)
  }

  @Test func aLineAfterACloseBeginsAtTheSubpathsStart() {
    var path = DisplayList.Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.close()
    expectEqual(path.elements.suffix(4), [.close, .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 9, y: 9)), .close])
  }

  @Test func roundedCornersAreTheOnesNamed() {
    let tab = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    let corners = [
      CGPoint(x: 0.5, y: 0.5), CGPoint(x: 19.5, y: 0.5), CGPoint(x: 19.5, y: 19.5), CGPoint(x: 0.5, y: 19.5),
    ]
    expectEqual(corners.map { tab.contains($0) }, [false, true, false, true])
  }

  @Test func aTransformTakesEveryPoint() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3))
    expectEqual(path.bounds, CGRect(x: 5, y: 6, width: 4, height: 3))
    expectEqual(path.path.rectangle, CGRect(x: 5, y: 6, width: 4, height: 3))
    path.apply(CGAffineTransform(rotationAngle: 0.3))
    expectNil(path.path.rectangle)
  }

  @Test func aCopyDoesNotFollowChanges() throws {
    let original = CGMutablePath()
    original.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(original.copy())
    original.addLine(to: CGPoint(x: 5, y: 5))
    expectEqual(copy, CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(copy != original)
  }
}
