import Expectations
import Testing
import TouchTesting
import UIKit

/// Images of background configurations, in pixels.
@MainActor @Suite struct BackgroundImageTests {
  private let stage = TouchStage(size: CGSize(width: 100, height: 100))

  private func halves() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
    }
  }

  private func background(_ mode: UIView.ContentMode) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 0
    (background.image, background.imageContentMode) = (halves(), mode)
    return background
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, "rrbb"), (.scaleAspectFill, "rrbb"), (.scaleAspectFit, "wwww"),
  ])
  func aButtonAndCellsShowTheImage(_ mode: UIView.ContentMode, _ expected: String) {
    var look = UIButton.Configuration.plain()
    look.background = background(mode)
    let cells = [UITableViewCell(), UICollectionViewCell(), UICollectionViewListCell()]
    (cells[0] as? UITableViewCell)?.backgroundConfiguration = background(mode)
    for case let cell as UICollectionViewCell in cells { cell.backgroundConfiguration = background(mode) }
    for view in [UIButton(configuration: look)] + cells {
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      stage.rootView.addSubview(view)
      stage.settle()
      // The upper row: an image that fits leaves it free.
      expectEqual(Pixels(stage)?.row(5, [5, 10, 30, 35]), expected, "\(type(of: view))")
      view.removeFromSuperview()
    }
  }
}
