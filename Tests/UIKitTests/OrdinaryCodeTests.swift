import Expectations
import Testing
import TouchTesting
import UIKit

/// What ordinary programs write, and what comes of it.
@MainActor @Suite struct OrdinaryCodeTests {
  @Test func aFieldStaysAboveTheKeyboardGuideWhichBeginsBelowTheSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    let stage = TouchStage(size: CGSize(width: 100, height: 200))
    stage.window.rootViewController = controller
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    let view = controller.view!
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 30),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
    ])
    stage.settle()
    expectEqual(field.frame, CGRect(x: 0, y: 142, width: 100, height: 30))
    expectEqual(view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 180, width: 100, height: 20))
    expectEqual(view.layoutGuides, [view.keyboardLayoutGuide])
    controller.additionalSafeAreaInsets.bottom = 40
    stage.settle()
    expectEqual(field.frame.maxY, 152)
  }

  @Test func aPathIsDrawnWithAnOpacityForThisOnce() {
    // Pictures are drawn as the application draws.
    let stage = TouchStage(size: CGSize(width: 20, height: 20))
    defer { stage.settle() }
    func picture(_ draw: (UIBezierPath, UIBezierPath) -> Void) -> [UInt8]? {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        UIColor.red.set()
        draw(
          UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)),
          UIBezierPath(rect: CGRect(x: 12, y: 2, width: 5, height: 9)))
      }.pngData().map(Array.init)
    }
    func faded(_ draw: () -> Void) {
      UIColor.red.withAlphaComponent(0.5).set()
      draw()
      UIColor.red.set()
    }
    let expected = picture { one, other in
      faded { one.fill() }
      other.stroke()
      faded { other.fill() }
    }
    #expect(
      expected != nil
        && picture {
          $0.fill(with: .normal, alpha: 0.5); $1.stroke(); $1.fill(with: .normal, alpha: 0.5)
        } == expected)
    let lines = picture { one, other in
      faded { one.stroke() }
      other.fill()
    }
    #expect(
      lines != expected
        && picture {
          $0.stroke(with: .normal, alpha: 0.5); $1.fill()
        } == lines)
  }

  @Test func aPopoverPointsAtAButtonOfABar() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    controller.popoverPresentationController?.barButtonItem = item
    #expect(controller.popoverPresentationController?.barButtonItem === item)
    #expect((controller.popoverPresentationController?.sourceItem as? UIBarButtonItem) === item)
    controller.popoverPresentationController?.sourceItem = controller.view
    expectNil(controller.popoverPresentationController?.barButtonItem)
  }
}
