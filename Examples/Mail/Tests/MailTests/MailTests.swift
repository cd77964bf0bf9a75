import Testing
import TouchTesting
import UIKit

@testable import Mail

@MainActor @Suite struct MailTests {
  let stage: TouchStage
  let mail = MailController(Post())
  private let delegate = Mail()

  init() {
    stage = TouchStage(size: CGSize(width: 960, height: 640), rootViewController: mail)
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    stage.settle()
  }

  private var stack: UINavigationController? { mail.viewController(for: .primary)?.navigationController }
  private var list: MessageList? { stack?.topViewController as? MessageList }
  private var page: MessagePage? { mail.viewController(for: .secondary) as? MessagePage }
  private func rows() -> [String] {
    (stack?.topViewController as? MailList)?.tableView.visibleCells.compactMap { $0.textLabel?.text } ?? []
  }

  @Test("A letter is opened, found, answered and thrown away")
  func aMorning() throws {
    #expect(rows() == ["Ada", "Charles", "Mary", "Grace", "Alan"])
    let table = try #require(list?.tableView)
    stage.tap(row: IndexPath(row: 1, section: 0), in: table)
    let shown = try #require(page)
    #expect(shown.subject.text == "Brass")
    #expect(shown.text.text.hasPrefix("The brass"))

    let field = try #require(list?.search.searchBar.searchTextField)
    stage.tap(field)
    stage.typeText("figures")
    stage.settle()
    #expect(rows() == ["Mary"])
    stage.typeKey(.keyboardEscape)
    stage.settle()
    #expect(rows().count == 5)

    stage.typeKey(.keyboardR, modifierFlags: .control)
    stage.wait(1)
    stage.typeText("Monday is well. ")
    #expect(mail.presentedViewController != nil)
    stage.tap(labeled: "Send")
    stage.wait(1)
    #expect(mail.presentedViewController == nil && mail.post.messages(in: .sent).map(\.subject) == ["Re: Brass"])

    stage.typeKey(.keyboardDeleteForward, modifierFlags: .control)
    stage.settle()
    #expect(rows() == ["Ada", "Mary", "Grace", "Alan"] && shown.subject.text == "No message")
    stage.swipeLeft(row: IndexPath(row: 0, section: 0), in: table)
    stage.wait(1)
    stage.tap(labeled: "Trash")
    stage.wait(1)
    #expect(rows() == ["Mary", "Grace", "Alan"] && mail.post.messages(in: .trash).count == 2)
  }

  @Test("What was thrown away comes back, and goes again")
  func undoing() throws {
    let table = try #require(list?.tableView)
    var seen: [[String]] = []
    func note() {
      stage.wait(1)
      seen.append(rows())
    }
    for row in [1, 0] {
      stage.tap(row: IndexPath(row: row, section: 0), in: table)
      stage.typeKey(.keyboardDeleteForward, modifierFlags: .control)
      note()
    }
    for _ in 0..<2 {
      stage.typeKey(.keyboardZ, modifierFlags: .control)
      note()
    }
    stage.typeKey(.keyboardZ, modifierFlags: [.control, .shift])
    note()
    let (all, less, minimum) = (
      ["Ada", "Charles", "Mary", "Grace", "Alan"], ["Ada", "Mary", "Grace", "Alan"], ["Mary", "Grace", "Alan"]
    )
    #expect(seen == [less, minimum, less, all, less])
  }

  @Test("The way back leads to the mailboxes, and on to another one")
  func mailboxes() throws {
    stage.typeKey(.keyboardLeftArrow, modifierFlags: .alternate)
    stack?.popViewController(animated: true)
    stage.wait(1)
    #expect(rows() == ["Inbox", "Sent", "Trash"])
    let table = try #require((stack?.topViewController as? MailList)?.tableView)
    stage.tap(row: IndexPath(row: 2, section: 0), in: table)
    stage.wait(1)
    #expect(stack?.topViewController?.title == "Trash")
  }

  @Test("A narrow window begins with the letters, as long as none is chosen")
  func narrow() {
    stage.resize(to: CGSize(width: 480, height: 480))
    stage.settle()
    #expect(mail.isCollapsed && list?.view.window != nil)
  }

  @Test("A letter that was begun asks before it goes")
  func keeping() {
    stage.typeKey(.keyboardN, modifierFlags: .control)
    stage.wait(1)
    stage.typeText("ada")
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardTab)
    stage.typeText("Dear Ada")
    stage.typeKey(.keyboardEscape)
    stage.wait(1)
    #expect(mail.presentedViewController?.presentedViewController is UIAlertController)
    stage.tap(labeled: "Throw Away")
    stage.wait(2)
    #expect(mail.presentedViewController == nil && mail.post.messages(in: .sent).isEmpty)
  }
}
