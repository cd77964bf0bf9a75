import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

/// Animations on the clock of a player: they take the input's time, and no other (semantics 10.2).
@MainActor @Suite struct AnimationPlayTests {
  /// Plays an input into a scene with a box before a wall; the box goes from the left to the right from 0.5 to 1.
  private func log(_ options: UIView.AnimationOptions, _ input: String) throws -> [String] {
    let input = try InputFile.read(
      Array(
        (#"{"format":"touchstone-input","version":1,"size":[390,640]}"# + "\n" + fingers(input)).utf8),
      file: "input.jsonl", sceneSize: CGSize(width: 390, height: 640))
    let player = try player(views(view("wall", "0 0 390 640"), view("box", "0 0 100 100")), "")
    let box = try #require(player.stage.view(named: "box"))
    var completions: [String] = []
    _ = player.application.loop.schedule(at: 0.5) {
      UIView.animate(withDuration: 0.5, delay: 0, options: options) {
        box.frame.origin.x = 290
      } completion: {
        completions.append("completed \($0) after \(player.stage.log.count) lines")
      }
    }
    player.play(input)
    return player.stage.log + completions
  }

  private let taps =
    "d1 50 50 0.2, u1 50 50 0.3, d1 50 50 0.6, u1 50 50 0.7, d1 340 50 0.8, u1 340 50 1.1, d1 340 50 1.2, u1 340 50 1.3"

  @Test("10.2: what is animated lets touches through to what is behind it, from the first frame to the last")
  func ignored() throws {
    try expectEqual(
      log([], taps),
      [
        "0.200 box touchesBegan 1", "0.300 box touchesEnded 1", "0.600 wall touchesBegan 1",
        "0.700 wall touchesEnded 1",
        "0.800 wall touchesBegan 1", "1.100 wall touchesEnded 1", "1.200 box touchesBegan 1",
        "1.300 box touchesEnded 1",
        "completed true after 5 lines",
      ])
  }

  @Test("10.2: if it is allowed, it is hit where it is going to be")
  func allowed() throws {
    try expectEqual(
      log(.allowUserInteraction, taps),
      [
        "0.200 box touchesBegan 1", "0.300 box touchesEnded 1", "0.600 wall touchesBegan 1",
        "0.700 wall touchesEnded 1",
        "0.800 box touchesBegan 1", "1.100 box touchesEnded 1", "1.200 box touchesBegan 1", "1.300 box touchesEnded 1",
        "completed true after 5 lines",
      ])
  }
}
