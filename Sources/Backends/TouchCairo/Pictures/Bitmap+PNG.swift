import CCairo
import TouchDrawing
import TouchFiles
import TouchGeometry

/// Pictures as PNG. Everything here may be called from any thread.
extension Bitmap {
  /// Returns the picture as a PNG file; nil if it is empty or cannot be encoded.
  package func pngData() -> [UInt8]? {
    var pixels = self.pixels
    return pixels.withUnsafeMutableBytes { bytes -> [UInt8]? in
      guard width > 0, height > 0, let base = bytes.baseAddress,
        let surface = cairo_image_surface_create_for_data(
          base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
          Int32(width * 4))
      else { return nil }
      defer { cairo_surface_destroy(surface) }
      return PNG.encode(surface)
    }
  }

  /// Decodes a PNG file; returns nil if the bytes are not one.
  package init?(pngData: [UInt8]) {
    var rest = pngData[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
          let rest = closure.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          UnsafeMutableRawBufferPointer(start: bytes, count: Int(count)).copyBytes(
            from: rest.pointee.prefix(Int(count)))
          rest.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(surface) }
    guard let surface else { return nil }
    self.init(surface: surface)
  }

  /// Writes a PNG file, replacing an existing one.
  ///
  /// - Returns: Whether this succeeded.
  package func writePNG(to path: String) -> Bool {
    guard let data = pngData() else { return false }
    return Files.write(data, to: path)
  }

  /// Reads a PNG file; returns nil if it does not exist or is not a picture.
  package init?(pngFile path: String) {
    guard let data = try? TextFile.read(path) else { return nil }
    self.init(pngData: data)
  }

  /// Copies an image surface of 32 bits per pixel; returns nil for any other surface and one with an error.
  init?(surface: OpaquePointer) {
    cairo_surface_flush(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    // Without an alpha channel, the upper byte has no meaning.
    let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let line = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { pixels.append(line[column] | opaque) }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

/// Cairo's PNG writer.
enum PNG {
  /// Encodes a surface as a PNG file; returns nil if Cairo reports an error.
  static func encode(_ surface: OpaquePointer) -> [UInt8]? {
    var result: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &result) { result in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: [UInt8].self).pointee.append(
            contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, result)
    }
    return status == CAIRO_STATUS_SUCCESS ? result : nil
  }
}
