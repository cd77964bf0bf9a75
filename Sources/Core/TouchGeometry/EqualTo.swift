// Comparisons by name, as Core Graphics declares them for code that began in Objective-C.

extension CGPoint {
  /// Whether both points have the same coordinates.
  /// https://developer.apple.com/documentation/corefoundation/cgpoint/equalto(_:)
  @inlinable public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sizes are the same.
  /// https://developer.apple.com/documentation/corefoundation/cgsize/equalto(_:)
  @inlinable public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both rectangles have the same origin and size after they are standardized.
  /// https://developer.apple.com/documentation/corefoundation/cgrect/equalto(_:)
  @inlinable public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
