import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit

@testable import TouchNavigation
@testable import TouchTesting
@testable import TouchWidgets

/// Transitions of containers as films: pictures of successive moments, from left to right.
@MainActor @Suite struct FilmTests {
  /// Takes the pictures of a film.
  @MainActor private final class Camera {
    let stage: TouchStage
    private var frames: [Bitmap] = []
    private static let gap = 6

    init(_ root: UIViewController, width: CGFloat = 160) {
      let fonts = GoldenFolder.packageRoot(of: #filePath) + "/Tests/Fonts/fonts.conf"
      stage = TouchStage(size: CGSize(width: width, height: 240), rootViewController: root, fontconfigFile: fonts)
    }

    /// Takes a picture of this moment, after some seconds.
    func shoot(after seconds: TimeInterval = 0) {
      if seconds > 0 { stage.wait(seconds) } else { stage.settle() }
      if let picture = stage.program.surface.picture { frames.append(picture) }
    }

    /// What is wrong with the film; nil if it is as blessed.
    func complaint(_ name: String) -> String? {
      let height = frames.first?.height ?? 0
      let rows = (0..<height).flatMap { row in
        frames.enumerated().flatMap { index, frame in
          let line = frame.pixels[row * frame.width..<(row + 1) * frame.width]
          return (index == 0 ? [] : [UInt32](repeating: 0xFF80_8080, count: Self.gap)) + line
        }
      }
      let film = Bitmap(width: height > 0 ? rows.count / height : 0, height: height, pixels: rows)
      return GoldenFolder(module: "TouchNavigation").complaint(about: film, named: name)
    }
  }

  private func page(_ title: String, _ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 16, y: 100, width: 128, height: 24))
    label.text = title
    page.view.addSubview(label)
    return page
  }

  private func stack() -> UINavigationController {
    UINavigationController(rootViewController: page("Inbox", UIColor(white: 0.93, alpha: 1)))
  }

  @Test("28.3: a push comes from the right, over a page that makes way slowly")
  func push() {
    let navigation = stack()
    let camera = Camera(navigation)
    camera.shoot()
    navigation.pushViewController(page("Lunch", .white), animated: true)
    camera.shoot()
    for _ in 0..<4 { camera.shoot(after: 0.1) }
    camera.shoot(after: 0.5)
    expectNil(camera.complaint("push"))
  }

  @Test("28.19: a page follows the finger that goes back, and returns when the finger thinks better of it")
  func popGivenUp() {
    let navigation = stack()
    let camera = Camera(navigation)
    navigation.pushViewController(page("Lunch", .white), animated: false)
    camera.shoot()
    camera.stage.finger.down(at: CGPoint(x: 3, y: 180))
    for end in [40, 75] {
      camera.stage.finger.move(to: CGPoint(x: CGFloat(end), y: 180), duration: 0.3)
      camera.shoot()
    }
    camera.stage.wait(0.3)
    camera.stage.finger.up()
    for _ in 0..<2 { camera.shoot(after: 0.1) }
    camera.shoot(after: 1)
    expectNil(camera.complaint("pop-given-up"))
  }

  @Test("30.13: a sheet goes with the finger from one detent to the other")
  func sheet() throws {
    let root = page("Map", UIColor(red: 0.8, green: 0.9, blue: 0.85, alpha: 1))
    let camera = Camera(root)
    let sheet = page("Places", .white)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    root.present(sheet, animated: true)
    camera.shoot()
    camera.shoot(after: 0.2)
    camera.shoot(after: 1)
    let top = sheet.view.convert(CGPoint.zero, to: nil).y + 10
    camera.stage.finger.down(at: CGPoint(x: 80, y: top))
    for distance in [30, 70] as [CGFloat] {
      camera.stage.finger.move(to: CGPoint(x: 80, y: top - distance), duration: 0.3)
      camera.shoot()
    }
    camera.stage.finger.up()
    camera.shoot(after: 1)
    expectNil(camera.complaint("sheet"))
  }

  @Test("31.10: a menu opens its submenus next to their rows")
  func menu() throws {
    let root = page("Song", .white)
    let camera = Camera(root, width: 330)
    let sort = UIMenu(
      title: "Sort", children: ["Name", "Date"].map { UIAction(title: $0, state: $0 == "Date" ? .on : .off) { _ in } })
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 4, y: 16, width: 60, height: 30)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }, sort])
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    camera.shoot()
    camera.stage.mouse.click(at: CGPoint(x: 30, y: 30))
    camera.shoot()
    let overlay = try #require(camera.stage.window.subviews.last as? MenuOverlay)
    for (panel, row) in [(0, 1), (1, 0)] {
      let rect = overlay.panels[panel].rect(of: row, in: camera.stage.window)
      camera.stage.mouse.move(to: CGPoint(x: rect.midX, y: rect.midY))
      camera.shoot(after: 0.5)
    }
    camera.stage.typeKey(.keyboardEscape)
    camera.shoot()
    camera.stage.typeKey(.keyboardEscape)
    camera.shoot()
    expectNil(camera.complaint("menu"))
  }
}
