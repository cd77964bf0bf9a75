import TouchGeometry

/// What to draw, as a value: recorded once, compared, kept, and rastered anywhere.
public struct DisplayList: Sendable, Equatable {
  /// An empty list.
  public init() {}
}
