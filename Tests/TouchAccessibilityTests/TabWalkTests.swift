import Testing
import TouchHeadless
import TouchScenes
import TouchTesting
import UIKit

@testable import Mail
@testable import Mixer
@testable import TouchAccessibility

/// Walks through windows by Tab alone: what can be used can be reached, and left again.
@MainActor @Suite struct TabWalkTests {
  /// The roles of objects that a user can operate.
  private static let operable: Set<AccessibleRole> = [
    .pushButton, .toggleButton, .slider, .spinButton, .entry, .passwordText, .text, .list, .table, .pageTab,
  ]

  /// Presses Tab through a window; returns what is wrong, one line each.
  private func walk(_ application: UIApplication, _ window: UIWindow, _ press: () -> Void) -> [String] {
    let model = AccessibilityModel(application)
    let wanted = model.tree.objects.filter {
      Self.operable.contains($0.value.role) && $0.value.states.contains(.sensitive) && $0.value.role != .text
    }
    var visited: [UIView] = []
    for _ in 0..<(2 * wanted.count + 10) {
      press()
      guard let view = window.windowScene?.focusSystem.focusedItem ?? window.firstResponder as? UIView else { continue }
      visited.append(view)
    }
    var wrong: [String] = []
    if let last = visited.last, visited.suffix(3).allSatisfy({ $0 === last }), wanted.count > 1 {
      wrong.append("Tab stays in \(type(of: last))")
    }
    for (number, facts) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let view = model.registry.object(number) as? UIView else { continue }
      let isReached = visited.contains { view.isDescendant(of: $0) || $0.isDescendant(of: view) }
      if !isReached { wrong.append("Tab does not reach \(facts.role.name) \(facts.name)") }
    }
    return wrong
  }

  @Test func everyControlOfTheScenesIsReachedByTabAndLeft() throws {
    var wrong: [String] = []
    // Controls inside of rows are not reached by keys; the list itself is.
    for entry in BuiltInScenes.entries where entry.name != "views-in-rows" {
      let scene = try BuiltInScenes.library.scene(entry.name).scene
      let program = HeadlessApplication(size: scene.size)
      let stage = SceneStage(scene, for: program.application)
      stage.install(in: program.window)
      program.advance(to: program.now)
      func key(_ isDown: Bool) {
        program.send(.key(code: 43, characters: "\t", isDown: isDown, timestamp: program.now))
      }
      wrong += walk(program.application, program.window) {
        key(true)
        key(false)
      }.map { "\(entry.name): \($0)" }
      withExtendedLifetime(stage) {}
    }
    #expect(wrong == [])
  }

  @Test func everyControlOfTheExamplesIsReachedByTabAndLeft() throws {
    let defaults = try #require(UserDefaults(suiteName: "touchstone-tab-\(getpid())"))
    let pages: [(String, UIViewController)] = [
      ("Mixer", UINavigationController(rootViewController: ChannelList(Desk(defaults)))),
      ("Mixer's channel", UINavigationController(rootViewController: ChannelPage(Desk(defaults), 0))),
      ("Mail", MailController(Post())),
    ]
    var wrong: [String] = []
    for (name, page) in pages {
      let stage = TouchStage(size: CGSize(width: 960, height: 640), rootViewController: page)
      stage.wait(1)
      wrong += walk(UIApplication.shared, stage.window) { stage.typeKey(.keyboardTab) }.map { "\(name): \($0)" }
    }
    #expect(wrong == [])
  }
}
