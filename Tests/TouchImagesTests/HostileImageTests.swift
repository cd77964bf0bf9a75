import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchImages

/// Files that are broken, or made to do harm.
@Suite struct HostileImageTests {
  let files = Samples.files

  /// A JPEG of a size that is only claimed.
  func claimed(width: Int, height: Int) throws -> [UInt8] {
    var file = try Samples.jpeg(Bitmap(width: 8, height: 8, filledWith: 0xFF00_0000))
    let frame = try #require(file.indices.dropLast().first { file[$0] == 0xFF && [0xC0, 0xC2].contains(file[$0 + 1]) })
    file[frame + 5] = UInt8(height >> 8)
    file[frame + 6] = UInt8(height & 0xFF)
    file[frame + 7] = UInt8(width >> 8)
    file[frame + 8] = UInt8(width & 0xFF)
    return file
  }

  func png(width: Int, height: Int) throws -> [UInt8] {
    var file = try #require(files.png(of: Bitmap(width: 1, height: 1)))
    for (index, value) in [(16, width), (20, height)] {
      for byte in 0..<4 { file[index + byte] = UInt8(value >> (24 - 8 * byte) & 0xFF) }
    }
    return file
  }

  @Test func sizesAreRefusedBeforeMemoryIsAskedFor() throws {
    expectEqual(Samples.error(try png(width: 20000, height: 20000)), .tooLarge(.png, width: 20000, height: 20000))
    expectEqual(Samples.error(try png(width: 1, height: 40000)), .tooLarge(.png, width: 1, height: 40000))
    expectEqual(Samples.error(try claimed(width: 60000, height: 60000)), .tooLarge(.jpeg, width: 60000, height: 60000))
    let drawing = Samples.svg("", "width='1e9' height='1e9'")
    try expectEqual(files.header(of: drawing).width, 32767)
    #expect(throws: ImageError.tooLarge(.svg, width: 32767, height: 32767)) {
      try files.picture(of: drawing, try files.header(of: drawing), for: nil)
    }
  }

  @Test func aChunkThatClaimsMoreThanTheFileHasIsRefused() throws {
    var file = try #require(files.png(of: Bitmap(width: 4, height: 4)))
    // The length of the second chunk.
    for byte in 33..<36 { file[byte] = 0x7F }
    expectEqual(Samples.error(file), .damaged(.png))
  }

  @Test func filesThatEndTooEarlyAreErrors() throws {
    var noise = Bitmap(width: 40, height: 40)
    var state: UInt32 = 1
    for index in noise.pixels.indices {
      state = state &* 1_664_525 &+ 1_013_904_223
      noise.pixels[index] = 0xFF00_0000 | state >> 8
    }
    let whole: [(ImageFormat, [UInt8])] = [
      (.png, try #require(files.png(of: noise))), (.jpeg, try Samples.jpeg(noise)), (.webp, Samples.webp),
      (.svg, Samples.svg("<rect width='5' height='4'/>")),
    ]
    for (format, file) in whole {
      expectNil(Samples.error(file))
      for part in [file.count / 4, file.count / 2, file.count * 3 / 4] where part > 30 {
        let error = Samples.error(Array(file.prefix(part)))
        expectEqual(error, .damaged(format), "\(format) cut at \(part)")
      }
    }
  }

  @Test func damagedBytesNeverCrash() throws {
    let whole = [
      try #require(files.png(of: Samples.halves(width: 16, height: 16))),
      try Samples.jpeg(Samples.halves(width: 16, height: 16)), Samples.webp,
      Samples.turned(try Samples.jpeg(Samples.halves(width: 16, height: 16)), tag: 6),
      Samples.svg("<g><rect width='5' height='4' fill='red'/></g>"),
    ]
    var state: UInt32 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }
    for file in whole {
      for _ in 0..<150 {
        var damaged = file
        for _ in 0...random(4) { damaged[random(damaged.count)] = UInt8(random(256)) }
        // What was hit may say a large size: only small ones are decoded here.
        guard let header = try? files.header(of: damaged), header.width * header.height < 1 << 16 else { continue }
        let picture = try? files.picture(of: damaged, header, for: nil)
        #expect(picture.map { $0.pixels.count == $0.width * $0.height } ?? true)
      }
    }
  }

  @Test func aDrawingReadsNothingOutsideOfItself() throws {
    let file = Samples.svg(
      "<image width='10' height='4' href='file:///usr/share/pixmaps/debian-logo.png'/>"
        + "<image width='10' height='4' href='/etc/passwd'/>")
    let picture = try files.picture(of: file, try files.header(of: file), for: nil)
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }

  @Test func drawingsThatReferToThemselvesEnd() throws {
    let laughs =
      "<!DOCTYPE svg [<!ENTITY a 'xxxxxxxxxx'>"
      + (1..<12).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 == 1 ? "" : "\($0 - 1)");", count: 10))'>" }
      .joined()
      + "]><svg xmlns='http://www.w3.org/2000/svg'><text>&a11;</text></svg>"
    expectEqual(Samples.error(Array(laughs.utf8)), .tooCostly(.svg))
    let circle = Samples.svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")
    _ = Samples.error(circle)
  }

  /// References that multiply, filters with large numbers, and pictures inside of drawings.
  @Test(arguments: [
    "<filter id='f'><feTurbulence baseFrequency='1' numOctaves='100000'/></filter><rect filter='url(#f)'/>",
    "<filter id='f'><feMorphology radius='100000'/></filter><rect filter='URL( #f )'/>",
    "<filter id='f'><feConvolveMatrix order='1000 1000'/></filter><rect style='filter:url(#f)'/>",
    "<filter id='f'>\(String(repeating: "<feOffset/>", count: 200))</filter><rect filter='url(#f)'/>",
    "<style>rect{filter:url(#f)}</style><filter id='f'><feOffset/><feFlood/></filter>"
      + String(repeating: "<rect/>", count: 100),
    "<rect style='filter:\(String(repeating: "blur(9px) ", count: 200))'/>",
    "<rect fill='\\75rl(#a)'/>",
    (1...9).map { "<g id='a\($0)'>" + String(repeating: "<use href='#a\($0 - 1)'/>", count: 10) + "</g>" }.joined()
      + "<g id='a0'/><use href='#a9'/>",
    String(repeating: "<g>", count: 2000),
    "<image href='data:image/svg+xml,%3Csvg/%3E'/>",
    "<image href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAToAAAE6AAQ=='/>",
  ])
  func drawingsThatCostWithoutBoundAreRefused(_ content: String) {
    #expect(Samples.error(Samples.svg(content)) != nil)
  }

  @Test func drawingsWithShadowsAndCopiesAreRead() throws {
    let shadow = "<filter id='f'><feGaussianBlur stdDeviation='2'/><feOffset dx='1'/></filter>"
    let rows = String(repeating: "<rect width='5' height='4' filter='url(#f)'/>", count: 20)
    let copies = "<g id='a'><rect width='1' height='1'/></g>" + String(repeating: "<use href='#a'/>", count: 5000)
    for content in [shadow + rows, copies] { expectNil(Samples.error(Samples.svg(content))) }
  }

  @Test func errorsNameThePackage() {
    let missing = ImageError.noLibrary(.webp, packages: "libwebp7")
    expectEqual(missing.description, "a WebP file, but the library for it is not installed: apt install libwebp7")
  }
}
