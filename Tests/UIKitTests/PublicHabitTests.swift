import Expectations
import Testing
import TouchTesting
import UIKit

@testable import TouchKit

/// Patterns of public code with results that are not obvious.
@MainActor @Suite struct PublicHabitTests {
  // MARK: Transitions

  /// Drives a pop and releases its driver as soon as it is ended, as public code does.
  private final class Driving: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var driver: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else {
        return
      }
      transitionContext.containerView.insertSubview(to, belowSubview: from)
      UIView.animate(withDuration: 0.3) {
        from.alpha = 0
      } completion: { _ in
        from.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  private final class Page: UIViewController {
    var wasMoving: [Bool] = []
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      wasMoving.append(isMovingFromParent)
    }
  }

  @Test("Numbers are added to layout priorities and to the levels of windows")
  func sums() {
    let (almost, more): (UILayoutPriority, UILayoutPriority) = (.required - 1, UILayoutPriority.defaultHigh + 1)
    let (front, back): (UIWindow.Level, UIWindow.Level) = (.alert + 1, UIWindow.Level.normal - 1)
    #expect(almost.rawValue == 999 && more.rawValue == 751)
    #expect(front.rawValue == 2001 && back.rawValue == -1 && back < .normal)
  }

  @Test("28.24: the object that drives a pop may be released when it is ended", arguments: [true, false])
  func aDriverThatIsLetGo(finishes: Bool) {
    let (first, second, driving) = (UIViewController(), Page(), Driving())
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = driving
    let stage = TouchStage(rootViewController: stack)
    stack.pushViewController(second, animated: false)
    stage.wait(0.1)
    let driver = UIPercentDrivenInteractiveTransition()
    driving.driver = driver
    stack.popViewController(animated: true)
    stage.wait(0.1)
    expectEqual(second.wasMoving, [true], "it is on its way out of the stack")
    driver.update(0.2)
    stage.wait(0.1)
    if finishes { driver.finish() } else { driver.cancel() }
    driving.driver = nil
    withExtendedLifetime(driver) {}
    stage.wait(2)
    #expect(stack.topViewController === (finishes ? first : second))
    #expect(stack.topViewController?.view.window != nil && stack.transitionCoordinator == nil)
    expectEqual(second.isMovingFromParent, false)
  }

