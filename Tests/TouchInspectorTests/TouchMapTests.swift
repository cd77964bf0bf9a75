import Expectations
import Testing
import TouchCairo
import TouchCapture
import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes

@testable import TouchInspector

/// The touch map over the scene, and untaken touches.
@MainActor @Suite(.serialized) struct TouchMapTests {
  private static let scene = """
    {"format":"touchstone-scene","version":1,"title":"What fingers reach","size":[390,640],
    "userInterfaceStyle":"unspecified",
    "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"backgroundColor":"#F4F2ED/#15181D","children":[
      {"name":"save","class":"UIButton","frame":[40,60,140,60],"title":"Save","events":["touchUpInside"]},
      {"name":"minus","class":"UIButton","frame":[60,220,32,32],"title":"-"},
      {"name":"plus","class":"UIButton","frame":[100,220,32,32],"title":"+"},
      {"name":"gone","class":"UIButton","frame":[220,220,120,44],"title":"Gone","alpha":0},
      {"name":"done","class":"UIButton","frame":[95,400,200,60],"title":"Done"},
      {"name":"card","class":"UIView","frame":[40,500,310,100],"backgroundColor":"#E7E3DA/#2E333C","logs":["hitTest"],
       "recognizers":[{"name":"tap","class":"UITapGestureRecognizer","numberOfTapsRequired":2}]},
      {"name":"banner","class":"UIView","frame":[120,40,240,70],"backgroundColor":"#D8D3C8/#3A414C"}]}}
    """

  private func shown(
    _ size: CGSize = CGSize(width: 1280, height: 800), style: UIUserInterfaceStyle = .light
  ) throws -> Shown {
    let scene = try SceneFile.read(Array(Self.scene.utf8), file: "scene")
    let shown = Shown(scene, InputFile(size: scene.size), size: size, hasList: false)
    shown.inspector.style = style
    return shown
  }

  private func complaint(_ shown: Shown, _ name: String) -> String? {
    shown.program.advance(to: shown.program.now)
    return GoldenFolder(module: "TouchInspector").complaint(about: shown.program.surface.picture, named: name)
  }

  private func findings(_ shown: Shown) -> [String] { shown.session.touchMap?.entries.flatMap(\.findings) ?? [] }

  @Test("The map is drawn over the scene, and its findings are in the panel")
  func theMapIsDrawn() throws {
    for (size, style, name) in [
      (CGSize(width: 1280, height: 800), .light, "touch-map"),
      (CGSize(width: 640, height: 480), .dark, "touch-map-small-dark"),
    ] as [(CGSize, UIUserInterfaceStyle, String)] {
      let shown = try shown(size, style: style)
      shown.key(.keyboardM, "m")
      expectNil(complaint(shown, name))
    }
  }

  @Test("The map follows the tree and writes nothing into the scene's log")
  func theMapFollowsTheTree() throws {
    let shown = try shown()
    shown.key(.keyboardM, "m")
    let before = [
      "save: 66 % of it is reachable; banner gets 34 %",
      "minus: fingers reach 32 × 32 pt of it, and 44 × 44 is easy to hit",
      "minus: the middle of plus is 40 pt away, less than a finger",
      "plus: fingers reach 32 × 32 pt of it, and 44 × 44 is easy to hit",
      "plus: the middle of minus is 40 pt away, less than a finger",
      "gone: no finger reaches it: it is transparent (2.4)",
    ]
    expectEqual(findings(shown), before)
    shown.stage.view(named: "banner")?.isHidden = true
    shown.stage.view(named: "gone")?.alpha = 1
    shown.program.advance(to: shown.program.now + 1)
    expectEqual(findings(shown), Array(before[1...4]))
    shown.stage.view(named: "plus")?.transform = CGAffineTransform(translationX: 60, y: 0)
    shown.program.advance(to: shown.program.now + 1)
    expectEqual(findings(shown), [before[1], before[3]])
    expectEqual(shown.stage.log, [])
    shown.key(.keyboardEscape)
    #expect(shown.session.touchMap == nil && !shown.session.showsMap)
  }

  @Test("Untaken touches are marked where they fell, with a sentence")
  func untakenTouchesAreMarked() throws {
    let shown = try shown()
    // On the button, which takes it; on the background; once on the card, whose double tap fails.
    for (x, y) in [(60, 90), (200, 330), (60, 520)] as [(CGFloat, CGFloat)] {
      shown.touch(.began, x, y)
      shown.program.advance(to: shown.program.now + 0.1)
      shown.touch(.ended, x, y)
      shown.program.advance(to: shown.program.now + 1)
    }
    let untaken = shown.inspector.stage.untaken
    expectEqual(untaken.map(\.taking.spot), [CGPoint(x: 200, y: 330), CGPoint(x: 60, y: 520)])
    expectEqual(
      untaken.map { $0.untakenSentence(since: shown.session.record.startTime) },
      [
        "Finger 1 at 1.10 s hit root: no responder handled it (3.14), and no recognizer received it.",
        "Finger 1 at 2.20 s hit card: no responder handled it (3.14), and tap received it and did not act.",
      ])
    let spot = shown.place.toSurface(CGPoint(x: 60, y: 520))
    shown.key(.keyboardV, "v")
    shown.click(spot.x, spot.y)
    #expect(shown.session.markedTouch == untaken.last?.id && !shown.session.isPicking)
    expectEqual(shown.inspector.stage.texts.isEmpty, false)
    expectNil(complaint(shown, "untaken"))
    shown.key(.keyboardEscape)
    expectNil(shown.session.markedTouch)
  }

  @Test("The mark whose sentence is shown stays when there are many more, and goes with the next pick or replay")
  func manyUntakenTouches() throws {
    let shown = try shown()
    for index in 0..<30 {
      shown.touch(.began, CGFloat(10 + index * 12), 330)
      shown.program.advance(to: shown.program.now + 0.1)
      shown.touch(.ended, CGFloat(10 + index * 12), 330)
      shown.program.advance(to: shown.program.now + 1)
      if index == 2 { shown.session.markedTouch = shown.inspector.stage.untaken.first?.id }
    }
    let stage = shown.inspector.stage
    let expected: [Int] = [0] + Array(10..<30)
    expectEqual(stage.untaken.map { (Int($0.taking.spot.x) - 10) / 12 }, expected)
    expectEqual(stage.untaken(at: shown.place.toSurface(CGPoint(x: 10, y: 330)))?.id, shown.session.markedTouch)
    shown.key(.keyboardV, "v")
    #expect(shown.session.markedTouch == nil && stage.untaken.count == 20)
    shown.session.markedTouch = stage.untaken.first?.id
    shown.session.playAgain()
    expectNil(shown.session.markedTouch)
  }

  @Test("A touch is not marked when a recognizer acts after the lift")
  func aLateActionTakesTheTouch() throws {
    let shown = try Shown(builtIn: "single-double-tap-cured")
    shown.touch(.began, 195, 320)
    shown.touch(.ended, 195, 320)
    #expect(shown.inspector.stage.untaken.isEmpty)
    shown.program.advance(to: 1)
    #expect(shown.inspector.stage.untaken.isEmpty && shown.stage.log.contains { $0.hasSuffix("single action ended") })
  }
}
