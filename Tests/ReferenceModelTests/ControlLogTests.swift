import Expectations
import ReferenceModel
import Testing

/// The rows D of the published logs.
@Suite struct ControlLogTests {
  private func button(_ more: String) -> String {
    """
    {"name":"btn","class":"UIButton","frame":[0,0,200,100],"events":["touchUpInside","touchUpOutside"]\(more)}
    """
  }
  private let logged = """
    ,"overrides":["touchesBegan","touchesMoved","touchesEnded","touchesCancelled"],"logs":["tracking"]
    """

  @Test func l4ATapOnTheButtonItselfWins() {
    let root = button(#","recognizers":[{"name":"tap","class":"UITapGestureRecognizer"}]"#)
    expectEqual(play(root, tap(0)), ["0.060 tap action ended"])
  }

  @Test func l19TheButtonTracksUntilTheTapCancelsIt() {
    let root = button(logged + #","recognizers":[{"name":"G","class":"UITapGestureRecognizer","logs":true}]"#)
    expectEqual(
      play(root, tap(0)),
      [
        "0.000 G touchesBegan 1", "0.000 btn touchesBegan 1", "0.000 btn beginTracking", "0.060 G touchesEnded 1",
        "0.060 G action ended", "0.060 btn touchesCancelled 1", "0.060 btn cancelTracking",
      ])
  }

  @Test func l27AButtonAloneTracksAndFires() {
    expectEqual(
      play(button(logged), tap(0)),
      [
        "0.000 btn touchesBegan 1", "0.000 btn beginTracking", "0.060 btn touchesEnded 1", "0.060 btn endTracking",
        "0.060 btn event touchUpInside",
      ])
  }

  @Test func l55AButtonFiresALittleOutside() {
    expectEqual(play(button(""), drag([150, 210])), ["0.060 btn event touchUpInside"])
    expectEqual(play(button(""), drag([150, 221])), ["0.060 btn event touchUpOutside"])
  }

  @Test func l18AButtonRefusesASingleTapOfItsSuperview() {
    let root = """
      {"name":"root","class":"UIView","frame":[0,0,400,600],
      "recognizers":[{"name":"tap","class":"UITapGestureRecognizer"}],"children":[\(button(""))]}
      """
    expectEqual(play(root, tap(0)), ["0.060 btn event touchUpInside"])
  }
}
