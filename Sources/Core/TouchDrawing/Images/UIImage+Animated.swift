import TouchGeometry

/// The frames of an animated image.
struct ImageFrames: Sendable, Equatable {
  let images: [UIImage]
  /// The total duration, in seconds.
  let duration: TimeInterval

  init(_ images: [UIImage], _ duration: TimeInterval) { (self.images, self.duration) = (images, duration) }
}

extension UIImage {
  /// The frames of an animated image; nil for a static image.
  public var images: [UIImage]? { frames?.images }

  /// The total duration of an animated image, in seconds; 0 for a static image.
  public var duration: TimeInterval { frames?.duration ?? 0 }

  /// Returns an image that cycles through other images while an image view shows it.
  ///
  /// Elsewhere the first image is drawn. The result has the size and scale of the first image, and image views show the
  /// others in that size too, so use images of the same size. https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)
  ///
  /// - Parameters:
  ///   - images: The frames in order; an image that is itself animated contributes its frames.
  ///   - duration: The total duration in seconds; 0 or less means a thirtieth of a second for each frame.
  /// - Returns: nil without any image that has pixels.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    let all = images.flatMap { $0.images ?? [$0] }
    guard let first = all.first(where: { $0.cgImage != nil }) else { return nil }
    let usual = Double(all.count) / 30
    return UIImage(
      first.image, scale: first.scale, mode: first.renderingMode, growth: first.growth,
      frames: ImageFrames(all, duration > 0 && duration.isFinite ? duration : usual))
  }

  /// Returns an animated image of the app's images that share a name followed by 0, 1, 2 and so on.
  ///
  /// The sequence ends at the first missing number; it may begin with 1.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/animatedimagenamed(_:duration:)
  ///
  /// - Parameters:
  ///   - name: The common beginning of the names.
  ///   - duration: The total duration in seconds.
  /// - Returns: nil if there are no such images.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }
}
