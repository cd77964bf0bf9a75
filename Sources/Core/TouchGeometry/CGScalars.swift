#if !FoundationGeometry
/// A coordinate or length in points.
///
/// Without the `FoundationGeometry` trait it is a `Double`.
public typealias CGFloat = Double

/// A duration or a point in time, in seconds.
public typealias TimeInterval = Double
#endif
