import TouchGeometry

#if !FoundationGeometry
/// Immutable text with attributes on ranges.
///
/// Ranges count UTF-16 units; adjacent ranges with equal attributes are one run (semantics 16.1).
///
/// https://developer.apple.com/documentation/foundation/nsattributedstring
open class NSAttributedString: NSObject {
  /// The name of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates the key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options for enumerating attributes.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 1)
    /// Visits each run; runs are always as long as possible in this implementation.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// Stops an enumeration from its closure.
  public final class Stop {
    /// Set it to true to stop the enumeration.
    public var pointee = false
  }

  struct Run {
    var length: Int
    var attributes: [Key: Any]
  }

  fileprivate(set) var units: [UInt16] = []
  fileprivate(set) var runs: [Run] = []

  /// Creates text without attributes.
  public convenience init(string: String) { self.init(string: string, attributes: nil) }

  /// Creates text with the same attributes throughout.
  public init(string: String, attributes: [Key: Any]? = nil) {
    super.init()
    units = Array(string.utf16)
    if !units.isEmpty { runs = [Run(length: units.count, attributes: attributes ?? [:])] }
  }

  /// Creates a copy of the current content of another string.
  public init(attributedString: NSAttributedString) {
    super.init()
    units = attributedString.units
    runs = attributedString.runs
  }

  /// The text without attributes.
  open var string: String { String(decoding: units, as: UTF16.self) }
  /// The number of units.
  public var length: Int { units.count }

  /// Returns the attributes at a unit.
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

  /// Returns an attribute at a unit; nil if there is none.
  public func attribute(_ name: Key, at location: Int) -> Any? { attributes(at: location).attributes[name] }

  /// Returns part of the text with its attributes.
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

  /// Calls a closure for each run in a range, clipped to it.
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

  /// Calls a closure for each part of a range in which an attribute has the same value, including nil.
  public func enumerateAttribute(
    _ name: Key, in range: NSRange, options: EnumerationOptions = [], using block: (Any?, NSRange, Stop) -> Void
  ) {
    enumerateAttributes(in: range, options: options) { attributes, range, stop in block(attributes[name], range, stop) }
  }

  /// Whether text and attributes are equal.
  public func isEqual(to other: NSAttributedString) -> Bool {
    guard units == other.units, runs.count == other.runs.count else { return false }
    return zip(runs, other.runs).allSatisfy { $0.length == $1.length && Self.areEqual($0.attributes, $1.attributes) }
  }

  /// Whether text and attributes are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSAttributedString else { return false }
    return isEqual(to: other)
  }

  /// The same for equal strings.
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

/// Mutable text with attributes.
///
/// https://developer.apple.com/documentation/foundation/nsmutableattributedstring
open class NSMutableAttributedString: NSAttributedString {
  /// Replaces all attributes of a range.
  open func setAttributes(_ attributes: [Key: Any]?, range: NSRange) { change(range) { $0 = attributes ?? [:] } }

  /// Sets an attribute in a range.
  open func addAttribute(_ name: Key, value: Any, range: NSRange) { change(range) { $0[name] = value } }

  /// Sets attributes in a range.
  open func addAttributes(_ attributes: [Key: Any], range: NSRange) {
    change(range) { $0.merge(attributes) { _, new in new } }
  }

  /// Removes an attribute from a range.
  open func removeAttribute(_ name: Key, range: NSRange) { change(range) { $0[name] = nil } }

  /// Replaces text, keeping the attributes of the first replaced character.
  ///
  /// Inserted text gets the attributes of the character before it, at the start those of the character after it
  /// (semantics 16.1).
  open func replaceCharacters(in range: NSRange, with string: String) {
    var attributes: [Key: Any] = [:]
    if range.length > 0 {
      attributes = self.attributes(at: range.location).attributes
    } else if length > 0 {
      attributes = self.attributes(at: max(range.location - 1, 0)).attributes
    }
    replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
  }

  /// Replaces a range with attributed text.
  open func replaceCharacters(in range: NSRange, with attributed: NSAttributedString) {
    let (tail, middle) = (cut(NSRange(range.upperBound..<length)), attributed.runs)
    runs = joined(cut(NSRange(0..<range.location)) + middle + tail)
    units.replaceSubrange(range.lowerBound..<range.upperBound, with: attributed.units)
  }

  /// Appends text.
  open func append(_ attributed: NSAttributedString) { insert(attributed, at: length) }

  /// Inserts text at a location.
  open func insert(_ attributed: NSAttributedString, at location: Int) {
    replaceCharacters(in: NSRange(location: location, length: 0), with: attributed)
  }

  /// Deletes a range.
  open func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: NSAttributedString(string: "")) }

  /// Replaces everything with another string.
  open func setAttributedString(_ attributed: NSAttributedString) {
    replaceCharacters(in: NSRange(0..<length), with: attributed)
  }

  /// Called before related changes; has no effect in this implementation.
  open func beginEditing() {}
  /// Called after related changes; has no effect in this implementation.
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
