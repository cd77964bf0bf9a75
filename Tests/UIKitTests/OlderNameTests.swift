import Expectations
import Testing
import TouchTesting
import UIKit

@testable import TouchKit

/// Declarations that older public code uses.
@MainActor @Suite struct OlderNameTests {
  @Test func aSearchControllerWithoutResultsControllerShowsThemInTheContent() {
    let search = UISearchController()
    #expect(search.searchResultsController == nil && !search.obscuresBackgroundDuringPresentation)
  }

  @Test func theOldBackgroundOfGroupedTablesIsThePresentOne() {
    expectEqual(UIColor.groupTableViewBackground, UIColor.systemGroupedBackground)
  }

  @Test func geometryIsComparedByName() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)) && !rect.equalTo(.zero))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.size.equalTo(.zero))
  }

  @Test func aColorLiteralIsAColorOfCoreGraphics() {
    let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    expectEqual(color, CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  private final class NotedPath: UIBezierPath {
    private(set) var calls: [String] = []
    override func fill() { calls.append("fill") }
    override func stroke() { calls.append("stroke") }
  }

  @Test func aSubclassOfPathsOverridesItsDrawing() {
    let path = NotedPath()
    let plain: UIBezierPath = path
    plain.fill()
    plain.stroke()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
    _ = image.image { _ in plain.fill(with: .multiply, alpha: 0.5) }
    expectEqual(path.calls, ["fill", "stroke", "fill"])
  }

  @Test func aRoundedButtonIsOneOfTheSystem() {
    expectEqual(UIButton(type: .roundedRect).buttonType, .system)
  }

  @Test func aBarShowsTheCustomViewThatAnItemGets() {
    let stage = TouchStage(size: CGSize(width: 300, height: 300))
    let (bar, view) = (UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), UIView())
    view.bounds.size = CGSize(width: 20, height: 20)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    bar.items = [UINavigationItem(title: "B")]
    bar.topItem?.rightBarButtonItem = item
    stage.rootView.addSubview(bar)
    stage.settle()
    #expect(!view.isDescendant(of: bar))
    item.customView = view
    stage.settle()
    #expect(view.isDescendant(of: bar) && view.bounds.size == CGSize(width: 20, height: 20))
    item.customView = nil
    stage.settle()
    #expect(!view.isDescendant(of: bar))
  }

  @Test func barsAreHiddenInAFifthOfASecond() { expectEqual(UINavigationController.hideShowBarDuration, 0.2) }

  @Test func traitsOfViewsHaveTheKindOfDevice() {
    let stage = TouchStage(size: CGSize(width: 100, height: 100))
    expectEqual(stage.rootView.traitCollection.userInterfaceIdiom, UIDevice.current.userInterfaceIdiom)
    expectEqual(UITraitCollection(userInterfaceStyle: .dark).userInterfaceIdiom, .unspecified)
  }

  #if FoundationGeometry
  @Test func anImageThatIsNotInABundleIsNil() {
    expectNil(UIImage(named: "no such image", in: Bundle.main, with: nil))
    expectNil(UIImage(named: "no such image", in: nil, with: UIImage.SymbolConfiguration(pointSize: 9)))
  }

  @Test func aTimerWithoutArgumentsIsInvalid() { #expect(!Timer().isValid) }

  @Test func aPathOfIndexesThatIsAnObjectHasSectionRowAndItem() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.section == 2 && path.row == 3 && NSIndexPath(item: 4, section: 1).item == 4)
    expectEqual(path as IndexPath, IndexPath(row: 3, section: 2))
  }
  #endif

  @Test func aGradientIsMadeOfComponents() {
    let (colors, grays) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let faint = CGColor(gray: 0.5, alpha: 0.25)
    expectEqual(
      CGGradient(
        colorSpace: colors, colorComponents: [1, 0, 0, 1, 0.5, 0.5, 0.5, 0.25], locations: [0, 0.5], count: 2),
      CGGradient(colors: [red, faint], locations: [0, 0.5]))
    expectEqual(
      CGGradient(colorSpace: grays, colorComponents: [0.5, 0.25, 1, 1], locations: nil, count: 1),
      CGGradient(colors: [faint], locations: nil))
    expectNil(CGGradient(colorSpace: colors, colorComponents: [1, 0, 0], locations: nil, count: 1))
    expectNil(CGGradient(colorSpace: colors, colorComponents: [1, 0, 0, 1], locations: [], count: 1))
    expectNil(CGColor(colorSpace: grays, components: [1]))
  }

  @Test func aTargetThatIsNoObjectIsReported() {
    var reports: [String] = []
    let before = UsageError.report
    UsageError.report = { reports.append($0) }
    defer { UsageError.report = before }
    let (button, tap, target) = (UIButton(), UITapGestureRecognizer(), UIViewController())
    let action = Selector(UIViewController.viewDidLoad)
    for object in [target, nil] { button.addTarget(object, action: action, for: .touchUpInside) }
    tap.addTarget(target, action: action)
    expectEqual(reports, [])
    button.addTarget({ 1 }, action: action, for: .touchUpInside)
    tap.addTarget(1, action: action)
    let end =
      " is not an object, so its action is never called; in the initial value of a property make the property lazy, or "
      + "pass nil to search the responder chain"
    expectEqual(
      reports,
      [
        "UIButton.addTarget: a target of type () -> Int" + end,
        "UITapGestureRecognizer.addTarget: a target of type Int" + end,
      ])
  }
}
