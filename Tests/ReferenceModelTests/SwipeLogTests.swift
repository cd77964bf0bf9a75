import Expectations
import ReferenceModel
import Testing

/// The rows F of the published logs.
@Suite struct SwipeLogTests {
  /// Moves of one finger or more, each `time dx dy`; tells when the swipe acted.
  private func swipe(to direction: String = #"["right"]"#, fingers: Int = 1, _ moves: [[Double]]) -> [String] {
    let root = """
      {"name":"v","class":"UIView","frame":[0,0,400,600],"recognizers":[{"name":"swipe",
      "class":"UISwipeGestureRecognizer","direction":\(direction),"numberOfTouchesRequired":\(fingers)}]}
      """
    let count = (moves.first?.count ?? 3) / 2
    var lines = (1...count).map { "0 \($0) began 200 300\n" }.joined()
    for move in moves {
      for finger in 1...count {
        lines += "\(move[0]) \(finger) moved \(200 + move[finger * 2 - 1]) \(300 + move[finger * 2])\n"
      }
    }
    let last = moves.last?[0] ?? 0
    for finger in 1...count { lines += "\(last + 0.01) \(finger) ended 200 300\n" }
    return play(root, lines)
  }

  @Test func l37TheSwipeIsRecognizedAtTheMoveThatReachesFifty() {
    let moves = [[0.01, 2, 0], [0.02, 5, 0], [0.03, 10, 0], [0.04, 20, 0], [0.05, 30, 0], [0.06, 40, 0]]
    expectEqual(swipe(moves + [[0.07, 50, 0]]), ["0.070 swipe action ended"])
    expectEqual(swipe(moves), [])
  }

  @Test func l38EachDirectionIsRecognized() {
    expectEqual(swipe(to: #"["left"]"#, [[0.1, -100, 0]]), ["0.100 swipe action ended"])
    expectEqual(swipe(to: #"["up"]"#, [[0.1, 0, -100]]), ["0.100 swipe action ended"])
    expectEqual(swipe(to: #"["down"]"#, [[0.1, 0, 100]]), ["0.100 swipe action ended"])
  }

  @Test(arguments: [[-100.0, 0], [0, 100], [0, -100], [100, 100]]) func l39OtherWaysAreNot(_ way: [Double]) {
    expectEqual(swipe([[0.1] + way]), [])
  }

  @Test func l40HalfASecondIsTheLongest() {
    expectEqual(swipe([[0.5, 100, 0]]), ["0.500 swipe action ended"])
    expectEqual(swipe([[0.501, 100, 0]]), [])
  }

  @Test func l41AndL43TheLimitsAtOnce() {
    expectEqual(swipe([[0, 49.999, 0]]), [])
    expectEqual(swipe([[0, 50.001, 0]]), ["0.000 swipe action ended"])
    expectEqual(swipe([[0, 60, 49.999]]), ["0.000 swipe action ended"])
    expectEqual(swipe([[0, 60, 50.001]]), [])
  }

  @Test func l44TheSlightestWayBackFails() { expectEqual(swipe([[0.01, -0.1, 0], [0.05, 100, 0]]), []) }

  @Test func l47TwoFingersMustBothSwipe() {
    expectEqual(swipe(fingers: 2, [[0.1, 100, 0, 50, 0]]), ["0.100 swipe action ended"])
    expectEqual(swipe(fingers: 2, [[0.1, 100, 0, 0, 0]]), [])
    expectEqual(swipe(fingers: 2, [[0.1, 100, 0, -100, 0]]), [])
  }

  @Test func l51bTheDefaultsCancelAndDoNotDelay() {
    let root = view("v", #""recognizers":[{"name":"swipe","class":"UISwipeGestureRecognizer"}]"#)
    expectEqual(
      play(root, drag([20, 60, 80])),
      [
        "0.000 v touchesBegan 1", "0.020 v touchesMoved 1", "0.040 swipe action ended", "0.040 v touchesCancelled 1",
      ])
  }
}
