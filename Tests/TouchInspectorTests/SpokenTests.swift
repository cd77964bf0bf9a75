import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// What a screen reader finds in the window: every text that is drawn, every area that can be pressed.
@MainActor @Suite struct SpokenTests {
  private func elements(_ shown: Shown) -> [PanelElement] {
    shown.program.advance(to: shown.program.now)
    let windows = shown.program.scene.windows.filter { $0 !== shown.window }
    return windows.flatMap { $0.accessibleElementsInOrder }.compactMap { $0 as? PanelElement }
  }

  private func words(_ shown: Shown) -> [String] {
    elements(shown).map { [$0.accessibilityLabel, $0.accessibilityValue].compactMap { $0 }.joined(separator: ": ") }
  }

  @Test("every visible text of the boards and of the list is read, on every tab", arguments: Session.Tab.allCases)
  func everything(_ tab: Session.Tab) throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play()
    shown.session.tab = tab
    shown.session.choose(shown.stage.recognizer(named: "swipe"))
    let read = words(shown).joined(separator: "\n")
    for board in shown.inspector.boards where !(board is LanesBoard) {
      for (index, text) in board.texts.enumerated() where !board.isCovered(text: index) {
        guard board.bounds.contains(CGPoint(x: text.rect.midX, y: text.rect.midY)) else { continue }
        // Signs are read as words.
        if ["−", "+"].contains(text.text) { continue }
        #expect(read.contains(text.text), "\(text.text)")
      }
    }
    for text in shown.list.texts where text.rect.minY > SceneList.top && text.rect.maxY < shown.list.bounds.maxY {
      if ["cure", "cured"].contains(text.text) { continue }
      #expect(read.contains(text.text), "\(text.text)")
    }
  }

  @Test("a lane says what happened, why and by whom; a press chooses it, and the explanation is about it")
  func lanes() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play()
    shown.inspector.keyboard.lanes.fit()
    let lane = try #require(elements(shown).first { $0.accessibilityLabel == "swipe (card)" })
    #expect(lane.accessibilityValue?.contains("failed, prevented (pan)") == true, "\(lane.accessibilityValue ?? "")")
    expectEqual(lane.accessibilityCustomActions?.map(\.name), ["Collapse the lane", "Pin the lane"])
    #expect(!lane.accessibilityTraits.contains(.selected) && lane.accessibilityActivate())
    let again = try #require(elements(shown).first { $0.accessibilityLabel == "swipe (card)" })
    #expect(again === lane && again.accessibilityTraits.contains(.selected), "the object is the same")
    #expect(shown.session.object === shown.stage.recognizer(named: "swipe"))
    #expect(
      lane.accessibilityCustomActions?[0].actionHandler?(try #require(lane.accessibilityCustomActions?[0])) == true)
    let narrow = try #require(elements(shown).first { $0.accessibilityLabel == "swipe (card)" })
    expectEqual(narrow.accessibilityCustomActions?.first?.name, "Expand the lane")
  }

  @Test("relations, switches and tags of the stage are sentences, not pictures")
  func pictures() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play(until: 0.05)
    shown.session.tab = .relations
    #expect(words(shown).contains { $0.hasPrefix("swipe, on card, ") && $0.contains("prevent each other") })
    #expect(words(shown).contains("card: hit"))
    shown.session.choose(shown.stage.recognizer(named: "pan"))
    shown.session.tab = .flags
    let flag = try #require(elements(shown).first { $0.accessibilityLabel == "cancelsTouchesInView" })
    #expect(flag.accessibilityTraits == .toggleButton && flag.accessibilityValue == "1")
    #expect(flag.accessibilityActivate())
    let off = try #require(elements(shown).first { $0.accessibilityLabel == "cancelsTouchesInView" })
    expectEqual(off.accessibilityValue, "0")
    #expect(shown.stage.recognizer(named: "pan")?.cancelsTouchesInView == false)
  }

  @Test("what the keys move to is announced")
  func keys() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play()
    var heard: [String] = []
    shown.program.application.accessibilityListener = { _, argument in heard.append("\(argument ?? "")") }
    shown.key(.keyboardDownArrow)
    #expect(heard.first?.hasPrefix("Scenes: ") == true, "\(heard)")
    heard = []
    while shown.inspector.keyboard.region != .lanes { shown.key(.keyboardTab) }
    shown.key(.keyboardDownArrow)
    #expect(heard.last?.hasPrefix("Lanes: ") == true && heard.last != "Lanes: ", "\(heard)")
    while shown.inspector.keyboard.region != .details { shown.key(.keyboardTab) }
    #expect(heard.last?.hasPrefix("Details: ") == true && heard.last != "Details: ", "\(heard)")
  }
}
