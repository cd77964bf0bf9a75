import Expectations
import Testing
import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@MainActor @Suite struct TextSizeTests {
  private let stage = TouchStage()

  @Test("45.7: the category is the nearest one to the text scale")
  func categories() {
    let scales: [(Double, UIContentSizeCategory)] = [
      (1, .large), (0.5, .extraSmall), (0.9, .small), (1.25, .extraExtraLarge), (1.5, .accessibilityMedium),
      (2, .accessibilityLarge), (9, .accessibilityExtraExtraExtraLarge),
    ]
    for (scale, category) in scales { expectEqual(UIContentSizeCategory(textScale: scale), category, "\(scale)") }
  }

  @Test("45.7: traits, new fonts, and fonts of views that ask for it follow the text scale")
  func fonts() {
    let (label, fixed, plain) = (UILabel(), UILabel(), UILabel())
    let (field, text) = (UITextField(), UITextView())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    fixed.font = .preferredFont(forTextStyle: .body)
    plain.adjustsFontForContentSizeCategory = true
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 50)
    field.adjustsFontForContentSizeCategory = true
    text.font = .preferredFont(forTextStyle: .title1)
    text.adjustsFontForContentSizeCategory = true
    for view in [label, fixed, plain, field, text] as [UIView] { stage.rootView.addSubview(view) }
    func sizes() -> [CGFloat] {
      [
        label.font.pointSize, fixed.font.pointSize, plain.font.pointSize, field.font?.pointSize ?? 0,
        text.font?.pointSize ?? 0,
      ]
    }
    expectEqual(sizes(), [17, 17, 17, 34, 28])
    let application = UIApplication.shared
    application.setTextScale(2)
    expectEqual(application.preferredContentSizeCategory, .accessibilityLarge)
    expectEqual(stage.window.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    expectEqual(sizes(), [33, 17, 17, 50, 43])
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 33)
    application.setTextScale(1)
    expectEqual(sizes(), [17, 17, 17, 34, 28])
  }

  @Test("45.7: high contrast is a trait, and views are notified of it once")
  func contrast() {
    final class Watcher: UIView {
      var changes: [UIAccessibilityContrast] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(traitCollection.accessibilityContrast)
      }
    }
    let watcher = Watcher()
    stage.rootView.addSubview(watcher)
    watcher.changes = []
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled && watcher.traitCollection.accessibilityContrast == .normal)
    for isHigh in [true, true, false] { UIApplication.shared.setHighContrast(isHigh) }
    expectEqual(watcher.changes, [.high, .normal])
    UIApplication.shared.setHighContrast(true)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    UIApplication.shared.setHighContrast(false)
  }
}
