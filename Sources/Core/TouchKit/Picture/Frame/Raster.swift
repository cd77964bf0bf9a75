import TouchDrawing
import TouchGeometry

/// The picture that is drawn instead of a view and its subviews, until one of them changes.
@MainActor final class Raster {
  /// The pixels of the picture per point of the view.
  var scale: CGFloat
  /// Whether the view or a subview may have changed since the picture was composed.
  var isStale = true
  private var source: StoredDrawing?

  init(scale: CGFloat) { self.scale = scale }

  /// Returns the picture of a view.
  func fill(of view: UIView, opacity: CGFloat) -> PictureFill {
    PictureFill(source: drawing(of: view), scale: scale, opacity: opacity)
  }

  private func drawing(of view: UIView) -> StoredDrawing {
    if !isStale, let source { return source }
    let list = FramePass.raster(of: view)
    isStale = false
    // The view was moved, or has its former appearance.
    if let source, source.list == list { return source }
    let made = StoredDrawing(list)
    source = made
    return made
  }

}

extension CALayer {
  /// Whether the layer and its sublayers are drawn as a picture, which is stored until one of them changes; false by
  /// default.
  ///
  /// The picture contains the shadow and the mask, and not the opacity. It saves time if the content is expensive and
  /// changes rarely, such as a shadow without a `shadowPath`. A picture whose pixels are those of the display is moved
  /// to whole pixels, and its pixels are those of drawing the layer there; otherwise it is stretched, and looks softer.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/shouldrasterize
  public var shouldRasterize: Bool {
    get { view?.rare?.effects?.raster != nil }
    set {
      guard newValue != shouldRasterize else { return }
      let scale = rasterizationScale
      changeEffects { $0.raster = newValue ? Raster(scale: scale) : nil }
    }
  }

  /// The pixels of the picture of a layer with `shouldRasterize` per point; 1 by default.
  ///
  /// Set it to the scale of the screen. Values that are not finite or not above 0 are refused and reported.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/rasterizationscale
  public var rasterizationScale: CGFloat {
    get { view?.rare?.effects?.rasterScale ?? 1 }
    set {
      guard newValue.isFinite, newValue > 0 else {
        return UsageError.report(
          "CALayer.rasterizationScale: \(newValue) is not a finite number above 0 and was refused")
      }
      changeEffects {
        $0.rasterScale = newValue
        $0.raster?.scale = newValue
      }
    }
  }
}
