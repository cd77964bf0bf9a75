import Expectations
import Testing
import TouchTesting
import UIKit

// With Foundation only: presses are the same code without.
#if FoundationGeometry
/// Buttons and keys between recognizers, controls, text, scroll views and pages (semantics 48.13 to 48.15, 48.31).
@MainActor @Suite struct ButtonStoryTests {
  private let page = StoryPage()
  private let stage: TouchStage

  init() { stage = TouchStage(rootViewController: page) }

  private func taken() -> [String] {
    defer { page.log = [] }
    return page.log
  }

  private func note(_ line: String) { page.log.append(line) }

  @discardableResult
  private func tap(_ types: [NSNumber], taps: Int = 1, _ name: String = "tap") -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = types
    tap.numberOfTapsRequired = taps
    tap.addAction(UIAction { [page] _ in page.log.append(name) })
    page.view.addGestureRecognizer(tap)
    return tap
  }

  private func button(_ name: String, y: CGFloat = 100) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 40))
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, word) in events {
      button.addAction(UIAction { [page] _ in page.log.append("\(name) \(word)") }, for: event)
    }
    page.view.addSubview(button)
    return button
  }

  // MARK: 48.13

  @Test("48.13: a key that a command performs is received by no recognizer and no responder")
  func command() {
    page.commands = [UIKeyCommand(input: "k", modifierFlags: .control, action: Selector(StoryPage.performCommand))]
    page.becomeFirstResponder()
    tap([2014])
    stage.typeKey(.keyboardK, modifierFlags: .control)
    expectEqual(taken(), ["command"])
    stage.typeKey(.keyboardK)
    expectEqual(taken(), ["began 2014", "tap", "cancelled 2014"])
  }

  @Test("48.13, 48.29: a recognizer that withholds Space holds up the focused button, which then acts late")
  func withheldSpace() {
    _ = button("a")
    stage.press(.downArrow)
    let twice = tap([2044], taps: 2, "twice")
    twice.delaysTouchesBegan = true
    stage.typeKey(.keyboardSpacebar)
    expectEqual(taken(), [])
    stage.wait(0.5)
    expectEqual(taken(), ["a down", "a up inside", "a primary"])
    stage.typeKey(.keyboardSpacebar)
    stage.typeKey(.keyboardSpacebar)
    stage.wait(1)
    expectEqual(taken(), ["twice"])
  }

  @Test("48.13, 48.29: a recognizer that withholds a letter keeps it from the text, until it fails")
  func withheldLetter() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    let tap = tap([2004])
    tap.delaysTouchesBegan = true
    stage.typeText("ab")
    #expect(field.text == "b" && taken() == ["tap"])
    tap.numberOfTapsRequired = 2
    stage.typeText("a")
    expectEqual(field.text, "b")
    stage.wait(0.5)
    #expect(field.text == "ba" && taken() == [])
  }

  @Test("48.13, 48.26: without delays the letter is typed before the recognizer takes its end")
  func typedLetter() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    tap([2004])
    stage.typeText("a")
    #expect(field.text == "a" && taken() == ["tap"])
  }

  // MARK: 48.14

  @Test("48.14: select works the focused button as Return does, with the events of a finger too")
  func select() {
    _ = button("a")
    stage.press(.downArrow)
    stage.buttonDown(.select)
    expectEqual(taken(), ["a down"])
    stage.buttonUp(.select)
    expectEqual(taken(), ["a up inside", "a primary"])
    stage.buttonDown(.select)
    stage.typeKey(.keyboardEscape)
    stage.buttonUp(.select)
    expectEqual(taken(), ["a down", "a cancel"])
  }

  @Test("48.31, 48.26: a tap for select on the page takes the press from the focused button")
  func tapStarvesButton() {
    _ = button("a")
    stage.press(.downArrow)
    let tap = tap([4])
    stage.press(.select)
    expectEqual(taken(), ["a down", "tap", "a cancel"])
    tap.cancelsTouchesInView = false
    stage.press(.select)
    expectEqual(taken(), ["a down", "tap", "a up inside", "a primary"])
  }

  @Test("48.14, 49.5: a focused slider takes the arrows, as the arrow keys; a button leaves them to the focus")
  func slider() {
    let (first, slider) = (button("a"), UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 40)))
    slider.value = 0.5
    page.view.addSubview(slider)
    stage.press(.downArrow)
    #expect(first.isFocused)
    stage.press(.downArrow)
    #expect(slider.isFocused)
    stage.press(.rightArrow)
    #expect(slider.isFocused && slider.value > 0.5)
    stage.press(.leftArrow)
    #expect(abs(slider.value - 0.5) < 0.001)
    stage.press(.upArrow)
    #expect(slider.isFocused && slider.value > 0.5)
  }

  @Test("48.14: pageDown and pageUp scroll the innermost scroll view around the focus by a page less a tenth")
  func pages() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.contentSize = CGSize(width: 300, height: 2000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 50, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 1000)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    inner.addSubview(button)
    outer.addSubview(inner)
    page.view.addSubview(outer)
    stage.press(.downArrow)
    #expect(button.isFocused)
    stage.press(.pageDown)
    stage.wait(2)
    expectEqual([inner.contentOffset.y.rounded(), outer.contentOffset.y], [180, 0])
  }

  @Test("48.9, 48.14: pageDown continues to scroll when the focused button is out of sight, and the focus returns")
  func pagesOutOfSight() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.contentSize = CGSize(width: 300, height: 3000)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    outer.addSubview(button)
    page.view.addSubview(outer)
    stage.press(.downArrow)
    for _ in 0..<2 {
      stage.press(.pageDown)
      stage.wait(2)
    }
    #expect(outer.contentOffset.y.rounded() == 720 && !button.isFocused)
    stage.typeKey(.keyboardPageDown)
    stage.wait(2)
    expectEqual(outer.contentOffset.y.rounded(), 1080)
    for _ in 0..<3 {
      stage.press(.pageUp)
      stage.wait(2)
    }
    #expect(outer.contentOffset.y == 0 && button.isFocused)
    // A first responder comes first, and a button without interaction is no longer the focus.
    stage.press(.pageDown)
    stage.wait(2)
    button.isUserInteractionEnabled = false
    stage.press(.pageDown)
    stage.wait(2)
    expectEqual(outer.contentOffset.y.rounded(), 360)
    button.isUserInteractionEnabled = true
    page.becomeFirstResponder()
    stage.press(.pageDown)
    stage.wait(2)
    expectEqual(outer.contentOffset.y.rounded(), 360)
  }

  @Test("48.9, 48.14: an open menu has the buttons, and no recognizer of the page receives them")
  func openMenu() {
    let button = button("a")
    button.menu = UIMenu(children: [
      UIAction(title: "One") { [page] _ in page.log.append("one") },
      UIAction(title: "Two") { [page] _ in page.log.append("two") },
    ])
    button.showsMenuAsPrimaryAction = true
    tap([4, 5, 1], "page")
    page.becomeFirstResponder()
    stage.tap(button)
    stage.wait(1)
    _ = taken()
    for press in [UIPress.PressType.downArrow, .downArrow, .select] { stage.press(press) }
    stage.wait(1)
    expectEqual(taken(), ["two"])
    stage.tap(button)
    stage.wait(1)
    _ = taken()
    stage.press(.menu)
    stage.wait(1)
    expectEqual(taken(), [])
    stage.press(.menu)
    expectEqual(taken(), ["began 5", "page", "cancelled 5"])
  }

  private func tap(_ types: [NSNumber], _ name: String) { tap(types, taps: 1, name) }

  // MARK: 48.15

  /// The number of pages after the button Menu, with a controller on top that keeps some phases.
  private func pagesAfterMenu(keeping phases: Set<String>) -> Int {
    let top = KeepingPage(phases)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TouchStage(rootViewController: navigation)
    navigation.pushViewController(top, animated: false)
    stage.settle()
    top.becomeFirstResponder()
    stage.press(.menu)
    stage.wait(1)
    return navigation.viewControllers.count
  }

  @Test("48.15: a responder that keeps both phases of Menu keeps the page; one that keeps only the beginning does not")
  func keeping() {
    expectEqual(pagesAfterMenu(keeping: []), 1)
    expectEqual(pagesAfterMenu(keeping: ["began", "ended"]), 2)
    expectEqual(pagesAfterMenu(keeping: ["ended"]), 2)
    expectEqual(pagesAfterMenu(keeping: ["began"]), 1)
  }

  @Test("48.15: a list that closes an open row with Menu keeps its release")
  func openRow() {
    let list = SwipeList(style: .plain)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TouchStage(rootViewController: navigation)
    navigation.pushViewController(list, animated: false)
    stage.settle()
    stage.swipeLeft(row: IndexPath(row: 0, section: 0), in: list.tableView)
    stage.wait(1)
    list.tableView.becomeFirstResponder()
    stage.press(.menu)
    stage.wait(1)
    expectEqual(navigation.viewControllers.count, 2)
    stage.press(.menu)
    stage.wait(1)
    expectEqual(navigation.viewControllers.count, 1)
  }

  // MARK: Presentations

  @Test("48.9, 48.11: a press that is down when a sheet is presented stays with its responder")
  func presented() {
    page.becomeFirstResponder()
    stage.buttonDown(.playPause)
    let sheet = StoryPage()
    page.present(sheet, animated: false)
    stage.settle()
    stage.buttonUp(.playPause)
    expectEqual(taken(), ["began 6", "ended 6"])
    expectEqual(sheet.log, [])
  }

  @Test("48.19, 1.3.2: recognizers of the page behind a sheet do not receive buttons of the sheet")
  func behindSheet() {
    tap([6])
    let sheet = StoryPage()
    page.present(sheet, animated: false)
    stage.settle()
    sheet.becomeFirstResponder()
    stage.press(.playPause)
    expectEqual(sheet.log, ["began 6", "ended 6"])
    expectEqual(taken(), ["began 6", "ended 6"])
  }
}

/// A controller that logs presses and passes them on.
private final class StoryPage: UIViewController {
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  func performCommand() { log.append("command") }

  private func note(_ word: String, _ presses: Set<UIPress>) {
    guard isFirstResponder || presses.allSatisfy({ $0.key == nil }) && presses.first?.type == .playPause else { return }
    log += presses.map { "\(word) \($0.type.rawValue)" }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
    super.pressesCancelled(presses, with: event)
  }
}

/// A controller that keeps some phases of presses.
private final class KeepingPage: UIViewController {
  private let phases: Set<String>
  init(_ phases: Set<String>) {
    self.phases = phases
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !phases.contains("began") { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !phases.contains("ended") { super.pressesEnded(presses, with: event) }
  }
}

/// A list whose rows have an action.
private final class SwipeList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ])
  }
}
#endif
