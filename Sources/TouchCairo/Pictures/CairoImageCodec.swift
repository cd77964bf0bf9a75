import TouchDrawing

/// Reads and writes PNG through Cairo.
package struct CairoImageCodec: ImageCodec {
  package init() {}
  package func picture(png: [UInt8]) -> Bitmap? { Bitmap(pngData: png) }
  package func png(of picture: Bitmap) -> [UInt8]? { picture.pngData() }
}
