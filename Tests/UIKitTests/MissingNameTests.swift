import Expectations
import Testing
import TouchTesting
import UIKit

/// Forms of public iOS sources that need a declaration of the kit.
@MainActor @Suite(.serialized) struct MissingNameTests {
  private let stage = TouchStage(size: CGSize(width: 300, height: 400))

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 1
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    /// A closure of a library that does not escape is passed on, and uses members without `self`.
    func reload(_ table: UITableView, _ collection: UICollectionView, setData: (Int) -> Void) {
      table.performBatchUpdates {
        setData(2)
        count = 2
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
      collection.performBatchUpdates({
        setData(2)
        collection.insertItems(at: [IndexPath(item: 1, section: 0)])
      })
    }
  }

  private final class Table: UITableView {
    var batches = 0
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test("Batches take a closure that does not escape, and call an override of the method with an optional one")
  func batches() {
    let (rows, table) = (Rows(), Table(frame: stage.rootView.bounds))
    let collection = UICollectionView(frame: stage.rootView.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, collection.dataSource) = (rows, rows)
    stage.rootView.addSubview(table)
    stage.rootView.addSubview(collection)
    stage.settle()
    var calls = 0
    rows.reload(table, collection) { _ in calls += 1 }
    stage.settle()
    #expect(calls == 2 && table.numberOfRows(inSection: 0) == 2 && collection.numberOfItems(inSection: 0) == 2)
    expectEqual(table.batches, 1)
    var isOver = false
    table.performBatchUpdates(nil) { _ in isOver = true }
    stage.wait(1)
    #expect(isOver && table.batches == 2)
  }

  #if FoundationGeometry
  @Test("A nib that is registered or instantiated says what to do instead, and a class that is registered later works")
  func nibs() {
    var reports: [String] = []
    let former = UsageError.report
    UsageError.report = { reports.append($0) }
    let (table, nib) = (UITableView(), UINib(nibName: "Cell", bundle: nil))
    table.register(nib, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil && nib.instantiate(withOwner: nil).isEmpty)
    expectNil(Bundle.main.loadNibNamed("Page", owner: nil) as Any?)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    UsageError.report = former
    #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
    expectEqual(
      reports,
      [
        "there is no nib Cell on Linux: register the class of \"cell\"",
        "there is no nib Cell on Linux: make its views in code",
        "there is no nib Page on Linux: make its views in code",
      ])
  }
  #endif

  @Test("The bars of a navigation controller have the classes that it is given")
  func bars() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    stack.viewControllers = [UIViewController()]
    let stage = TouchStage(size: CGSize(width: 300, height: 400), rootViewController: stack)
    stage.settle()
    #expect(stack.navigationBar is Bar && stack.toolbar is Tools && stack.navigationBar.window != nil)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
  }

  @Test("A field whose input view is a picker shows it with a toolbar, and Done in the toolbar hides both")
  func picker() throws {
    final class Form: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.items = [UIBarButtonItem(title: "Done", style: .plain, target: self, action: Selector(Form.done))]
        field.inputView = UIPickerView()
        field.inputAccessoryView = bar
        view.addSubview(field)
      }
      func done() { view.endEditing(true) }
    }
    let form = Form()
    let stage = TouchStage(size: CGSize(width: 300, height: 400), rootViewController: form)
    stage.settle()
    #expect(form.field.becomeFirstResponder())
    stage.wait(0.5)
    let picker = try #require(form.field.inputView)
    let frame = picker.convert(picker.bounds, to: nil)
    #expect(frame.maxY == 400 && frame.width == 300 && frame.height == picker.intrinsicContentSize.height)
    let bar = try #require(form.field.inputAccessoryView)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: frame.minY - 44, width: 300, height: 44))
    stage.typeText("5")
    #expect(form.field.text == "5")
    form.done()
    stage.wait(0.5)
    #expect(picker.window == nil && !form.field.isFirstResponder)
  }

  @Test("47.46: an action of a target calls its method, with the action if it takes one, and not after its end")
  func actions() {
    @MainActor final class Target {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func named(_ action: UIAccessibilityCustomAction) { calls.append(action.name) }
    }
    func perform(_ action: UIAccessibilityCustomAction) -> Bool { action.actionHandler?(action) ?? false }
    var target: Target? = Target()
    let plain = UIAccessibilityCustomAction(name: "one", target: target, selector: Selector(Target.plain))
    let named = UIAccessibilityCustomAction(name: "two", target: target, selector: Selector(Target.named))
    #expect(perform(plain) && perform(named) && target?.calls == ["plain", "two"])
    target = nil
    #expect(!perform(plain))
  }

  @Test("The largest rectangle of a ratio, a dark search bar, and pictures of views by an override")
  func smallNames() {
    let outer = CGRect(x: 10, y: 0, width: 100, height: 100)
    let inside = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: outer)
    expectEqual(inside, CGRect(x: 10, y: 25, width: 100, height: 50))
    expectEqual(AVMakeRect(aspectRatio: .zero, insideRect: CGRect(x: 0, y: 0, width: 8, height: 4)).size, .zero)
    let bar = UISearchBar()
    bar.barStyle = .black
    expectEqual(bar.overrideUserInterfaceStyle, .dark)
    final class Blank: UIView {
      override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    }
    expectNil((Blank(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) as UIView).snapshotView(afterScreenUpdates: false))
  }

  @Test("A tap on a label finds the word by a layout manager")
  func tappedWord() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.attributedText = NSAttributedString(
      string: "read the terms", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: label.bounds.size))
    let storage = NSTextStorage(attributedString: label.attributedText ?? NSAttributedString(string: ""))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    let terms = manager.boundingRect(forGlyphRange: NSRange(location: 9, length: 5), in: container)
    let before = NSAttributedString(string: "read the ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(abs(terms.minX - before.size().width) < 1)
    let index = manager.glyphIndex(for: CGPoint(x: terms.midX, y: terms.midY), in: container)
    #expect((9..<14).contains(index))
  }
}
