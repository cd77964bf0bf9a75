import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

/// Which font a descriptor stands for, with fonts that are the same on every machine.
@MainActor @Suite(.serialized) struct FontDescriptorTests {
  private let former = TextSystem.current
  init() { TextSystem.install(PangoTextEngine.pinned()) }

  /// Every test ends with it: the engine is the process's.
  func end() { TextSystem.install(former) }

  func font(_ descriptor: UIFontDescriptor?) throws -> UIFont {
    UIFont(descriptor: try #require(descriptor), size: 0)
  }

  @Test("16.13: the system's typeface becomes bold, slanted and equally wide, and plain again")
  func systemTraits() throws {
    defer { end() }
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(try font(body) == .preferredFont(forTextStyle: .body) && body.symbolicTraits == [])
    try expectEqual(font(body.withSymbolicTraits(.traitBold)), .boldSystemFont(ofSize: 17))
    try expectEqual(font(body.withSymbolicTraits(.traitItalic)), .italicSystemFont(ofSize: 17))
    let both = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    expectEqual(both.symbolicTraits, [.traitBold, .traitItalic])
    try expectEqual(font(both.withSymbolicTraits(.traitItalic)), .italicSystemFont(ofSize: 17))
    let mono = try #require(body.withSymbolicTraits(.traitMonoSpace))
    try expectEqual(font(mono), .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(mono.symbolicTraits == .traitMonoSpace && mono.withSymbolicTraits([]) == body)
  }

  @Test("16.13: a weight stays where it is bold, or not, as asked")
  func weights() throws {
    defer { end() }
    let light = UIFont.systemFont(ofSize: 10, weight: .light).fontDescriptor
    try expectEqual(font(light.withSymbolicTraits(.traitItalic)).weight, .light)
    let semibold = UIFont.systemFont(ofSize: 10, weight: .semibold).fontDescriptor
    expectEqual(semibold.symbolicTraits, .traitBold)
    try expectEqual(font(semibold.withSymbolicTraits([.traitBold, .traitItalic])).weight, .semibold)
    try expectEqual(font(semibold.withSymbolicTraits([])).weight, .regular)
  }

  @Test("16.13: a family has what one of its typefaces is, and nothing else")
  func families() throws {
    defer { end() }
    let sans = try #require(UIFont(name: "DejaVuSans", size: 15)).fontDescriptor
    let bold = try #require(sans.withSymbolicTraits(.traitBold))
    #expect(try font(bold).fontName == "DejaVuSans-Bold" && bold.postscriptName == "DejaVuSans-Bold")
    try expectEqual(font(bold).pointSize, 15)
    #expect(sans.withSymbolicTraits(.traitMonoSpace) == nil && sans.withDesign(.serif) == nil)
    let math = UIFontDescriptor(name: "DejaVu Math TeX Gyre", size: 12)
    expectNil(math.withSymbolicTraits(.traitBold))
    expectNil(UIFontDescriptor(name: "No Such Font", size: 12).withSymbolicTraits(.traitBold))
    expectEqual(sans.withFace("Bold").postscriptName, "DejaVuSans-Bold")
    expectEqual(sans.withFace("Bold Oblique").symbolicTraits, [.traitBold, .traitItalic])
    try expectEqual(font(bold.withFamily("DejaVu Serif")).fontName, "DejaVuSerif-Bold")
  }

  @Test("16.13: designs are those that the system has, in the same weight and slant")
  func designs() throws {
    defer { end() }
    let bold = UIFont.boldSystemFont(ofSize: 20).fontDescriptor
    try expectEqual(font(bold.withDesign(.monospaced)), .monospacedSystemFont(ofSize: 20, weight: .bold))
    #expect(bold.withDesign(.default) == bold && bold.withDesign(.rounded) == nil)
    let serif = try #require(bold.withDesign(.serif))
    #expect(try font(serif).weight == .bold && serif != bold && serif.withSymbolicTraits(.traitMonoSpace) == nil)
    let sans = NSAttributedString(string: "Touch", attributes: [.font: UIFont(descriptor: bold, size: 0)]).size()
    let other = NSAttributedString(string: "Touch", attributes: [.font: UIFont(descriptor: serif, size: 0)]).size()
    #expect(sans.width != other.width)
  }

  @Test("16.13: attributes say names, families, styles, sizes and traits; what is not known is passed over")
  func attributes() throws {
    defer { end() }
    let family = UIFontDescriptor(fontAttributes: [.family: "DejaVu Serif", .face: "Bold", .size: 11])
    #expect(try font(family).fontName == "DejaVuSerif-Bold" && family.pointSize == 11)
    let named = UIFontDescriptor(fontAttributes: [.name: "DejaVuSans-Oblique"])
    #expect(named.symbolicTraits == .traitItalic && named.pointSize == 0)
    expectEqual(UIFont(descriptor: named, size: 9).pointSize, 9)
    let heavy = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy], .size: 40.0,
      UIFontDescriptor.AttributeName(rawValue: "other"): "x",
    ])
    try expectEqual(font(heavy), .systemFont(ofSize: 40, weight: .heavy))
    expectEqual(heavy.addingAttributes([.size: "large"]), heavy)
    let traits = try #require(heavy.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
    #expect(traits[.weight] as? CGFloat == UIFont.Weight.heavy.rawValue && traits[.slant] as? CGFloat == 0)
    expectEqual(UIFontDescriptor(fontAttributes: heavy.fontAttributes), heavy)
  }
}
