#if FoundationGeometry
import Expectations
import Testing
import TouchTesting
import UIKit

// Subclasses in the manner of public code that override initializers and what a class asks itself.

private final class Pull: UIRefreshControl {
  var isReady = false
  override init() {
    super.init()
    isReady = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Columns: UICollectionViewCompositionalLayout {
  override init(section: NSCollectionLayoutSection) { super.init(section: section) }
  override init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init(sectionProvider: sectionProvider, configuration: configuration) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A code field, whose caret stays at the end.
private final class CodeField: UITextField {
  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    position(from: beginningOfDocument, offset: (text ?? "").count)
  }
}

private final class CodeView: UITextView {
  override func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
}

private final class Overlay: UIWindow {
  override var canBecomeKey: Bool { false }
}

private final class Card: UIPresentationController {
  var heard: [CGSize] = []
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append(size)
  }
  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
}

private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
  var made: Card?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    made = Card(presentedViewController: presented, presenting: presenting)
    return made
  }
}

private final class Question: UIAlertController {
  override var preferredStyle: UIAlertController.Style { .alert }
  override var actions: [UIAlertAction] { super.actions.reversed() }
}

private final class LoggedItem: UIBarButtonItem {
  var states: [UInt] = []
  override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    states.append(state.rawValue)
    super.setTitleTextAttributes(attributes, for: state)
  }
}

private final class Wall: UICollectionView {
  var isAnimated: [Bool] = []
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    isAnimated.append(animated)
    super.setCollectionViewLayout(layout, animated: animated)
  }
}

@MainActor @Suite(.serialized) struct PortedSubclassTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 600))

  @Test func initializersOfRefreshControlsAndCompositionalLayoutsCanBeOverridden() {
    #expect(Pull().isReady && Pull().frame.height == 60 && UIRefreshControl(frame: .zero).frame.height == 60)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    expectEqual(Columns(section: NSCollectionLayoutSection(group: group)).configuration.interSectionSpacing, 0)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = Columns(
      sectionProvider: { _, _ in NSCollectionLayoutSection(group: group) }, configuration: configuration)
    expectEqual(layout.configuration.interSectionSpacing, 7)
  }

  @Test func aFieldDecidesWhereATapPlacesTheCaret() {
    let field = CodeField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    field.text = "1234"
    stage.window.addSubview(field)
    stage.settle()
    for x in [25.0, 60, 210] {
      stage.tap(at: CGPoint(x: x, y: 37))
      stage.wait(1)
      expectEqual(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }, 4)
    }
  }

  @Test func aTextViewDecidesWhereATapPlacesTheCaret() {
    let view = CodeView(frame: CGRect(x: 20, y: 20, width: 200, height: 100), textContainer: nil)
    view.text = "one two three"
    stage.window.addSubview(view)
    stage.settle()
    stage.tap(at: CGPoint(x: 90, y: 37))
    expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
  }

  @Test func aWindowThatCannotBecomeKeyIsShownAndLeavesTheKeysToOthers() {
    stage.window.makeKeyAndVisible()
    let overlay = Overlay(frame: stage.window.bounds)
    overlay.windowScene = stage.window.windowScene
    overlay.makeKeyAndVisible()
    #expect(!overlay.isHidden && !overlay.isKeyWindow && stage.window.isKeyWindow)
    let other = UIWindow(frame: stage.window.bounds)
    other.windowScene = stage.window.windowScene
    other.makeKeyAndVisible()
    overlay.isHidden = true
    overlay.isHidden = false
    #expect(other.isKeyWindow)
    other.isHidden = true
    #expect(stage.window.isKeyWindow)
    overlay.isHidden = true
  }

  @Test func aPresentationControllerIsNotifiedOfTheNewSizeOfItsContainer() throws {
    let (root, shown, cards) = (UIViewController(), UIViewController(), Cards())
    stage.window.rootViewController = root
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = cards
    root.present(shown, animated: false)
    stage.settle()
    stage.resize(to: CGSize(width: 500, height: 700))
    stage.settle()
    let card = try #require(cards.made)
    expectEqual(card.heard, [CGSize(width: 500, height: 700)])
    #expect(card.traitCollection.userInterfaceStyle == shown.traitCollection.userInterfaceStyle)
  }

  @Test func alertsItemsAndCollectionsAskWhatASubclassOverrides() {
    let alert = Question(title: "a", message: nil, preferredStyle: .actionSheet)
    for title in ["one", "two"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    #expect(alert.preferredStyle == .alert && alert.actions.map(\.title) == ["two", "one"])
    let item = LoggedItem(title: "a", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .highlighted)
    expectEqual(item.states, [UIControl.State.highlighted.rawValue])
    let wall = Wall(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let next = UICollectionViewFlowLayout()
    wall.setCollectionViewLayout(next, animated: false)
    #expect(wall.isAnimated == [false] && wall.collectionViewLayout === next)
    #expect(UICollectionView().collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test func buttonsOfTypesHaveTheirImage() {
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
      let button = UIButton(type: type)
      #expect(button.image(for: .normal) != nil && button.buttonType == type && button.bounds.width > 10, "\(type)")
    }
    #expect(UIButton(type: .system).image(for: .normal) == nil)
    let target = Counter()
    let button = UIButton.systemButton(
      with: UIImage(systemName: "plus")!, target: target, action: Selector(Counter.add))
    button.sendActions(for: .touchUpInside)
    #expect(target.count == 1 && button.buttonType == .system)
  }

  @Test func aBarItemGivesItsViewByTheKeyOfPublicCode() {
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    #expect(item.value(forKey: "view") as? UIView == nil)
    page.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.settle()
    let view = item.value(forKey: "view") as? UIView
    #expect(view?.window === stage.window && item.value(forKey: "other") == nil)
  }

  @Test func theScreenMakesAPictureOfAllWindows() {
    stage.settle()
    let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)
    #expect(picture.bounds.size == CGSize(width: 400, height: 600) && picture.subviews.count == 1)
  }

  @Test func theDeviceHasAnIdentifierThatStays() {
    let first = UIDevice.current.identifierForVendor
    #expect(first != nil && UIDevice.current.identifierForVendor == first)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
  }
}

private final class Counter {
  var count = 0
  func add() { count += 1 }
}
#endif