  @Test("29.12: pages with room between them are laid out before there is any")
  func pagesWithRoomBetween() {
    var said: [String] = []
    let before = UsageError.report
    UsageError.report = { said.append($0) }
    defer { UsageError.report = before }
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 10])
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let stage = TouchStage(size: CGSize(width: 400, height: 700), rootViewController: pages)
    stage.settle()
    #expect(said == [] && page.view.bounds.width == 400)
  }

  // MARK: Constraints

  private final class Counting: UIView {
    var updates = 0
    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
    }
  }

  @Test("25.24, 25.25: constraints that are to be updated are, in the next pass, though nothing is laid out")
  func constraintsAreUpdatedByThemselves() {
    let (stage, view) = (TouchStage(), Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    stage.rootView.addSubview(view)
    stage.settle()
    expectEqual(view.updates, 1)
    view.setNeedsUpdateConstraints()
    stage.settle()
    expectEqual(view.updates, 2)
    stage.wait(0.2)
    expectEqual(view.updates, 2)
  }

  @Test("25.29, 25.37: what is measured outside of windows has no size yet, and contradicts nothing")
  func measuredBeforeItIsShown() {
    var said: [String] = []
    let before = UsageError.report
    UsageError.report = { said.append($0) }
    defer { UsageError.report = before }
    let (box, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor), inner.rightAnchor.constraint(equalTo: box.rightAnchor),
      inner.heightAnchor.constraint(equalToConstant: 30), inner.widthAnchor.constraint(equalToConstant: 50),
    ])
    expectEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 50, height: 50))
    let stage = TouchStage()
    stage.settle()
    expectEqual(said, [], "nor does a frame of a window elsewhere say anything")
    box.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stage.rootView.addSubview(box)
    stage.settle()
    #expect(said == [] && inner.frame == CGRect(x: 0, y: 10, width: 50, height: 30))
  }

  @Test("25.37: what contradicts itself outside of windows is said once it is shown")
  func contradictionsAreSaidWhenTheyAreShown() {
    var said: [String] = []
    let before = UsageError.report
    UsageError.report = { said.append($0) }
    defer { UsageError.report = before }
    let (box, inner, stage) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView(), TouchStage())
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30), inner.widthAnchor.constraint(equalToConstant: 50),
    ])
    _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stage.settle()
    expectEqual(said, [])
    stage.rootView.addSubview(box)
    stage.settle()
    #expect(said.count == 1 && said[0].hasPrefix("Unable to simultaneously satisfy constraints."))
    stage.rootView.setNeedsLayout()
    stage.settle()
    expectEqual(said.count, 1)
  }

  /// A bar below the safe area, and where it was in each layout.
  private final class Barred: UIViewController {
    let bar = UIView()
    var log: [String] = []
    override func viewDidLoad() {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        bar.leftAnchor.constraint(equalTo: view.leftAnchor), bar.rightAnchor.constraint(equalTo: view.rightAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    override func updateViewConstraints() {
      log.append("constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.append("will") }
    override func viewDidLayoutSubviews() {
      log.append("did \(Int(bar.frame.minY)) \(Int(bar.frame.width)) \(Int(bar.frame.height))")
    }
  }

  @Test("25.26: subviews lie right in the first viewDidLayoutSubviews, however the controller came")
  func firstLayoutIsRight() {
    let (root, pushed, tab) = (Barred(), Barred(), Barred())
    let navigation = UINavigationController(rootViewController: root)
    let stage = TouchStage(size: CGSize(width: 300, height: 500), rootViewController: navigation)
    navigation.pushViewController(pushed, animated: false)
    stage.settle()
    let tabs = UITabBarController()
    tabs.viewControllers = [tab]
    stage.window.rootViewController = tabs
    stage.settle()
    expectEqual(root.log, ["constraints", "will", "did 46 300 50"])
    expectEqual(pushed.log, ["constraints", "will", "did 46 300 50"])
    expectEqual(tab.log, ["constraints", "will", "did 40 300 50"])
  }

  /// A picture of a height that the row says, with room around it.
  private final class PictureCell: UITableViewCell {
    let picture = UIView()
    private(set) lazy var height = picture.heightAnchor.constraint(equalToConstant: 60)
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      PublicHabitTests.fill(contentView, with: picture, height)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class PictureHeader: UITableViewHeaderFooterView {
    let picture = UIView()
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      PublicHabitTests.fill(contentView, with: picture, picture.heightAnchor.constraint(equalToConstant: 30))
    }
    required init?(coder: NSCoder) { nil }
  }

  private static func fill(_ content: UIView, with picture: UIView, _ height: NSLayoutConstraint) {
    picture.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      picture.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12), height,
      picture.leftAnchor.constraint(equalTo: content.leftAnchor), picture.widthAnchor.constraint(equalToConstant: 50),
    ])
  }

  private final class Pictures: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section * 6 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
      (cell as? PictureCell)?.height.constant = CGFloat(60 + indexPath.row * 10)
      return cell
    }
  }

  @Test("25.37, 26.10: rows and headers that say their heights contradict nothing, coming, scrolled or changed")
  func rowsOfTheirOwnHeightContradictNothing() {
    var said: [String] = []
    let before = UsageError.report
    UsageError.report = { said.append($0) }
    defer { UsageError.report = before }
    let controller = Pictures(style: .plain)
    let table = controller.tableView!
    table.register(PictureCell.self, forCellReuseIdentifier: "c")
    table.register(PictureHeader.self, forHeaderFooterViewReuseIdentifier: "h")
    let stage = TouchStage(size: CGSize(width: 300, height: 400), rootViewController: controller)
    for _ in 0..<4 { stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 20)) }
    stage.wait(2)
    let cell = table.visibleCells[1] as? PictureCell
    cell?.height.constant = 200
    table.performBatchUpdates(nil)
    stage.wait(1)
    expectEqual(said, [])
    #expect(cell?.frame.height == 225 && cell?.picture.frame == CGRect(x: 0, y: 12, width: 50, height: 200))
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var selected: [Int] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }
  }

  private func show(_ layout: UICollectionViewLayout, _ items: Items) -> (TouchStage, UICollectionView) {
    let stage = TouchStage(size: CGSize(width: 300, height: 500))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    (view.dataSource, view.delegate) = (items, items)
    stage.rootView.addSubview(view)
    stage.settle()
    return (stage, view)
  }

  @Test("27.17: the background of a section takes no touches from its items, also after scrolling")
  func aBackgroundOfASection() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.decorationItems = [.background(elementKind: "ground")]
      return section
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let items = Items()
    let (stage, view) = show(layout, items)
    expectEqual(view.subviews.first.map { type(of: $0) == UICollectionReusableView.self }, true)
    stage.tap(at: CGPoint(x: 20, y: 20))
    view.contentOffset.y = 600
    stage.settle()
    stage.tap(at: CGPoint(x: 20, y: 25))
    expectEqual(items.selected, [0, 12])
  }

  /// Comes to rest at pages of 220 points.
  private final class Carousel: UICollectionViewFlowLayout {
    var asked: [(proposed: CGPoint, velocity: CGPoint)] = []
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      return CGPoint(x: (proposedContentOffset.x / 220).rounded() * 220, y: proposedContentOffset.y)
    }
  }

  @Test("27.1: a layout says where a drag comes to rest, once, before the delegate")
  func aCarousel() {
    let layout = Carousel()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 400)
    layout.minimumLineSpacing = 20
    let (stage, view) = show(layout, Items())
    stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 75, y: 200), duration: 0.4)
    stage.wait(3)
    expectEqual(view.contentOffset, CGPoint(x: 440, y: 0))
    #expect(layout.asked.count == 1 && layout.asked.first.map { $0.proposed.x > 150 && $0.velocity.x >= 0 } == true)
  }

  // MARK: Initializers

  @Test func whatIsMadeWithoutNibsAndIdentifiersHasNone() {
    let header = UITableViewHeaderFooterView()
    header.textLabel?.text = "Header"
    #expect(header.reuseIdentifier == nil && header.textLabel?.superview === header.contentView)
    expectNil(UIViewController().nibName)
    #if FoundationGeometry
    expectNil(UIViewController().nibBundle)
    #endif
  }

  // MARK: Backgrounds

  /// Has a background only while it is selected.
  private final class Chosen: UICollectionViewListCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      var ground = backgroundConfiguration?.updated(for: state)
      ground?.backgroundColor = state.isSelected ? .red : nil
      backgroundConfiguration = ground
    }
  }

  @Test func aBackgroundIsBroughtUpToDateForAState() {
    let cell = Chosen(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .red)
    cell.isSelected = false
    cell.layoutIfNeeded()
    expectEqual(cell.backgroundConfiguration, .listPlainCell())
  }

  // MARK: Text

  private final class Editor: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      text = "here"
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("19.1: a custom text view is created with its frame and its container")
  func anEditorOfOnesOwn() {
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: nil)
    #expect(editor.text == "here" && editor.textContainer.lineFragmentPadding == 5)
    var said: [String] = []
    let before = UsageError.report
    UsageError.report = { said.append($0) }
    defer { UsageError.report = before }
    _ = Editor(frame: .zero, textContainer: editor.textContainer)
    expectEqual(said, ["Editor: a text container of another text view cannot be shared; it has its own"])
  }
}
