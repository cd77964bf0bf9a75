import Expectations
import Testing
import TouchTesting
import UIKit

/// Content behind bars.
@MainActor @Suite struct CoveredContentTests {
  private final class Sections: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 5 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("26.12, 28.14: a header that is kept in sight touches the bar, also where that has shrunk")
  func headers() throws {
    let list = Sections()
    list.title = "List"
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: navigation)
    stage.settle()
    let large = navigation.navigationBar.frame.height
    list.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    stage.settle()
    let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
    #expect(bar.height < large)
    let header = try #require(list.tableView.headerView(forSection: 0))
    expectEqual(header.convert(header.bounds, to: nil).minY, bar.maxY)
  }

  private func editor(_ text: String) -> (UITextView, TouchStage) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let stage = TouchStage(size: CGSize(width: 300, height: 200))
    view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    view.text = text
    stage.rootView.addSubview(view)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.contentOffset = CGPoint(x: 0, y: -40)
    stage.settle()
    view.becomeFirstResponder()
    return (view, stage)
  }

  @Test("19.6: a caret that is seen below the bar above scrolls nothing")
  func caretAbove() {
    let (view, stage) = editor(String(repeating: "line\n", count: 50))
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.wait(0.5)
    expectEqual(view.contentOffset.y, -40)
  }

  @Test("19.6: text typed at the end is above the bar below")
  func caretBelow() {
    let (view, stage) = editor(String(repeating: "line\n", count: 50))
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    stage.typeText("last")
    stage.wait(0.2)
    let caret = view.convert(view.caretRect(for: view.endOfDocument), to: nil)
    #expect(caret.maxY <= 170 && caret.maxY > 140)
  }
}
