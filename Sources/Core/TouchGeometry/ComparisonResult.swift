#if !FoundationGeometry
/// Which of two things comes first.
public enum ComparisonResult: Int, Sendable {
  /// The first one.
  case orderedAscending = -1
  /// Neither.
  case orderedSame
  /// The second one.
  case orderedDescending
}
#endif
