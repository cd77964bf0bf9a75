import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchCairo

/// Rounded shapes are drawn from masks, which is not to be seen.
@Suite struct MaskedShapeTests {
  private static let grounds: [CGColor] = [
    .white, light(.systemYellow), CGColor(red: 0.1, green: 0.5, blue: 0.9, alpha: 1),
  ]
  private static let colors: [CGColor] = [
    .black, .white, light(.systemRed), CGColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.35),
    CGColor(red: 0, green: 0, blue: 0, alpha: 0.6),
  ]

  /// The same numbers on every machine.
  private struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// A shape somewhere in 100 by 80 points; what decides comes from the generator alone.
  private static func shape(_ random: inout Steps) -> DisplayList.Command {
    func length(_ maximum: Int) -> CGFloat {
      let whole = CGFloat(Int.random(in: 1...maximum, using: &random))
      return Int.random(in: 0..<3, using: &random) == 0
        ? whole + CGFloat(Int.random(in: 0..<16, using: &random)) / 16 : whole
    }
    let rect = CGRect(x: length(30) + 4, y: length(60) - 10, width: length(60), height: length(50))
    let color = colors[Int.random(in: 0..<colors.count, using: &random)]
    let radius = length(20)
    if Bool.random(using: &random) { return .fillRoundedRect(rect, radius, color) }
    if Bool.random(using: &random) { return .fillRect(rect, color) }
    if Bool.random(using: &random) {
      return .fillPath(DisplayList.Path(roundedRect: rect, radius: radius), color, .winding)
    }
    if Bool.random(using: &random) {
      let circle = CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: rect.width))
      return .strokePath(DisplayList.Path(ovalIn: circle), StrokeStyle(width: length(4) / 2), color)
    }
    return .strokeRoundedRect(rect, radius: radius, width: length(4) / 2, color)
  }

  private static func list(_ random: inout Steps) -> DisplayList {
    var list = DisplayList()
    list.append(.fillRect(rect(0, 0, 100, 80), grounds[Int.random(in: 0..<grounds.count, using: &random)]))
    for _ in 0..<6 { list.append(shape(&random)) }
    return list
  }

  @Test(
    "Shapes have the pixels that Cairo gives them, whatever the place between pixels, the color and the scale",
    arguments: [1, 1.25, 2] as [CGFloat])
  func pixels(scale: CGFloat) throws {
    var random = Steps(state: 41)
    // Within a clip by a path, everything is left to Cairo.
    var around = DisplayList.Path()
    around.move(to: CGPoint(x: -1, y: -1))
    for corner in [CGPoint(x: 200, y: -1), CGPoint(x: 200, y: 200), CGPoint(x: -1, y: 200)] {
      around.addLine(to: corner)
    }
    around.close()
    for number in 0..<150 {
      let list = Self.list(&random)
      var theirs = DisplayList([.clipPath(around, .winding)])
      for command in list.commands { theirs.append(command) }
      let size = CGSize(width: 100, height: 80)
      let (ours, cairos) = (list.bitmap(size: size, scale: scale), theirs.bitmap(size: size, scale: scale))
      try expectNil(#require(ours).difference(from: try #require(cairos), tolerance: 0), "\(number)")
    }
  }

  @Test(
    "Large rectangles with edges between pixels have the pixels that Cairo gives them", arguments: [1, 2] as [CGFloat])
  func rectangles(scale: CGFloat) throws {
    var random = Steps(state: 11)
    var around = DisplayList.Path()
    around.move(to: CGPoint(x: -1, y: -1))
    for corner in [CGPoint(x: 900, y: -1), CGPoint(x: 900, y: 900), CGPoint(x: -1, y: 900)] {
      around.addLine(to: corner)
    }
    around.close()
    func part(_ maximum: Int) -> CGFloat { CGFloat(Int.random(in: -400...maximum, using: &random)) / 37 }
    for number in 0..<60 {
      let rect = CGRect(x: part(900), y: part(900), width: 200 + part(2000), height: 170 + part(2000))
      let color = Self.colors[number % Self.colors.count]
      let fill = DisplayList.Command.fillRect(rect, color)
      let ground = DisplayList.Command.fillRect(CGRect(x: 0, y: 0, width: 240, height: 200), Self.grounds[number % 3])
      let size = CGSize(width: 240, height: 200)
      let ours = DisplayList([ground, fill]).bitmap(size: size, scale: scale)
      let cairos = DisplayList([ground, .clipPath(around, .winding), fill]).bitmap(size: size, scale: scale)
      try expectNil(#require(ours).difference(from: try #require(cairos)), "\(number) \(rect)")
    }
  }

  /// Cairo itself mixes pixels a little differently where a clip cuts a shape.
  @Test("What damage leaves of a shape has the pixels of the whole", arguments: [1, 2] as [CGFloat])
  func cut(scale: CGFloat) throws {
    var random = Steps(state: 97)
    for number in 0..<80 {
      let list = Self.list(&random)
      let rasterizer = CairoRasterizer(text: pinned)
      rasterizer.resize(width: Int(100 * scale), height: Int(80 * scale))
      rasterizer.render(list, scale: scale)
      let whole = try #require(rasterizer.bitmap())
      let (x, y) = (CGFloat(random.next() % 80), CGFloat(random.next() % 60))
      for damage in [rect(x, 0, 7, 80), rect(0, y, 100, 5), rect(x, y, 1, 1)] {
        rasterizer.render(DisplayList([.fillRect(rect(0, 0, 100, 80), .black)]), scale: scale, damage: [damage])
        rasterizer.render(list, scale: scale, damage: [damage])
        try expectEqual(#require(rasterizer.bitmap()), whole, "\(number) \(damage)")
      }
    }
  }

  @Test("A shape elsewhere, or longer by whole pixels, takes the mask that there is")
  func kept() throws {
    let masks = ShapeMasks()
    var made = 0
    func draw(_ rect: CGRect, _ radius: CGFloat, line: CGFloat = 0) throws {
      let form = try #require(RoundedForm(rect, radius: CGSize(width: radius, height: radius), line: line))
      _ = masks.mask(of: form.look) { _ in made += 1 }
    }
    for _ in 0..<3 {
      for x in [10, 11, 40] as [CGFloat] {
        try draw(rect(x, 20, 28, 28), 14)
        try draw(rect(x, 20, 28, 28), 14, line: 0.5)
        try draw(rect(x + 0.5, 20, 28, 28), 14)
        try draw(rect(x, 20.25, 10 + x, 4), 2)
      }
    }
    expectEqual(made, 4)
  }
}
