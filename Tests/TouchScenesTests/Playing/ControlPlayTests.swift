import Expectations
import Testing
import TouchScenes

/// What a scene's controls log: the published runs with buttons (logs.md), each compared whole, and the keys that only
/// controls have.
@MainActor @Suite struct ControlPlayTests {
  private static let all = #""overrides":["touchesBegan","touchesMoved","touchesEnded","touchesCancelled"]"#

  private static func button(_ keys: String, class name: String = "UIButton") -> String {
    #"{"name":"b","class":"\#(name)","frame":[0,0,200,50],\#(keys)}"#
  }

  private static let tap = fingers("d1 100 25 0, u1 100 25 0.06")

  @Test func L27_aButtonTracksBetweenItsTouchesAndItsAction() throws {
    let log = try play(Self.button(#"\#(Self.all),"logs":["tracking"],"events":["touchUpInside"]"#), Self.tap)
    expectEqual(
      log,
      [
        "0.000 b touchesBegan 1", "0.000 b beginTracking", "0.060 b touchesEnded 1", "0.060 b endTracking",
        "0.060 b event touchUpInside",
      ])
  }

  @Test func L4_L19_aTapOnTheButtonItselfTakesTheTouch() throws {
    let log = try play(
      Self.button(
        #"""
        \#(Self.all),"logs":["tracking"],"events":["touchUpInside"],
        "recognizers":[{"name":"tap","class":"UITapGestureRecognizer","logs":true}]
        """#), Self.tap)
    expectEqual(
      log,
      [
        "0.000 tap touchesBegan 1", "0.000 b touchesBegan 1", "0.000 b beginTracking", "0.060 tap touchesEnded 1",
        "0.060 tap action ended", "0.060 b touchesCancelled 1", "0.060 b cancelTracking",
      ])
  }

  @Test func L55_aLiftALittleOutsideIsInside() throws {
    let log = try play(
      Self.button(#""events":["touchUpInside","touchUpOutside"]"#),
      fingers("d1 100 25 0, m1 100 110 0.04, u1 100 110 0.08, d1 100 25 1, m1 100 121 1.04, u1 100 121 1.08"))
    expectEqual(log, ["0.080 b event touchUpInside", "1.080 b event touchUpOutside"])
  }

  @Test func anOverrideWithoutSuperKeepsTheControlFromTracking() throws {
    let log = try play(
      Self.button(#"\#(Self.all),"callsSuper":"never","logs":["tracking"],"events":["touchUpInside"]"#), Self.tap)
    expectEqual(log, ["0.000 b touchesBegan 1", "0.060 b touchesEnded 1"])
  }

  @Test func aControlThatContinuesSaysSo() throws {
    let log = try play(
      Self.button(#""logs":["tracking"],"events":["touchDragInside"]"#, class: "UIControl"),
      fingers("d1 100 25 0, m1 104 25 0.04, c1 104 25 0.08"))
    expectEqual(
      log,
      [
        "0.000 b beginTracking", "0.040 b continueTracking", "0.040 b event touchDragInside", "0.080 b cancelTracking",
      ])
  }

  @Test func aDisabledControlIsNotHit() throws {
    let log = try play(
      Self.button(#""isEnabled":false,"events":["touchDown"]"#), root: #""overrides":["touchesBegan"]"#, Self.tap)
    expectEqual(log, ["0.000 root touchesBegan 1"])
  }

  @Test func aDelegateThatWantsNoControlsRefusesAllOfThem() throws {
    let log = try play(
      Self.button(#""events":["touchUpInside"]"#, class: "UIControl"),
      root: #"""
        "recognizers":[{"name":"tap","class":"UITapGestureRecognizer",
        "delegate":{"shouldReceiveTouch":{"notControls":true}}}]
        """#, fingers("d1 100 25 0, u1 100 25 0.06, d1 100 100 1, u1 100 100 1.06"))
    expectEqual(log, ["0.060 b event touchUpInside", "1.060 tap action ended"])
  }
}
