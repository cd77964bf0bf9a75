import TouchCairo
import TouchDrawing
import TouchGeometry

/// PNG, which Cairo reads.
///
/// https://www.w3.org/TR/png-3
enum PNGFile {
  /// Returns the size in the first chunk, if all chunks are within the file.
  ///
  /// Cairo's reader allocates as much memory as a chunk claims to have, so the claims are checked first.
  static func header(of file: [UInt8]) throws(ImageError) -> ImageHeader {
    func number(at index: Int) -> Int { file[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
    guard file.count >= 33, file[12..<16].elementsEqual("IHDR".utf8) else { throw .damaged(.png) }
    var chunk = 8
    while chunk < file.count {
      guard chunk + 12 <= file.count, number(at: chunk) <= file.count - chunk - 12 else { throw .damaged(.png) }
      let isLast = file[(chunk + 4)..<(chunk + 8)].elementsEqual("IEND".utf8)
      chunk += number(at: chunk) + 12
      // Bytes after the end are not part of the picture.
      if isLast { return ImageHeader(format: .png, width: number(at: 16), height: number(at: 20)) }
    }
    throw .damaged(.png)
  }

  static func picture(of file: [UInt8]) throws(ImageError) -> Bitmap {
    guard let picture = Bitmap(pngData: file) else { throw .damaged(.png) }
    return picture
  }
}
