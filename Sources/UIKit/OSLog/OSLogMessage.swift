/// Whether a value of a message may be written to the journal, which others may read.
///
/// A terminal shows all values. https://developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
  /// The options of a private value.
  public enum Mask: Sendable {
    /// The value is replaced by `<private>`.
    case none
    /// The value is replaced by a hash, which is equal for equal values of a process.
    case hash
  }

  enum Kind: Sendable { case auto, open, hidden }
  let kind: Kind
  var mask = Mask.none

  /// Numbers and truth values are public, other values private.
  public static let auto = OSLogPrivacy(kind: .auto)
  /// The value is written.
  public static let `public` = OSLogPrivacy(kind: .open)
  /// The value is replaced in the journal.
  public static let `private` = OSLogPrivacy(kind: .hidden)
  /// The value is replaced in the journal.
  public static let sensitive = OSLogPrivacy(kind: .hidden)

  /// Returns `auto` with options for private values.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// Returns `private` with options.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// Returns `sensitive` with options.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
}

/// The width of a value in a message. https://developer.apple.com/documentation/os/oslogstringalignment
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeft: Bool

  /// The width of the value itself.
  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)
  /// Adds spaces on the left up to a width.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }
  /// Adds spaces on the right up to a width.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isLeft: true) }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isLeft ? text + spaces : spaces + text
  }
}

/// A message with interpolated values. https://developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  enum Part: Sendable {
    case text(String)
    case value(String, OSLogPrivacy, isNumber: Bool)
  }

  var parts: [Part] = []

  /// The literal parts and values of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }

    /// Adds a value by its description.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      let value = value()
      let isNumber = value is any Numeric || value is Bool
      parts.append(.value(align.aligned(String(describing: value)), privacy, isNumber: isNumber))
    }

    /// Adds an integer in a format.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
      _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      parts.append(.value(align.aligned(format.text(value())), privacy, isNumber: true))
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      parts.append(.value(align.aligned(format.text(Double(value()))), privacy, isNumber: true))
    }
  }

  /// Creates a message of literal parts and values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
  /// Creates a message without values.
  public init(stringLiteral value: String) { parts = [.text(value)] }

  init(parts: [Part]) { self.parts = parts }

  /// Returns the text, in which private values may be replaced.
  func text(hidesPrivate: Bool) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .value(let text, let privacy, let isNumber):
        let isPrivate = privacy.kind == .hidden || privacy.kind == .auto && !isNumber
        guard hidesPrivate, isPrivate else { return text }
        switch privacy.mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: '\(String(UInt(bitPattern: text.hashValue), radix: 16))'>"
        }
      }
    }.joined()
  }
}
