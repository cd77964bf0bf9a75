import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@Suite("Semantics 2.1, searched through boxes") @MainActor struct HitTestSearchTests {
  /// One hit test, and the classes that were asked on the way, by search and by rule.
  private func compare(_ root: UIView, _ point: CGPoint, _ asked: Log) -> (found: [String], expected: [String]) {
    asked.lines = []
    let found = root.hitTest(point, with: nil)
    let log = asked.lines
    asked.lines = []
    let expected = Plain.hit(root, point) { asked("\(ObjectIdentifier($0))") }
    let name = { (view: UIView?) in view.map { "\(ObjectIdentifier($0))" } ?? "nil" }
    return (log + [name(found)], asked.lines + [name(expected)])
  }

  /// Counts what differs, and says where first.
  private func differences(seed: Int, trees: Int, isWide: Bool) -> (count: Int, first: String) {
    var (count, first) = (0, "")
    let asked = Log()
    for number in 0..<trees {
      var tree = RandomTree(seed: seed * 100_000 + number, isWide: isWide) { asked("\(ObjectIdentifier($0))") }
      for step in 0..<(isWide ? 60 : 8) {
        // Whole numbers are on edges, the others never.
        let fraction: CGFloat = tree.dice.once(in: 2) && tree.views.allSatisfy(\.transform.isIdentity) ? 0 : 0.3717
        let point = CGPoint(x: tree.dice.number(0...400) + fraction, y: tree.dice.number(0...400) + fraction)
        let (found, expected) = compare(tree.root, point, asked)
        if found != expected {
          if count == 0 { first = "seed \(seed), tree \(number), step \(step): \(found), expected \(expected)" }
          count += 1
        }
        // Rarely enough in wide trees for a grid to be made.
        if !isWide || step > 15, let view = tree.views.randomElement(using: &tree.dice) { tree.change(view) }
      }
    }
    return (count, first)
  }

  @Test(
    "10,000 random trees, changed between hit tests, are hit as rule 2.1 says, and ask whom it asks", arguments: 0..<20)
  func random(seed: Int) {
    let (count, first) = differences(seed: seed, trees: 500, isWide: false)
    expectEqual(count, 0, "\(first)")
  }

  @Test("200 random trees with many siblings, likewise", arguments: 0..<10)
  func randomWide(seed: Int) {
    let (count, first) = differences(seed: 1000 + seed, trees: 20, isWide: true)
    expectEqual(count, 0, "\(first)")
  }
}
