import Expectations
import Testing
import TouchTesting
import UIKit

/// How an animation goes from value to value.
@MainActor @Suite struct LayerKeyframeTests {
  private let stage = TouchStage(size: CGSize(width: 100, height: 100))
  private let view = UIView.block(CGRect(x: 0, y: 0, width: 10, height: 10), .red)

  init() { stage.rootView.addSubview(view) }

  /// Where the view is seen after each quarter of a second.
  private func places(_ change: (CAKeyframeAnimation) -> Void) -> [Double] {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration) = ([0, 10, 50], 1)
    change(animation)
    view.layer.add(animation, forKey: "move")
    return (0..<3).map { _ in
      stage.wait(0.25)
      return ((view.layer.presentation().map { Double($0.position.x) } ?? .nan) * 100).rounded() / 100
    }
  }

  @Test("Evenly between the values, jumping from one to the next, or at one speed")
  func modes() {
    expectEqual(places { _ in }, [5, 10, 30])
    expectEqual(places { $0.calculationMode = .discrete }, [0, 10, 50])
    expectEqual(places { ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.1, 0.6, 1]) }, [10, 10, 50])
    expectEqual(places { ($0.calculationMode, $0.keyTimes) = (.paced, [0, 0.9, 1]) }, [12.5, 25, 37.5])
    expectEqual(places { ($0.calculationMode, $0.values) = (.paced, [7, 7]) }, [7, 7, 7])
  }

  @Test("Each segment has its pace; missing ones are even")
  func paces() {
    let slow = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 0.5)
    let seen = places { $0.timingFunctions = [slow] }
    #expect(seen[0] < 3.5 && seen[0] > 0.5 && seen[1] == 10 && seen[2] == 30)
    let both = places { $0.timingFunctions = [CAMediaTimingFunction(name: .linear), slow] }
    #expect(both[0] == 5 && both[2] < 24 && both[2] > 12)
  }

  @Test("Times that do not fit the values move nothing")
  func misfits() {
    expectEqual(places { $0.keyTimes = [0, 1] }, [5, 5, 5])
    expectEqual(places { ($0.calculationMode, $0.keyTimes) = (.linear, [0, 0.1, 0.6, 1]) }, [5, 5, 5])
  }
}
