import Testing
import TouchScenes

/// The logs that were published (logs.md), each compared whole.
@MainActor @Suite struct PublishedLogTests {
  static let all = #""overrides":["touchesBegan","touchesMoved","touchesEnded","touchesCancelled"]"#

  @Test func L5_L13_tapActsThenTheViewIsCancelled() throws {
    let log = try play(
      #"{"name":"red","class":"UIView","frame":[0,0,200,200],\#(Self.all),"recognizers":[{"name":"tap","class":"UITapGestureRecognizer"}]}"#,
      fingers("d1 100 100 0, m1 102 100 0.02, u1 102 100 0.06"))
    #expect(log == ["0.000 red touchesBegan 1", "0.020 red touchesMoved 1", "0.060 tap action ended", "0.060 red touchesCancelled 1"])
  }

  @Test func L6_longPressBeginsByTimer() throws {
    let log = try play(
      #"{"name":"red","class":"UIView","frame":[0,0,200,200],\#(Self.all),"recognizers":[{"name":"press","class":"UILongPressGestureRecognizer"}]}"#,
      fingers("d1 100 100 0, m1 102 100 0.1, m1 150 150 0.7, u1 150 150 0.8"))
    #expect(log == ["0.000 red touchesBegan 1", "0.100 red touchesMoved 1", "0.500 press action began", "0.500 red touchesCancelled 1", "0.700 press action changed", "0.800 press action ended"])
  }

  @Test func D1_singleWaitsForDouble() throws {
    let scene = #"{"name":"v","class":"UIView","frame":[0,0,200,200],\#(Self.all),"recognizers":[{"name":"double","class":"UITapGestureRecognizer","numberOfTapsRequired":2},{"name":"single","class":"UITapGestureRecognizer","requiresToFail":["double"]}]}"#
    #expect(try play(scene, fingers("d1 100 100 0, u1 100 100 0.06")) == ["0.000 v touchesBegan 1", "0.410 single action ended", "0.410 v touchesCancelled 1"])
    #expect(try play(scene, fingers("d1 100 100 0, u1 100 100 0.06, d1 100 100 0.2, u1 100 100 0.26")) == ["0.000 v touchesBegan 1", "0.200 v touchesBegan 1", "0.260 double action ended", "0.260 v touchesCancelled 1", "0.260 v touchesCancelled 1"])
  }

  @Test func L15_L17_pan() throws {
    let scene = #"{"name":"y","class":"UIView","frame":[0,0,200,200],\#(Self.all)}"#
    let input = fingers("d1 100 100 0, m1 103 100 0.02, m1 106 100 0.04, m1 112 100 0.06, m1 120 100 0.08, u1 120 100 0.1")
    #expect(try play(scene, root: #""recognizers":[{"name":"pan","class":"UIPanGestureRecognizer"}]"#, input) == ["0.000 y touchesBegan 1", "0.020 y touchesMoved 1", "0.040 y touchesMoved 1", "0.060 pan action began", "0.060 y touchesCancelled 1", "0.080 pan action changed", "0.100 pan action ended"])
    #expect(try play(scene, root: #""recognizers":[{"name":"pan","class":"UIPanGestureRecognizer","delaysTouchesBegan":true}]"#, input) == ["0.060 pan action began", "0.080 pan action changed", "0.100 pan action ended"])
  }
}
