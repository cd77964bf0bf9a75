import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

@MainActor struct ChainAndLogTests {
  @Test func theChainSaysWhoPassedTheCallOnAndWhoKeptIt() {
    let watched = Watched()
    let outer = watched.add("outer", 0, 0, 200, 200, class: Keeper.self)
    watched.add("inner", 0, 0, 100, 100, in: outer)
    watched.touch(.began, 20, 20)
    expectEqual(
      watched.chain,
      """
      inner passedOn
      outer handled
      UIWindow notReached
      UIWindowScene notReached
      UIApplication notReached
      """)
    expectEqual(watched.observation.chain?.handler, "outer")
  }

  @Test func aCallThatNobodyKeepsIsSaidToBeLostAtTheEnd() {
    let watched = Watched()
    watched.add("only", 0, 0, 100, 100)
    watched.touch(.began, 20, 20)
    #expect(watched.chain.hasSuffix("UIWindowScene passedOn\nUIApplication unhandled"))
    expectNil(watched.observation.chain?.handler)
  }

  @Test func theLogCountsWhatRepeats() {
    let watched = Watched()
    watched.add("keeper", 0, 0, 100, 100, class: Keeper.self)
    watched.touch(.began, 20, 20)
    for step in 1...5 { watched.touch(.moved, 20 + CGFloat(step), 20) }
    watched.touch(.ended, 25, 20)
    expectEqual(
      watched.log,
      """
      finger 1 hits keeper
      keeper touchesBegan
      keeper touchesMoved x5
      keeper touchesEnded
      """)
  }

  @Test func theLogShowsTheWayThroughTheChain() {
    let watched = Watched()
    let outer = watched.add("outer", 0, 0, 200, 200, class: Keeper.self)
    watched.add("inner", 0, 0, 100, 100, in: outer)
    watched.touch(.began, 20, 20, finger: 0)
    expectEqual(watched.log, "mouse hits inner\ninner touchesBegan › outer")
  }

  @Test func recognizersAreInTheLogWithTheirReasons() {
    let watched = Watched()
    let view = watched.add("view", 0, 0, 200, 200, class: Keeper.self)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    watched.touch(.began, 20, 20)
    watched.touch(.moved, 120, 20)
    expectEqual(
      watched.log,
      """
      finger 1 hits view
      view touchesBegan
      UITapGestureRecognizer possible → failed, moved 100, at most 45 pt
      view touchesMoved
      """)
  }

  @Test func fingersKeepTheirTrailUntilTheNextTouch() {
    let watched = Watched()
    watched.add("keeper", 0, 0, 200, 200, class: Keeper.self)
    watched.touch(.began, 20, 20)
    watched.touch(.moved, 40, 20)
    watched.touch(.ended, 40, 20)
    let trail = [CGPoint(x: 20, y: 20), CGPoint(x: 40, y: 20)]
    expectEqual(watched.observation.fingers.map(\.trail), [trail])
    expectEqual(watched.observation.fingers.map(\.isDown), [false])
    watched.touch(.began, 60, 20)
    expectEqual(watched.observation.fingers.map(\.place), [CGPoint(x: 60, y: 20)])
  }
}
