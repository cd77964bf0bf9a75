import TouchGeometry

#if !FoundationGeometry
/// Text with attributes over ranges of it, which never changes.
///
/// Ranges count UTF-16 units; neighbors with equal attributes are one run (semantics 16.1).
/// https://developer.apple.com/documentation/foundation/nsattributedstring
open class NSAttributedString: NSObject {
  /// The name of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The attribute of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The attribute of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How attributes are enumerated.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 1)
    /// Every run by itself; runs are as long as can be here anyway.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// What an enumeration's closure stops it with.
  public final class Stop {
    /// Set to true, no more is told.
    public var pointee = false
  }

  struct Run {
    var length: Int
    var attributes: [Key: Any]
  }

  fileprivate(set) var units: [UInt16] = []
  fileprivate(set) var runs: [Run] = []

  /// Text without attributes.
  public convenience init(string: String) { self.init(string: string, attributes: nil) }

  /// Text with the same attributes all over.
  public init(string: String, attributes: [Key: Any]? = nil) {
    super.init()
    units = Array(string.utf16)
    if !units.isEmpty { runs = [Run(length: units.count, attributes: attributes ?? [:])] }
  }

  /// What another one holds at present.
  public init(attributedString: NSAttributedString) {
    super.init()
    units = attributedString.units
    runs = attributedString.runs
  }

  /// The letters.
  open var string: String { String(decoding: units, as: UTF16.self) }
  /// How many units there are.
  public var length: Int { units.count }

  /// The attributes at a unit.
  ///
  /// A unit beyond the text is a programming error.
  public func attributes(at location: Int) -> (attributes: [Key: Any], range: NSRange) {
    precondition(location >= 0 && location < length, "attributes(at:): \(location) is outside of \(length) units")
    var start = 0
    for run in runs {
      if location < start + run.length { return (run.attributes, NSRange(location: start, length: run.length)) }
      start += run.length
    }
    return ([:], NSRange(location: start, length: 0))
  }

  /// One attribute at a unit; nil where it has none.
  public func attribute(_ name: Key, at location: Int) -> Any? { attributes(at: location).attributes[name] }

  /// A part with its attributes.
  ///
  /// A range beyond the text is a programming error.
  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let result = NSAttributedString(
      string: String(decoding: units[range.lowerBound..<range.upperBound], as: UTF16.self))
    result.units = Array(units[range.lowerBound..<range.upperBound])
    result.runs = cut(range)
    return result
  }

  func cut(_ range: NSRange) -> [Run] {
    var found: [Run] = []
    var start = 0
    for run in runs {
      let low = max(start, range.lowerBound)
      let high = min(start + run.length, range.upperBound)
      if low < high { found.append(Run(length: high - low, attributes: run.attributes)) }
      start += run.length
    }
    return found
  }

  /// Tells of each run of a range, cut to it.
  public func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [], using block: ([Key: Any], NSRange, Stop) -> Void
  ) {
    var pieces: [(attributes: [Key: Any], range: NSRange)] = []
    var start = range.lowerBound
    for run in cut(range) {
      pieces.append((run.attributes, NSRange(location: start, length: run.length)))
      start += run.length
    }
    let stop = Stop()
    for piece in options.contains(.reverse) ? pieces.reversed() : pieces {
      block(piece.attributes, piece.range, stop)
      if stop.pointee { return }
    }
  }

  /// Tells of each stretch of a range over which one attribute has one value, nil included.
  public func enumerateAttribute(
    _ name: Key, in range: NSRange, options: EnumerationOptions = [], using block: (Any?, NSRange, Stop) -> Void
  ) {
    enumerateAttributes(in: range, options: options) { attributes, range, stop in block(attributes[name], range, stop) }
  }

  /// Whether letters and attributes are equal.
  public func isEqual(to other: NSAttributedString) -> Bool {
    guard units == other.units, runs.count == other.runs.count else { return false }
    return zip(runs, other.runs).allSatisfy { $0.length == $1.length && Self.areEqual($0.attributes, $1.attributes) }
  }

  /// Whether letters and attributes are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSAttributedString else { return false }
    return isEqual(to: other)
  }

  /// The same for equal ones.
  open override var hash: Int { units.hashValue }

  static func areEqual(_ left: [Key: Any], _ right: [Key: Any]) -> Bool {
    guard left.count == right.count else { return false }
    return left.allSatisfy { key, value in
      guard let other = right[key] else { return false }
      if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
      return (value as AnyObject) === (other as AnyObject)
    }
  }
}

/// Text with attributes that can be changed.
/// https://developer.apple.com/documentation/foundation/nsmutableattributedstring
open class NSMutableAttributedString: NSAttributedString {
  /// Gives a range these attributes and no others.
  open func setAttributes(_ attributes: [Key: Any]?, range: NSRange) { change(range) { $0 = attributes ?? [:] } }

  /// Adds an attribute to a range, in the place of one of that name.
  open func addAttribute(_ name: Key, value: Any, range: NSRange) { change(range) { $0[name] = value } }

  /// Adds attributes to a range, in the place of those of their names.
  open func addAttributes(_ attributes: [Key: Any], range: NSRange) {
    change(range) { $0.merge(attributes) { _, new in new } }
  }

  /// Takes an attribute away from a range.
  open func removeAttribute(_ name: Key, range: NSRange) { change(range) { $0[name] = nil } }

  /// Puts letters in the place of others, with the attributes of the first of them; inserted ones have those of the
  /// character before, at the start those of the one after (semantics 16.1).
  open func replaceCharacters(in range: NSRange, with string: String) {
    var attributes: [Key: Any] = [:]
    if range.length > 0 {
      attributes = self.attributes(at: range.location).attributes
    } else if length > 0 {
      attributes = self.attributes(at: max(range.location - 1, 0)).attributes
    }
    replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
  }

  /// Puts other text with its attributes in the place of a range.
  open func replaceCharacters(in range: NSRange, with attributed: NSAttributedString) {
    let (tail, middle) = (cut(NSRange(range.upperBound..<length)), attributed.runs)
    runs = joined(cut(NSRange(0..<range.location)) + middle + tail)
    units.replaceSubrange(range.lowerBound..<range.upperBound, with: attributed.units)
  }

  /// Adds text at the end.
  open func append(_ attributed: NSAttributedString) { insert(attributed, at: length) }

  /// Adds text at a place.
  open func insert(_ attributed: NSAttributedString, at location: Int) {
    replaceCharacters(in: NSRange(location: location, length: 0), with: attributed)
  }

  /// Takes a range away.
  open func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: NSAttributedString(string: "")) }

  /// Becomes what another one is.
  open func setAttributedString(_ attributed: NSAttributedString) {
    replaceCharacters(in: NSRange(0..<length), with: attributed)
  }

  /// Says that changes follow which belong together; nothing waits for that here.
  open func beginEditing() {}
  /// Says that those changes have been made.
  open func endEditing() {}

  private func change(_ range: NSRange, _ body: (inout [Key: Any]) -> Void) {
    var middle = cut(range)
    for index in middle.indices { body(&middle[index].attributes) }
    runs = joined(cut(NSRange(0..<range.location)) + middle + cut(NSRange(range.upperBound..<length)))
  }

  private func joined(_ pieces: [Run]) -> [Run] {
    var result: [Run] = []
    for piece in pieces {
      if let last = result.last, Self.areEqual(last.attributes, piece.attributes) {
        result[result.count - 1].length += piece.length
      } else {
        result.append(piece)
      }
    }
    return result
  }
}
#endif
