import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

/// Loops that an app could keep busy for good end at their bound (Docs/Reliability.md).
@MainActor @Suite(.serialized) struct LoopBoundTests {
  private let root = UIViewController()
  private let stage: TouchStage

  init() { stage = TouchStage(size: CGSize(width: 300, height: 300), rootViewController: root) }

  /// A view that invalidates its intrinsic size whenever it is read.
  private final class Restless: UIView {
    var questions = 0
    override var intrinsicContentSize: CGSize {
      questions += 1
      invalidateIntrinsicContentSize()
      return CGSize(width: questions, height: 10)
    }
  }

  @Test func sizesThatAreInvalidatedWhileTheyAreReadWaitForTheNextPass() {
    let view = Restless()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor)])
    root.view.layoutIfNeeded()
    #expect((1...1000).contains(view.questions))
  }

  @Test func animationsThatBeginInTheirCompletionLeaveTheLoop() {
    var count = 0
    func again() {
      count += 1
      guard count < 100 else { return }
      UIView.animate(withDuration: 0, animations: { root.view.alpha = count.isMultiple(of: 2) ? 1 : 0.5 }) { _ in
        again()
      }
    }
    again()
    stage.wait(1)
    expectEqual(count, 100)
  }

  @Test func aDisplayLinkWithAGreatestRateOfNearlyNothingIsScheduled() {
    let link = CADisplayLink { _ in }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 1e-20, maximum: 1e-10, preferred: 1e-10)
    link.add(to: .main, forMode: .common)
    stage.wait(0.2)
    link.invalidate()
  }

  @Test func aTextLayerFindsTheLinesThatFitInAFewSteps() {
    let layer = CATextLayer()
    layer.string = String(repeating: "word ", count: 4000)
    layer.isWrapped = true
    layer.truncationMode = .end
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 16000)
    root.view.layer.addSublayer(layer)
    stage.wait(0.1)
    #expect(layer.superlayer === root.view.layer)
  }
}
