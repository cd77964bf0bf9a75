import Expectations
import Testing
import TouchTesting
import UIKit

/// Details of bars, lists, fields and tints that public programs set.
@MainActor @Suite struct BarAndListDetailTests {
  private func plain(_ color: UIColor, _ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image {
      color.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    (view as? UIImageView).map { [$0] } ?? view.subviews.flatMap { pictures(in: $0) }
  }

  // MARK: Bars

  @Test("Opposite image insets move a bar button's picture, and its button keeps its size")
  func barButtonInsets() {
    let page = UIViewController()
    let item = UIBarButtonItem(
      image: plain(.red, CGSize(width: 20, height: 20)).withRenderingMode(.alwaysOriginal), style: .plain, target: nil,
      action: nil)
    page.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: page)
    let stage = TouchStage(rootViewController: stack)
    stage.settle()
    func place() -> (picture: CGRect, button: CGRect) {
      let picture = pictures(in: stack.navigationBar).first { $0.image != nil && !$0.isHidden }
      return (picture?.frame ?? .zero, picture?.superview?.frame ?? .zero)
    }
    let usual = place()
    item.imageInsets = UIEdgeInsets(top: 5, left: -3, bottom: -5, right: 3)
    stage.settle()
    expectEqual(usual.picture.size, CGSize(width: 20, height: 20))
    #expect(place().picture == usual.picture.offsetBy(dx: -3, dy: 5) && place().button == usual.button)
    item.imageInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    stage.settle()
    expectEqual(place().picture, usual.picture.insetBy(dx: 5, dy: 5))
  }

  @Test("Image insets move the picture of a tab")
  func tabInsets() {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(
      title: nil, image: plain(.red, CGSize(width: 12, height: 12)).withRenderingMode(.alwaysOriginal), tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let stage = TouchStage(size: CGSize(width: 300, height: 200), rootViewController: tabs)
    func seen() -> [Int] {
      stage.settle()
      guard let pixels = Pixels(stage) else { return [] }
      return (0..<60).filter { pixels[150, $0] == [255, 0, 0, 255] }
    }
    let usual = seen()
    page.tabBarItem.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    #expect(usual.count == 12 && seen() == usual.map { $0 + 4 })
  }

  @Test("The title of a navigation bar is moved down, and a view in its place stays")
  func titleAdjustment() {
    let page = UIViewController()
    page.title = "Title"
    let stack = UINavigationController(rootViewController: page)
    let stage = TouchStage(rootViewController: stack)
    stage.settle()
    let label = stack.navigationBar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Title" && !$0.isHidden }
    let usual = label?.frame.minY ?? 0
    stack.navigationBar.setTitleVerticalPositionAdjustment(6, for: .default)
    stage.settle()
    expectEqual(label?.frame.minY, usual + 6)
    expectEqual(stack.navigationBar.titleVerticalPositionAdjustment(for: .default), 6)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    page.navigationItem.titleView = view
    stage.settle()
    let place = view.frame
    stack.navigationBar.setTitleVerticalPositionAdjustment(0, for: .default)
    stage.settle()
    expectEqual(view.frame, place)
  }

  // MARK: Lists

  private final class Rows: NSObject, UITableViewDataSource {
    var letters: [String]? = ["A", "B"]
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
  }

  @Test("Letters at the side have a ground, another one while a finger is on them, and are asked for again")
  func index() {
    let stage = TouchStage(size: CGSize(width: 300, height: 200))
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Rows())
    table.dataSource = rows
    table.sectionIndexBackgroundColor = .red
    table.sectionIndexTrackingBackgroundColor = .blue
    stage.rootView.addSubview(table)
    func ground() -> String? {
      stage.settle()
      return Pixels(stage)?.row(20, [270, 285, 298])
    }
    expectEqual(ground(), "wrr")
    stage.finger.down(at: CGPoint(x: 290, y: 100))
    stage.wait(0.3)
    expectEqual(ground(), "wbb")
    stage.finger.up()
    expectEqual(ground(), "wrr")
    rows.letters = nil
    expectEqual(ground(), "wrr")
    table.reloadSectionIndexTitles()
    expectEqual(ground(), "www")
  }

