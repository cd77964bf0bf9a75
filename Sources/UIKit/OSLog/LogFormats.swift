import Glibc

/// The format of an integer in a message. https://developer.apple.com/documentation/os/oslogintegerformatting
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let isUppercase: Bool
  let prefix: String
  let minimumDigits: Int

  private init(_ radix: Int, isUppercase: Bool = false, prefix: String = "", minimumDigits: Int = 0) {
    (self.radix, self.isUppercase, self.prefix, self.minimumDigits) = (radix, isUppercase, prefix, minimumDigits)
  }

  /// Decimal digits.
  public static let decimal = OSLogIntegerFormatting(10)
  /// Hexadecimal digits.
  public static let hex = OSLogIntegerFormatting(16)
  /// Octal digits.
  public static let octal = OSLogIntegerFormatting(8)
  /// Returns decimal digits, with leading zeros up to a number of them.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(10, minimumDigits: minDigits)
  }
  /// Returns hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      16, isUppercase: uppercase, prefix: (explicitPositiveSign ? "+" : "") + (includePrefix ? "0x" : ""),
      minimumDigits: minDigits)
  }

  func text<Value: FixedWidthInteger>(_ value: Value) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minimumDigits, 100) - digits.count))
    return (value < 0 ? "-" : "") + prefix + zeros + digits
  }
}

/// The format of a number in a message. https://developer.apple.com/documentation/os/oslogfloatformatting
public struct OSLogFloatFormatting: Sendable {
  let precision: Int
  let conversion: Character

  /// Six decimals.
  public static let fixed = OSLogFloatFormatting(precision: 6, conversion: "f")
  /// A power of ten and six decimals.
  public static let exponential = OSLogFloatFormatting(precision: 6, conversion: "e")
  /// The shorter of both.
  public static let hybrid = OSLogFloatFormatting(precision: 6, conversion: "g")
  /// Returns a number of decimals.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, min(precision, 100)), conversion: "f")
  }

  func text(_ value: Double) -> String {
    withVaList([Int32(clamping: precision), value]) { list in
      var buffer = [CChar](repeating: 0, count: 512)
      let count = vsnprintf(&buffer, buffer.count, "%.*\(conversion)", list)
      return String(decoding: buffer.prefix(max(0, min(Int(count), 511))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
