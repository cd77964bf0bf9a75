import TouchGeometry
import TouchKit
import TouchLoop
import Touchstone

/// A navigation controller in a window of 1920 by 1080 that pushes and pops a page of 34 lines, by turns.
@MainActor enum PushCase {
  private static let size = CGSize(width: 1920, height: 1080)
  /// How many frames are not measured.
  private static let first = 30

  /// Goes there and back as long as it is asked to.
  final class Turns: UINavigationControllerDelegate {
    var loop: EventLoop?
    var page: () -> UIViewController = { PushCase.page(1) }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      let isRoot = navigationController.viewControllers.count == 1
      guard let loop else { return }
      loop.schedule(at: loop.now + 0.05) { [weak navigationController, page] in
        if isRoot {
          navigationController?.pushViewController(page(), animated: true)
        } else {
          navigationController?.popViewController(animated: true)
        }
      }
    }
  }

  static func page(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.title = "Page \(number)"
    page.view.backgroundColor = .white
    for row in 0..<34 {
      let label = UILabel(frame: CGRect(x: 12, y: 50 + CGFloat(row) * 30, width: 600, height: 30))
      label.text = "Row \(row) of page \(number)"
      page.view.addSubview(label)
    }
    return page
  }

  /// Milliseconds that the loop works for one frame of a push or a pop: the median and the 99th percentile.
  static func run() throws -> [Double] {
    let turns = Turns()
    UIWindowScene.preferredSize = size
    let navigation = UINavigationController(rootViewController: page(0))
    navigation.delegate = turns
    var scene: UIWindowScene?
    let program = try WindowedProgram {
      CaseDelegate { window in
        window.rootViewController = navigation
        scene = window.windowScene
      }
    }
    for _ in 0..<20 { program.loop.runTurn() }
    turns.loop = program.loop
    navigation.pushViewController(page(1), animated: true)
    return WindowedFrames.measureAnimation(program, in: scene, first: first)
  }
}
