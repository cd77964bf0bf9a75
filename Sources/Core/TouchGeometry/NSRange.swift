#if !FoundationGeometry
/// A range of UTF-16 units: its start and its length.
public struct NSRange: Hashable, Sendable {
  /// The first unit, or `NSNotFound`.
  public var location: Int
  /// The number of units.
  public var length: Int

  /// Creates an empty range at the beginning.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range with a location and a length.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// Creates a range from a range of units.
  public init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

  /// The first unit.
  public var lowerBound: Int { location }
  /// The unit after the last one.
  public var upperBound: Int { location + length }

  /// Whether the range contains a unit.
  public func contains(_ index: Int) -> Bool { index >= location && index < upperBound }

  /// Returns the common part of the ranges; nil if it is empty.
  public func intersection(_ other: NSRange) -> NSRange? {
    let (low, high) = (max(location, other.location), min(upperBound, other.upperBound))
    return low < high ? NSRange(location: low, length: high - low) : nil
  }

  /// Returns the smallest range that contains both.
  public func union(_ other: NSRange) -> NSRange {
    let low = min(location, other.location)
    return NSRange(location: low, length: max(upperBound, other.upperBound) - low)
  }
}

/// The value that represents a missing location.
public let NSNotFound = Int.max

/// Returns a range with a location and a length.
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

/// Returns the unit after the last one of a range.
public func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }

/// Whether a range contains a unit.
public func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }

extension Range where Bound == Int {
  /// Creates a range of the units of another; nil if its location is `NSNotFound`.
  public init?(_ range: NSRange) {
    guard range.location != NSNotFound, range.length >= 0 else { return nil }
    self = range.location..<range.upperBound
  }
}

extension NSRange {
  /// Creates a range of UTF-16 units from a range of string indices.
  public init(_ range: Range<String.Index>, in string: String) {
    let start = string.utf16.distance(from: string.startIndex, to: range.lowerBound)
    self.init(
      location: start, length: string.utf16.distance(from: range.lowerBound, to: range.upperBound))
  }
}

extension Range where Bound == String.Index {
  /// Creates a range of string indices from UTF-16 units; nil if the units are outside the string or split a surrogate
  /// pair.
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
