import Testing
import TouchGeometry
import TouchKit
import TouchTesting

@MainActor @Suite struct PresentedSizeTests {
  @Test(
    "30.3, 30.8: what is presented fills a window that got another size on the way",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func resizedOnTheWay(_ style: UIModalPresentationStyle) {
    func frame(after steps: (TouchStage, UIViewController, UIViewController) -> Void) -> CGRect {
      let (root, next) = (UIViewController(), UIViewController())
      let stage = TouchStage(size: CGSize(width: 390, height: 640), rootViewController: root)
      next.modalPresentationStyle = style
      steps(stage, root, next)
      stage.wait(2)
      return next.view.convert(next.view.bounds, to: nil)
    }
    let late = frame { stage, root, next in
      root.present(next, animated: true)
      stage.wait(0.1)
      stage.resize(to: CGSize(width: 500, height: 700))
    }
    let before = frame { stage, root, next in
      stage.resize(to: CGSize(width: 500, height: 700))
      root.present(next, animated: false)
    }
    #expect(late == before && late.width > 390)
  }
}
