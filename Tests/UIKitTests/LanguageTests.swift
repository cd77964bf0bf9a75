import Expectations
import Testing
import TouchTesting
import UIKit

/// Titles of the kit in other languages.
@MainActor @Suite struct LanguageTests {
  private func stage(_ language: String) -> TouchStage {
    TouchStage(size: CGSize(width: 320, height: 480), languages: [language])
  }

  /// The titles and labels in a tree of views and menus.
  private func texts(_ view: UIView) -> [String] {
    var found = [view.accessibilityLabel, (view as? UILabel)?.text, (view as? UIButton)?.title(for: .normal)]
    found += [(view as? UITextField)?.placeholder]
    return found.compactMap(\.self).filter { !$0.isEmpty } + view.subviews.flatMap(texts)
  }

  private let systemItems: [UIBarButtonItem.SystemItem] = [
    .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .search, .refresh, .stop, .trash, .undo,
    .redo, .close,
  ]
  private let tabItems: [UITabBarItem.SystemItem] = [
    .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
    .mostRecent, .mostViewed,
  ]

  @Test("in the pseudo-language no title of the kit remains English")
  func pseudo() {
    let stage = stage("en_XA")
    let controller = UIViewController()
    controller.title = ""
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = stack
    stack.pushViewController(controller, animated: false)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let search = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    search.showsCancelButton = true
    controller.view.addSubview(search)
    stage.settle()
    var found = texts(stage.window)
    found += systemItems.compactMap {
      UIBarButtonItem(systemItem: $0).accessibilityLabel ?? UIBarButtonItem(systemItem: $0).title
    }
    found += tabItems.compactMap { UITabBarItem(tabBarSystemItem: $0, tag: 0).title }
    found += [UndoManager().undoMenuItemTitle, UndoManager().redoMenuItemTitle]
    found += [UIContentUnavailableConfiguration.search().text, UIContentUnavailableConfiguration.loading().text]
      .compactMap(\.self)
    #expect(found.count > 30)
    expectEqual(found.filter { !$0.hasPrefix("[") }, [])
  }

  @Test(
    "the titles in Simplified Chinese are those of iOS, and a stage is English unless a test wants another language")
  func chinese() {
    _ = stage("zh_CN.UTF-8")
    expectEqual(UIBarButtonItem(systemItem: .cancel).title, "取消")
    expectEqual(UIBarButtonItem(systemItem: .save).title, "存储")
    _ = TouchStage()
    expectEqual(UIBarButtonItem(systemItem: .cancel).title, "Cancel")
  }
}
