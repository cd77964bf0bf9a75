import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// The accessibility properties of objects whose class is not known to the source.
@MainActor @Suite struct DescribedObjectTests {
  private final class Named: UIView {
    override var accessibilityLabel: String? {
      get { "named" }
      set { super.accessibilityLabel = newValue }
    }
  }

  @Test("An object's properties are those of the view or element, overrides included")
  func described() {
    let view = UIView()
    let objects: [UIObject] = [view, UIAccessibilityElement(accessibilityContainer: view), Named()]
    for object in objects {
      object.accessibilityLabel = "label"
      object.accessibilityHint = "hint"
      object.accessibilityTraits = .button
      object.isAccessibilityElement = true
    }
    #expect(objects.map(\.accessibilityLabel) == ["label", "label", "named"] && view.accessibilityLabel == "label")
    #expect(view.accessibilityHint == "hint" && view.accessibilityTraits == .button && view.isAccessibilityElement)
  }

  @Test("An object of another class has no description, and an assignment is reported")
  func others() {
    final class Other: UIObject {}
    let object: UIObject = Other()
    var reports: [String] = []
    let former = UsageError.report
    UsageError.report = { reports.append($0) }
    object.accessibilityLabel = "lost"
    UsageError.report = former
    #expect(object.accessibilityLabel == nil && !object.isAccessibilityElement)
    expectEqual(reports, ["Other.accessibilityLabel: only views and elements are described; ignored"])
  }
}
