@testable import Hello
import Testing
import TouchTesting

@MainActor @Test func aTapLeavesADot() {
  let controller = ViewController()
  let stage = TouchStage(rootViewController: controller)
  stage.tap(at: CGPoint(x: 100, y: 100))
  #expect(controller.view.subviews.count == 1)
  controller.clear()
  #expect(controller.view.subviews.isEmpty)
}
