import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

@Suite struct ShapeGoldens {
  @Test func rectanglesAreFilledSharply() {
    expectGolden(
      "rectangles", 60, 40, scales: [1, 1.25, 1.5, 2],
      [
        .fillRect(rect(5, 5, 20, 10), red), .fillRect(rect(25, 5, 20, 10), blue),
        .fillRect(rect(5, 20, 40, 1), ink), .fillRect(rect(5, 25, 20.5, 10), green.faded),
        .fillRect(rect(15, 28, 20, 10), light(.systemBlue.withAlphaComponent(0.5))),
      ])
  }

  @Test func roundedRectanglesHaveSmoothCorners() {
    expectGolden(
      "rounded", 80, 50,
      [
        .fillRoundedRect(rect(5, 5, 40, 24), 6, blue), .fillRoundedRect(rect(50, 5, 24, 24), 100, red),
        .fillRoundedRect(rect(5, 34, 40, 12), 6, green), .fillRoundedRect(rect(50, 34, 24, 12), 0, ink),
      ])
  }

  @Test func continuousCornersBeginFartherFromTheCorner() {
    func outline(_ rect: CGRect, _ radius: CGFloat) -> DisplayList.Path {
      var path = DisplayList.Path()
      path.addContinuousRect(rect, radius: radius, corners: (true, true, true, true))
      return path
    }
    // Behind each shape, the circular corners of the same radius.
    expectGolden(
      "continuous", 90, 50,
      [
        .fillRoundedRect(rect(5, 5, 40, 40), 12, red), .fillPath(outline(rect(5, 5, 40, 40), 12), blue, .winding),
        .fillRoundedRect(rect(50, 5, 35, 18), 9, red), .fillPath(outline(rect(50, 5, 35, 18), 9), blue, .winding),
        .strokePath(outline(rect(51, 28, 33, 16), 6), StrokeStyle(), ink),
      ])
  }

  @Test func linesAlongRectanglesCoverWholePixels() {
    expectGolden(
      "borders", 80, 50, scales: [1, 1.25, 2],
      [
        .strokeRect(rect(5.5, 5.5, 29, 19), width: 1, ink), .strokeRect(rect(45, 5, 30, 20), width: 1, blue),
        .strokeRoundedRect(rect(5.5, 30.5, 29, 14), radius: 4, width: 1, ink),
        .strokeRoundedRect(rect(46, 31, 28, 13), radius: 6, width: 2, red),
      ])
  }

  @Test func pathsFollowTheirRule() {
    var star = DisplayList.Path()
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 25 + 20 * CGFloat(cos(angle)), y: 25 + 20 * CGFloat(sin(angle)))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.close()
    expectGolden(
      "stars", 100, 50,
      [
        .fillPath(star, blue, .winding), .concat(CGAffineTransform(translationX: 50, y: 0)),
        .fillPath(star, red, .evenOdd),
      ])
  }

  @Test func linesHaveCapsJoinsAndDashes() {
    func angle(_ x: CGFloat) -> DisplayList.Path {
      var path = DisplayList.Path()
      path.move(to: CGPoint(x: x, y: 40))
      path.addLine(to: CGPoint(x: x + 12, y: 12))
      path.addLine(to: CGPoint(x: x + 24, y: 40))
      return path
    }
    var wave = DisplayList.Path()
    wave.move(to: CGPoint(x: 10, y: 60))
    wave.addCurve(
      to: CGPoint(x: 60, y: 60), control1: CGPoint(x: 25, y: 40), control2: CGPoint(x: 45, y: 80))
    wave.addQuadCurve(to: CGPoint(x: 110, y: 60), control: CGPoint(x: 85, y: 40))
    expectGolden(
      "lines", 120, 80,
      [
        .strokePath(angle(10), StrokeStyle(width: 6), blue),
        .strokePath(angle(48), StrokeStyle(width: 6, cap: .round, join: .round), red),
        .strokePath(angle(86), StrokeStyle(width: 6, cap: .square, join: .bevel), green),
        .strokePath(wave, StrokeStyle(width: 2, dashes: [6, 3]), ink),
      ])
  }

  @Test func arcsRunTheWayTheyAreTold() {
    let list = DisplayList.recording { context in
      UIColor.systemBlue.setStroke()
      let clockwise = UIBezierPath(
        arcCenter: CGPoint(x: 25, y: 25), radius: 18, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      clockwise.lineWidth = 4
      clockwise.stroke()
      UIColor.systemRed.setStroke()
      let counter = UIBezierPath(
        arcCenter: CGPoint(x: 75, y: 25), radius: 18, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      counter.lineWidth = 4
      counter.stroke()
      context.setFillColor(UIColor.systemGreen.cgColor)
      context.move(to: CGPoint(x: 125, y: 25))
      context.addArc(
        center: CGPoint(x: 125, y: 25), radius: 18, startAngle: -.pi / 2, endAngle: .pi / 6, clockwise: false)
      context.fillPath()
    }
    expectGolden("arcs", 150, 50, [.list(list)])
  }
}

extension CGColor {
  fileprivate var faded: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 0.8) }
}
