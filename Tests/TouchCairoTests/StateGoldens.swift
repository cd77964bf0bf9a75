import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

@Suite struct StateGoldens {
  @Test func clipsLimitWhatIsDrawn() {
    let everything = DisplayList.Command.fillRect(rect(0, 0, 200, 200), blue)
    expectGolden(
      "clips", 120, 40,
      [
        .save, .clipRect(rect(5, 5, 30, 30)), everything, .restore,
        .save, .clipRoundedRect(rect(45, 5, 30, 30), 8), everything, .restore,
        .save, .clipPath(DisplayList.Path(ovalIn: rect(85, 5, 30, 30)), .winding), everything,
        .clipRect(rect(85, 20, 30, 30)), .fillRect(rect(0, 0, 200, 200), red), .restore,
      ])
  }

  @Test func transformsMoveTurnAndScale() {
    expectGolden(
      "transforms", 120, 50,
      [
        .save, .concat(CGAffineTransform(translationX: 25, y: 25)), .concat(CGAffineTransform(rotationAngle: .pi / 6)),
        .fillRect(rect(-15, -10, 30, 20), blue), .strokeRect(rect(-15, -10, 30, 20), width: 2, ink), .restore,
        .save, .concat(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 50, ty: 10)),
        .fillRoundedRect(rect(0, 0, 14, 30), 7, red), .restore,
        .save, .concat(CGAffineTransform(translationX: 100, y: 25)), .concat(CGAffineTransform(rotationAngle: .pi / 2)),
        .fillRoundedRect(rect(-18, -8, 36, 16), 5, green),
        .text(TextLayout("Up", font: .boldSystemFont(ofSize: 12), color: .white), at: CGPoint(x: -9, y: -7)), .restore,
      ])
  }

  @Test func aGroupFadesAsOne() {
    let pair: [DisplayList.Command] = [
      .fillRect(rect(5, 5, 24, 24), red), .fillRect(rect(15, 15, 24, 24), blue),
    ]
    let moved = CGAffineTransform(translationX: 45, y: 0)
    expectGolden(
      "groups", 135, 44,
      pair + [.save, .concat(moved), .beginGroup(opacity: 0.5)] + pair + [.endGroup, .restore]
        + [
          .concat(moved), .concat(moved), .beginGroup(opacity: 0.5), .list(DisplayList(pair)), .endGroup,
        ])
  }

  @Test func aNestedListKeepsItsStateToItself() throws {
    let inner = DisplayList([
      .clipRect(rect(0, 0, 2, 2)), .concat(CGAffineTransform(translationX: 100, y: 0)), .restore, .endGroup,
    ])
    let fill = DisplayList.Command.fillRect(rect(0, 0, 4, 4), UIColor.red.cgColor)
    try expectEqual(picture([.list(inner), fill], 4, 4), picture([fill], 4, 4))
  }

  @Test func aGroupLeftOpenIsLaidDownAtTheEndOfItsList() throws {
    let fill = DisplayList.Command.fillRect(rect(1, 1, 2, 2), UIColor.red.cgColor)
    let open = try picture([.list(DisplayList([.beginGroup(opacity: 0.5), .save, fill]))], 4, 4)
    try expectEqual(open, picture([.beginGroup(opacity: 0.5), fill, .endGroup], 4, 4))
    #expect(open[1, 1] != 0xFFFF_FFFF && open[1, 1] != 0xFFFF_0000)
  }

  @Test func aTransformWithoutAnInverseHidesItsContentAndNothingElse() throws {
    let fill = DisplayList.Command.fillRect(rect(0, 0, 2, 2), UIColor.red.cgColor)
    let flat: [DisplayList.Command] = [
      .save, .concat(CGAffineTransform(scaleX: 0, y: 1)), fill, .strokeRect(rect(0, 0, 2, 2), width: 1, .black),
      .clipRoundedRect(rect(0, 0, 2, 2), 1), fill, .restore, fill,
    ]
    try expectEqual(letters(picture(flat, 3, 3)), "RR.\nRR.\n...")
  }

  @Test func dashesThatHaveNoLengthDrawAnUnbrokenLine() throws {
    var line = DisplayList.Path()
    line.move(to: CGPoint(x: 0, y: 0.5))
    line.addLine(to: CGPoint(x: 3, y: 0.5))
    let bad = StrokeStyle(width: 1, dashes: [0, 0])
    try expectEqual(
      letters(picture([.strokePath(line, bad, .black), .fillRect(rect(0, 1, 1, 1), .black)], 3, 2)), "###\n#..")
  }
}
