import Expectations
import Glibc
import Testing
import TouchFiles
import TouchTesting
import UIKit

@testable import Touchstone

/// Shortcut items as actions of a desktop entry (40.11).
@MainActor @Suite struct DesktopShortcutTests {
  private let folder: String
  private static let entry = """
    # The entry of the package
    [Desktop Entry]
    Type=Application
    Name=Dots
    Exec=Dots %U
    Actions=clear;

    [Desktop Action clear]
    Name=Clear
    Name[de]=Leeren
    Exec=Dots --shortcut-item=clear

    """

  init() {
    var name = Array("/tmp/shortcuts.XXXXXX".utf8CString)
    folder = name.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  private func shortcuts(_ reports: @escaping (String) -> Void = { _ in }) -> DesktopShortcuts {
    let folder = folder
    return DesktopShortcuts(
      name: "Dots", folder: nil,
      variable: { ["XDG_DATA_HOME": folder + "/home", "XDG_DATA_DIRS": folder + "/all"][$0] }, report: reports)
  }

  private func write(_ text: String, in part: String) throws {
    _ = Files.makeFolder("\(folder)/\(part)/applications")
    try TextFile.replace("\(folder)/\(part)/applications/Dots.desktop", with: text)
  }

  private func read(_ part: String) -> String? {
    (try? TextFile.read("\(folder)/\(part)/applications/Dots.desktop")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func item(_ type: String, _ title: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: type, localizedTitle: title, localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .add))
  }

  @Test("40.11: the items are in the user's copy of the entry, after its actions, and are removed with it")
  func copy() throws {
    try write(Self.entry, in: "all")
    let shortcuts = shortcuts()
    shortcuts.show([item("a.b", "New"), item("50% \"$x\" \\", "Zwei\nZeilen")])
    let expected =
      Self.entry.replacing("Actions=clear;", with: "Actions=clear;shortcut-1;shortcut-2;\nX-Touchstone-Copy=true")
        + #"""

        [Desktop Action shortcut-1]
        Name=New
        Icon=list-add
        Exec=Dots --shortcut-item=a.b
        X-Touchstone-Added=true

        [Desktop Action shortcut-2]
        Name=Zwei\nZeilen
        Icon=list-add
        Exec=Dots "--shortcut-item=50%% \\"\\$x\\" \\\\"
        X-Touchstone-Added=true

        """#
    expectEqual(read("home"), expected)
    expectEqual(shortcuts.items.map(\.type), ["a.b", "50% \"$x\" \\"])
    expectEqual(shortcuts.items.map(\.localizedTitle), ["New", "Zwei\nZeilen"])
    #expect(shortcuts.item("clear")?.localizedTitle == "Clear" && shortcuts.item("other") == nil)
    shortcuts.show([])
    #expect(read("home") == nil && read("all") == Self.entry)
  }

  @Test("40.11: a new version of the installed entry is copied again; the items of an earlier run are returned")
  func laterRun() throws {
    try write(Self.entry, in: "all")
    shortcuts().show([item("a", "A")])
    try write(Self.entry.replacing("Name=Dots", with: "Name=Points"), in: "all")
    let later = shortcuts()
    expectEqual(later.items.map(\.localizedTitle), ["A"])
    later.show(later.items)
    expectEqual(read("home")?.contains("Name=Points"), true)
  }

  @Test("40.11: an entry of the user's own stays, with the items added and removed")
  func ownEntry() throws {
    try write(Self.entry, in: "home")
    let shortcuts = shortcuts()
    shortcuts.show([item("a", "A")])
    #expect(read("home")?.contains("X-Touchstone-Copy") == false && shortcuts.items.count == 1)
    shortcuts.show([])
    #expect(read("home")?.contains("X-Touchstone") == false && read("home")?.contains("Actions=clear;") == true)
  }

  @Test("40.11: without an installed entry nothing is written, and a folder that cannot be written is reported")
  func refusal() throws {
    shortcuts().show([item("a", "A")])
    expectNil(read("home"))
    try write(Self.entry, in: "all")
    try TextFile.replace(folder + "/home", with: "a file")
    var reports: [String] = []
    shortcuts { reports.append($0) }.show([item("a", "A")])
    expectEqual(reports, ["the shortcut items are not shown: cannot create \(folder)/home/applications"])
  }
}
