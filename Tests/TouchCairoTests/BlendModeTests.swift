import Expectations
import Testing
import TouchDrawing
import TouchGeometry

/// Blend modes of Porter and Duff, which change only the drawn shape, and edges that are not smooth.
@Suite struct BlendModeTests {
  private let solid = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let dark = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A blue square at the left and a red one over its right half, in a group over white.
  private func letters(_ mode: CGBlendMode, _ command: DisplayList.Command) throws -> String {
    let all: [DisplayList.Command] = [
      .beginGroup(opacity: 1), .fillRect(rect(1, 0, 2, 2), dark), .save, .blend(mode), command, .restore, .endGroup,
    ]
    return try TouchCairoTests.letters(picture(all, 5, 2))
  }

  @Test(arguments: [
    (CGBlendMode.sourceIn, ".BR.."), (.sourceOut, ".B.R."), (.destinationIn, ".BB.."), (.destinationAtop, ".BBR."),
    (.sourceAtop, ".BR.."), (.destinationOver, ".BBR."), (.destinationOut, ".B..."), (.xor, ".B.R."),
  ])
  func aModeChangesTheShapeAlone(_ mode: CGBlendMode, _ row: String) throws {
    let area = rect(2, 0, 2, 2)
    var line = DisplayList.Path()
    line.move(to: CGPoint(x: 2, y: 1))
    line.addLine(to: CGPoint(x: 4, y: 1))
    for command: DisplayList.Command in [
      .fillRect(area, solid), .fillPath(DisplayList.Path(rect: area), solid, .winding),
      .strokePath(line, StrokeStyle(width: 2), solid),
    ] {
      try expectEqual(letters(mode, command), "\(row)\n\(row)")
    }
  }

  @Test func anImageIsDrawnWithinItsRectangle() throws {
    var pixels = Bitmap(width: 1, height: 1)
    pixels[0, 0] = 0xFFFF_0000
    let image = try #require(CGImage(pixels))
    func row(_ mode: CGBlendMode, opacity: CGFloat = 1) throws -> String {
      let fill = ImageFill(image: image, rect: rect(2, 0, 2, 2), opacity: opacity, quality: .none)
      return String(try letters(mode, .image(fill)).prefix(5))
    }
    #expect(try row(.sourceIn) == ".BR.." && row(.destinationIn) == ".BB.." && row(.sourceOut) == ".B.R.")
    try expectEqual(row(.destinationIn, opacity: 0), ".BB..")
  }

  @Test func edgesThatAreNotSmoothCoverWholePixels() throws {
    var path = DisplayList.Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 4))
    path.addLine(to: CGPoint(x: 0, y: 4))
    path.close()
    func colors(_ before: [DisplayList.Command]) throws -> Set<UInt32> {
      let bitmap = try picture(before + [.fillPath(path, solid, .winding)], 4, 4)
      return Set((0..<4).flatMap { y in (0..<4).map { bitmap[$0, y] } })
    }
    try expectEqual(colors([.antialias(false)]), [0xFFFF_0000, 0xFFFF_FFFF])
    #expect(try colors([]).count > 2)
    #expect(try colors([.save, .antialias(false), .restore]).count > 2)
    try expectEqual(colors([.antialias(false), .beginEffect(GroupEffect(opacity: 1, blendMode: .multiply))]).count, 2)
  }
}
