import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchCairo

/// Shadows of paths, which are blurred in a small form: their pixels are those of the whole path, blurred.
@Suite struct ShadowFillTests {
  let shadow = Shadow(offset: CGSize(width: 3, height: 4), deviation: 4, color: CGColor(gray: 0, alpha: 0.8))

  /// Returns the path and its shadow, drawn through a separate surface.
  func whole(_ path: DisplayList.Path, _ shadow: Shadow) -> [DisplayList.Command] {
    [.beginEffect(GroupEffect(shadow: shadow)), .fillPath(path, .black, .winding), .endGroup]
  }

  /// The same by way of the small form.
  func small(_ path: DisplayList.Path, _ shadow: Shadow) -> [DisplayList.Command] {
    [.shadow(ShadowFill(path: path, shadow: shadow)), .fillPath(path, .black, .winding)]
  }

  /// Returns the maximum difference of two pictures, in steps of one color.
  ///
  /// Where a slanted edge of the path meets its shadow, a separate surface rounds once more.
  func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
    zip(one.pixels, other.pixels).map { a, b in
      [0, 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
    }.max() ?? 0
  }

  func expectEqual(_ path: DisplayList.Path, scale: CGFloat = 1, location: SourceLocation = #_sourceLocation) throws {
    let one = try picture(whole(path, shadow), 200, 150, scale: scale)
    let other = try picture(small(path, shadow), 200, 150, scale: scale)
    #expect(difference(one, other) <= 1, sourceLocation: location)
    #expect(Set(one.pixels).count > 20, "there is a shadow to compare", sourceLocation: location)
  }

  @Test("A rectangle, a rounded one, an ellipse and a polygon throw the shadow of the whole, at any place and scale")
  func shapes() throws {
    for place in [CGPoint(x: 30, y: 25), CGPoint(x: 30.5, y: 25), CGPoint(x: 30.25, y: 24.75)] {
      for scale: CGFloat in [1, 2] {
        let rect = CGRect(origin: place, size: CGSize(width: 130, height: 90))
        try expectEqual(DisplayList.Path(rect: rect), scale: scale)
        try expectEqual(DisplayList.Path(roundedRect: rect, radius: 12), scale: scale)
        try expectEqual(DisplayList.Path(ovalIn: rect), scale: scale)
        var roof = DisplayList.Path(rect: rect)
        roof.move(to: CGPoint(x: rect.minX, y: rect.minY))
        roof.addLine(to: CGPoint(x: rect.midX, y: rect.minY - 15))
        roof.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        try expectEqual(roof, scale: scale)
      }
    }
  }

  @Test("A shape smaller than its blur, and a rotated one, cast the shadow of the whole")
  func smallAndAskew() throws {
    try expectEqual(DisplayList.Path(rect: CGRect(x: 50, y: 50, width: 9, height: 5)))
    let askew = CGAffineTransform(rotationAngle: 0.3)
    let path = DisplayList.Path(rect: CGRect(x: 60, y: 20, width: 90, height: 50))
    let one = try picture([.concat(askew)] + whole(path, shadow), 200, 150)
    #expect(difference(try picture([.concat(askew)] + small(path, shadow), 200, 150), one) <= 1)
  }

  @Test("Below the part that something opaque covers the shadow is not drawn, and outside of it the same as without")
  func outsideOfCovers() throws {
    let path = DisplayList.Path(roundedRect: CGRect(x: 30, y: 25, width: 130, height: 90), radius: 9)
    for cover in [rect(33, 28, 124, 84), rect(32.5, 27.5, 125, 85), rect(60, 0, 20, 150)] {
      let all = try picture([.shadow(ShadowFill(path: path, shadow: shadow))], 200, 150)
      let rest = try picture([.shadow(ShadowFill(path: path, shadow: shadow, covered: cover))], 200, 150)
      let hidden = DisplayList.Command.fillRect(cover, .black)
      let (one, other) = (
        try picture([.shadow(ShadowFill(path: path, shadow: shadow)), hidden], 200, 150),
        try picture([.shadow(ShadowFill(path: path, shadow: shadow, covered: cover)), hidden], 200, 150)
      )
      #expect(rest != all && one == other, "\(cover)")
    }
  }

