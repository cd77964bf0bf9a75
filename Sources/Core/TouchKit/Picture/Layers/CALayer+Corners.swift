import TouchDrawing
import TouchGeometry

/// The rounded corners of a layer. https://developer.apple.com/documentation/quartzcore/cacornermask
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a mask of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of the rounded corners of a layer.
/// https://developer.apple.com/documentation/quartzcore/calayercornercurve
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Creates a curve with the given name; an unknown one is treated as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins farther from the corner, so that the curvature of the outline has no jumps (semantics 46.13).
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// Returns the length of a corner along an edge, in multiples of the corner radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? DisplayList.Path.continuousLength : 1
  }

  func changeCornerCurve(_ curve: CALayerCornerCurve) {
    guard let view, (curve == .continuous) != (view.rare?.isContinuous ?? false) else { return }
    view.ensuredRare.isContinuous = curve == .continuous
    if paints { view.requestDisplay() }
    view.requestFrame()
  }
}

extension DisplayList.Path {
  /// Adds a rectangle with some rounded corners.
  mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat, corners: CACornerMask, isContinuous: Bool) {
    let rounded = (
      corners.contains(.layerMinXMinYCorner), corners.contains(.layerMaxXMinYCorner),
      corners.contains(.layerMaxXMaxYCorner), corners.contains(.layerMinXMaxYCorner)
    )
    if isContinuous {
      addContinuousRect(rect, radius: radius, corners: rounded)
    } else {
      addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: rounded)
    }
  }
}
