import Expectations
import Testing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Windows of any size: every frame is finite, and the layout settles.
@MainActor @Suite(.serialized) struct SmallWindowTests {
  nonisolated static let sizes = [1, 2, 5, 13, 40, 16384].flatMap { width in
    [1, 2, 5, 13, 40, 400].map { CGSize(width: CGFloat(width), height: CGFloat($0)) }
  }

  /// What is reported while a window with fields, an alert and a menu takes a size, and gets its usual one again.
  private func reports(at size: CGSize, _ present: (UIViewController) -> Void) -> [String] {
    let report = UsageError.report
    defer { UsageError.report = report }
    var lines: [String] = []
    UsageError.report = { lines.append($0) }
    let root = UIViewController()
    let stage = TouchStage(size: CGSize(width: 600, height: 500), rootViewController: root)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    field.text = "A text of some length"
    let text = UITextView()
    text.text = field.text
    for view in [field, text, UISegmentedControl(items: ["a", "b"]), UISwitch(), UISlider(), UIPageControl()] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        view.heightAnchor.constraint(equalTo: root.view.heightAnchor, multiplier: 0.2),
      ])
    }
    field.becomeFirstResponder()
    present(root)
    stage.wait(0.6)
    stage.resize(to: size)
    stage.wait(0.6)
    text.becomeFirstResponder()
    stage.wait(0.6)
    stage.resize(to: CGSize(width: 600, height: 500))
    stage.wait(0.6)
    return lines
  }

  @Test(arguments: sizes) func fieldsHaveFiniteFrames(size: CGSize) { expectEqual(reports(at: size) { _ in }, []) }

  @Test(arguments: sizes, [UIAlertController.Style.alert, .actionSheet])
  func alertsHaveFiniteFrames(size: CGSize, style: UIAlertController.Style) {
    let lines = reports(at: size) { root in
      let alert = UIAlertController(title: "Really?", message: "It is so.", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(alert, animated: true)
    }
    expectEqual(lines, [])
  }
}
