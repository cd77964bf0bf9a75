import TouchDrawing
import TouchGeometry

/// How a layer's picture lies in its bounds.
/// https://developer.apple.com/documentation/quartzcore/calayercontentsgravity
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name; an unknown one counts as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits without changing its shape, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds without changing its shape, in the middle.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// As large as it is, one pixel a point, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

/// Which corners of a layer are rounded. https://developer.apple.com/documentation/quartzcore/cacornermask
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension CALayer {
  /// Draws the picture that is the layer's content.
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
  /// Adds a rectangle, some of whose corners are rounded.
  mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    addRoundedRect(
      rect, radii: CGSize(width: radius, height: radius),
      corners: (
        corners.contains(.layerMinXMinYCorner), corners.contains(.layerMaxXMinYCorner),
        corners.contains(.layerMaxXMaxYCorner), corners.contains(.layerMinXMaxYCorner)
      ))
  }
}
