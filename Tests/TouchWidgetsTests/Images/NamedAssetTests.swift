import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchFiles
import TouchGeometry
import TouchImages
import TouchWidgets

/// Colors and images by name, in a folder made here.
@Suite struct NamedAssetTests {
  let folder: String

  init() throws {
    ImageSystem.install(ImageFiles())
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    folder = "\(temporary)/touchstone-assets-\(getpid())"
    #expect(Files.makeFolder(folder))
  }

  func write(_ name: String, _ text: String) throws {
    let path = "\(folder)/\(name)"
    #expect(Files.makeFolder(String(path[..<(try #require(path.lastIndex(of: "/")))])))
    try TextFile.replace(path, with: text)
  }

  func picture(_ name: String, width: Int) {
    #expect(Bitmap(width: width, height: 1, filledWith: 0xFF00_00FF).writePNG(to: "\(folder)/\(name)"))
  }

  func traits(_ scale: CGFloat, dark: Bool = false) -> UITraitCollection {
    UITraitCollection(dark ? .dark : .light, scale: scale)
  }

  @Test func aColorSetHasPartsInAllNotationsAndAVariantForTheDark() throws {
    try write(
      "Assets.xcassets/Brand/Accent.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "0.5"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """)
    let accent = try #require(UIColor(named: "Accent", folders: [folder]))
    expectEqual(accent.parts(with: traits(1)), CGColor(red: 1, green: 0.5, blue: 0.2, alpha: 1))
    expectEqual(accent.parts(with: traits(1, dark: true)), CGColor(gray: 0.25, alpha: 0.5))
    expectNil(UIColor(named: "Accen", folders: [folder]))
    try write(
      "Wide.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components": {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0"}}}]}"#
    )
    let wide = try #require(UIColor(named: "Wide", folders: [folder])).cgColor
    #expect(abs(wide.red - 1) < 0.002 && abs(wide.green - 1) < 0.002 && abs(wide.blue - 1) < 0.002)
    try write("Broken.colorset/Contents.json", #"{"colors": ["#)
    expectNil(UIColor(named: "Broken", folders: [folder]))
  }

  @Test func aNameFindsTheFileForTheDisplay() throws {
    picture("star.png", width: 10)
    picture("star@2x.png", width: 20)
    picture("star@3x.png", width: 30)
    picture("only@2x.png", width: 40)
    for (scale, width) in [(1, 10), (2, 20), (3, 30)] as [(CGFloat, Int)] {
      let image = try #require(UIImage(named: "star", in: [folder], traits(scale)))
      #expect(image.cgImage?.width == width && image.scale == scale)
      expectEqual(image.size, CGSize(width: 10, height: 1 / scale))
      #expect(UIImage(named: "star.png", in: [folder], traits(scale))?.cgImage === image.cgImage, "read once")
    }
    let only = try #require(UIImage(named: "only", in: [folder], traits(1)))
    #expect(only.scale == 2 && only.size.width == 20)
    expectEqual(UIImage(named: "star@2x.png", in: [folder], traits(1))?.scale, 2)
    expectNil(UIImage(named: "", in: [folder], traits(1)))
  }

  @Test func anImageSetNamesItsFiles() throws {
    try write(
      "Assets.xcassets/bell.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "b.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}],
        "properties": {"template-rendering-intent": "template"}}
      """)
    picture("Assets.xcassets/bell.imageset/a.png", width: 7)
    picture("Assets.xcassets/bell.imageset/b.png", width: 14)
    let bell = try #require(UIImage(named: "bell", in: [folder], traits(3)))
    #expect(bell.cgImage?.width == 14 && bell.scale == 2 && bell.renderingMode == .alwaysTemplate)
    expectEqual(UIImage(named: "bell", in: [folder], traits(1))?.cgImage?.width, 7)
  }

  #if FoundationGeometry
  @Test func aDataSetHasTheBytesOfItsFileAndTheStatedType() throws {
    try write(
      "Assets.xcassets/Data/Cities.dataset/Contents.json",
      """
      {"data": [{"idiom": "universal", "filename": "cities.json", "universal-type-identifier": "public.json"}]}
      """)
    try write("Assets.xcassets/Data/Cities.dataset/cities.json", "[1]")
    let asset = try #require(NSDataAsset(name: "Cities", in: [folder]))
    #expect(asset.name == "Cities" && asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json")
    expectNil(NSDataAsset(name: "Towns", in: [folder]))
    try write("Assets.xcassets/Empty.dataset/Contents.json", "{\"data\": [{\"filename\": \"missing\"}]}")
    expectNil(NSDataAsset(name: "Empty", in: [folder]))
  }
  #endif
}
