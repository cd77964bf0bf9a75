import Expectations
import Testing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

@MainActor @Suite struct AlertTests {
  let stage: TouchStage
  let root = UIViewController()
  let diary = Diary()

  init() {
    stage = TouchStage(size: CGSize(width: 600, height: 500), rootViewController: root)
  }

  private func lines() -> String { diary.take() }

  private func alert(
    _ answers: [(String, UIAlertAction.Style)], style: UIAlertController.Style = .alert, message: String? = "It is so."
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Really?", message: message, preferredStyle: style)
    for (title, style) in answers {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [diary, weak root] action in
          diary(
            "\(action.title ?? "")\(root?.presentedViewController == nil ? "" : " too early")")
        })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    root.present(alert, animated: true)
    stage.wait(0.6)
  }

  private func button(_ alert: UIAlertController, _ index: Int) -> UIButton {
    (alert.card?.button(of: alert.actions[index]))!
  }

  @Test("30.19: an answer dismisses the alert; its handler runs once, after the alert has gone")
  func answers() {
    let alert = alert([("Delete", .destructive), ("Cancel", .cancel)])
    show(alert)
    stage.tap(button(alert, 0))
    #expect(lines() == "" && alert.isBeingDismissed)
    stage.wait(0.5)
    #expect(lines() == "Delete" && root.presentedViewController == nil)
  }

  @Test("30.20: two actions are side by side, cancel first; more are stacked, cancel last")
  func order() {
    let two = alert([("OK", .default), ("Cancel", .cancel)])
    show(two)
    #expect(
      button(two, 1).frame.maxX < button(two, 0).frame.minX && button(two, 0).frame.minY == button(two, 1).frame.minY)
    stage.typeKey(.keyboardEscape)
    stage.wait(0.5)
    let three = alert([("Cancel", .cancel), ("A", .default), ("B", .default)])
    show(three)
    let tops = three.actions.indices.map { button(three, $0).frame.minY }
    #expect(tops[1] < tops[2] && tops[2] < tops[0])
  }

  @Test("30.21: Escape cancels, where there is something that cancels; without answers it ends the alert")
  func escape() {
    let cancelled = alert([("OK", .default), ("Cancel", .cancel)])
    show(cancelled)
    stage.typeKey(.keyboardEscape)
    stage.wait(0.5)
    expectEqual(lines(), "Cancel")
    let stubborn = alert([("OK", .default), ("No", .default)])
    show(stubborn)
    stage.typeKey(.keyboardEscape)
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.wait(0.5)
    #expect(lines() == "" && root.presentedViewController === stubborn)
    stubborn.dismiss(animated: false)
    show(alert([]))
    stage.typeKey(.keyboardEscape)
    stage.wait(0.5)
    expectNil(root.presentedViewController)
  }

  @Test("30.21: Return means the preferred answer, else the only one, else nothing; the preferred one has the focus")
  func returns() {
    let preferred = alert([("Cancel", .cancel), ("Save", .default)])
    preferred.preferredAction = preferred.actions[1]
    show(preferred)
    #expect(stage.window.windowScene?.focusSystem.focusedItem === button(preferred, 1))
    stage.typeKey(.keyboardReturnOrEnter)
    stage.wait(0.5)
    expectEqual(lines(), "Save")
    show(alert([("OK", .default)]))
    stage.typeKey(.keyboardReturnOrEnter)
    stage.wait(0.5)
    expectEqual(lines(), "OK")
    let two = alert([("A", .default), ("B", .default)])
    show(two)
    stage.typeKey(.keyboardReturnOrEnter)
    stage.wait(0.5)
    #expect(lines() == "" && root.presentedViewController === two)
  }

  @Test("30.21: the first field has the keyboard, Return in it is that of the alert, and the focus is given back")
  func fields() {
    let outside = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    root.view.addSubview(outside)
    outside.becomeFirstResponder()
    let alert = alert([("Cancel", .cancel), ("OK", .default)])
    alert.preferredAction = alert.actions[1]
    alert.addTextField { $0.placeholder = "Name" }
    show(alert)
    let field = alert.textFields![0]
    #expect(field.isFirstResponder && !outside.isFirstResponder && field.placeholder == "Name")
    stage.typeText("Ada")
    alert.actions[1].isEnabled = false
    stage.typeKey(.keyboardReturnOrEnter)
    stage.wait(0.5)
    #expect(lines() == "" && field.text == "Ada")
    alert.actions[1].isEnabled = true
    field.becomeFirstResponder()
    stage.typeKey(.keyboardReturnOrEnter)
    stage.wait(0.5)
    #expect(lines() == "OK" && outside.isFirstResponder)
  }

  @Test("30.20: an action sheet is a popover where it belongs to something, at the bottom of a narrow window otherwise")
  func sheets() {
    let anchored = alert([("A", .default), ("Cancel", .cancel)], style: .actionSheet)
    let anchor = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
    root.view.addSubview(anchor)
    anchored.popoverPresentationController?.sourceView = anchor
    show(anchored)
    expectEqual(anchored.popoverPresentationController?.arrowDirection, .up)
    expectNil(anchored.card?.button(of: anchored.actions[1]))
    stage.tap(at: CGPoint(x: 590, y: 490))
    stage.wait(0.6)
    #expect(lines() == "Cancel" && root.presentedViewController == nil)
    stage.resize(to: CGSize(width: 390, height: 500))
    let low = alert([("A", .default), ("Cancel", .cancel)], style: .actionSheet)
    show(low)
    expectEqual(low.view.frame.maxY, 484)
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.wait(0.6)
    #expect(lines() == "Cancel" && root.presentedViewController == nil)
  }

  @Test("30.19: in a small window the text scrolls and the answers stay to be reached")
  func small() {
    stage.resize(to: CGSize(width: 240, height: 200))
    let alert = alert(
      [("OK", .default), ("Cancel", .cancel)], message: Array(repeating: "words", count: 120).joined(separator: " "))
    show(alert)
    expectEqual(alert.view.frame, CGRect(x: 16, y: 16, width: 208, height: 168))
    stage.tap(button(alert, 0))
    stage.wait(0.5)
    expectEqual(lines(), "OK")
  }

  @Test("30.10: at the top of what scrolls a drag down moves the sheet, elsewhere the content, never both")
  func handOff() {
    stage.resize(to: CGSize(width: 390, height: 600))
    let sheet = UIViewController()
    let list = UIScrollView(frame: .zero)
    sheet.view = list
    list.contentSize = CGSize(width: 390, height: 2000)
    root.present(sheet, animated: false)
    stage.settle()
    let card = sheet.presentationController!.presentedView!
    let finger = stage.finger
    finger.down(at: CGPoint(x: 200, y: 100))
    finger.move(to: CGPoint(x: 200, y: 110))
    finger.move(to: CGPoint(x: 200, y: 150))
    #expect(card.frame.minY == 50 && list.contentOffset.y == 0)
    finger.move(to: CGPoint(x: 200, y: 110))
    stage.wait(0.5)
    finger.up()
    stage.wait(0.6)
    #expect(root.presentedViewController === sheet)
    list.contentOffset.y = 300
    finger.down(at: CGPoint(x: 200, y: 100))
    finger.move(to: CGPoint(x: 200, y: 110))
    finger.move(to: CGPoint(x: 200, y: 150))
    #expect(card.frame.minY == 10 && list.contentOffset.y == 260)
    finger.up()
    stage.wait(3)
    list.contentOffset.y = 0
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: 290))
    finger.move(to: CGPoint(x: 200, y: 250))
    #expect(card.frame.minY == 10 && list.contentOffset.y == 40)
    finger.up()
  }

  #if os(Linux)
  @Test("30.19: a second answer that cancels, and a field in an action sheet, stop the program")
  func stops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
  }
  #endif
}
