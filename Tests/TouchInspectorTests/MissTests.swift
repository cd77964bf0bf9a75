import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchDiagnosis
@testable import TouchInspector

/// The panel about gestures that lost to no other recognizer: not made, refused, or on a view that no touch reached.
@MainActor @Suite(.serialized) struct MissTests {
  /// Plays an input into a scene whose root has the given children, and returns the lines of the panel.
  private func lines(_ children: String, _ input: [InputLine]) throws -> [String] {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"children":[\(children)]}}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let shown = Shown(scene, InputFile(size: scene.size, lines: input), explains: true)
    shown.session.playAgain()
    while shown.session.isReplaying { shown.program.advance(by: 0.1) }
    return WhyText(shown.session).paragraphs.map { paragraph in
      switch paragraph {
      case .before(let words): "before \(words)"
      case .verdict(let line): "\(line.outcome) \(line.words)"
      case .heading(let words, _): "# \(words)"
      case .sentence(let words): words
      case .help: "help"
      case .goal(let words): words
      case .cure(let cure): "> \(CureTitle.title(of: cure))"
      }
    }
  }

  private func touch(
    _ time: Double, _ phase: TouchPhaseName, _ x: CGFloat, _ y: CGFloat, _ type: PointerTypeName = .direct, id: Int = 1
  ) -> InputLine {
    InputLine(time, .touch(InputTouch(id: id, phase: phase, location: CGPoint(x: x, y: y), type: type)))
  }

  private func tap(_ time: Double, _ x: CGFloat, _ y: CGFloat, _ type: PointerTypeName = .direct) -> [InputLine] {
    [touch(time, .began, x, y, type), touch(time + 0.05, .ended, x, y, type)]
  }

  private func card(_ recognizer: String) -> String {
    #"{"name":"card","class":"UIView","frame":[50,50,200,400],"recognizers":[\#(recognizer)]}"#
  }

  @Test("A gesture that was not made is the verdict, with its number and what a person can do")
  func notMade() throws {
    let lines = try lines(
      card(#"{"name":"zoom","class":"UITapGestureRecognizer","numberOfTapsRequired":2}"#),
      tap(0, 100, 100) + tap(0.2, 100, 200))
    expectEqual(
      lines.first, "lost zoom failed at 0.200 s: the next tap was 100 pt away, and at most 45 pt is allowed (7.1.3).")
    #expect(lines.contains("Without a change: tap again within 45 pt of the first tap."))
  }

  @Test("A recognizer that was refused a touch is the verdict")
  func refused() throws {
    let lines = try lines(
      card(#"{"name":"draw","class":"UITapGestureRecognizer","allowedTouchTypes":["pencil"]}"#), tap(0, 100, 100))
    expectEqual(lines.first?.hasPrefix("lost draw did not get touch 1 at 0.000 s: the touch is of type direct"), true)
    #expect(lines.contains("> Let draw take pencil or direct touches"))
  }

  @Test("A view that no touch reached is the verdict, and the text says where the touch went")
  func unreached() throws {
    let lines = try lines(
      #"""
      {"name":"bar","class":"UIView","frame":[0,0,390,80],"isUserInteractionEnabled":false,"children":[
        {"name":"share","class":"UIButton","frame":[20,20,100,40],"title":"Share","events":["touchUpInside"]}]}
      """#, tap(0, 60, 40))
    expectEqual(lines.first?.hasPrefix("lost share: never touched: bar, which share is in"), true)
    #expect(lines.contains("# Where the touch went"))
    #expect(lines.contains("> Let bar take touches"))
  }

  @Test("A view that was not notified of a second finger is the verdict")
  func undelivered() throws {
    let lines = try lines(
      #"{"name":"pad","class":"UIView","frame":[50,50,200,200],"overrides":["touchesBegan","touchesEnded"]}"#,
      [
        touch(0, .began, 80, 80), touch(0.1, .began, 180, 180, id: 2), touch(0.3, .ended, 80, 80),
        touch(0.3, .ended, 180, 180, id: 2),
      ])
    expectEqual(
      lines.first?.hasPrefix("lost pad was not notified of touch 2 at 0.100 s: another finger was down"), true)
    #expect(lines.contains("> Give pad every finger"))
  }

  @Test("Where something acted, a gesture that was not made is no verdict, and no cure is offered")
  func acted() throws {
    let swipes =
      #"{"name":"next","class":"UISwipeGestureRecognizer","direction":["left"]},"#
      + #"{"name":"back","class":"UISwipeGestureRecognizer","direction":["right"]}"#
    let moves = (1...6).map { touch(Double($0) * 0.02, .moved, 230 - CGFloat($0) * 25, 100) }
    let lines = try lines(
      card(swipes), [touch(0, .began, 230, 100)] + moves + [touch(0.14, .ended, 80, 100)])
    expectEqual(lines.filter { $0.hasPrefix("lost") || $0.hasPrefix(">") || $0 == "help" }, [])
    expectEqual(lines.first?.hasPrefix("won next acted"), true)
  }

  @Test("A field that refused editing is the verdict, not the field's own tap")
  func field() throws {
    let lines = try lines(
      #"""
      {"name":"name","class":"UITextField","frame":[50,50,200,34],"delegate":{"shouldBeginEditing":false}}
      """#, tap(0, 100, 60))
    expectEqual(lines.first?.hasPrefix("lost name did not begin editing: its delegate answered no"), true, "\(lines)")
    #expect(!lines.contains { $0.contains("taken away") })
  }

  @Test("Where a finger moved and nothing scrolls, this is the verdict, with the sizes")
  func unscrolled() throws {
    let moves = (1...8).map { touch(Double($0) * 0.02, .moved, 100, 400 - CGFloat($0) * 20) }
    let lines = try lines(
      #"""
      {"name":"list","class":"UIScrollView","frame":[0,0,390,600],"contentSize":[900,600],"children":[
        {"name":"word","class":"UIView","frame":[20,300,200,200],"overrides":["touchesBegan"]}]}
      """#, [touch(0, .began, 100, 400)] + moves + [touch(0.4, .ended, 100, 240)])
    expectEqual(lines.first?.hasPrefix("lost list.pan failed"), true, "\(lines)")
    #expect(lines.contains("The content of list is 600 pt high, and list is 600 pt (9.8)."))
  }

  @Test("Pages that went back are the verdict, and not the views whose touch the drag took")
  func pages() throws {
    let moves = (1...10).map { touch(Double($0) * 0.12, .moved, 350 - CGFloat($0) * 12, 200) }
    let lines = try lines(
      #"""
      {"name":"photos","class":"UIScrollView","frame":[0,0,390,400],"contentSize":[780,400],"isPagingEnabled":true,
       "children":[{"name":"photo","class":"UIView","frame":[0,0,390,400],"overrides":["touchesBegan"]}]}
      """#, [touch(0, .began, 350, 200)] + moves + [touch(1.2, .ended, 230, 200)])
    expectEqual(lines.first?.hasPrefix("lost photos went back to its page: it was 110 pt off it"), true, "\(lines)")
  }

  @Test("A touch of a pencil is called one, and so is its lane")
  func pencil() throws {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640]}}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let input = InputFile(size: scene.size, lines: tap(0, 100, 100) + tap(1, 100, 100, .pencil))
    let shown = Shown(scene, input)
    shown.play()
    expectEqual(shown.model.lanes.filter { $0.kind == .finger }.map(\.name), ["finger 1", "pencil 1"])
    #expect(shown.session.live.observation.log.lines.map(\.text).contains("pencil 1 hits root"))
    shown.program.advance(by: 0.1)
    let texts = try #require(shown.inspector.boards.first).texts.map(\.text)
    #expect(texts.contains { $0.hasPrefix("The pencil hit root") })
  }

  @Test("Two cures with one title name what they change")
  func titles() {
    func cure(_ one: String, _ other: String) -> Cure {
      var cure = Cure(concerned: [one], sentence: "")
      cure.changes = [.together(one, with: other, true)]
      return cure
    }
    expectEqual(CureTitle.titles(of: [cure("a", "b")]), ["Let both recognize"])
    expectEqual(
      CureTitle.titles(of: [cure("a", "b"), cure("c", "d")]),
      [
        "Let both recognize (a, b)", "Let both recognize (c, d)",
      ])
  }
}
