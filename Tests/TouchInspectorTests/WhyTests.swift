import Expectations
import Testing
import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchInspector

/// The panel of verdicts, reasons and cures.
@MainActor @Suite(.serialized) struct WhyTests {
  private func outline(_ session: Session) -> [String] {
    WhyText(session).paragraphs.map { paragraph in
      switch paragraph {
      case .before(let words): "before \(words)"
      case .verdict(let line): "\(line.outcome) \(line.words)"
      case .heading(let words, _): "# \(words)"
      case .sentence(let words): words
      case .help: "# help"
      case .goal(let words): "## \(words)"
      case .cure(let cure): "> \(CureTitle.title(of: cure))"
      }
    }
  }

  @Test("The verdict comes first, then its reasons, then what helps, then the other recognizers")
  func order() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.letTheInputBeTheUsers()
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    let lines = outline(shown.session)
    expectEqual(lines.first?.hasPrefix("lost swipe failed at 0.016 s"), true)
    #expect(lines.firstIndex(of: "# help") ?? 0 < lines.firstIndex(of: "# pan") ?? 0)
    let help = lines.filter { $0.hasPrefix(">") }
    // A pan along y only would not follow the slow drag, the second gesture of the input.
    expectEqual(help, ["> Let both recognize", "> Wait for swipe"])
  }

  @Test(
    "Views and recognizers that lost come before those that won; views that a drag scrolled are no losers",
    arguments: [
      ("tap-outside", ["lost", "won"]), ("slider-in-scroll", ["lost", "won"]),
      ("row-swipe-in-pager", ["lost", "won"]), ("drawer-at-back", ["lost", "won"]),
    ])
  func losersFirst(scene: String, expected: [String]) throws {
    let shown = try Shown(builtIn: scene)
    shown.letTheInputBeTheUsers()
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    let outcomes = WhyText(shown.session).paragraphs.compactMap { paragraph in
      if case .verdict(let line) = paragraph { "\(line.outcome)" } else { nil }
    }
    expectEqual(outcomes, expected)
  }

  @Test("At its end an input rests at the moment that decided; the next touch is live again")
  func rest() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.letTheInputBeTheUsers()
    shown.session.isInputPlayed = true
    shown.play()
    #expect(shown.session.isLive)
    shown.session.isInputPlayed = false
    #expect(shown.session.isResting)
    #expect(abs((shown.session.cursor ?? 0) - shown.session.record.startTime - 0.016) < 1e-9)
    shown.touch(.began, 195, 300)
    #expect(shown.session.isLive)
  }

  @Test("A gesture of the user gets the cures that the same input gets when it is played")
  func sameCures() throws {
    let (user, played) = (try Shown(builtIn: "swipe-and-pan"), try Shown(builtIn: "swipe-and-pan"))
    for shown in [user, played] {
      shown.letTheInputBeTheUsers()
      shown.session.isInputPlayed = shown === played
      shown.play()
      shown.program.advance(by: 1)
      shown.session.isInputPlayed = false
    }
    func cures(_ shown: Shown) -> [String] { outline(shown.session).filter { $0.hasPrefix(">") } }
    #expect(cures(user) == cures(played) && cures(user).count == 2)
  }

  @Test("A cure that is taken plays from the beginning, with the former verdict above the new one")
  func beforeAndAfter() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.letTheInputBeTheUsers()
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    let cures = WhyText(shown.session).paragraphs.compactMap { if case .cure(let cure) = $0 { cure } else { nil } }
    let cure = try #require(cures.first { CureTitle.title(of: $0) == "Wait for swipe" })
    shown.session.toggle(cure)
    #expect(shown.session.isReplaying && shown.session.cursor == shown.session.model.firstTime)
    let lines = outline(shown.session).prefix(2)
    #expect(lines[0].hasPrefix("before swipe failed at 0.016 s"))
    #expect(lines[1].hasPrefix("won swipe acted at 0.048 s"))
    while shown.session.isReplaying { shown.program.advance(by: 0.1) }
    #expect(shown.session.isResting)
    shown.touch(.began, 195, 300)
    #expect(shown.session.before.isEmpty)
  }

  @Test(
    "No text of the panel covers another, in any conflict scene and any size",
    arguments: BuiltInScenes.entries.compactMap(\.curedConflict))
  func overlaps(conflict: String) throws {
    let shown = try Shown(builtIn: conflict, size: CGSize(width: 1280, height: 800))
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    for width in [1280, 853, 640] {
      shown.program.resize(to: CGSize(width: Double(width), height: (Double(width) * 0.625).rounded()))
      shown.program.advance(by: 0.1)
      let board = try #require(shown.inspector.keyboard.boards.first)
      for (index, one) in board.texts.enumerated() {
        for other in board.texts[(index + 1)...] {
          let shared = one.rect.intersection(other.rect)
          // Lines may share the room that they have above and below their letters.
          #expect(shared.isEmpty || shared.height < 3 || shared.width < 1, "at \(width): \(one) \(other)")
        }
      }
    }
  }

  @Test(
    "Code breaks where people break it: after commas and brackets, before members and operators",
    arguments: [
      ("pan.require(toFail: swipe)", 40, ["pan.require(toFail: swipe)"]),
      ("pan.require(toFail: swipe)", 20, ["pan.require(", "  toFail: swipe)"]),
      ("pager.panGestureRecognizer.require(toFail: q)", 30, ["pager.panGestureRecognizer", "  .require(toFail: q)"]),
      (
        "photo1.contentSize = CGSize(width: 1368, height: 600)", 30,
        ["photo1.contentSize = CGSize(", "  width: 1368, height: 600)"]
      ),
      (
        "card.frame = CGRect(x: 60, y: 120, width: 260, height: 190); card.alpha = 1", 44,
        ["card.frame = CGRect(x: 60, y: 120,", "  width: 260, height: 190);", "card.alpha = 1"]
      ),
      ("save.isEnabled = first.isOn && second.isOn", 30, ["save.isEnabled = first.isOn", "  && second.isOn"]),
      (
        "class of card: point(inside:with:) returns bounds.insetBy(dx: -21, dy: -21)", 44,
        ["class of card: point(inside:with:) returns", "  bounds.insetBy(dx: -21, dy: -21)"]
      ),
      (
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", 34,
        ["gestureRecognizer(_:", "shouldRecognizeSimultaneouslyWith:)"]
      ),
      (
        #""q": {"frame": [60, 120, 260, 190], "alpha": 1}"#, 32,
        [#""q": {"frame": [60, 120, 260,"#, #"  190], "alpha": 1}"#]
      ),
      ("", 10, []),
    ] as [(String, Int, [String])])
  func code(code: String, columns: Int, expected: [String]) {
    expectEqual(CodeLines.lines(code, columns: columns), expected)
  }

  @Test("The title and the text of a changed scene do not claim the conflict")
  func changedScene() throws {
    let shown = try Shown(builtIn: "cell-swipe")
    func texts() throws -> [String] {
      shown.program.advance(by: 0.1)
      return try #require(shown.inspector.boards.first).texts.map(\.text)
    }
    try expectEqual(texts().first, "Rows that can be swiped: the list does not scroll")
    shown.session.perform(.together("reveal2", with: "list.pan", true))
    try expectEqual(texts().first, "Rows that can be swiped")
    #expect(try texts().contains("Without your changes: " + shown.scene.about))
    shown.session.undo()
    #expect(try texts().contains(shown.scene.about))
  }

  @Test(
    "In a low window the text about the scene begins, and opens and folds by a key and by a press",
    arguments: ["swipe-and-pan", "tap-kills-rows", "delays-began", "button-in-scroll"])
  func about(scene: String) throws {
    let shown = try Shown(builtIn: scene, size: CGSize(width: 800, height: 600))
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    func board() throws -> Board {
      for _ in 0..<3 { shown.program.advance(by: 0.1) }
      return try #require(shown.inspector.boards.first)
    }
    func text() throws -> DrawnText? { try board().texts.first { $0.text == shown.scene.about } }
    let folded = try #require(try text())
    #expect(try board().bounds.contains(folded.rect))
    guard folded.isCut else { return }
    shown.key(.keyboardI, "i")
    try expectEqual(text()?.isCut, false)
    shown.key(.keyboardI, "i")
    let more = try #require(try board().texts.first { $0.text == "More" })
    let place = try board().convert(CGPoint(x: more.rect.midX, y: more.rect.midY), to: nil)
    shown.click(place.x, place.y)
    try expectEqual(text()?.isCut, false)
    #expect(try board().texts.contains { $0.text == "Less" })
  }

  @Test("A change has a title of a few words, without code")
  func titles() {
    let titles = [
      Change.require("pan", toFail: "swipe", true), .shouldReceive("tap", .notControls), .toBack("pins"),
      .viewShouldBegin("row2", false), .together("a", with: "b", true), .touchInsets("chip", .zero),
    ].map { CureTitle.title(of: $0) }
    expectEqual(
      titles,
      [
        "Wait for swipe", "Keep tap off controls", "Move pins to the back", "Refuse gestures on row2",
        "Let both recognize", "Change the touch area of chip",
      ])
  }
}
