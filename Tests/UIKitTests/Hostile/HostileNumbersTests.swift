import Expectations
import Testing
import TouchTesting
import UIKit

/// Numbers that no program means to use, and that arithmetic on the way makes all the same.
private let hostile: [CGFloat] = [
  .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e19, -1e19, 4e9, -4e9, 32768.5, -1, 0,
]

/// A public property or call that takes numbers.
struct Probe: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Uses the number on a visible view with a subview that is touched after it.
  let use: @MainActor @Sendable (_ value: CGFloat, _ view: UIView, _ stage: TouchStage) -> Void

  init(_ name: String, _ use: @escaping @MainActor @Sendable (CGFloat, UIView, TouchStage) -> Void) {
    testDescription = name
    self.use = use
  }
}

/// Every public numeric property has a defined result for every number: the program continues.
@MainActor struct HostileNumbersTests {
  @Test(arguments: Probe.all) func noNumberStopsTheProgram(_ probe: Probe) {
    for value in hostile {
      let stage = TouchStage(size: CGSize(width: 120, height: 90))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
      view.backgroundColor = .systemRed
      let child = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
      child.backgroundColor = .systemBlue
      child.layer.cornerRadius = 4
      view.addSubview(child)
      stage.rootView.addSubview(view)
      stage.settle()
      probe.use(value, view, stage)
      stage.settle()
      stage.finger.down(at: CGPoint(x: 20, y: 20))
      stage.finger.move(to: CGPoint(x: 60, y: 50))
      stage.wait(0.7)
      stage.finger.up()
      stage.wait(1.5)
      view.removeFromSuperview()
      stage.settle()
      // A sibling view is drawn and hit as before.
      stage.rootView.backgroundColor = .systemGreen
      stage.settle()
      let frames = stage.frameCount
      stage.rootView.backgroundColor = .systemGray
      stage.settle()
      expectEqual(stage.frameCount, frames + 1)
    }
  }
}
