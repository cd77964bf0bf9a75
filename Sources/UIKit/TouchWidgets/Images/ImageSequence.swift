import TouchDrawing
import TouchGeometry
import TouchLoop

/// The state of an image view's animation through a sequence of images.
@MainActor final class ImageSequence {
  /// The minimum duration of an image, in seconds, which is that of a frame of the display.
  static let minimum: TimeInterval = 1.0 / 60
  private let images: [UIImage]
  /// The duration of each image, in seconds.
  let step: TimeInterval
  /// The number of repetitions; 0 for no limit.
  private let rounds: Int
  private var index = 0
  private var round = 1
  var timer: LoopTimer?

  /// Creates a sequence at its first image.
  ///
  /// - Parameters:
  ///   - images: At least one image.
  ///   - duration: The duration of the whole sequence, in seconds; 0 or less means a thirtieth of a second for each
  ///     image.
  ///   - rounds: The number of repetitions; 0 for no limit.
  init(_ images: [UIImage], lasting duration: TimeInterval, rounds: Int) {
    let count = Double(images.count)
    let whole = duration > 0 && duration.isFinite ? duration : count / 30
    (self.images, self.step, self.rounds) = (images, max(whole / count, ImageSequence.minimum), rounds)
  }

  var shown: UIImage { images[index] }

  /// Advances to the next image; returns false at the end of the last repetition.
  func advance() -> Bool {
    index += 1
    guard index == images.count else { return true }
    index = 0
    round += 1
    return rounds <= 0 || round <= rounds
  }
}
