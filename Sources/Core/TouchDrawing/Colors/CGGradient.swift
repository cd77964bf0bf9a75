import TouchGeometry

/// Colors at locations from 0 to 1, with smooth transitions between them.
///
/// https://developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable, Hashable {
  /// A color at a location.
  package struct Stop: Hashable, Sendable {
    package let location: CGFloat
    package let color: CGColor
  }

  /// The colors, sorted by location; never empty.
  package let stops: [Stop]

  /// Creates a gradient of colors at locations from 0 to 1.
  ///
  /// - Parameters:
  ///   - colors: At least one; two at the same location make a sharp edge.
  ///   - locations: One for each color, in any order; nil for even distances from 0 to 1.
  /// - Returns: nil if there is no color or the numbers of colors and locations differ.
  public init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    let even = { (index: Int) in colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0 }
    let stops = colors.enumerated().map { index, color in
      Stop(location: min(max(locations?[index] ?? even(index), 0), 1), color: color)
    }
    // Colors at the same location keep their order.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// Whether two gradients have the same colors at the same locations.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right || left.stops == right.stops }
  /// Hashes the colors and locations.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient extends beyond its ends, in the color of the end.
///
/// https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options from the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start, or inside the first circle.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end, or outside the last circle.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A gradient and its placement.
public struct GradientFill: Sendable, Equatable {
  /// The placement of the colors, in the coordinate space at the time of drawing.
  package enum Course: Sendable, Equatable {
    /// Along a line from the first point to the second.
    case linear(CGPoint, CGPoint)
    /// From one circle to another.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    /// Around a point, starting at an angle and turning from the x axis to the y axis.
    case conic(CGPoint, CGFloat)
  }

  package let gradient: CGGradient
  package let course: Course
  package let options: CGGradientDrawingOptions
  /// The opacity from 0 to 1, multiplied with that of the colors.
  package let opacity: CGFloat
}
