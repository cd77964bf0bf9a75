import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles of views that another page, a bar or something presented keeps from sight.
@MainActor @Suite struct PagePuzzleTests {
  private func page(_ name: String, _ keys: String = "", _ children: String...) -> String {
    view(
      "v\(name)", whole, #","controller":{"name":"\#(name)"\#(keys)}"#, of: "UIView", children.joined(separator: ","))
  }

  private func container(_ name: String, _ kind: String, _ pages: String...) -> String {
    view(
      "v\(name)", whole, #","controller":{"name":"\#(name)","class":"\#(kind)"}"#, of: "UIView",
      pages.joined(separator: ","))
  }

  private func button(_ name: String, _ frame: String = "[100,200,100,40]") -> String {
    view(name, frame, of: "UIButton")
  }

  @Test func aButtonOfAnotherTab() throws {
    let puzzle = try Puzzle(
      container("t", "UITabBarController", page("x", "", button("b")), page("y", "", button("c"))), [.tap(150, 220)])
    #expect(puzzle.likelyGoals.isEmpty, "nobody sees it")
    let cure = try #require(puzzle.diagnosis.cures(for: .sends("c", nil)).first)
    expectEqual(cure.swift, ["t.selectedIndex = 1"])
    expectEqual(cure.sceneKeys, [#""t": {"selectedIndex": 1}"#])
    expectEqual(
      puzzle.neverReached([.sends("c", nil)]),
      [
        "c: never touched: it was not in the window: it is on the page of y, and t shows x, which is the chosen tab "
          + "(29.1); the touch came to b."
      ])
  }

  @Test func aRecognizerOfAPageFurtherDown() throws {
    let below = page("x", "", view("q", "[50,200,300,200]", with(recognizer("g", "Tap"))))
    let puzzle = try Puzzle(
      container("n", "UINavigationController", below, page("y", "", view("r", "[50,200,300,200]"))), [.tap(150, 320)])
    #expect(puzzle.likelyGoals.isEmpty, "nor is a tap in the middle a back gesture")
    #expect(puzzle.diagnosis.furtherGoals(besides: []).isEmpty)
    let cure = try #require(puzzle.diagnosis.cures(for: .acts("g")).first)
    expectEqual(cure.swift, ["n.popToViewController(x, animated: false)"])
    expectEqual(cure.sceneKeys, [#"x last among the "children" of n"#])
    expectEqual(
      puzzle.diagnosis.neverAsked("g"),
      "q, its view, was not in the window: it is on the page of x, and n shows y, which is on top of it (28.1); "
        + "the touch came to r")
  }

  @Test(arguments: [(0.0, -200.0, []), (-200, 0, []), (200, 0, ["g acts"])])
  func onlyADragInwardsIsMeantForAnEdge(_ dx: Double, _ dy: Double, _ likelyGoals: [String]) throws {
    let edge = recognizer("g", "ScreenEdgePan", #","edges":["left"]"#)
    let puzzle = try Puzzle(view("b", whole, with(edge)), [.swipe(200, 400, by: dx, dy)])
    expectEqual(puzzle.likelyGoals, likelyGoals)
  }

  @Test(arguments: ["fullScreen", "pageSheet"]) func aButtonBehindWhatIsPresented(_ style: String) throws {
    let over = page(
      "s", #","modalPresentationStyle":"\#(style)""#, view("k", "[0,0,400,500]", with(recognizer("g", "Tap"))))
    let puzzle = try Puzzle(page("x", "", button("b", "[100,300,100,40]"), over), [.tap(150, 320)])
    let cure = try #require(puzzle.diagnosis.cures(for: .sends("b", nil)).first)
    expectEqual(cure.swift, ["x.dismiss(animated: false)"])
    expectEqual(cure.sceneKeys, [#"without s in "children" of x"#])
    expectEqual(cure.outcome, "b then sends its event at 0.050 s; g no longer acts.")
  }

  @Test func theColumnThatASplitControllerDoesNotShow() throws {
    let puzzle = try Puzzle(
      container("p", "UISplitViewController", page("x", "", button("b")), page("y", "", button("c"))),
      [.tap(150, 220)])
    let explained = puzzle.neverReached([.sends("b", nil)])
    expectEqual(
      explained,
      [
        "b: never touched: it was not in the window: it is in the column of x, which p does not show (29.5); the touch "
          + "came to c."
      ])
  }

  @Test(arguments: [
    ("UINavigationController", "b: never touched: it is under the navigation bar of n, which got the touch (28.14)."),
    ("UITabBarController", "b: never touched: it is under the tab bar of n, which got the touch (29.4)."),
  ]) func aButtonUnderABar(_ kind: String, _ words: String) throws {
    let isTabs = kind == "UITabBarController"
    let pages = [page("x", "", button("b", "[0,0,400,36]")), page("y")]
    let puzzle = try Puzzle(
      container("n", kind, (isTabs ? pages : pages.reversed()).joined(separator: ",")), [.tap(isTabs ? 150 : 300, 18)])
    expectEqual(puzzle.neverReached([.sends("b", nil)]), [words])
  }

  @Test func aPageThatComesToSightDoesNotScroll() throws {
    let list = view("s", "[0,0,400,500]", #","contentSize":[1200,400]"#, of: "UIScrollView")
    let puzzle = try Puzzle(
      container("n", "UINavigationController", page("x"), page("y", "", list)), [.swipe(3, 300, by: 250, 0)])
    let sides = puzzle.diagnosis.cures(for: .acts("n.pop")).flatMap(\.sides)
    #expect(!sides.contains { $0.holds("scrolls") }, "\(sides)")
  }
}
