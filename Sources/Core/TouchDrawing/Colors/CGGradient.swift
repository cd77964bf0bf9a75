import TouchGeometry

/// Colors at places from 0 to 1, with a smooth transition from each to the next.
/// https://developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable, Hashable {
  /// A color at a place.
  package struct Stop: Hashable, Sendable {
    package let location: CGFloat
    package let color: CGColor
  }

  /// The colors, sorted by place; never empty.
  package let stops: [Stop]

  /// A gradient of colors at places from 0 to 1.
  ///
  /// - Parameters:
  ///   - colors: at least one; two at the same place make a sharp edge.
  ///   - locations: one for each color, in any order; nil for even distances from 0 to 1.
  /// - Returns: nil when there is no color or the numbers of colors and places differ.
  public init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    let even = { (index: Int) in colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0 }
    let stops = colors.enumerated().map { index, color in
      Stop(location: min(max(locations?[index] ?? even(index), 0), 1), color: color)
    }
    // Colors at the same place keep their order.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// Whether two gradients have the same colors at the same places.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right || left.stops == right.stops }
  /// Feeds the colors and places.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient goes on beyond its ends, in the color of the end.
/// https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32
  /// Options of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start, or inside the first circle.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end, or outside the last circle.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A gradient and where it is drawn.
public struct GradientFill: Sendable, Equatable {
  /// The course of the colors, in the space of the moment.
  package enum Course: Sendable, Equatable {
    /// Across a line from the first place to the second.
    case linear(CGPoint, CGPoint)
    /// From one circle to another.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    /// Around a place, beginning at an angle and going from the x axis to the y axis.
    case conic(CGPoint, CGFloat)
  }

  package let gradient: CGGradient
  package let course: Course
  package let options: CGGradientDrawingOptions
  /// From 0 to 1; multiplies that of the colors.
  package let opacity: CGFloat
}
