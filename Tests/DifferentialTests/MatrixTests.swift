import Differential
import Expectations
import Testing
import TouchGeometry
import TouchScenes

/// Two classes, in order.
struct ClassPair: Sendable, CustomTestStringConvertible {
  let first: RecognizerClass
  let second: RecognizerClass

  var testDescription: String { "\(first) \(second)" }

  static let all = MatrixCell.classes.flatMap { first in
    MatrixCell.classes.map { ClassPair(first: first, second: $0) }
  }
  static let withHover = all.filter { $0.first == .hover || $0.second == .hover }
}

/// Everything against everything: each ordered pair of classes, each relation, each placement, each shape of input.
///
/// Here each pair plays a seventh of its cells, another seventh from pair to pair; `Fuzz matrix`, built for release, plays
/// all.
@MainActor @Suite struct MatrixTests {
  @Test func theMatrixHasEveryCell() {
    expectEqual(ClassPair.all.count, 64)
    expectEqual(MatrixCell.all.count, 19_968)
  }

  @Test(arguments: ClassPair.all.indices) func engineAndModelAgree(_ number: Int) {
    let pair = ClassPair.all[number]
    let cells = MatrixCell.cells(pair.first, pair.second)
    let complaints = stride(from: number % 7, to: cells.count, by: 7).compactMap { cells[$0].complaint }
    expectEqual(complaints, [], "\(pair.testDescription)")
  }

  /// The pointer comes into the right half, moves on, and goes to the left: whatever else is there, a hover recognizer
  /// begins when it comes over its view, changes, and ends when it leaves; only another one can be in its way.
  @Test(arguments: ClassPair.withHover) func aHoverRecognizerFollowsThePointerAlone(_ pair: ClassPair) {
    for cell in MatrixCell.cells(pair.first, pair.second) where cell.shape == .tap {
      var input = InputFile(size: CGSize(width: 400, height: 400))
      let places: [CGFloat] = [300, 310, 100, 104]
      input.lines = places.enumerated().map { index, x in InputLine(0.1 * Double(index), .hover(CGPoint(x: x, y: 200)))
      }
      let player = ScenePlayer(cell.tried.scene)
      player.play(input)
      for (name, kind, isRight) in [("one", cell.first, false), ("two", cell.second, true)] {
        let log = player.stage.log.filter { $0.contains(" \(name) ") }
        let waits = cell.relation == (isRight ? .requiredToFail : .requiresFailure)
        var expected = kind == .hover ? hoverLog(name, cell.placement, isRight: isRight) : []
        if waits && cell.first == cell.second {
          expected = whileTheOtherHovers(expected, cell.placement, isRight: isRight)
        }
        expectEqual(log, expected, "\(cell)")
      }
    }
  }

  /// Returns the log of a hover recognizer that requires another one to fail, which never happens (5.2.6).
  ///
  /// Over adjacent views the right one ends as the left one begins, and fails it in the same event.
  private func whileTheOtherHovers(_ log: [String], _ placement: MatrixPlacement, isRight: Bool) -> [String] {
    switch placement {
    case .sameView, .parentAndChild: []
    case .siblings, .cousins: isRight ? log : ["0.300 one action began"]
    }
  }

  private func hoverLog(_ name: String, _ placement: MatrixPlacement, isRight: Bool) -> [String] {
    let states: [(String, String)] =
      switch placement {
      case .sameView, .parentAndChild:
        [("0.000", "began"), ("0.100", "changed"), ("0.200", "changed"), ("0.300", "changed")]
      case .siblings, .cousins:
        isRight
          ? [("0.000", "began"), ("0.100", "changed"), ("0.200", "ended")] : [("0.200", "began"), ("0.300", "changed")]
      }
    return states.map { "\($0.0) \(name) action \($0.1)" }
  }
}
