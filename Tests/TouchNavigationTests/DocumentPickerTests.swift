import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchLists
import TouchTesting

@testable import TouchNavigation

/// A desktop's dialog that answers when the test says so.
@MainActor private final class FakeDesktop: FileChoosing {
  var choices: [FileChoice] = []
  var answer: ((FileAnswer) -> Void)?
  func choose(_ choice: FileChoice, answer: @escaping @MainActor (FileAnswer) -> Void) {
    choices.append(choice)
    self.answer = answer
  }
}

@MainActor private final class Listener: UIDocumentPickerDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    diary("picked(\(urls.map(\.lastPathComponent).joined(separator: ",")))")
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { diary("cancelled") }
}

@MainActor @Suite struct DocumentPickerTests {
  let diary = Diary()
  let stage = TouchStage(size: CGSize(width: 600, height: 600))
  private let listener: Listener

  init() { listener = Listener(diary) }

  private func present(_ types: [UTType], in folder: String? = nil, several: Bool = false) {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
    picker.delegate = listener
    picker.allowsMultipleSelection = several
    picker.directoryURL = folder.map { URL(fileURLWithPath: $0) }
    stage.window.rootViewController?.present(picker, animated: true)
    stage.wait(3)
  }

  private var front: UIViewController? {
    var front = stage.window.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }
  private var list: DocumentList? { (front as? UINavigationController)?.topViewController as? DocumentList }
  private var names: String { list?.listing.entries.map(\.name).joined(separator: " ") ?? "no list" }

