import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

@MainActor struct HitTestAccountTests {
  @Test func theAccountNamesEveryViewInTheOrderOfAskingWithItsReason() {
    let watched = Watched()
    let root = watched.add("root", 0, 0, 200, 200)
    watched.add("back", 0, 0, 100, 100, in: root)
    let front = watched.add("front", 10, 10, 100, 100, in: root)
    watched.add("inner", 10, 10, 50, 50, in: front)
    watched.add("far", 150, 20, 50, 50, in: root)
    watched.add("hidden", 0, 0, 200, 200, in: root).isHidden = true
    watched.add("faint", 0, 0, 200, 200, in: root).alpha = 0.009
    watched.add("off", 0, 0, 200, 200, in: root).isUserInteractionEnabled = false
    watched.add("flat", 0, 0, 200, 200, in: root).transform = CGAffineTransform(scaleX: 1, y: 0)
    watched.touch(.began, 30, 30)
    expectEqual(
      watched.account(),
      """
      > UIWindow: contains it
        > root: contains it
          x flat: scaled to nothing
          x off: interaction is off
          x faint: alpha 0.009 is below 0.01
          x hidden: hidden
          x far: outside by 120 pt
          > front: contains it
            * inner: hit
          - back: covered by front
      """)
  }

  @Test func aViewUnderTheFingerInsideOneThatRefusedIsNamed() {
    let watched = Watched()
    let balcony = watched.add("balcony", 0, 0, 50, 50)
    watched.add("overhang", 40, 10, 100, 20, in: balcony)
    watched.touch(.began, 100, 20)
    expectEqual(
      watched.account(),
      """
      * UIWindow: hit
        x balcony: outside by 50 pt
          - overhang: outside balcony
      """)
  }

  @Test func whereThereIsNoRoomRowsAreJoinedAndTheHitViewStays() {
    let watched = Watched()
    watched.add("a", 0, 0, 10, 10)
    watched.add("b", 0, 0, 10, 10)
    watched.add("hit", 90, 90, 50, 50)
    watched.add("c", 0, 0, 10, 10)
    watched.add("d", 0, 0, 10, 10)
    watched.touch(.began, 100, 100)
    expectEqual(
      watched.account(maximum: 4),
      """
      > UIWindow: contains it
        x d, c: outside
        * hit: hit
        - b, a: not asked
      """)
    expectEqual(
      watched.account(maximum: 3),
      """
      > UIWindow: contains it
        - and 4 more
        * hit: hit
      """)
  }

  @Test func anOverrideThatAnswersOtherwiseIsTheReason() {
    final class Refusing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let watched = Watched()
    watched.program.window.addSubview(Refusing(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    watched.touch(.began, 100, 100)
    expectEqual(
      watched.account(),
      """
      * UIWindow: hit
        x UIView: its own answer
      """)
  }

  @Test func theNextTouchBeginsANewAccount() {
    let watched = Watched()
    watched.add("only", 0, 0, 50, 50)
    watched.touch(.began, 20, 20)
    watched.touch(.ended, 20, 20)
    watched.touch(.began, 150, 20)
    expectEqual(watched.account(), "* UIWindow: hit\n  x only: outside by 100 pt")
  }

  private final class Redirecting: UIView {
    weak var target: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      target ?? super.hitTest(point, with: event)
    }
  }

  @Test("The view that an override returns is the one that was hit; the override's view says so")
  func redirectedToChild() {
    let watched = Watched()
    let shade = Redirecting(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    watched.program.window.addSubview(shade)
    shade.target = watched.add("card", 50, 50, 50, 50, in: shade)
    watched.touch(.began, 10, 10)
    expectEqual(
      watched.account(),
      """
      > UIWindow: contains it
        > UIView: hitTest returns card
          * card: hit
      """)
    expectEqual(watched.observation.hitTest.nodesInOrder.last?.node.chooser, "UIView")
  }

  @Test("An override that replaces what its view found leaves one view hit")
  func redirectedFromChild() {
    final class Replacing: UIView {
      weak var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = super.hitTest(point, with: event)
        return target
      }
    }
    let watched = Watched()
    let shade = Replacing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    watched.program.window.addSubview(shade)
    watched.add("found", 0, 0, 50, 50, in: shade)
    shade.target = watched.add("card", 50, 50, 50, 50, in: shade)
    watched.touch(.began, 10, 10)
    expectEqual(
      watched.account(),
      """
      > UIWindow: contains it
        > UIView: hitTest returns card
          * card: hit
          - found: not returned
      """)
  }

  @Test("Parts of lists and containers have the names of what they belong to")
  func parts() throws {
    func lanes(_ name: String) throws -> [String] {
      let shown = try Shown(builtIn: name)
      shown.play()
      return shown.model.shown.map { shown.model.lanes[$0].name }
    }
    try expectEqual(
      lanes("reorder-table-cured"),
      [
        "finger 1", "list.pan", "list.swipe", "list.close", "list.menu", "list.click",
        "grip of row 2 of section 2 of list", "content of row 1 of section 2 of list",
        "grip of row 2 of section 2 of list",
      ])
    let shown = try Shown(builtIn: "container-chain")
    shown.session.playAgain()
    let first = try #require(shown.session.record.observation.accounts.first)
    expectEqual(
      HitTestRow.list(first.hitTest, maximum: 20).map(\.name),
      [
        "UIWindow", "note", "slip", "slipNote, slipTitle", "noteHeading", "tabsView",
      ])
    #expect(first.hitTest.nodesInOrder.contains { $0.node.name == "dimming behind note" })
  }
}
