import Expectations
import Testing
import TouchScenes

@testable import TouchstoneCLI

/// `touchstone read`: what a screen reader finds in a scene.
@MainActor @Suite struct ReadTests {
  @Test("47.14: every control of the built-in scenes has a name or says what it is for")
  func names() throws {
    let roles = [
      "push button", "toggle button", "slider", "spin button", "radio button", "progress bar", "entry", "list item",
    ]
    var unnamed: [String] = []
    for entry in BuiltInScenes.entries {
      for line in Command.reading(of: try Scenes.load(entry.name).scene) {
        let words = line.drop { $0 == " " }
        guard let role = roles.first(where: words.hasPrefix) else { continue }
        let rest = words.dropFirst(role.count)
        if !rest.hasPrefix(" \""), !rest.hasPrefix(" placeholder ") { unnamed.append("\(entry.name): \(words)") }
      }
    }
    expectEqual(unnamed, [])
  }

  @Test("the contents of containers are indented, one line an object")
  func lines() throws {
    expectEqual(
      Command.reading(of: try Scenes.load("slider-in-scroll").scene),
      [
        "application", "  frame", "    panel", "      label \"A slider in a scroll view\"",
        "      label \"Push the knob to the left quickly.\"", "      slider \"Volume\" 50%", "      label \"Bass\"",
        "      label \"Middle\"", "      label \"a quick drag on the knob scrolls\"",
        "      label \"the slider never receives the finger\"",
      ])
  }
}
