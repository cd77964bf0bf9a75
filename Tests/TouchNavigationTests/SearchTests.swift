import Expectations
import Testing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

@MainActor @Suite final class SearchTests: UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
  let stage: TouchStage
  let diary = Diary()
  let content = UIViewController()
  let found = UIViewController()
  let navigation: UINavigationController
  let search: UISearchController

  init() {
    content.title = "Content"
    content.view.backgroundColor = .white
    navigation = UINavigationController(rootViewController: content)
    stage = TouchStage(size: CGSize(width: 400, height: 400), rootViewController: navigation)
    search = UISearchController(searchResultsController: found)
    search.searchBar.scopeButtonTitles = ["All", "New"]
    stage.settle()
    search.searchBar.delegate = self
    search.delegate = self
    search.searchResultsUpdater = self
    content.navigationItem.searchController = search
    stage.settle()
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    diary("shouldBegin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { diary("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    diary("shouldEnd")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { diary("didEnd") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    diary("shouldChange(\(range.location),\(range.length),\(text))")
    return text != "!"
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { diary("textDidChange(\(searchText))") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { diary("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { diary("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    diary("scope(\(selectedScope))")
  }
  func willPresentSearchController(_ searchController: UISearchController) { diary("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { diary("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { diary("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { diary("didDismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    diary("update(\(searchController.searchBar.text ?? ""))")
  }

  @Test("28.22, 18.19: the order of a search, from the tap to Escape")
  func order() {
    expectEqual(navigation.navigationBar.height, CGFloat(94))
    stage.tap(search.searchBar.searchTextField)
    expectEqual(diary.take(), "shouldBegin didBegin willPresent didPresent update()")
    #expect(search.isActive && search.searchBar.showsCancelButton && search.searchBar.showsScopeBar)
    // The title has gone, the scopes have come.
    expectEqual(navigation.navigationBar.height, CGFloat(88))
    expectNil(found.viewIfLoaded?.window)
    stage.typeText("a")
    expectEqual(diary.take(), "shouldChange(0,0,a) textDidChange(a) update(a)")
    #expect(found.view.window === stage.window && found.parent === search && search.parent === content)
    stage.typeText("!")
    stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(diary.take(), "shouldChange(1,0,!) search")
    stage.typeKey(.keyboardEscape)
    expectEqual(diary.take(), "cancel willDismiss shouldEnd didEnd update() didDismiss")
    #expect(!search.isActive && found.view.window == nil && search.parent == nil && search.searchBar.text == "")
    stage.settle()
    expectEqual(navigation.navigationBar.height, CGFloat(94))
  }

  @Test("28.22: a tap on the dimmed content ends the search, and so does the program")
  func ends() {
    search.isActive = true
    stage.settle()
    expectEqual(diary.take(), "shouldBegin didBegin willPresent didPresent update()")
    stage.tap(at: CGPoint(x: 200, y: 300))
    expectEqual(diary.take(), "willDismiss shouldEnd didEnd update() didDismiss")
    search.isActive = true
    search.isActive = false
    #expect(!search.isActive && !search.searchBar.isFirstResponder)
  }

  @Test("28.22: Escape ends the search while the keyboard is in the content")
  func escapeInContent() {
    search.obscuresBackgroundDuringPresentation = false
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    content.view.addSubview(field)
    stage.tap(search.searchBar.searchTextField)
    stage.settle()
    field.becomeFirstResponder()
    #expect(search.isActive)
    _ = diary.take()
    stage.typeKey(.keyboardEscape)
    #expect(diary.take() == "cancel willDismiss update() didDismiss" && !search.isActive)
  }

  @Test("18.19: Escape without a cancel button clears the field; the clear button and scopes are reported")
  func plain() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 300, height: 90))
    bar.delegate = self
    content.view.addSubview(bar)
    stage.settle()
    stage.tap(bar.searchTextField)
    stage.typeText("ab")
    _ = diary.take()
    stage.typeKey(.keyboardEscape)
    #expect(diary.take() == "textDidChange()" && bar.text == "" && bar.isFirstResponder)
    bar.text = "set"
    expectEqual(diary.take(), "")
    bar.scopeButtonTitles = ["One", "Two"]
    bar.showsScopeBar = true
    stage.settle()
    stage.tap(at: bar.convert(CGPoint(x: 220, y: 64), to: nil))
    #expect(diary.take() == "scope(1)" && bar.selectedScopeButtonIndex == 1)
  }

  @Test("28.23: the edit button begins and ends editing and says which")
  func editing() {
    let button = content.editButtonItem
    content.navigationItem.rightBarButtonItem = button
    stage.settle()
    #expect(button.title == "Edit" && button === content.editButtonItem)
    stage.tap(at: CGPoint(x: 375, y: 23))
    #expect(content.isEditing && button.title == "Done")
    content.setEditing(false, animated: false)
    #expect(button.title == "Edit" && !content.isEditing)
  }

  @Test("28.22: a search that is covered by a push returns with its results, and Escape ends it")
  func pushed() {
    stage.tap(search.searchBar.searchTextField)
    stage.typeText("a")
    navigation.pushViewController(UIViewController(), animated: true)
    stage.wait(1)
    #expect(search.isActive && found.view.window == nil)
    navigation.popViewController(animated: true)
    stage.wait(1)
    #expect(search.isActive && search.searchBar.text == "a" && found.view.window === stage.window)
    #expect(found.view.superview?.superview === content.view.superview)
    _ = diary.take()
    stage.typeText("b")
    expectEqual(diary.take(), "shouldChange(1,0,b) textDidChange(ab) update(ab)")
    stage.typeKey(.keyboardEscape)
    #expect(!search.isActive && found.view.window == nil)
  }
}
