import Expectations
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

  @Test("25.47: a presented controller is notified before of its size with the window, a sheet of its size")
  func received() {
    final class Listener: UIViewController {
      var heard: [CGSize] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append(size)
      }
    }
    let windows = [(450, 600), (1200, 900), (1300, 900)].map { CGSize(width: $0, height: $1) }
    for (style, sizes) in [
      (.pageSheet, [CGSize(width: 450, height: 590), CGSize(width: 704, height: 860)]), (.fullScreen, windows),
    ] as [(UIModalPresentationStyle, [CGSize])] {
      let (root, next, last) = (UIViewController(), Listener(), Listener())
      let stage = TouchStage(size: CGSize(width: 390, height: 640), rootViewController: root)
      next.modalPresentationStyle = style
      last.modalPresentationStyle = .overFullScreen
      root.present(next, animated: false)
      stage.settle()
      next.present(last, animated: false)
      stage.settle()
      for size in windows {
        stage.resize(to: size)
        stage.settle()
        expectEqual(next.view.bounds.size, next.heard.last)
      }
      // A card in the middle is as large in a wider window.
      #expect(next.heard == sizes && last.heard == windows)
    }
  }
}
