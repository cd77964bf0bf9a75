import Expectations
import Testing
import TouchGeometry

@testable import TouchDrawing

/// Symbols: the table, and what rules make of a name.
@Suite struct SymbolTests {
  private func kinds(_ list: DisplayList) -> [String] {
    list.commands.map { command in
      switch command {
      case .fillPath: "fill"
      case .strokePath: "stroke"
      case .save: "save"
      case .restore: "restore"
      case .blend(let mode): "\(mode)"
      case .concat: "concat"
      case .beginGroup(let opacity): "group \(Int(opacity * 10))"
      case .endGroup: "end"
      default: "other"
      }
    }
  }

  private func drawn(_ name: String, colors: SymbolColors? = nil) throws -> [String] {
    let look = SymbolLook(name: try #require(SymbolName(name)), weight: .regular, colors: colors, side: 24)
    return kinds(SymbolPicture(look).list)
  }

  @Test("10.11: from right to left, forward and backward exchange sides; left, right and media keys do not")
  func directions() {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    let names = [
      "chevron.forward", "arrow.backward", "arrow.up.forward.circle", "chevron.left", "forward", "forward.end",
      "arrow.down.forward.and.arrow.up.backward",
    ]
    expectEqual(
      names.map { UIImage(systemName: $0, compatibleWith: traits)?.symbol?.name.drawing ?? "" },
      [
        "chevron.backward", "arrow.forward", "arrow.up.backward", "chevron.left", "forward", "forward.end",
        "arrow.down.forward.and.arrow.up.backward",
      ])
    expectEqual(UIImage(systemName: "chevron.forward")?.symbol?.name.drawing, "chevron.forward")
  }

  @Test("Every drawing of the table can be parsed and is inside its box")
  func tableIsWhole() {
    let names = SymbolTable.names
    #expect(names.count > 200 && Set(names).count == names.count)
    for name in names {
      guard let drawing = SymbolTable.drawing(name[...]) else {
        Issue.record("\(name) cannot be read")
        continue
      }
      let box = CGRect(x: 0, y: 0, width: SymbolDrawing.box, height: SymbolDrawing.box)
      #expect(drawing.parts.allSatisfy { box.contains($0.path.controlBox) }, "\(name) leaves its box")
    }
  }

  @Test("No name of the table is one that a rule makes of another", arguments: [".fill", ".slash"])
  func rulesAreNotListed(ending: String) {
    let names = Set(SymbolTable.names)
    expectEqual(names.filter { $0.hasSuffix(ending) && names.contains(String($0.dropLast(ending.count))) }, [])
  }

  @Test("An ending is a rule where the rest of the name is a symbol")
  func endings() throws {
    let plain = try #require(SymbolName("heart"))
    #expect(!plain.isFilled && !plain.isSlashed && plain.frame == nil)
    expectEqual(SymbolName("heart.fill")?.isFilled, true)
    let framed = try #require(SymbolName("plus.circle.fill"))
    #expect(framed.drawing == "plus" && framed.frame == .circle && framed.isFilled)
    let slashed = try #require(SymbolName("bell.slash.fill"))
    #expect(slashed.drawing == "bell" && slashed.isSlashed && slashed.isFilled)
    expectEqual(SymbolName("bell.slash.circle")?.frame, .circle)
  }

  @Test(
    "What has nothing to fill has no filled form, and nothing is framed, filled or struck twice",
    arguments: [
      "plus.fill", "nothing", "", ".circle", ".fill", "plus.circle.circle", "heart.fill.fill", "bell.slash.slash",
      "heart.fill.circle", "plus.circle.slash", "Heart", "heart ",
    ])
  func notSymbols(name: String) { expectNil(SymbolName(name)) }

  @Test("A filled frame leaves its mark open; with two colors the mark has another color")
  func marksInFrames() throws {
    try expectEqual(drawn("plus"), ["stroke"])
    try expectEqual(drawn("plus.circle"), ["stroke", "concat", "stroke"])
    try expectEqual(
      drawn("plus.circle.fill"), ["group 10", "fill", "stroke", "end", "concat", "save", "clear", "stroke", "restore"])
    let colors = SymbolColors(lines: .white, bodies: .black)
    try expectEqual(
      drawn("plus.circle.fill", colors: colors), ["group 10", "fill", "stroke", "end", "concat", "stroke"])
    try expectEqual(
      drawn("plus.circle.fill", colors: SymbolColors(lines: .black, bodies: .black)), drawn("plus.circle.fill"))
  }

  @Test("A pale body has no darker edge")
  func paleBodies() throws {
    let colors = SymbolColors(lines: .black, bodies: CGColor.black.faded(by: 0.3))
    try expectEqual(drawn("heart.fill", colors: colors), ["group 3", "fill", "stroke", "end"])
  }

  @Test("A line through a symbol has room above it")
  func slashes() throws {
    try expectEqual(drawn("plus.slash"), ["stroke", "save", "clear", "stroke", "restore", "stroke"])
  }

  @Test(
    "Drawings that are no drawings are refused",
    arguments: ["", "x M 1 1", "s M 1", "s M 1 b", "s P 1 1", "ss M 1 1", "s M1 1;"])
  func badDrawings(text: String) {
    expectEqual((SymbolDrawing(text[...]) == nil), !text.hasSuffix(";"))
  }

  @Test("A symbol is as high as text needs, whatever pixels the display has")
  func sizes() throws {
    func size(_ configuration: UIImage.SymbolConfiguration?) throws -> CGSize {
      try #require(UIImage(systemName: "plus", withConfiguration: configuration)).size
    }
    try expectEqual(size(nil), CGSize(width: 20, height: 20))
    try expectEqual(size(.init(pointSize: 40)), CGSize(width: 48, height: 48))
    try expectEqual(size(.init(pointSize: 40, weight: .bold, scale: .small)), CGSize(width: 38, height: 38))
    try expectEqual(size(.init(scale: .large)), CGSize(width: 26, height: 26))
    try expectEqual(size(.init(textStyle: .largeTitle)), CGSize(width: 41, height: 41))
    try expectEqual(size(.init(pointSize: .nan)), CGSize(width: 20, height: 20))
    try expectEqual(size(.init(pointSize: -4)), CGSize(width: 20, height: 20))
    let dense = UIImage(systemName: "plus", compatibleWith: UITraitCollection(displayScale: 2))
    #expect(dense?.size == CGSize(width: 20, height: 20) && dense?.cgImage?.width == 40)
  }

  @Test("What a configuration leaves open the one before says")
  func applying() throws {
    let base = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    expectEqual(base.applying(.init(scale: .large)), .init(pointSize: 30, weight: .bold, scale: .large))
    expectEqual(base.applying(.init(weight: .thin)), .init(pointSize: 30, weight: .thin))
    let image = try #require(UIImage(systemName: "star", withConfiguration: base))
    expectEqual(image.applyingSymbolConfiguration(.init(pointSize: 10))?.size, CGSize(width: 12, height: 12))
    expectEqual(image.withConfiguration(.init(pointSize: 10)).symbolConfiguration?.applying(base), base)
    expectEqual(
      image.preferring(.init(pointSize: 10, weight: .thin, scale: .small)).size, CGSize(width: 29, height: 29))
  }

  @Test("Symbols are templates unless they have colors or say otherwise")
  func templates() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.isTemplate && star.renderingMode == .automatic)
    #expect(!star.withRenderingMode(.alwaysOriginal).isTemplate)
    #expect(!star.withTintColor(.red, renderingMode: .alwaysOriginal).isTemplate)
    let red = UIImage.SymbolConfiguration(paletteColors: [.red])
    expectEqual(star.applyingSymbolConfiguration(red)?.isTemplate, false)
    expectEqual(star.applyingSymbolConfiguration(red)?.applyingSymbolConfiguration(.unspecified)?.isTemplate, false)
    expectEqual(star.symbolConfiguration?.applying(red).colored([]), .unspecified)
    #expect(!UIImage().isSymbolImage && UIImage().symbolConfiguration == nil)
  }

  @Test("Images of one look share their pixels as long as one of them is kept")
  func sharing() throws {
    let first = try #require(UIImage(systemName: "tortoise")?.cgImage)
    #expect(UIImage(systemName: "tortoise")?.withRenderingMode(.alwaysOriginal).cgImage === first)
    #expect(UIImage(systemName: "tortoise.fill")?.cgImage !== first)
    #expect(UIImage(systemName: "tortoise")?.withTintColor(.red).cgImage !== first)
  }

  @Test("Two symbols of one name and configuration are equal")
  func equality() {
    expectEqual(UIImage(systemName: "star"), UIImage(systemName: "star"))
    expectEqual(UIImage(systemName: "star")?.hashValue, UIImage(systemName: "star")?.hashValue)
    #expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
    #expect(
      UIImage(systemName: "star")
        != UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(weight: .bold)))
    #expect(UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal) != UIImage(systemName: "star"))
  }
}
