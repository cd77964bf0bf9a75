import TouchDrawing
import TouchGeometry
import TouchKit

/// The pictures of a slider.
@MainActor final class SliderImages {
  var thumbs = StateTable<UIImage>()
  var minimumTracks = StateTable<UIImage>()
  var maximumTracks = StateTable<UIImage>()
  var least: UIImage?
  var most: UIImage?

  /// The height of the highest picture that is seen.
  var height: CGFloat {
    [least, most, thumbs[.normal]].compactMap { $0?.size.height }.max() ?? 0
  }
}

extension UISlider {
  /// A picture at the left end, such as a quiet loudspeaker; nil, the default, for none.
  ///
  /// One that is a template is drawn in the tint. A click on it does nothing.
  public var minimumValueImage: UIImage? {
    get { images?.least }
    set { change { $0.least = newValue } }
  }

  /// A picture at the right end; nil, the default, for none.
  public var maximumValueImage: UIImage? {
    get { images?.most }
    set { change { $0.most = newValue } }
  }

  /// Sets what is drawn for the knob in a state, in its own size; nil for what is drawn in the normal one.
  ///
  /// The knob can be taken where it is drawn, and in 44 points by 44 at least.
  public func setThumbImage(_ image: UIImage?, for state: State) { change { $0.thumbs.set(image, for: state) } }

  /// Sets what is drawn for the track left of the knob in a state, as high as it is and stretched in its width; nil for
  /// what is drawn in the normal one.
  ///
  /// Give it cap insets if its ends are not to be stretched.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    change { $0.minimumTracks.set(image, for: state) }
  }

  /// Sets what is drawn for the track right of the knob in a state; as `setMinimumTrackImage(_:for:)`.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    change { $0.maximumTracks.set(image, for: state) }
  }

  /// What was set for a state, or else for the normal one; nil when nothing was.
  public func thumbImage(for state: State) -> UIImage? { images?.thumbs[state] }
  /// What was set for a state, or else for the normal one; nil when nothing was.
  public func minimumTrackImage(for state: State) -> UIImage? { images?.minimumTracks[state] }
  /// What was set for a state, or else for the normal one; nil when nothing was.
  public func maximumTrackImage(for state: State) -> UIImage? { images?.maximumTracks[state] }

  /// What is drawn for the knob at present; nil for the knob of the kit.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// What is drawn for the track left of the knob at present; nil for the track of the kit.
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// What is drawn for the track right of the knob at present; nil for the track of the kit.
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private func change(_ body: (SliderImages) -> Void) {
    let images = images ?? SliderImages()
    self.images = images
    body(images)
    invalidateSize()
    setNeedsDisplay()
  }

  /// Draws a slider that has pictures: what has none is as the kit draws it.
  func drawWithImages(_ track: CGRect, _ knob: CGRect, _ filled: UIColor, _ rest: UIColor) {
    guard let images else { return }
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    if let image = images.least {
      drawImage(image, in: minimumValueImageRect(forBounds: bounds), tint: controlTint, alpha: alpha)
    }
    if let image = images.most {
      drawImage(image, in: maximumValueImageRect(forBounds: bounds), tint: controlTint, alpha: alpha)
    }
    let strength = isEnabled ? 1 : ControlTuning.disabledFill
    draw(currentMaximumTrackImage, rest.faded(strength), track, alpha)
    draw(
      currentMinimumTrackImage, filled.faded(strength),
      CGRect(x: track.minX, y: track.minY, width: max(knob.midX - track.minX, 0), height: track.height), alpha)
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
