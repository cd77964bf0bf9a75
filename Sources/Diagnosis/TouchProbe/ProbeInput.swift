import TouchGeometry
import TouchKit

/// The fingers, keys and text of an inspector: input as from a display, in the first window scene of the app.
@MainActor final class ProbeInput {
  private let application: UIApplication
  /// The fingers that are down, with their last positions.
  private var fingers: [Int: CGPoint] = [:]
  private weak var scene: UIWindowScene?

  /// Added to the numbers of fingers, so that they differ from those of the display; input files accept them.
  private static let first = 900_000

  init(_ application: UIApplication) { self.application = application }

  /// The window scene that receives the input: the first one that is no tool.
  static func scene(of application: UIApplication) -> UIWindowScene? { application.scenes.first { !$0.isTool } }

  /// Moves a finger to a position of the surface.
  ///
  /// Ignores a phase that cannot follow the last one, such as the movement of a finger that is not down.
  func touch(_ finger: Int, _ phase: InputSample.Phase, at place: CGPoint) {
    guard let scene = Self.scene(of: application), place.x.isFinite, place.y.isFinite, (0..<10).contains(finger),
      (phase == .began) == (fingers[finger] == nil)
    else { return }
    self.scene = scene
    fingers[finger] = phase == .began || phase == .moved ? place : nil
    send(finger, phase, place, in: scene)
  }

  /// Presses or releases a key.
  func key(_ usage: Int, _ characters: String, isDown: Bool, modifiers: Int) {
    guard let scene = Self.scene(of: application) else { return }
    application.receive(
      .key(
        code: usage, characters: characters, isDown: isDown, timestamp: application.loop.now,
        modifiers: UIKeyModifierFlags(rawValue: modifiers)), in: scene)
  }

  /// Enters text, as an input method does.
  func text(_ text: String) {
    guard let scene = Self.scene(of: application), !text.isEmpty else { return }
    application.receive(.text(text, timestamp: application.loop.now), in: scene)
  }

  /// Cancels the touches of the fingers that are down.
  func withdraw() {
    guard let scene else { return }
    for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) { send(finger, .cancelled, place, in: scene) }
    fingers = [:]
  }

  private func send(_ finger: Int, _ phase: InputSample.Phase, _ place: CGPoint, in scene: UIWindowScene) {
    let sample = InputSample(
      finger: Self.first + finger, phase: phase, location: place, timestamp: application.loop.now)
    application.receive(.touches([sample]), in: scene)
  }
}
