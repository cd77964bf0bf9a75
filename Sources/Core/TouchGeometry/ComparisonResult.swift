#if !FoundationGeometry
/// The order of two values.
public enum ComparisonResult: Int, Sendable {
  /// The first value comes first.
  case orderedAscending = -1
  /// The values are equal.
  case orderedSame
  /// The second value comes first.
  case orderedDescending
}
#endif