  @Test("Parts that are drawn one after the other are the whole")
  func parts() throws {
    let path = DisplayList.Path(roundedRect: CGRect(x: 30, y: 25, width: 130, height: 90), radius: 9)
    let list = DisplayList(small(path, shadow))
    let one = try #require(list.bitmap(size: CGSize(width: 200, height: 150), scale: 1, text: pinned))
    let rasterizer = CairoRasterizer(text: pinned)
    rasterizer.resize(width: 200, height: 150)
    var tiles: [CGRect] = []
    for y in stride(from: CGFloat(0), to: 150, by: 37) {
      for x in stride(from: CGFloat(0), to: 200, by: 41) { tiles.append(CGRect(x: x, y: y, width: 41, height: 37)) }
    }
    rasterizer.render(list, scale: 1, damage: tiles)
    #expect(rasterizer.bitmap() == one)
  }

  @Test("Where something opaque will lie nothing is drawn, and all around it the same")
  func covered() throws {
    let rect = CGRect(x: 30, y: 25, width: 130, height: 90)
    let path = DisplayList.Path(rect: rect)
    let cover = DisplayList.Command.fillRect(rect, .white)
    let all = try picture([.shadow(ShadowFill(path: path, shadow: shadow)), cover], 200, 150)
    let spared = DisplayList.Command.shadow(ShadowFill(path: path, shadow: shadow, covered: rect))
    #expect(try picture([spared, cover], 200, 150) == all)
    let alone = try picture([spared], 200, 150)
    #expect(alone[95, 70] == 0xFFFF_FFFF && all[32, 122] != 0xFFFF_FFFF)
  }

  @Test("A shadow that moves by whole pixels and returns is unchanged")
  func moving() throws {
    let rasterizer = CairoRasterizer(text: pinned)
    rasterizer.resize(width: 200, height: 150)
    func drawn(_ x: CGFloat) throws -> Bitmap {
      let path = DisplayList.Path(roundedRect: CGRect(x: x, y: 25, width: 60, height: 60), radius: 30)
      rasterizer.render(DisplayList(small(path, shadow)), scale: 1)
      return try #require(rasterizer.bitmap())
    }
    let first = try drawn(30)
    // More shapes than masks are kept.
    for step in 0..<40 { _ = try drawn(30 + CGFloat(step) / 37) }
    let far = try drawn(90)
    #expect(try drawn(30) == first)
    for y in 0..<150 { for x in 10..<120 where far[x + 60, y] != first[x, y] { Issue.record("\(x) \(y) differs") } }
  }

  @Test("A path without an inside, and one without an end, throw nothing and stop nothing")
  func nothing() throws {
    let blank = try picture([], 50, 50)
    var line = DisplayList.Path()
    line.move(to: CGPoint(x: 10, y: 10))
    line.addLine(to: CGPoint(x: 40, y: 10))
    #expect(try picture([.shadow(ShadowFill(path: line, shadow: shadow))], 50, 50) == blank)
    #expect(try picture([.shadow(ShadowFill(path: DisplayList.Path(), shadow: shadow))], 50, 50) == blank)
    let endless = DisplayList.Path(rect: CGRect(x: -1e9, y: 10, width: 2e9, height: 20))
    _ = try picture([.shadow(ShadowFill(path: endless, shadow: shadow))], 50, 50)
    let broken = DisplayList.Path(rect: CGRect(x: CGFloat.nan, y: 10, width: 20, height: 20))
    #expect(try picture([.shadow(ShadowFill(path: broken, shadow: shadow))], 50, 50) == blank)
  }
}
