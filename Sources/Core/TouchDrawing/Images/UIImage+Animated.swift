import TouchGeometry

/// What an animated image shows one after the other.
struct ImageFrames: Sendable, Equatable {
  let images: [UIImage]
  /// All of them together, in seconds.
  let duration: TimeInterval

  init(_ images: [UIImage], _ duration: TimeInterval) { (self.images, self.duration) = (images, duration) }
}

extension UIImage {
  /// The images that an animated image shows one after the other; nil for an image that stands still.
  public var images: [UIImage]? { frames?.images }

  /// How long all images of an animated image take together, in seconds; 0 for an image that stands still.
  public var duration: TimeInterval { frames?.duration ?? 0 }

  /// An image that shows others one after the other, again and again, as long as an image view shows it.
  ///
  /// Drawn elsewhere it is its first image, whose size and scale it has. Image views show the others in their size, too, so
  /// give it images of one size. https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)
  ///
  /// - Parameters:
  ///   - images: in their order; of one that is animated itself, its images.
  ///   - duration: of all together, in seconds; what is not more than 0 means a thirtieth of a second each.
  /// - Returns: nil without any image that has pixels.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    let all = images.flatMap { $0.images ?? [$0] }
    guard let first = all.first(where: { $0.cgImage != nil }) else { return nil }
    let usual = Double(all.count) / 30
    return UIImage(
      first.image, scale: first.scale, mode: first.renderingMode, growth: first.growth,
      frames: ImageFrames(all, duration > 0 && duration.isFinite ? duration : usual))
  }

  /// An image that shows those of the program one after the other whose names are a text with 0, 1, 2 and so on after it,
  /// up to the first that is missing; they may begin with 1.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/animatedimagenamed(_:duration:)
  ///
  /// - Parameters:
  ///   - name: what the names begin with.
  ///   - duration: of all together, in seconds.
  /// - Returns: nil if there is none of them.
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
