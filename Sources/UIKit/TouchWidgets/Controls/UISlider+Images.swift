import TouchDrawing
import TouchGeometry
import TouchKit

/// The images of a slider.
@MainActor final class SliderImages {
  var thumbs = StateTable<UIImage>()
  var minimumTracks = StateTable<UIImage>()
  var maximumTracks = StateTable<UIImage>()
  var minimum: UIImage?
  var maximum: UIImage?

  /// The height of the highest visible image.
  var height: CGFloat {
    [minimum, maximum, thumbs[.normal]].compactMap { $0?.size.height }.max() ?? 0
  }
}

extension UISlider {
  func change(_ body: (SliderImages) -> Void) {
    let images = images ?? SliderImages()
    self.images = images
    body(images)
    invalidateSize()
    setNeedsDisplay()
  }

  /// Draws a slider that has images; parts without an image have the kit's appearance.
  func drawWithImages(_ track: CGRect, _ knob: CGRect, _ filled: UIColor, _ rest: UIColor) {
    guard let images else { return }
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    if let image = images.minimum {
      drawImage(image, in: minimumValueImageRect(forBounds: bounds), tint: controlTint, alpha: alpha)
    }
    if let image = images.maximum {
      drawImage(image, in: maximumValueImageRect(forBounds: bounds), tint: controlTint, alpha: alpha)
    }
    let strength = isEnabled ? 1 : ControlTuning.disabledFill
    draw(currentMaximumTrackImage, rest.faded(strength), track, alpha)
    draw(currentMinimumTrackImage, filled.faded(strength), part(of: track, upTo: knob.midX), alpha)
    if let image = currentThumbImage {
      return drawImage(image, in: knob, tint: thumbTintColor ?? controlTint, alpha: alpha)
    }
    let color = thumbTintColor ?? Look.knob.color
    drawKnob(knob, isEnabled ? color : color.faded(ControlTuning.disabledKnob), casts: isEnabled)
  }

  private func draw(_ image: UIImage?, _ color: UIColor, _ part: CGRect, _ alpha: CGFloat) {
    guard let image else { return color.fill(part) }
    let height = image.size.height
    let rect = CGRect(x: part.minX, y: (part.midY - height / 2).rounded(), width: part.width, height: height)
    if rect.width > 0 { drawImage(image, in: rect, tint: controlTint, alpha: alpha) }
  }
}
