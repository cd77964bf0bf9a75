/// The format in which the pixels of an image are described: 32 bits a pixel, blue first in memory and premultiplied.
///
/// All images have it, whatever the format of their file. A bitmap context of the same format accepts these values.
extension CGImage {
  /// The number of bits of a component: 8.
  ///
  /// https://developer.apple.com/documentation/coregraphics/cgimage/bitspercomponent
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: 32.
  ///
  /// https://developer.apple.com/documentation/coregraphics/cgimage/bitsperpixel
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row of pixels, without padding.
  ///
  /// https://developer.apple.com/documentation/coregraphics/cgimage/bytesperrow
  public var bytesPerRow: Int { width * 4 }
  /// The color space of the pixels, which is sRGB; never nil.
  ///
  /// https://developer.apple.com/documentation/coregraphics/cgimage/colorspace
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The position of the alpha in a pixel, as a word: before the colors, which are premultiplied.
  ///
  /// https://developer.apple.com/documentation/coregraphics/cgimage/alphainfo
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The memory layout of a pixel: `premultipliedFirst` in 32-bit words of little-endian order.
  ///
  /// https://developer.apple.com/documentation/coregraphics/cgimage/bitmapinfo
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), .byteOrder32Little]
  }

  /// Returns an image of the same pixels, which is equal only to itself.
  ///
  /// https://developer.apple.com/documentation/coregraphics/cgimage/copy()
  public func copy() -> CGImage? { CGImage(bitmap) }
}

extension CGColor {
  /// The color space of the components, which is sRGB; never nil.
  ///
  /// https://developer.apple.com/documentation/coregraphics/cgcolor/colorspace
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
