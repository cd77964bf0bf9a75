import TouchDrawing
import TouchGeometry

/// How a layer's image is placed in its bounds.
/// https://developer.apple.com/documentation/quartzcore/calayercontentsgravity
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name; an unknown one is treated as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretches the image to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scales the image to fit in the bounds, keeping its aspect ratio, centered.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scales the image to cover the bounds, keeping its aspect ratio, centered.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Centers the image at its original size, one pixel per point.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

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

extension CALayer {
  /// Draws the image that is the layer's content.
  func paintContents(_ bounds: CGRect) {
    guard let contents, let image = contents as? CGImage, !bounds.isEmpty else { return }
    let mode: UIView.ContentMode
    switch contentsGravity {
    case .resizeAspect: mode = .scaleAspectFit
    case .resizeAspectFill: mode = .scaleAspectFill
    case .center: mode = .center
    case _: mode = .scaleToFill
    }
    let picture = UIImage(cgImage: image)
    let own = CGRect(origin: .zero, size: picture.size)
    guard !own.isEmpty else { return }
    picture.draw(in: own.applying(mode.placement(of: own, in: bounds)))
  }
}

extension DisplayList.Path {
  /// Adds a rectangle with some rounded corners.
  mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    addRoundedRect(
      rect, radii: CGSize(width: radius, height: radius),
      corners: (
        corners.contains(.layerMinXMinYCorner), corners.contains(.layerMaxXMinYCorner),
        corners.contains(.layerMaxXMaxYCorner), corners.contains(.layerMinXMaxYCorner)
      ))
  }
}
