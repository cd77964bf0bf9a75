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

  init(_ images: [UIImage], step: TimeInterval, rounds: Int) {
    (self.images, self.step, self.rounds) = (images, step, rounds)
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
