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
