import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchImages

/// Small files created here with one or two colors, so that decoded pixels are predictable.
enum Samples {
  static let files = ImageFiles()

  /// Left half red, right half blue.
  static func halves(width: Int, height: Int) -> Bitmap {
    var picture = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { picture[x, y] = x < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF } }
    return picture
  }

  /// Whether a picture is one of two halves; where they meet, a JPEG mixes their colors.
  static func isHalves(_ picture: Bitmap, isUpright: Bool = false) -> Bool {
    func isNear(_ pixel: UInt32, _ color: UInt32) -> Bool {
      [0, 8, 16, 24].allSatisfy { abs(Int(pixel >> $0 & 0xFF) - Int(color >> $0 & 0xFF)) < 8 }
    }
    let length = isUpright ? picture.height : picture.width
    return (0..<picture.height).allSatisfy { y in
      (0..<picture.width).allSatisfy { x in
        let place = isUpright ? y : x
        return abs(place * 2 + 1 - length) < 5
          || isNear(picture[x, y], place < length / 2 ? 0xFFFF_0000 : 0xFF00_00FF)
      }
    }
  }

  static func jpeg(_ picture: Bitmap) throws -> [UInt8] { try files.jpeg(of: picture, quality: 1) }

  static func svg(_ content: String, _ attributes: String = "width='10' height='4'") -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
  }

  /// 16 by 8 pixels, red above and blue below, without losses.
  static let webp: [UInt8] = [
    82, 73, 70, 70, 72, 0, 0, 0, 87, 69, 66, 80, 86, 80, 56, 76, 59, 0, 0, 0,
    47, 15, 192, 1, 0, 63, 0, 16, 132, 255, 109, 19, 2, 129, 20, 14, 211, 2, 129, 196,
    159, 241, 92, 158, 127, 130, 73, 154, 106, 59, 70, 7, 231, 3, 76, 67, 178, 146, 66, 10,
    41, 164, 144, 66, 10, 41, 228, 255, 177, 14, 17, 253, 207, 231, 88, 134, 166, 72, 2, 0,
  ]

  /// A camera's tag between the start of a JPEG and the rest.
  static func turned(_ jpeg: [UInt8], tag: UInt8) -> [UInt8] {
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, tag, 0, 0, 0, 0, 0, 0]
    return Array(jpeg.prefix(2)) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg.dropFirst(2)
  }

  static func error(_ file: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      let header = try files.header(of: file)
      _ = try files.picture(of: file, header, for: nil)
      return nil
    } catch {
      return error
    }
  }
}

@Suite struct ImageFileTests {
  let files = Samples.files

  func picture(_ file: [UInt8], for size: ImageSize? = nil) throws -> Bitmap {
    try files.picture(of: file, try files.header(of: file), for: size)
  }

  @Test func aFormatIsToldByTheFirstBytesAlone() throws {
    let picture = Samples.halves(width: 4, height: 2)
    expectEqual(ImageFormat(try #require(files.png(of: picture))), .png)
    expectEqual(ImageFormat(try Samples.jpeg(picture)), .jpeg)
    expectEqual(ImageFormat(Samples.webp), .webp)
    expectEqual(ImageFormat(Samples.svg("")), .svg)
    expectEqual(ImageFormat(Array("\u{FEFF}<?xml version='1.0'?>\n<!-- x --><svg/>".utf8)), .svg)
    for bytes in [[], [0xFF, 0xD8], Array("GIF89a".utf8), Array("<html><svg/></html>".utf8)] as [[UInt8]] {
      expectEqual(Samples.error(bytes), .unknownFormat)
    }
  }

  @Test func aPNGComesBackAsItWas() throws {
    var bitmap = Samples.halves(width: 5, height: 3)
    bitmap[0, 0] = 0x8040_2010
    try expectEqual(picture(try #require(files.png(of: bitmap))), bitmap)
  }

  @Test func aJPEGKeepsItsColorsAndIsMadeSmallerOnRequest() throws {
    let bitmap = Samples.halves(width: 64, height: 32)
    let file = try Samples.jpeg(bitmap)
    try expectEqual(files.header(of: file), ImageHeader(format: .jpeg, width: 64, height: 32))
    #expect(Samples.isHalves(try picture(file)))
    for (asked, width) in [(64, 64), (33, 64), (32, 32), (16, 16), (8, 8), (1, 8)] {
      let small = try picture(file, for: ImageSize(width: asked, height: asked / 2))
      expectEqual([small.width, small.height] as [Int], [width, width / 2])
      #expect(Samples.isHalves(small))
    }
  }

  @Test func whatIsNotOpaqueLiesOnWhiteInAJPEG() throws {
    let half = Bitmap(width: 8, height: 8, filledWith: 0x8080_0000)
    let result = try picture(try Samples.jpeg(half))
    expectNil(result.difference(from: Bitmap(width: 8, height: 8, filledWith: 0xFFFF_7F7F), tolerance: 6))
  }

  @Test func aPhotoIsTurnedAsItsCameraSays() throws {
    let file = try Samples.jpeg(Samples.halves(width: 32, height: 16))
    // Tag 6: the left side of the pixels is the top of the photo; 8: it is the bottom.
    for tag in [6, 8] as [UInt8] {
      let photo = Samples.turned(file, tag: tag)
      try expectEqual(files.header(of: photo), ImageHeader(format: .jpeg, width: 16, height: 32))
      let upright = try picture(photo)
      let shown = tag == 6 ? upright : Bitmap(width: 16, height: 32, pixels: upright.pixels.reversed())
      #expect(Samples.isHalves(try #require(shown), isUpright: true))
    }
    let mirrored = try picture(Samples.turned(file, tag: 2))
    #expect(mirrored[2, 8] & 0xFF > 200 && mirrored[30, 8] & 0xFF < 50)
    try expectEqual(picture(Samples.turned(file, tag: 9)).width, 32, "a tag that means nothing turns nothing")
  }

  @Test func aWebPIsReadAndMadeSmallerOnRequest() throws {
    let whole = try picture(Samples.webp)
    expectEqual([whole.width, whole.height] as [Int], [16, 8])
    #expect(whole[8, 0] == 0xFFFF_0000 && whole[8, 7] == 0xFF00_00FF)
    let small = try picture(Samples.webp, for: ImageSize(width: 8, height: 4))
    expectEqual([small.width, small.height] as [Int], [8, 4])
  }

  @Test func aDrawingIsMadeForTheSizeThatIsShown() throws {
    let file = Samples.svg("<rect width='5' height='4' fill='#f00'/>", "viewBox='0 0 10 4'")
    try expectEqual(files.header(of: file), ImageHeader(format: .svg, width: 10, height: 4))
    let large = try picture(file, for: ImageSize(width: 100, height: 40))
    #expect(large[49, 20] == 0xFFFF_0000 && large[50, 20] == 0)
    try expectEqual(files.header(of: Samples.svg("", "")).width, 300)
  }
}
