import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Where the parts of a button lie that says so itself (semantics 10.11).
@Suite @MainActor struct ButtonPlacesTests {
  /// The image above, the title below it along the whole width.
  private final class Stacked: UIButton {
    var log: [String] = []

    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      log.append("content in \(Int(bounds.width))")
      return bounds.insetBy(dx: 4, dy: 2)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      log.append("title in \(Int(contentRect.width))")
      return CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      log.append("image in \(Int(contentRect.width))")
      return CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 30)
    }
  }

  /// Moves the title that super has placed.
  private final class Moved: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      super.titleRect(forContentRect: contentRect).offsetBy(dx: 3, dy: 5)
    }
  }

  private func filled<Button: UIButton>(_ button: Button) -> Button {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    return button
  }

  @Test("A button without a configuration asks where its parts lie") func asked() {
    let button = filled(Stacked(type: .custom))
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame, CGRect(x: 4, y: 38, width: 92, height: 20))
    expectEqual(button.imageView?.frame, CGRect(x: 40, y: 2, width: 20, height: 30))
    expectEqual(button.log, ["content in 100", "title in 92", "image in 92"])
  }

  @Test("One with a configuration does not ask") func configured() {
    let button = filled(Stacked(type: .custom))
    button.configuration = .plain()
    button.layoutIfNeeded()
    expectEqual(button.log, [])
  }

  @Test("What super answers is where the parts lie without an override") func inherited() throws {
    let (plain, moved) = (filled(UIButton(type: .custom)), filled(Moved(type: .custom)))
    for button in [plain, moved] {
      button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 10, bottom: 4, right: 6)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
      button.contentHorizontalAlignment = .left
      button.layoutIfNeeded()
    }
    let title = try #require(plain.titleLabel?.frame)
    expectEqual(moved.titleLabel?.frame, title.offsetBy(dx: 3, dy: 5))
    expectEqual(moved.imageView?.frame, plain.imageView?.frame)
    expectEqual(plain.titleRect(forContentRect: plain.contentRect(forBounds: plain.bounds)), title)
    expectEqual(plain.contentRect(forBounds: plain.bounds), CGRect(x: 10, y: 2, width: 84, height: 54))
    expectEqual(plain.backgroundRect(forBounds: plain.bounds), plain.bounds)
  }
}
