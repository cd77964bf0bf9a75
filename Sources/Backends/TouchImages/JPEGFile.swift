import CTouchCairo
import TouchDrawing
import TouchGeometry

/// JPEG, by libjpeg-turbo.
///
/// Photos are rotated according to their metadata.
enum JPEGFile {
  private static let packages = "libjpeg62-turbo (Ubuntu: libjpeg-turbo8)"

  static func header(of file: [UInt8]) throws(ImageError) -> ImageHeader {
    let (width, height) = try storedSize(of: file)
    let isSideways = PhotoTurn(of: file).swapsSides
    return ImageHeader(format: .jpeg, width: isSideways ? height : width, height: isSideways ? width : height)
  }

  private static func storedSize(of file: [UInt8]) throws(ImageError) -> (Int, Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    let status = touch_jpeg_size(file, file.count, &width, &height)
    if let error = ImageError(status, .jpeg, packages: packages) { throw error }
    return (Int(width), Int(height))
  }

  /// Returns the picture at an eighth, a quarter, half or all of its size, the smallest that suffices: fewer
  /// frequencies of the JPEG have to be summed up for a smaller one.
  static func picture(of file: [UInt8], _ header: ImageHeader, for size: ImageSize?) throws(ImageError) -> Bitmap {
    let (width, height) = try storedSize(of: file)
    func part(_ length: Int, _ divisor: Int) -> Int { (length + divisor - 1) / divisor }
    let turn = PhotoTurn(of: file)
    let divisor =
      size.flatMap { size in
        [8, 4, 2].first { part(header.width, $0) >= size.width && part(header.height, $0) >= size.height }
      } ?? 1
    var picture = Bitmap(width: part(width, divisor), height: part(height, divisor))
    let (columns, rows) = (Int32(picture.width), Int32(picture.height))
    let status = touch_jpeg_read(file, file.count, Int32(divisor), &picture.pixels, columns, rows)
    if let error = ImageError(status, .jpeg, packages: packages) { throw error }
    return turn.applied(to: picture)
  }

  static func encoded(_ picture: Bitmap, quality: Int) throws(ImageError) -> [UInt8] {
    guard picture.width > 0, picture.height > 0 else { throw .unsupported(.jpeg) }
    let opaque = picture.pixels.map { pixel -> UInt32 in
      // Colors are premultiplied: the difference to white equals the missing opacity.
      let rest = 255 - pixel >> 24
      return rest == 0 ? pixel : 0xFF00_0000 | (pixel & 0xFFFFFF) &+ (rest << 16 | rest << 8 | rest)
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = touch_jpeg_write(opaque, Int32(picture.width), Int32(picture.height), Int32(quality), &bytes, &count)
    defer { free(bytes) }
    if let error = ImageError(status, .jpeg, packages: packages) { throw error }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

/// The orientation of a photo, by its EXIF tag.
///
/// https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf
struct PhotoTurn {
  /// From 1, upright, to 8.
  private var tag = 1

  /// Whether width and height are exchanged.
  var swapsSides: Bool { tag >= 5 }

  /// Reads the orientation of a file; upright if it is missing or invalid.
  init(of file: [UInt8]) {
    var index = 2
    // The segments before the first one with pixels.
    while index + 4 <= file.count, file[index] == 0xFF, file[index + 1] != 0xDA {
      let length = Int(file[index + 2]) << 8 | Int(file[index + 3])
      guard length >= 2, index + 2 + length <= file.count else { return }
      let segment = file[(index + 4)..<(index + 2 + length)]
      if file[index + 1] == 0xE1, segment.starts(with: Array("Exif".utf8) + [0, 0]) {
        tag = Self.tag(in: Array(segment.dropFirst(6))) ?? 1
        return
      }
      index += 2 + length
    }
  }

  private static func tag(in exif: [UInt8]) -> Int? {
    guard exif.count >= 8 else { return nil }
    let isLittle = exif[0] == UInt8(ascii: "I")
    func number(_ index: Int, _ count: Int) -> Int? {
      guard index >= 0, index + count <= exif.count else { return nil }
      let bytes = exif[index..<(index + count)]
      return isLittle ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let entries = number(start, 2) else { return nil }
    for entry in 0..<entries {
      let place = start + 2 + entry * 12
      guard let name = number(place, 2) else { return nil }
      if name == 0x0112 { return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }

  /// Returns the picture upright.
  func applied(to picture: Bitmap) -> Bitmap {
    guard tag > 1 else { return picture }
    let (width, height) = (picture.width, picture.height)
    var result = swapsSides ? Bitmap(width: height, height: width) : Bitmap(width: width, height: height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (column, row) =
          switch tag {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          case _: (width - 1 - y, x)
          }
        result[x, y] = picture[column, row]
      }
    }
    return result
  }
}
