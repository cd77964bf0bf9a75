import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@Suite("Semantics 2.1, searched with and without an account") @MainActor struct TracedSearchTests {
  private final class Account: TraceSink {
    var entries: [TraceEntry] = []
    func record(_ entry: TraceEntry) { entries.append(entry) }
  }

  /// Returns the result of a hit test and the views that it calls, with or without a trace.
  private func hit(_ root: UIView, _ point: CGPoint, _ asked: Log, sink: (any TraceSink)? = nil) -> [String] {
    let sample = InputSample(finger: 1, phase: .began, location: point, timestamp: 0)
    asked.lines = []
    HitTestTrace.current = sink.map {
      HitTestTrace(sink: $0, time: 0, touch: UITouch(sample, window: nil, view: nil))
    }
    let found = root.hitTest(point, with: nil)
    HitTestTrace.current = nil
    return asked.lines + [found.map { "\(ObjectIdentifier($0))" } ?? "nil"]
  }

  /// Counts what differs between the two searches, and says where first.
  private func differences(seed: Int, trees: Int, isWide: Bool) -> (count: Int, first: String) {
    var (count, first) = (0, "")
    let asked = Log()
    for number in 0..<trees {
      var tree = RandomTree(seed: seed * 100_000 + number, isWide: isWide) { asked("\(ObjectIdentifier($0))") }
      for step in 0..<(isWide ? 40 : 8) {
        let point = CGPoint(x: tree.dice.number(0...400) + 0.3717, y: tree.dice.number(0...400) + 0.3717)
        let plain = hit(tree.root, point, asked)
        let account = Account()
        let traced = hit(tree.root, point, asked, sink: account)
        if plain != traced || account.entries.isEmpty {
          if count == 0 { first = "seed \(seed), tree \(number), step \(step): \(plain), traced \(traced)" }
          count += 1
        }
        // Rarely enough in wide trees for a grid to be made.
        if !isWide || step > 15, let view = tree.views.randomElement(using: &tree.dice) { tree.change(view) }
      }
    }
    return (count, first)
  }

  @Test("2,000 random trees are hit alike, and ask the same views in the same order", arguments: 0..<4)
  func random(seed: Int) {
    let (count, first) = differences(seed: 2000 + seed, trees: 500, isWide: false)
    expectEqual(count, 0, "\(first)")
  }

  @Test("40 random trees with many siblings, likewise", arguments: 0..<2)
  func randomWide(seed: Int) {
    let (count, first) = differences(seed: 3000 + seed, trees: 20, isWide: true)
    expectEqual(count, 0, "\(first)")
  }
}
