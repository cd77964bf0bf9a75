import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@Suite struct RecordingTests {
  private let red = UIColor.red.cgColor
  private let blue = UIColor.blue.cgColor

  private func record(_ body: (CGContext) -> Void) -> [DisplayList.Command] { DisplayList.recording(body).commands }

  @Test func whatADrawMethodCallsIsRecordedInOrder() {
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: 0, y: 0))
    triangle.addLine(to: CGPoint(x: 4, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 4))
    triangle.close()
    triangle.lineWidth = 3
    triangle.lineJoinStyle = .round
    triangle.setLineDash([2, 1, 9], count: 2, phase: 1)
    let recorded = record { context in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.saveGState()
      context.translateBy(x: 5, y: 6)
      UIColor.blue.set()
      triangle.fill()
      triangle.stroke()
      triangle.addClip()
      context.restoreGState()
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    expectEqual(
      recorded,
      [
        .fillRect(CGRect(x: 0, y: 0, width: 10, height: 10), red), .save,
        .concat(CGAffineTransform(translationX: 5, y: 6)), .fillPath(triangle.path, blue, .winding),
        .strokePath(triangle.path, StrokeStyle(width: 3, join: .round, dashes: [2, 1], dashPhase: 1), blue),
        .clipPath(triangle.path, .winding), .restore, .fillRect(CGRect(x: 1, y: 1, width: 2, height: 2), red),
      ])
  }

  @Test func pathsThatAreRectanglesAreRecordedAsSuch() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    let recorded = record { context in
      UIBezierPath(rect: box).fill()
      context.addRect(box)
      context.strokePath()
      context.clip(to: box)
      context.setLineJoin(.round)
      context.stroke(box, width: 2)
    }
    expectEqual(
      recorded,
      [
        .fillRect(box, .black), .strokeRect(box, width: 1, .black), .clipRect(box),
        .strokePath(DisplayList.Path(rect: box), StrokeStyle(width: 2, join: .round), .black),
      ])
  }

  @Test func theCurrentPathStaysWhereItWasWhenTheSpaceChanges() {
    let recorded = record { context in
      context.move(to: CGPoint(x: 10, y: 10))
      context.saveGState()
      context.scaleBy(x: 2, y: 2)
      context.addLine(to: CGPoint(x: 10, y: 10))
      context.restoreGState()
      context.strokePath()
    }
    var line = DisplayList.Path()
    line.move(to: CGPoint(x: 10, y: 10))
    line.addLine(to: CGPoint(x: 20, y: 20))
    expectEqual(
      recorded,
      [
        .save, .concat(CGAffineTransform(scaleX: 2, y: 2)), .restore, .strokePath(line, StrokeStyle(), .black),
      ])
  }

  @Test func opacityMultipliesAndALayerBeginsAnew() {
    let box = CGRect(x: 0, y: 0, width: 1, height: 1)
    let recorded = record { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.setAlpha(0.5)
      context.fill(box)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(box)
      context.endTransparencyLayer()
      context.fill(box)
    }
    let (half, quarter) = (UIColor.red.withAlphaComponent(0.5).cgColor, UIColor.red.withAlphaComponent(0.25).cgColor)
    expectEqual(
      recorded,
      [
        .fillRect(box, quarter), .beginGroup(opacity: 0.5), .fillRect(box, half), .endGroup, .fillRect(box, quarter),
      ])
  }

  @Test func endsWithoutABeginningAreNotRecorded() {
    let recorded = record { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.saveGState()
      context.endTransparencyLayer()
      context.restoreGState()
    }
    expectEqual(recorded, [.save, .restore])
  }

  @Test func contextsStack() {
    let outer = CGContext()
    expectNil(UIGraphicsGetCurrentContext())
    UIGraphicsPushContext(outer)
    let inner = DisplayList.recording {
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)); _ = $0
    }
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    expectNil(UIGraphicsGetCurrentContext())
    #expect(outer.displayList.isEmpty && inner.commands.count == 1)
  }

  @Test func aFrameLiesInsideItsRectangle() {
    let recorded = record { _ in
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let parts = [
      CGRect(x: 0, y: 0, width: 4, height: 1), CGRect(x: 0, y: 2, width: 4, height: 1),
      CGRect(x: 0, y: 1, width: 1, height: 1), CGRect(x: 3, y: 1, width: 1, height: 1),
    ]
    expectEqual(recorded, parts.map { .fillRect($0, red) })
  }

  @Test func clearErasesAndLeavesTheStateAsItWas() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let list = DisplayList.recording { context in
      context.setFillColor(.black)
      context.setAlpha(0.5)
      context.clear(rect)
      context.clear(.zero)
      context.fill(rect)
    }
    expectEqual(
      list.commands,
      [
        .blend(.clear), .fillRect(rect, .black), .blend(.normal), .fillRect(rect, CGColor.black.faded(by: 0.5)),
      ])
  }
}
