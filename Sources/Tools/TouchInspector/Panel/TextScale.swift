import TouchDrawing
import TouchGeometry
import TouchKit

/// The factor by which the inspector's texts, symbols and distances are larger than at the default text size.
///
/// It follows the preferred content size category, and so the desktop's text scale. The scene on the stage does not:
/// its texts follow by the rules of the kit.
@MainActor enum TextScale {
  /// The minimum size in enlarged points of a window with a scene, so that the panels have room in it.
  static let minimum = CGSize(width: 320, height: 240)
  /// The same of a window for a running app, which has a tree in place of the scene and folds nothing.
  static let minimumOfLiving = CGSize(width: 640, height: 400)
  /// The factor is a multiple of this, so that most lines begin at whole pixels.
  private static let step: CGFloat = 1 / 8

  /// Returns the factor for a window: the size of body text relative to its default size.
  ///
  /// It is at least 1, because the smallest texts of the inspector would be illegible, and in a small window at most
  /// what leaves `minimum`.
  static func factor(
    _ traits: UITraitCollection, in window: CGSize, minimum: CGSize = minimum
  ) -> CGFloat {
    let usual = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    ).pointSize
    let wanted = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / usual
    let maximum = min(window.width / minimum.width, window.height / minimum.height)
    return max(1, min((wanted / step).rounded(), (maximum / step).rounded(.down)) * step)
  }
}

extension UIView {
  /// Fills a rectangle of the superview, with everything in the view enlarged by a factor.
  func fill(_ rect: CGRect, enlargedBy factor: CGFloat) {
    transform = factor == 1 ? .identity : CGAffineTransform(scaleX: factor, y: factor)
    bounds = CGRect(origin: .zero, size: CGSize(width: rect.width / factor, height: rect.height / factor))
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}

extension CGRect {
  /// The rectangle in coordinates that are larger by a factor.
  func times(_ factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
