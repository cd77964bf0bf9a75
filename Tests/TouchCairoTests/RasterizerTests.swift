import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

@Suite struct RasterizerTests {
  let fill = DisplayList([.fillRect(rect(0, 0, 100, 100), UIColor.red.cgColor)])

  @Test func onlyDamageIsDrawnAnew() throws {
    let rasterizer = CairoRasterizer(text: pinned)
    #expect(rasterizer.resize(width: 6, height: 4))
    rasterizer.render(DisplayList(), scale: 1)
    rasterizer.render(fill, scale: 1, damage: [rect(1, 1, 2, 2), rect(4, 0, 1, 1), rect(2, 2, 2, 1)])
    try expectEqual(letters(#require(rasterizer.bitmap())), "....R.\n.RR...\n.RRR..\n......")
  }

  @Test func damageCoversEveryPixelItTouches() throws {
    let rasterizer = CairoRasterizer(text: pinned)
    rasterizer.resize(width: 5, height: 2)
    rasterizer.render(DisplayList(), scale: 1.25)
    rasterizer.render(fill, scale: 1.25, damage: [rect(1, 0, 1, 1)])
    try expectEqual(letters(#require(rasterizer.bitmap())), ".RR..\n.RR..")
    rasterizer.render(fill, scale: 1.25, damage: [.zero, rect(-9, -9, 3, 3), .null])
    try expectEqual(letters(#require(rasterizer.bitmap())), ".RR..\n.RR..")
    rasterizer.render(fill, scale: 1.25, damage: [.infinite])
    try expectEqual(letters(#require(rasterizer.bitmap())), "RRRRR\nRRRRR")
  }

  @Test func aPartDrawnAnewIsAsIfAllWereDrawn() throws {
    var commands: [DisplayList.Command] = []
    for index in 0..<12 {
      let x = CGFloat(index) * 9
      commands += [
        .fillRoundedRect(rect(x, x / 2, 20.5, 14), 5, blue),
        .strokeRoundedRect(rect(x, 8, 14, 30), radius: 4, width: 1.5, red),
        .text(TextLayout("Ag\(index)", font: .systemFont(ofSize: 12)), at: CGPoint(x: x, y: 20 + x / 4)),
        .fillPath(DisplayList.Path(ovalIn: rect(x, 40, 13, 9)), green, .evenOdd),
      ]
    }
    let list = DisplayList(commands)
    let rasterizer = CairoRasterizer(text: pinned)
    rasterizer.resize(width: 180, height: 90)
    rasterizer.render(list, scale: 1.5)
    let whole = try #require(rasterizer.bitmap())
    for step in 0..<10 {
      rasterizer.render(list, scale: 1.5, damage: [rect(CGFloat(step) * 11.3, CGFloat(step) * 4.7, 17.9, 13.1)])
      expectNil(rasterizer.bitmap()?.difference(from: whole, tolerance: 1))
    }
  }

  @Test func rectanglesOfEveryWidthCoverTheirPixelsAndNoOthers() {
    let (width, stride) = (48, 50)
    var memory = [UInt32](repeating: 0xAAAA_AAAA, count: stride * 40)
    var expected = memory
    // A row for each width from 0 to 39, two pixels from the left.
    let rows = (0..<40).map { DisplayList.Command.fillRect(rect(2, CGFloat($0), CGFloat($0), 1), UIColor.red.cgColor) }
    for row in 0..<40 {
      for column in 0..<width { expected[row * stride + column] = 0xFFFF_FFFF }
      for column in 2..<2 + row { expected[row * stride + column] = 0xFFFF_0000 }
    }
    memory.withUnsafeMutableBytes { bytes in
      let rasterizer = CairoRasterizer(text: pinned)
      #expect(rasterizer.attach(base: bytes.baseAddress!, width: width, height: 40, stride: stride * 4))
      rasterizer.render(DisplayList(rows), scale: 1)
    }
    expectEqual(memory, expected)
  }

  @Test func shortListsOfRectanglesLookAsLongOnesDo() throws {
    // Whatever is not an opaque rectangle takes the list to the painter; this one cannot be seen.
    let unseen = DisplayList.Command.fillRect(rect(0, 0, 9, 9), UIColor.clear.cgColor)
    let colors = [red, blue, green, try #require(ink.copy(alpha: 0.5))]
    let (plain, painted) = (CairoRasterizer(text: pinned), CairoRasterizer(text: pinned))
    for rasterizer in [plain, painted] { rasterizer.resize(width: 24, height: 18) }
    var state: UInt32 = 1
    func dice(_ sides: UInt32) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int((state >> 8) % sides)
    }
    for trial in 0..<3000 {
      let scale: CGFloat = [1, 2, 1.5, 1][trial % 4]
      // Halves every now and then, and sizes of nothing and less.
      func edge(_ sides: UInt32) -> CGFloat { CGFloat(dice(sides) - 4) + (dice(9) == 0 ? 0.5 : 0) }
      let commands = (0..<dice(4)).map { _ in
        DisplayList.Command.fillRect(rect(edge(24), edge(18), edge(28), edge(22)), colors[dice(9) == 0 ? 3 : dice(3)])
      }
      let damage = trial % 3 == 0 ? nil : [rect(edge(20), edge(14), edge(20), edge(14)), rect(edge(9), 2, 3, 3)]
      for (rasterizer, list) in [(plain, commands), (painted, commands + [unseen])] {
        rasterizer.background = trial % 5 == 0 ? colors[3] : .white
        rasterizer.render(DisplayList(list), scale: scale, damage: damage)
      }
      let difference = try #require(plain.bitmap()).difference(from: #require(painted.bitmap()), tolerance: 0)
      try #require(difference == nil, "trial \(trial)")
    }
  }

  @Test func aBufferOfSomebodyElseIsDrawnInPlace() throws {
    var memory = [UInt32](repeating: 0xAAAA_AAAA, count: 5 * 3)
    memory.withUnsafeMutableBytes { bytes in
      let rasterizer = CairoRasterizer(text: pinned)
      #expect(rasterizer.attach(base: bytes.baseAddress!, width: 4, height: 3, stride: 20))
      rasterizer.render(DisplayList([.fillRect(rect(1, 1, 2, 1), UIColor.red.cgColor)]), scale: 1)
    }
    let (w, r, untouched): (UInt32, UInt32, UInt32) = (0xFFFF_FFFF, 0xFFFF_0000, 0xAAAA_AAAA)
    expectEqual(memory, [w, w, w, w, untouched, w, r, r, w, untouched, w, w, w, w, untouched])
  }

  @Test func sizesThatNoPictureHasAreRefused() {
    let rasterizer = CairoRasterizer(text: pinned)
    #expect(!rasterizer.resize(width: 0, height: 5))
    #expect(!rasterizer.resize(width: 5, height: 40000))
    rasterizer.render(fill, scale: 1)
    expectNil(rasterizer.bitmap())
    expectNil(rasterizer.pngData())
  }

  @Test func aClearBackgroundLetsThrough() throws {
    let rasterizer = CairoRasterizer(text: pinned)
    rasterizer.background = .clear
    rasterizer.resize(width: 3, height: 1)
    rasterizer.render(fill, scale: 1)
    rasterizer.render(DisplayList([.fillRect(rect(1, 0, 1, 1), UIColor.red.cgColor)]), scale: 1)
    try expectEqual(letters(#require(rasterizer.bitmap())), " R ")
  }

  @Test func hugeAndUnboundRectanglesAreDrawn() throws {
    try expectEqual(letters(picture([.fillRect(rect(1, -1e12, 2e12, 4e12), UIColor.red.cgColor)], 3, 1)), ".RR")
    try expectEqual(letters(picture([.clipRect(.infinite), .fillRect(.infinite, .black)], 2, 1)), "##")
    let turned = DisplayList.Command.concat(CGAffineTransform(rotationAngle: 0.5))
    try expectEqual(letters(picture([turned, .clipRect(.infinite), .fillRect(.infinite, .black)], 2, 2)), "##\n##")
    let frame = DisplayList.Command.strokeRect(rect(-1e9, 1.5, 2e9, 1e9), width: 1, .black)
    try expectEqual(letters(picture([frame], 3, 3)), "...\n###\n...")
  }

  @Test func neighborsTouchAtEveryScale() throws {
    for scale in [1, 1.25, 1.5, 1.75, 2, 3] as [CGFloat] {
      var commands: [DisplayList.Command] = []
      for column in 0..<8 { commands.append(.fillRect(rect(CGFloat(column), 0, 1, 2), UIColor.red.cgColor)) }
      let drawn = try picture(commands, 8, 2, scale: scale)
      #expect(drawn.pixels.allSatisfy { $0 == 0xFFFF_0000 }, "at scale \(scale)")
    }
  }

  @Test func aLineStaysInsideWhereOnlySomeEdgesLieOnPoints() throws {
    // The line covers 0 to 10 points down, of which a pixel and a half is one point.
    let line = DisplayList([.strokeRect(rect(1, 1, 10.13, 8), width: 2, .black)])
    let picture = try #require(line.bitmap(size: CGSize(width: 20, height: 20), scale: 1.5))
    expectEqual(
      (0..<picture.height).map { picture[8, $0] != 0xFFFF_FFFF },
      Array(repeating: true, count: 3)
        + Array(repeating: false, count: 9) + Array(repeating: true, count: 3) + Array(repeating: false, count: 15))
  }

  @Test func aPictureSurvivesPNG() throws {
    let original = try picture([.fillRect(rect(1, 0, 2, 1), UIColor.red.cgColor)], 4, 2)
    let data = try #require(original.pngData())
    expectEqual(Array(data.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    expectEqual(Bitmap(pngData: data), original)
    expectNil(Bitmap(pngData: Array(data.prefix(20))))
    expectNil(Bitmap(pngData: []))
    expectNil(Bitmap(width: 0, height: 3).pngData())
  }
}
