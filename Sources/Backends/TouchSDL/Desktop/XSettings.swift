import TouchGeometry

/// The settings that a desktop publishes by XSETTINGS, limited to integers.
///
/// https://specifications.freedesktop.org/xsettings-spec
struct XSettings: Equatable {
  var numbers: [String: Int32] = [:]

  /// Parses the property's bytes; truncated settings are missing.
  init(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    // The byte order, three unused bytes and a serial number.
    reader.isBigEndian = reader.byte() == 1
    reader.position = 8
    guard let count = reader.number(4) else { return }
    for _ in 0..<min(count, 4096) {
      guard let kind = reader.number(1), reader.skip(1), let length = reader.number(2), let name = reader.text(length),
        reader.skip(4)
      else { return }
      switch kind {
      case 0:
        guard let value = reader.number(4) else { return }
        numbers[name] = Int32(truncatingIfNeeded: value)
      case 1: guard let length = reader.number(4), reader.text(length) != nil else { return }
      case 2: guard reader.skip(8) else { return }
      default: return
      }
    }
  }

  private struct Reader {
    var bytes: [UInt8]
    var position = 0
    var isBigEndian = false

    func byte() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skip(_ count: Int) -> Bool {
      position += count
      return position <= bytes.count
    }

    mutating func number(_ size: Int) -> Int? {
      guard position + size <= bytes.count else { return nil }
      defer { position += size }
      let digits = bytes[position..<position + size]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Text is padded to words of four bytes.
    mutating func text(_ length: Int) -> String? {
      guard position + length <= bytes.count else { return nil }
      defer { position = min(position + (length + 3) / 4 * 4, bytes.count) }
      return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }
  }
}

/// The desktop's number of pixels per point on an X display.
enum XScale {
  /// Returns the number of pixels per point.
  ///
  /// A desktop publishes a number of dots per inch, where 96 is scale 1: by XSETTINGS (`Xft/DPI`) or otherwise as the
  /// resource `Xft.dpi`. Or it publishes an integral factor (`Gdk/WindowScalingFactor`), which the dots per inch
  /// include if both are given: then the larger scale applies. A scale below 1 or above 8 is ignored.
  static func scale(settings: XSettings, resources: String) -> CGFloat {
    let factor = settings.numbers["Gdk/WindowScalingFactor"].map { CGFloat($0) } ?? 1
    let dots = settings.numbers["Xft/DPI"].map { CGFloat($0) / 1024 } ?? dotsPerInch(in: resources)
    return [factor, (dots ?? 96) / 96].filter { $0 >= 1 && $0 <= 8 }.max() ?? 1
  }

  /// Returns the value of `Xft.dpi` in a list of resources; the last one applies.
  private static func dotsPerInch(in resources: String) -> CGFloat? {
    var found: CGFloat?
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "Xft.dpi" else { continue }
      found = Double(parts[1].filter { !$0.isWhitespace }).map { CGFloat($0) } ?? found
    }
    return found
  }
}
