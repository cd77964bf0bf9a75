import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// The mark of the view that has the focus: on the stage and in the tab Touch.
@MainActor @Suite(.serialized) struct FocusTests {
  /// The name of the view with the focus as the stage marks it; nil without a mark.
  private func marked(_ shown: Shown) -> String? {
    shown.program.advance(by: 0.01)
    let texts = shown.inspector.stage.texts.map(\.text)
    return texts.firstIndex(of: "has the focus").map { texts[$0 - 1] }
  }

  @Test("The mark follows the focus while arrows move it")
  func moving() throws {
    let shown = try Shown(builtIn: "menu-press")
    let marks = [0.09, 0.16, 0.26, 0.86].map { time in
      shown.play(until: time)
      return marked(shown)
    }
    expectEqual(marks, [nil, "bar button of stackView", "inside", "outside"])
  }

  @Test("A past moment has the focus of that time, and the present that of now")
  func past() throws {
    let shown = try Shown(builtIn: "menu-press")
    shown.play(until: 0.9)
    let marks = [0.22, 0.5, 0.84].map { time in
      shown.session.show(time)
      return marked(shown)
    }
    shown.session.goLive()
    expectEqual(marks + [marked(shown)], ["inside", "inside", "outside", "outside"])
  }

  @Test("A replay marks the focus of its copy, at the same place")
  func replay() throws {
    let shown = try Shown(builtIn: "menu-press")
    shown.inspector.invite(after: 0.1)
    while shown.session.replay == nil || shown.session.isReplaying { shown.program.advance(by: 0.1) }
    shown.session.show(0.5)
    expectEqual(marked(shown), "inside")
    let corners = try #require(shown.inspector.stage.focusCorners)
    expectEqual(corners, HitTestAccount.corners(of: try #require(shown.stage.view(named: "inside"))))
    #expect(shown.session.focusMark?.view?.window !== shown.window)
  }

  @Test("Tab marks the next control, and the tab Touch names it")
  func tab() throws {
    let shown = try Shown(builtIn: "gallery")
    while shown.inspector.keyboard.region != .scene || marked(shown) == nil { shown.key(.keyboardTab) }
    let name = try #require(marked(shown))
    let details = try #require(shown.inspector.boards.first { $0 is DetailBoard })
    #expect(details.texts.map(\.text).contains("FOCUS") && details.texts.map(\.text).contains(name))
    shown.touch(.began, 5, 5)
    shown.touch(.ended, 5, 5)
    expectNil(marked(shown))
    #expect(!details.texts.map(\.text).contains("FOCUS"))
  }

  @Test("Of a list the row is marked that the arrows have reached")
  func rows() throws {
    let shown = try Shown(builtIn: "row-swipe-in-pager")
    var marks: [String] = []
    for _ in 0..<40 where shown.inspector.keyboard.region != .scene { shown.key(.keyboardTab) }
    for _ in 0..<3 {
      shown.key(.keyboardDownArrow)
      marks.append(marked(shown) ?? "none")
    }
    expectEqual(marks, ["row 2 of list", "row 3 of list", "row 1 of section 2 of list"])
  }

  @Test("The ring has a contrast with every ground", arguments: [UIUserInterfaceStyle.light, .dark])
  func picture(style: UIUserInterfaceStyle) throws {
    let shown = try Shown(builtIn: "menu-press", size: CGSize(width: 853, height: 533), hasList: false)
    shown.inspector.style = style
    shown.play(until: 0.86)
    shown.program.advance(by: 0.1)
    let name = style == .dark ? "focus-dark" : "focus"
    expectNil(GoldenFolder(module: "TouchInspector").complaint(about: shown.program.surface.picture, named: name))
  }
}
