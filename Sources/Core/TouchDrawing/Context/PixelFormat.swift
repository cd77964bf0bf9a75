/// The position of the alpha in a pixel.
///
/// https://developer.apple.com/documentation/coregraphics/cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// After the color components, which are premultiplied.
  case premultipliedLast = 1
  /// Before the color components, which are premultiplied.
  case premultipliedFirst = 2
  /// After the color components, which are not premultiplied.
  case last = 3
  /// Before the color components, which are not premultiplied.
  case first = 4
  /// No alpha; a component after the colors is ignored.
  case noneSkipLast = 5
  /// No alpha; a component before the colors is ignored.
  case noneSkipFirst = 6
  /// Alpha only, without colors.
  case alphaOnly = 7
}

/// The memory layout of pixels: a `CGImageAlphaInfo` and the byte order.
///
/// https://developer.apple.com/documentation/coregraphics/cgbitmapinfo
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options from the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of the component names, which is `byteOrder32Big`.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// The last component of a pixel comes first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The first component of a pixel comes first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A memory layout of pixels, with the conversion to pictures and back.
struct PixelFormat: Sendable {
  /// The meaning of each byte of a pixel, in memory order.
  enum Part: Sendable { case alpha, red, green, blue, none, gray }

  let parts: [Part]
  let alpha: CGImageAlphaInfo
  var bytes: Int { parts.count }
  /// Whether there is no alpha.
  var isOpaque: Bool { !parts.contains(.alpha) }

  /// Creates a format; nil for layouts that are not supported.
  init?(bitsPerComponent: Int, model: CGColorSpaceModel, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) else { return nil }
    self.alpha = alpha
    var parts: [Part]
    switch (model, alpha) {
    case (_, .alphaOnly): parts = [.alpha]
    case (.monochrome, .none): parts = [.gray]
    case (.rgb, .premultipliedLast): parts = [.red, .green, .blue, .alpha]
    case (.rgb, .premultipliedFirst): parts = [.alpha, .red, .green, .blue]
    case (.rgb, .noneSkipLast): parts = [.red, .green, .blue, .none]
    case (.rgb, .noneSkipFirst): parts = [.none, .red, .green, .blue]
    case _: return nil
    }
    switch info.rawValue & CGBitmapInfo.byteOrderMask.rawValue {
    case CGBitmapInfo.byteOrderDefault.rawValue, CGBitmapInfo.byteOrder32Big.rawValue: break
    case CGBitmapInfo.byteOrder32Little.rawValue where parts.count == 4: parts.reverse()
    case _: return nil
    }
    self.parts = parts
  }

  /// Returns the pixel encoded in the given bytes, in the format of pictures.
  func pixel(_ bytes: (Int) -> UInt8) -> UInt32 {
    var (alpha, red, green, blue): (UInt32, UInt32, UInt32, UInt32) = (isOpaque ? 255 : 0, 0, 0, 0)
    for (index, part) in parts.enumerated() {
      let byte = UInt32(bytes(index))
      switch part {
      case .alpha: alpha = byte
      case .red: red = byte
      case .green: green = byte
      case .blue: blue = byte
      case .gray: (red, green, blue) = (byte, byte, byte)
      case .none: break
      }
    }
    // No component can be greater than the alpha that it is multiplied with.
    return alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
  }

  /// Writes a pixel of a picture to memory.
  func write(_ pixel: UInt32, _ store: (_ byte: UInt8, _ index: Int) -> Void) {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    for (index, part) in parts.enumerated() {
      let value: UInt32
      switch part {
      case .alpha: value = pixel >> 24
      case .red: value = red
      case .green: value = green
      case .blue: value = blue
      case .gray: value = (red * 2126 + green * 7152 + blue * 722 + 5000) / 10000
      case .none: value = 255
      }
      store(UInt8(value), index)
    }
  }
}