  @Test("A row that is selected among several has its own ground; in other tables the usual one")
  func severalSelected() {
    let stage = TouchStage(size: CGSize(width: 300, height: 200))
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Rows())
    table.dataSource = rows
    stage.rootView.addSubview(table)
    stage.settle()
    guard let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) else {
      Issue.record("no cell")
      return
    }
    let (usual, several) = (UIView(), UIView())
    (cell.selectedBackgroundView, cell.multipleSelectionBackgroundView) = (usual, several)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(usual.superview === cell && several.superview == nil)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    table.allowsMultipleSelection = true
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(usual.superview == nil && several.superview === cell && several.frame == cell.bounds)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }

  private func grid(_ items: Items, _ stage: TouchStage) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.headerReferenceSize = CGSize(width: 10, height: 30)
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 150), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    grid.dataSource = items
    stage.rootView.addSubview(grid)
    stage.settle()
    return grid
  }

  @Test("A collection tells which headers are seen, in order")
  func headers() {
    let (stage, items) = (TouchStage(size: CGSize(width: 300, height: 200)), Items())
    let grid = grid(items, stage)
    let kind = UICollectionView.elementKindSectionHeader
    func sections() -> [Int] { grid.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section) }
    #expect(sections() == [0, 1] && grid.visibleSupplementaryViews(ofKind: kind).count == 2)
    expectEqual(grid.visibleSupplementaryViews(ofKind: kind)[1].frame.minY, 90)
    grid.contentOffset.y = 120
    expectEqual(sections(), [2])
    #expect(grid.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
  }

  @Test("While a collection is edited, several items are selected if allowed, and one after it")
  func editing() {
    let (stage, items) = (TouchStage(size: CGSize(width: 300, height: 200)), Items())
    let grid = grid(items, stage)
    func tap(_ item: Int) { stage.tap(item: IndexPath(item: item, section: 0), in: grid) }
    grid.isEditing = true
    tap(0)
    expectEqual(grid.indexPathsForSelectedItems ?? [], [])
    grid.allowsMultipleSelectionDuringEditing = true
    tap(0)
    tap(1)
    expectEqual(grid.indexPathsForSelectedItems?.map(\.item).sorted(), [0, 1])
    grid.isEditing = false
    expectEqual(grid.indexPathsForSelectedItems?.map(\.item), [0])
  }

  // MARK: Fields

  @Test("A field makes its font smaller until the text fits, and not below the least size")
  func fittingField() {
    let stage = TouchStage(size: CGSize(width: 300, height: 200))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    field.font = .systemFont(ofSize: 20)
    field.text = "a text that is too long"
    stage.rootView.addSubview(field)
    stage.settle()
    func width() -> CGFloat {
      let end = field.caretRect(for: field.endOfDocument).minX
      return end - field.caretRect(for: field.beginningOfDocument).minX
    }
    let (full, size) = (width(), field.intrinsicContentSize)
    field.adjustsFontSizeToFitWidth = true
    stage.settle()
    #expect(full > 150 && width() <= 100 && width() > 80)
    #expect(abs(field.intrinsicContentSize.width - size.width) <= 4 && field.intrinsicContentSize.height == size.height)
    field.minimumFontSize = 15
    #expect(abs(width() - full * 0.75) < full * 0.04)
    field.text = "short"
    #expect(field.caretRect(for: field.beginningOfDocument).height > 20)
    field.text = "a text that is too long"
    field.frame.size.width = 290
    stage.settle()
    expectEqual(width(), full)
  }

  @Test("A search field that Tab comes to has one ring, that of the focus; one that was tapped has its own")
  func ring() {
    let stage = TouchStage(size: CGSize(width: 300, height: 100))
    let field = UISearchTextField(frame: CGRect(x: 20, y: 20, width: 200, height: 32))
    field.tintColor = .red
    stage.rootView.addSubview(field)
    func edge() -> Bool {
      stage.settle()
      return Pixels(stage)?.row(21, [100]) == "r"
    }
    #expect(!edge())
    stage.tap(field)
    #expect(edge())
    field.resignFirstResponder()
    stage.typeKey(.keyboardTab)
    #expect(field.isFirstResponder && !edge())
  }

  // MARK: Tints

  private final class Listener: UIView {
    var received = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      received += 1
    }
  }

  @Test("A dimmed tint is gray in a view and all in it, and each of them is notified once")
  func dimming() {
    let stage = TouchStage(size: CGSize(width: 300, height: 200))
    let (outer, inner, bright) = (UIView(), Listener(), Listener())
    stage.rootView.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(bright)
    outer.tintColor = .red
    bright.tintAdjustmentMode = .normal
    (inner.received, bright.received) = (0, 0)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && bright.tintAdjustmentMode == .normal)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == green && green == blue && bright.tintColor == .red)
    #expect(inner.received == 1 && bright.received == 0)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .red && inner.received == 2)
  }

  @Test("What is behind an alert has a gray tint as long as the alert is there; the alert has not")
  func behindAnAlert() {
    let page = UIViewController()
    let stage = TouchStage(size: CGSize(width: 400, height: 400), rootViewController: page)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: false)
    stage.settle()
    #expect(page.view.tintAdjustmentMode == .dimmed && alert.view.tintAdjustmentMode == .normal)
    alert.dismiss(animated: false)
    stage.settle()
    expectEqual(page.view.tintAdjustmentMode, .normal)
    page.view.tintAdjustmentMode = .normal
    page.present(alert, animated: false)
    stage.settle()
    expectEqual(page.view.tintAdjustmentMode, .normal)
  }
}
