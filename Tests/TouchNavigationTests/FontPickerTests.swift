import Expectations
import Testing
import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchLists
import TouchTesting

@testable import TouchNavigation

@MainActor private final class Listener: UIFontPickerViewControllerDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    diary("picked(\(viewController.selectedFontDescriptor?.postscriptName ?? "nil"))")
  }
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { diary("cancelled") }
}

@MainActor @Suite struct FontPickerTests {
  let diary = Diary()
  let stage = TouchStage(size: CGSize(width: 600, height: 600))
  private let listener: Listener
  init() { listener = Listener(diary) }

  @Test("30.24: the families that are installed are offered; one is picked, or none by Escape")
  func families() throws {
    let family = try #require(UIFont.familyNames.first)
    let picker = UIFontPickerViewController()
    picker.delegate = listener
    stage.window.rootViewController?.present(picker, animated: true)
    stage.wait(1)
    let table = try #require(picker.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
    expectEqual(table.numberOfRows(inSection: 0), UIFont.familyNames.count)
    stage.tap(row: IndexPath(row: 0, section: 0), in: table)
    stage.wait(1)
    #expect(diary.take() == "picked(\(family))" && stage.window.rootViewController?.presentedViewController == nil)
    let other = UIFontPickerViewController()
    other.delegate = listener
    stage.window.rootViewController?.present(other, animated: true)
    stage.wait(1)
    stage.typeKey(.keyboardEscape)
    stage.wait(1)
    expectEqual(diary.take(), "cancelled")
  }

  @Test("30.24: the search leaves names that have the letters; faces are offered if asked for")
  func searching() throws {
    let name = try #require(UIFont.familyNames.last)
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    stage.window.rootViewController?.present(picker, animated: false)
    stage.settle()
    let table = try #require(picker.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
    let faces = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
    expectEqual(table.numberOfRows(inSection: 0), faces.count)
    let bar = try #require(picker.view.subviews.lazy.compactMap { $0 as? UISearchBar }.first)
    stage.tap(bar.searchTextField)
    let letters = String(name.lowercased().filter { $0.isASCII && $0.isLetter }.prefix(3))
    stage.typeText(letters)
    stage.settle()
    expectEqual(table.numberOfRows(inSection: 0), faces.filter { $0.lowercased().contains(letters) }.count)
  }

  @Test("30.24: a font by its description; the system's where there is none")
  func descriptors() throws {
    let name = try #require(UIFont.familyNames.first)
    let font = UIFont(descriptor: UIFontDescriptor(name: name, size: 12), size: 0)
    #expect(font.familyName == name && font.pointSize == 12)
    expectEqual(UIFont(descriptor: UIFontDescriptor(name: "No Such Font", size: 9), size: 20), .systemFont(ofSize: 20))
    expectEqual(font.fontDescriptor, UIFontDescriptor(name: font.fontName, size: 12))
  }
}
