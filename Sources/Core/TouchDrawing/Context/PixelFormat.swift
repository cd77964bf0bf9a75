/// Where the opacity of a pixel is. https://developer.apple.com/documentation/coregraphics/cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none = 0
  /// After the colors, which are multiplied with it.
  case premultipliedLast = 1
  /// Before the colors, which are multiplied with it.
  case premultipliedFirst = 2
  /// After the colors, which are not multiplied with it.
  case last = 3
  /// Before the colors, which are not multiplied with it.
  case first = 4
  /// Nowhere; a part after the colors means nothing.
  case noneSkipLast = 5
  /// Nowhere; a part before the colors means nothing.
  case noneSkipFirst = 6
  /// It is all there is.
  case alphaOnly = 7
}

/// How pixels lie in memory: a `CGImageAlphaInfo` and the order of the bytes.
/// https://developer.apple.com/documentation/coregraphics/cgbitmapinfo
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Options of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the order of the bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// As the parts are named, which is `byteOrder32Big`.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// The last part of a pixel comes first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The first part of a pixel comes first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A way of keeping pixels in memory, and what leads from there to pictures and back.
struct PixelFormat: Sendable {
  /// What the bytes of a pixel are, in their order in memory.
  enum Part: Sendable { case alpha, red, green, blue, none, gray }

  let parts: [Part]
  let alpha: CGImageAlphaInfo
  var bytes: Int { parts.count }
  /// Whether there is no opacity.
  var isOpaque: Bool { !parts.contains(.alpha) }

  /// Nil for a way that pixels are not kept in here.
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

  /// The pixel that some bytes are, as pictures have it.
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
    // No part can be more than the opacity that it is multiplied with.
    return alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
  }

  /// Puts a pixel of a picture into memory.
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
