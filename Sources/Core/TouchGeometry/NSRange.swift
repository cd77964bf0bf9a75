#if !FoundationGeometry
/// A range of UTF-16 units: where it begins and how many there are.
public struct NSRange: Hashable, Sendable {
  /// The first unit, or `NSNotFound`.
  public var location: Int
  /// How many units.
  public var length: Int

  /// A range of nothing at the beginning.
  public init() { self.init(location: 0, length: 0) }

  /// A range of a place and a length.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// A range of units.
  public init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

  /// The first unit.
  public var lowerBound: Int { location }
  /// The unit after the last one.
  public var upperBound: Int { location + length }

  /// Whether a unit is in it.
  public func contains(_ index: Int) -> Bool { index >= location && index < upperBound }

  /// What two ranges have in common; nil when that is nothing.
  public func intersection(_ other: NSRange) -> NSRange? {
    let (low, high) = (max(location, other.location), min(upperBound, other.upperBound))
    return low < high ? NSRange(location: low, length: high - low) : nil
  }

  /// The smallest range around both.
  public func union(_ other: NSRange) -> NSRange {
    let low = min(location, other.location)
    return NSRange(location: low, length: max(upperBound, other.upperBound) - low)
  }
}

/// What stands for a place that does not exist.
public let NSNotFound = Int.max

/// A range of a place and a length.
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

/// The unit after the last one of a range.
public func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }

/// Whether a unit is in a range.
public func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }

extension Range where Bound == Int {
  /// The units of a range; nil for one that is not found.
  public init?(_ range: NSRange) {
    guard range.location != NSNotFound, range.length >= 0 else { return nil }
    self = range.location..<range.upperBound
  }
}

extension NSRange {
  /// The units of a range of a string's places.
  public init(_ range: Range<String.Index>, in string: String) {
    let start = string.utf16.distance(from: string.startIndex, to: range.lowerBound)
    self.init(
      location: start, length: string.utf16.distance(from: range.lowerBound, to: range.upperBound))
  }
}

extension Range where Bound == String.Index {
  /// The places of a range of units in a string; nil where the string has none or a pair would be cut.
  public init?(_ range: NSRange, in string: String) {
    guard let units = Range<Int>(range), units.upperBound <= string.utf16.count, units.lowerBound >= 0 else {
      return nil
    }
    let low = string.utf16.index(string.startIndex, offsetBy: units.lowerBound)
    let high = string.utf16.index(low, offsetBy: units.count)
    guard String.Index(low, within: string.unicodeScalars) != nil,
      String.Index(high, within: string.unicodeScalars) != nil
    else { return nil }
    self = low..<high
  }
}
#endif