  /// A folder with a folder, two pictures, a text and a hidden file.
  private func folder() throws -> String {
    var template = Array("/tmp/touch-files-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }
    let path = String(cString: try #require(made))
    try #require(mkdir("\(path)/inner", 0o700) == 0)
    for name in ["b.png", "A.PNG", "c.txt", ".hidden", "inner/d.png"] {
      let file = try #require(fopen("\(path)/\(name)", "w"))
      fclose(file)
    }
    return path
  }

  @Test("30.23: the desktop's dialog is requested once, and the choice is reported after the picker's dismissal")
  func desktop() {
    let desktop = FakeDesktop()
    UIApplication.shared.fileChooser = desktop
    present([.png, .jpeg], in: "/tmp", several: true)
    expectEqual(
      desktop.choices,
      [
        FileChoice(
          title: "Open", takesSeveral: true, takesFolders: false, endings: ["png", "jpg", "jpeg"], folder: "/tmp")
      ])
    #expect(list == nil && diary.take() == "")
    desktop.answer?(.chosen(["/tmp/a.png", "/tmp/b.png"]))
    stage.wait(1)
    #expect(diary.take() == "picked(a.png,b.png)" && !(front is UIDocumentPickerViewController))
    desktop.answer?(.cancelled)
    expectEqual(diary.take(), "")
    present([.item])
    expectEqual(desktop.choices.last?.endings, [])
    desktop.answer?(.cancelled)
    stage.wait(1)
    expectEqual(diary.take(), "cancelled")
  }

  @Test("30.23: without a dialog there is a list: folders, then files of the kinds, without hidden ones")
  func ownList() throws {
    let path = try folder()
    let desktop = FakeDesktop()
    UIApplication.shared.fileChooser = desktop
    present([.png], in: path)
    desktop.answer?(.unavailable)
    stage.wait(1)
    expectEqual(names, "inner A.PNG b.png")
    let table = try #require(list?.tableView)
    stage.tap(row: IndexPath(row: 0, section: 0), in: table)
    stage.wait(1)
    expectEqual(names, "d.png")
    stage.typeKey(.keyboardUpArrow, modifierFlags: .alternate)
    stage.settle()
    expectEqual(names, "inner A.PNG b.png")
    stage.tap(row: IndexPath(row: 2, section: 0), in: table)
    stage.wait(2)
    #expect(diary.take() == "picked(b.png)" && front === stage.window.rootViewController)
  }

  @Test("30.23: several are chosen together; Escape and Cancel choose nothing")
  func several() throws {
    let path = try folder()
    present([.png], in: path, several: true)
    let table = try #require(list?.tableView)
    stage.tap(row: IndexPath(row: 1, section: 0), in: table)
    stage.tap(row: IndexPath(row: 2, section: 0), in: table)
    stage.tap(labeled: "Open")
    stage.wait(2)
    expectEqual(diary.take(), "picked(A.PNG,b.png)")
    present([.png], in: path)
    stage.typeKey(.keyboardEscape)
    stage.wait(2)
    expectEqual(diary.take(), "cancelled")
    present([.png], in: path)
    stage.tap(labeled: "Cancel")
    stage.wait(2)
    #expect(diary.take() == "cancelled" && front === stage.window.rootViewController)
  }

  @Test("30.23: a folder is chosen, the one that is shown where none is")
  func folders() throws {
    let path = try folder()
    present([.folder], in: path)
    stage.tap(labeled: "Choose")
    stage.wait(2)
    expectEqual(diary.take(), "picked(\(path.dropFirst(5)))")
  }

  private func export(_ paths: [String], asCopy: Bool, in folder: String? = nil) {
    let picker = UIDocumentPickerViewController(
      forExporting: paths.map { URL(fileURLWithPath: $0) }, asCopy: asCopy)
    picker.delegate = listener
    picker.directoryURL = folder.map { URL(fileURLWithPath: $0) }
    stage.window.rootViewController?.present(picker, animated: true)
    stage.wait(3)
  }

  private func text(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
  }

  @Test("30.25: files are copied, or moved, to the places that the desktop's dialog gives, in their order")
  func exporting() throws {
    let path = try folder()
    let desktop = FakeDesktop()
    UIApplication.shared.fileChooser = desktop
    try write("one", to: path + "/b.png")
    try write("two", to: path + "/c.txt")
    export([path + "/b.png", path + "/c.txt"], asCopy: true, in: "/tmp")
    var expected = FileChoice(title: "Save", takesSeveral: false, takesFolders: false, endings: [], folder: "/tmp")
    expected.savedNames = ["b.png", "c.txt"]
    expectEqual(desktop.choices, [expected])
    desktop.answer?(.chosen([path + "/x", path + "/inner/y"]))
    stage.wait(1)
    expectEqual(diary.take(), "picked(x,y)")
    let paths = ["/x", "/inner/y", "/b.png", "/c.txt"].map { path + $0 }
    expectEqual(paths.map(text), ["one", "two", "one", "two"])
    // Moving replaces what the user chose to replace.
    export([path + "/c.txt"], asCopy: false)
    desktop.answer?(.chosen([path + "/x"]))
    stage.wait(1)
    expectEqual(diary.take(), "picked(x)")
    expectEqual(paths.map(text), ["two", "two", "one", nil])
    export([path + "/x"], asCopy: false)
    desktop.answer?(.cancelled)
    stage.wait(1)
    #expect(diary.take() == "cancelled" && text(path + "/x") == "two")
  }

  @Test("30.25: without a dialog the user chooses a folder, in which no file is replaced")
  func exportingIntoFolder() throws {
    let path = try folder()
    try write("new", to: path + "/c.txt")
    try write("old", to: path + "/inner/c.txt")
    for _ in 0..<2 {
      export([path + "/c.txt"], asCopy: true, in: path + "/inner")
      stage.tap(labeled: "Choose")
      stage.wait(2)
    }
    expectEqual(diary.take(), "picked(c 2.txt) picked(c 3.txt)")
    expectEqual(["c.txt", "c 2.txt", "c 3.txt"].map { text("\(path)/inner/\($0)") }, ["old", "new", "new"])
    expectEqual(FileTransfer.freePath(for: ".hidden", in: path), path + "/.hidden 2")
  }

  @Test("30.25: a file that cannot be written stays, and an alert names it")
  func failedExport() throws {
    let path = try folder()
    let desktop = FakeDesktop()
    UIApplication.shared.fileChooser = desktop
    export([path + "/b.png", path + "/c.txt"], asCopy: false)
    desktop.answer?(.chosen([path + "/nowhere/x", path + "/y"]))
    stage.wait(1)
    expectEqual(diary.take(), "picked(y)")
    expectEqual((front as? UIAlertController)?.title, "Could not save b.png.")
    #expect(text(path + "/b.png") == "" && text(path + "/c.txt") == nil)
    front?.dismiss(animated: false)
    stage.wait(1)
    export([path + "/b.png"], asCopy: true)
    desktop.answer?(.chosen([path + "/nowhere/x"]))
    stage.wait(1)
    expectEqual(diary.take(), "cancelled")
  }

  @Test("30.23: kinds are known by the endings of names")
  func kinds() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "") == nil)
    expectEqual(UTType(filenameExtension: "xyz")?.preferredFilenameExtension, "xyz")
    #expect(FolderListing.matches("a.TAR", ["tar"]) && !FolderListing.matches("tar", ["tar"]))
    expectEqual(FolderListing(path: "/nowhere/at/all", endings: []).entries, [])
    #expect(
      FolderListing(path: "/tmp/", endings: []).parent == "/" && FolderListing(path: "/", endings: []).parent == nil)
  }
}

@MainActor @Suite struct LessMotionTests {
  @Test("32.4: where the desktop asks for less motion pushes and presentations are seen at once")
  func less() {
    let scene = NavigationStage()
    UIApplication.shared.reducesMotion = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    scene.navigation.pushViewController(scene.page("B"), animated: true)
    scene.stage.settle()
    expectEqual(
      scene.diary.take(),
      "B.viewDidLoad A.willDisappear B.willAppear N.willShow(B) B.isAppearing A.didDisappear B.didAppear N.didShow(B)")
    let page = scene.page("M")
    page.modalPresentationStyle = .fullScreen
    scene.navigation.present(page, animated: true) { [diary = scene.diary] in diary("completion") }
    #expect(scene.diary.take().hasSuffix("completion"))
  }
}
