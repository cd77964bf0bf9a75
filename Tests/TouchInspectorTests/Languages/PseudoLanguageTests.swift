import Expectations
import Testing
import TouchDiagnosis
import TouchFiles
import TouchGeometry
import TouchHeadless
import TouchScenes
import UIKit

@testable import Files
@testable import LogFilter
@testable import Mail
@testable import Mixer
@testable import Notes
@testable import TouchInspector
@testable import Windows

/// The demo, the inspector and the examples in a language whose texts are half as long again, with accents, in brackets:
/// what remains English is not the kit's, and nothing of the kit is cut.
@MainActor @Suite(.serialized) final class PseudoLanguageTests {
  init() {
    BuiltInTexts.use(["en_XA"])
    ToolTexts.use(["en_XA"])
  }

  deinit {
    BuiltInTexts.use(["en"])
    ToolTexts.use(["en"])
  }

  // MARK: The inspector

  private func words(_ shown: Shown) -> DrawnWords { DrawnWords(of: shown.program, without: shown.window) }

  @Test("the window's own texts are translated on each tab, and none is cut")
  func inspector() throws {
    let size = CGSize(width: 1920, height: 1200)
    let shown = try Shown(builtIn: "swipe-and-pan", size: size, languages: ["en_XA"])
    var found = [words(shown)]
    shown.play()
    for tab in Session.Tab.allCases {
      shown.session.tab = tab
      found.append(words(shown))
    }
    shown.session.choose(shown.stage.recognizer(named: "pan"))
    for tab in Session.Tab.allCases {
      shown.session.tab = tab
      found.append(words(shown))
    }
    shown.session.showsKeys = true
    found.append(words(shown))
    // The list shortens titles after a colon, and longer titles and texts of scenes may be cut.
    let scenes = try BuiltInScenes.entries.map { try BuiltInScenes.library.scene($0.name).scene }
    let own = scenes.flatMap { [$0.localizedTitle, SceneList.short($0.localizedTitle), $0.localizedAbout] }
    expectEqual(Set(found.flatMap(\.cutPseudo)).subtracting(own), [])
    let plain = Set(found.flatMap(\.plain)).subtracting(own)
    // Sentences end with a period; times are numbers.
    expectEqual(plain.filter { !$0.hasSuffix(".") && !$0.hasSuffix(" s") }.sorted(), Self.remaining)
  }

  /// Names and classes of the scene, and names of keys.
  private static let remaining = [
    "+ − F",
    "A",
    "B",
    "C",
    "Ctrl + − 0",
    "D",
    "E",
    "Escape",
    "F",
    "F1 ?",
    "G",
    "I",
    "L",
    "M",
    "N P",
    "P",
    "R S",
    "Return",
    "Space",
    "T",
    "Tab",
    "Touchstone",
    "U",
    "UIApplication",
    "UIPanGestureRecognizer",
    "UISwipeGestureRecognizer",
    "UIView",
    "UIWindow",
    "UIWindowScene",
    "V",
    "W",
    "X",
    "Z",
    "cancelsTouchesInView",
    "caption, heading",
    "card",
    "card touchesBegan",
    "card touchesCancelled",
    "card touchesMoved",
    "cardSpot, cardRing, cardNote, cardTitle",
    "delaysTouchesBegan",
    "delaysTouchesEnded",
    "fact2, dot2, fact1, dot1, fact0, dot0",
    "isEnabled",
    "minimumNumberOfTouches",
    "pan",
    "requiresExclusiveTouchType",
    "root",
    "swipe",
    "touchesCancelled",
    "window › scene › app",
  ]

  // MARK: The examples

  /// The texts of a page that is the whole window.
  private func words(
    _ page: UIViewController, size: CGSize = CGSize(width: 960, height: 640), _ prepare: () -> Void = {}
  ) -> DrawnWords {
    let program = HeadlessApplication(size: size, text: .pinned())
    program.window.rootViewController = page
    program.advance(by: 1)
    prepare()
    program.advance(by: 1)
    return DrawnWords(of: program)
  }

  private func expect(_ words: DrawnWords, _ own: [String], line: Int = #line) {
    expectEqual(words.cutPseudo, [], "line \(line)")
    expectEqual(words.plain.sorted(), own, "line \(line)")
  }

  @Test func mixer() throws {
    let defaults = try #require(UserDefaults(suiteName: "touchstone-pseudo-\(getpid())"))
    let list = UINavigationController(rootViewController: ChannelList(Desk(defaults)))
    expect(words(list), ["Bass", "Drums", "Guitar", "Keys", "Look", "Mixer", "Reset", "Voice"])
    let page = ChannelPage(Desk(defaults), 0)
    expect(
      words(list) { list.pushViewController(page, animated: false) },
      ["Color", "Drums", "Filter", "Mixer", "None", "Volume"])
  }

  @Test func mail() {
    let letters = [
      "Ada", "Alan", "Brass", "Charles", "Choose one from the list.", "Grace", "Inbox", "Mailboxes", "Mary", "Moth",
      "New",
      "No message", "Notes on the engine", "Orbits", "Reply", "Tea",
    ]
    expect(words(MailController(Post())), letters)
    let mail = MailController(Post())
    expect(words(mail) { mail.compose() }, (letters + ["New Message", "Send", "Subject", "To"]).sorted())
    let right: Set = ["Choose one from the list.", "New", "No message", "Reply"]
    expect(
      words(MailController(Post()), size: CGSize(width: 390, height: 640)), letters.filter { !right.contains($0) })
  }

  @Test func others() {
    let lines = LinesController(LogLines(text: "start\nError: disk\nfine"), title: "log")
    expect(
      words(UINavigationController(rootViewController: lines)),
      ["3 lines", "Error: disk", "Lines with", "fine", "log", "start"])
    let editor = EditorViewController()
    expect(
      words(editor) { editor.textView.findInteraction?.presentFindNavigator(showingReplace: true) },
      ["Aa", "Count words", "Find", "Go to line", "Save", "no file · at 0"])
    expect(words(WindowController()), ["New window"])
    let folder = FolderController(Folder(path: "/nowhere"))
    expect(
      words(UINavigationController(rootViewController: folder)) { folder.setEditing(true, animated: false) },
      ["Empty Folder", "nowhere"])
  }
}
