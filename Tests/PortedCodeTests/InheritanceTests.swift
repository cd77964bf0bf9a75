import Expectations
import Testing
import TouchTesting
import UIKit

// Declarations in the manner of public code: what it subclasses, and what it calls from classes that name no actor.

/// A small language for constraints, as many programs have one.
private class Pins {
  var made: [NSLayoutConstraint] = []

  func pin(_ view: UIView, to other: UIView, inset: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset)
    top.priority = .defaultHigh
    top.identifier = "top"
    let rule = Rule(
      item: view, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .leading, multiplier: 1,
      constant: inset)
    rule.note = "leading"
    let plain = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 100)
    plain.isActive = true
    made = [
      top, rule, view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
    ]
    NSLayoutConstraint.activate(made)
  }

  var words: [String] { made.map { "\($0.firstAttribute.rawValue) \($0.relation.rawValue) \($0.constant)" } }
}

private class Rule: NSLayoutConstraint { var note: String? }

private class GrowingText: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: .zero) }
}

private class Wall: UICollectionViewLayout {
  let columns: Int
  init(columns: Int) {
    self.columns = columns
    super.init()
  }
  required init?(coder aDecoder: NSCoder) {
    columns = 1
    super.init(coder: aDecoder)
  }
}

private class Stack: UINavigationController {
  var count = 0
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    count = 1
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Badge: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    contentMode = .center
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Tabs: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 0
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Key: UIButton {
  var lines: [String] = []
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
    lines.append("title")
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
    lines.append("color")
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
    lines.append("image")
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
    lines.append("background")
  }
}

@MainActor @Suite struct InheritanceTests {
  private let stage = TouchStage(size: CGSize(width: 320, height: 480))

  @Test("Classes that name no actor make constraints, and subclasses of constraints are constraints")
  func constraints() {
    let (pins, view) = (Pins(), UIView())
    stage.rootView.addSubview(view)
    pins.pin(view, to: stage.rootView, inset: 12)
    stage.settle()
    expectEqual(view.frame, CGRect(x: 12, y: 12, width: 40, height: 30))
    #expect(
      pins.words == ["3 0 12.0", "5 0 12.0", "7 0 40.0", "8 0 30.0"] && (pins.made[1] as? Rule)?.note == "leading")
  }

  @Test func subclassesHaveTheInitializersThatTheyInherit() {
    #expect(
      GrowingText().isScrollEnabled == false
        && GrowingText(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
    expectEqual(Wall(columns: 3).columns, 3)
    let (page, badge) = (UIViewController(), Badge(image: nil))
    let stack = Stack(rootViewController: page)
    #expect(stack.count == 1 && stack.viewControllers == [page] && badge.contentMode == .center)
    let tabs = Tabs(items: ["a", "b"])
    #expect(tabs.selectedSegmentIndex == 0 && tabs.numberOfSegments == 2 && tabs.frame.width > 0)
    let plain = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(plain.effect == nil && plain.contentView.frame == plain.bounds)
    expectEqual(UIVisualEffectView().bounds, .zero)
  }

  @Test func whatAButtonShowsByStateCanBeOverridden() {
    let key = Key(type: .system)
    key.setTitle("go", for: .normal)
    key.setTitleColor(.red, for: .normal)
    key.setImage(nil, for: .normal)
    key.setBackgroundImage(nil, for: .normal)
    #expect(key.currentTitle == "GO" && key.lines == ["title", "color", "image", "background"])
  }

  @Test("Cells are registered by a class that is known only when the program runs")
  func registeredClasses() {
    let kinds: [String: AnyClass?] = ["cell": UICollectionViewCell.self, "none": nil]
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    for name in kinds.keys { view.register(kinds[name] ?? nil, forCellWithReuseIdentifier: name) }
    let table = UITableView()
    let kind: AnyClass? = UITableViewCell.self
    table.register(kind, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
    expectNil(table.dequeueReusableCell(withIdentifier: "none"))
  }

  @Test("A tap puts the keyboard away by the name of a method that answers")
  func namesOfMethodsThatAnswer() {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    stage.rootView.addSubview(field)
    stage.rootView.addGestureRecognizer(
      UITapGestureRecognizer(target: stage.rootView, action: Selector(UIView.endEditing)))
    field.becomeFirstResponder()
    stage.tap(at: CGPoint(x: 100, y: 300))
    #expect(!field.isFirstResponder)
    field.becomeFirstResponder()
    UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    #expect(!field.isFirstResponder)
  }
}
