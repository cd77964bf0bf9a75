import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Subviews are taken away in any order, many of them one after the other.
@MainActor struct RemovalTests {
  private func parent(of count: Int) -> UIView {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for number in 0..<count {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tag = number
      parent.addSubview(view)
    }
    return parent
  }

  /// With quadratic cost this would exceed the time limit.
  @Test(.timeLimit(.minutes(1))) func aHundredThousandFromTheFrontAreGoneSoon() {
    let parent = parent(of: 100_000)
    for view in parent.subviews { view.removeFromSuperview() }
    #expect(parent.subviews.isEmpty)
  }

  @Test func whateverIsDoneInBetweenSeesTheOthers() {
    let count = 3000
    let parent = parent(of: count)
    var left = Array(0..<count)
    let all = parent.subviews
    var dice: UInt32 = 7
    for turn in 0..<count {
      dice = dice &* 1_664_525 &+ 1_013_904_223
      // From the front mostly, and sometimes from anywhere.
      let place = dice >> 24 < 8 ? Int(dice >> 8) % left.count : 0
      let view = all[left.remove(at: place)]
      view.removeFromSuperview()
      expectNil(view.superview)
      guard turn % 97 == 0 || left.count < 5 else { continue }
      switch turn % 3 {
      case 0: expectEqual(parent.subviews.map(\.tag), left)
      case 1: #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil)?.tag == left.last ?? 0)
      default:
        parent.insertSubview(view, at: 1)
        left.insert(view.tag, at: min(1, left.count))
        expectEqual(parent.subviews.map(\.tag), left)
      }
    }
    for view in parent.subviews { view.removeFromSuperview() }
    #expect(parent.subviews.isEmpty)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
  }

  @Test func aViewThatIsTakenAwayIsLetGoAtOnce() {
    let parent = parent(of: 2000)
    weak let first = parent.subviews[0]
    first?.removeFromSuperview()
    expectNil(first)
  }
}
