import Expectations
import Testing
import TouchTesting
import UIKit

/// What people reported of UIKit in public; Docs/Reports.md has the sources.
@MainActor @Suite struct ReportTests {
  // MARK: Text

  private final class Quitting: NSObject, UITextFieldDelegate {
    var received: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) {
      received.append("begin \(textField.tag)")
      if textField.tag == 2 { textField.resignFirstResponder() }
    }
    func textFieldDidEndEditing(_ textField: UITextField) { received.append("end \(textField.tag)") }
  }

  @Test("A field that resigns when its editing begins leaves no first responder")
  func resigningAtTheBeginning() {
    let (stage, delegate) = (TouchStage(size: CGSize(width: 320, height: 400)), Quitting())
    let fields = [1, 2].map { tag in
      let field = UITextField(frame: CGRect(x: 20, y: 60 * tag, width: 200, height: 40))
      field.tag = tag
      field.delegate = delegate
      stage.rootView.addSubview(field)
      return field
    }
    stage.settle()
    fields[0].becomeFirstResponder()
    fields[1].becomeFirstResponder()
    expectEqual(delegate.received, ["begin 1", "end 1", "begin 2", "end 2"])
    #expect(fields.allSatisfy { !$0.isFirstResponder })
  }

  private final class Keeping: UIViewController {
    var keeps = true
    var received: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      received += presses.compactMap(\.key?.characters)
      if !keeps { super.pressesBegan(presses, with: event) }
    }
  }

  @Test("21.1: a controller that keeps its keys starves the field in it; one that passes them on does not")
  func keysBeforeText() {
    let (stage, controller) = (TouchStage(size: CGSize(width: 320, height: 400)), Keeping())
    stage.window.rootViewController = controller
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    list.contentSize = CGSize(width: 320, height: 900)
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    controller.view.addSubview(list)
    list.addSubview(field)
    stage.settle()
    field.becomeFirstResponder()
    stage.typeKey(.keyboardA, characters: "a")
    #expect(controller.received == ["a"] && field.text == "")
    controller.keeps = false
    stage.typeKey(.keyboardA, characters: "b")
    stage.typeKey(.keyboardSpacebar, characters: " ")
    stage.typeKey(.keyboardHome)
    stage.typeKey(.keyboardA, characters: "c")
    #expect(controller.received == ["a", "b", " ", "", "c"] && field.text == "cb ")
    expectEqual(list.contentOffset, .zero, "what means something to the text does not scroll")
  }

  // MARK: Lists

  private final class Shelf: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = UICollectionViewFlowLayout()
    lazy var items = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var chosen: [Int] = []
    func fill() {
      items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (items.dataSource, items.delegate, items.allowsMultipleSelection) = (self, self, true)
      items.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      contentView.addSubview(items)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item + 1)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      chosen.append(-indexPath.item - 1)
    }
  }

  private final class Shelves: NSObject, UITableViewDataSource, UITableViewDelegate {
    let shelf = Shelf(style: .default, reuseIdentifier: nil)
    var rows: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { shelf }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows.append(indexPath.row) }
  }

  @Test("9.21: a tap in a collection in a cell selects an item, or nothing, and never the row; outside it the row")
  func collectionInACell() {
    let (stage, shelves) = (TouchStage(size: CGSize(width: 320, height: 400)), Shelves())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    (table.dataSource, table.delegate) = (shelves, shelves)
    shelves.shelf.fill()
    shelves.shelf.layout.itemSize = CGSize(width: 50, height: 50)
    stage.rootView.addSubview(table)
    stage.settle()
    for _ in 0..<3 {
      stage.tap(at: CGPoint(x: 25, y: 25))
      stage.wait(1)
    }
    expectEqual(shelves.shelf.chosen, [1, -1, 1], "each tap turns the item round, the third one too")
    stage.tap(at: CGPoint(x: 100, y: 90))
    stage.wait(1)
    #expect(shelves.rows == [] && shelves.shelf.chosen.count == 3)
    stage.tap(at: CGPoint(x: 280, y: 50))
    stage.wait(1)
    expectEqual(shelves.rows, [0])
  }

  // MARK: Pickers

  private final class Choosing: UIViewController, UIPickerViewDataSource {
    let picker = UIPickerView()
    override func viewDidLoad() {
      super.viewDidLoad()
      picker.dataSource = self
      picker.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(picker)
      NSLayoutConstraint.activate([
        picker.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        picker.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      picker.selectRow(9, inComponent: 0, animated: false)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
  }

  @Test("A picker shows the last row where that is chosen before its first layout")
  func lastRow() {
    let (stage, controller) = (TouchStage(size: CGSize(width: 320, height: 400)), Choosing())
    stage.window.rootViewController = controller
    stage.settle()
    stage.wait(1)
    expectEqual(controller.picker.selectedRow(inComponent: 0), 9)
    #expect(controller.picker.bounds.height > 0)
  }

  // MARK: Tabs

  private final class Tabs: UITabBarController, UITabBarControllerDelegate {
    var received: [String] = []
    override var selectedIndex: Int { didSet { received.append("index \(selectedIndex)") } }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      received.append("chose \(viewController.title ?? "")")
    }
  }

  @Test("The user's choice of a tab does not set selectedIndex; the delegate is notified of the present tab, too")
  func tabs() throws {
    let (stage, tabs) = (TouchStage(size: CGSize(width: 320, height: 400)), Tabs())
    tabs.viewControllers = ["a", "b"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    tabs.delegate = tabs
    stage.window.rootViewController = tabs
    stage.settle()
    tabs.received = []
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    for x in [0.75, 0.75, 0.25] {
      stage.tap(at: CGPoint(x: bar.minX + bar.width * x, y: bar.minY + 20))
      stage.wait(1)
    }
    expectEqual(tabs.received, ["chose b", "chose b", "chose a"])
    tabs.selectedIndex = 1
    expectEqual(tabs.received.last, "index 1")
  }

  // MARK: Gestures

  private final class Asked: NSObject, UIGestureRecognizerDelegate {
    var received: [String] = []
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      received.append("begin \(gestureRecognizer.name ?? "")")
      return true
    }
    func gestureRecognizer(
      _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      received.append("with \(one.name ?? "")")
      return true
    }
  }

  @Test("5.4.1, 5.1.2: whether a gesture may begin is asked before whether it may be simultaneous with another")
  func questions() {
    let (stage, asked) = (TouchStage(size: CGSize(width: 320, height: 400)), Asked())
    for name in ["pan", "press"] {
      let recognizer: UIGestureRecognizer = name == "pan" ? UIPanGestureRecognizer() : UILongPressGestureRecognizer()
      recognizer.name = name
      recognizer.delegate = asked
      stage.rootView.addGestureRecognizer(recognizer)
    }
    stage.settle()
    stage.finger.down(at: CGPoint(x: 100, y: 100))
    stage.finger.move(to: CGPoint(x: 140, y: 100), duration: 0.1)
    stage.finger.up()
    expectEqual(asked.received.first, "begin pan")
    #expect(
      asked.received.filter { $0.hasPrefix("with") }.allSatisfy { _ in asked.received.firstIndex(of: "begin pan") == 0 }
    )
  }
}
