/// The word break property of UAX #29. https://www.unicode.org/reports/tr29/#Word_Boundaries
enum WordClass {
  case other, carriageReturn, lineFeed, newline, extend, joiner, format, katakana, hebrew, letter, midLetter
  case midNumber, midNumberOrLetter, singleQuote, doubleQuote, numeric, connector, regional, space

  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      self = Self.ascii(scalar.value)
    } else {
      self = Self.listed(scalar.value) ?? Self.byProperties(scalar)
    }
  }

  private static func ascii(_ value: UInt32) -> WordClass {
    switch value {
    case 0x0D: .carriageReturn
    case 0x0A: .lineFeed
    case 0x0B, 0x0C: .newline
    case 0x20: .space
    case 0x22: .doubleQuote
    case 0x27: .singleQuote
    case 0x2C, 0x3B: .midNumber
    case 0x2E: .midNumberOrLetter
    case 0x3A: .midLetter
    case 0x30...0x39: .numeric
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x5F: .connector
    default: .other
    }
  }

  private static func listed(_ value: UInt32) -> WordClass? {
    switch value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0x200D: .joiner
    case 0x200B: .other
    case 0xB7, 0x387, 0x55F, 0x5F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: .midLetter
    case 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044, 0xFE10, 0xFE14, 0xFE50, 0xFE54, 0xFF0C, 0xFF1B: .midNumber
    case 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: .midNumberOrLetter
    case 0x66B, 0x600...0x605, 0x6DD, 0x890, 0x891, 0x8E2: .numeric
    case 0x202F: .connector
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x1F1E6...0x1F1FF: .regional
    case 0x1F3FB...0x1F3FF: .extend
    case 0x5D0...0x5EA, 0x5EF...0x5F2, 0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFB4F: .hebrew
    case 0x3031...0x3035, 0x309B, 0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x32D0...0x32FE,
      0x3300...0x3357, 0xFF66...0xFF9D, 0x1AFF0...0x1AFFE, 0x1B000, 0x1B120...0x1B122, 0x1B155, 0x1B164...0x1B167:
      .katakana
    case 0x2C2...0x2C5, 0x2D2...0x2D7, 0x2DE, 0x2DF, 0x2E5...0x2EB, 0x2ED, 0x2EF...0x2FF, 0x55A...0x55C, 0x55E, 0x58A,
      0x5F3, 0x70F, 0xA708...0xA716, 0xA720, 0xA721, 0xA789, 0xA78A, 0xAB5B:
      .letter
    default: nil
    }
  }

  private static func byProperties(_ scalar: Unicode.Scalar) -> WordClass {
    let properties = scalar.properties
    if properties.isGraphemeExtend { return .extend }
    switch properties.generalCategory {
    case .spacingMark: return .extend
    case .format: return .format
    case .decimalNumber: return .numeric
    case .connectorPunctuation: return .connector
    default: break
    }
    guard properties.isAlphabetic, !properties.isIdeographic, !needsDictionary(scalar.value) else { return .other }
    return .letter
  }

  /// Whether each cluster is a separate piece: hiragana, and the scripts of Southeast Asia without spaces.
  private static func needsDictionary(_ value: UInt32) -> Bool {
    switch value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x1B001...0x1B11F, 0x1B132, 0x1B150...0x1B152, 0x1F200: true
    case 0xE01...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAD, 0xA9E0...0xA9FF,
      0xAA60...0xAADF, 0x11700...0x1174F:
      true
    default: false
    }
  }

  var isBreak: Bool {
    switch self {
    case .carriageReturn, .lineFeed, .newline: true
    case .other, .extend, .joiner, .format, .katakana, .hebrew, .letter, .midLetter, .midNumber, .midNumberOrLetter,
      .singleQuote, .doubleQuote, .numeric, .connector, .regional, .space:
      false
    }
  }

  /// Whether the rules ignore the class (WB4).
  var isIgnored: Bool { self == .extend || self == .format || self == .joiner }
  var isLetter: Bool { self == .letter || self == .hebrew }
  var isInsideWords: Bool { self == .midLetter || self == .midNumberOrLetter || self == .singleQuote }
  var isInsideNumbers: Bool { self == .midNumber || self == .midNumberOrLetter || self == .singleQuote }
}
