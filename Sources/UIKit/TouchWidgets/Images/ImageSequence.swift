import TouchDrawing
import TouchGeometry
import TouchLoop

/// How far an image view is with pictures that it shows one after the other.
@MainActor final class ImageSequence {
  /// The least time that a picture is shown, in seconds: what is quicker than the screen is seen by nobody.
  static let least: TimeInterval = 1.0 / 60
  private let images: [UIImage]
  /// The seconds that each is shown.
  let step: TimeInterval
  /// How many rounds there are; 0 for without an end.
  private let rounds: Int
  private var index = 0
  private var round = 1
  var timer: LoopTimer?

  /// - Parameters:
  ///   - images: at least one.
  ///   - duration: of all together, in seconds; what is not more than 0 means a thirtieth of a second each.
  ///   - rounds: 0 for without an end.
  init(_ images: [UIImage], lasting duration: TimeInterval, rounds: Int) {
    let count = Double(images.count)
    let whole = duration > 0 && duration.isFinite ? duration : count / 30
    (self.images, self.step, self.rounds) = (images, max(whole / count, ImageSequence.least), rounds)
  }

  var shown: UIImage { images[index] }

  /// Goes on to the next picture; false at the end of the last round.
  func advance() -> Bool {
    index += 1
    guard index == images.count else { return true }
    index = 0
    round += 1
    return rounds <= 0 || round <= rounds
  }
}
