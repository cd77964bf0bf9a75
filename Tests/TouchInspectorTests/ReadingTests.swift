import Expectations
import Testing
import TouchAccessibility
import TouchCairo
import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchProbe
import TouchScenes

@testable import TouchInspector

/// What a screen reader reads of a scene, in the panel and over the scene.
@MainActor @Suite(.serialized) struct ReadingTests {
  private static let scene = """
    {"format":"touchstone-scene","version":1,"title":"What is read","size":[390,640],
    "userInterfaceStyle":"unspecified",
    "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"backgroundColor":"#F4F2ED/#15181D","children":[
      {"name":"title","class":"UILabel","frame":[40,40,310,40],"text":"Sound"},
      {"name":"volume","class":"UISlider","frame":[40,120,310,40],"value":0.25},
      {"name":"mute","class":"UISwitch","frame":[40,200,60,32]},
      {"name":"save","class":"UIButton","frame":[40,280,140,60],"title":"Save","isEnabled":false},
      {"name":"gone","class":"UIButton","frame":[220,280,120,44],"title":"Gone","isHidden":true},
      {"name":"rows","class":"UITableView","frame":[0,400,390,240],"sections":[{"rows":["Inbox","Sent"]}]}]}}
    """

  private func shown(
    _ size: CGSize = CGSize(width: 1280, height: 800), style: UIUserInterfaceStyle = .light
  ) throws -> Shown {
    let scene = try SceneFile.read(Array(Self.scene.utf8), file: "scene")
    let shown = Shown(scene, InputFile(size: scene.size), size: size, hasList: false)
    shown.session.read = { [program = shown.program, window = shown.window] in
      SpokenElement.reading(of: program.application, in: window)
    }
    shown.inspector.style = style
    return shown
  }

  private func complaint(_ shown: Shown, _ name: String) -> String? {
    shown.program.advance(to: shown.program.now)
    return GoldenFolder(module: "TouchInspector").complaint(about: shown.program.surface.picture, named: name)
  }

  @Test("The elements are those of the scene alone, in the reader's order, with role, label, value, traits and states")
  func elements() throws {
    let shown = try shown()
    shown.key(.keyboardA, "a")
    expectEqual(
      shown.session.reading.map { String(repeating: "  ", count: $0.depth) + $0.words },
      [
        "label \u{201C}Sound\u{201D}", "slider 25%", "toggle button, not pressed",
        "push button \u{201C}Save\u{201D}, disabled", "list 2 items", "  list item \u{201C}Inbox\u{201D} 1 of 2",
        "  list item \u{201C}Sent\u{201D} 2 of 2",
      ])
    expectEqual(shown.session.reading.map(\.remark)[1], "traits: adjustable")
    let slider = try #require(shown.stage.view(named: "volume"))
    #expect(shown.session.reading[1].object === slider)
    expectEqual(shown.session.reading[1].box, slider.frame.applying(shown.window.toSuperview))
  }

  @Test("The list of the reading is that of touchstone read")
  func sameAsTheCommand() throws {
    let scene = try SceneFile.read(Array(Self.scene.utf8), file: "scene")
    let program = HeadlessApplication(size: scene.size, text: .pinned())
    let stage = SceneStage(scene, for: program.application)
    stage.install(in: program.window)
    program.advance(to: program.now)
    let lines = AccessibleTree.of(program.application).reading.dropFirst(3).map { String($0.drop { $0 == " " }) }
    let elements = SpokenElement.reading(of: program.application, in: program.window)
    expectEqual(lines, elements.map { $0.words.replacing("\u{201C}", with: "\"").replacing("\u{201D}", with: "\"") })
    expectEqual(
      SpokenElement.reading(of: program.application).map(\.role).prefix(3), ["application", "frame", "panel"])
    withExtendedLifetime(stage) {}
  }

  @Test("The reading follows the scene; a press on a row chooses its view, and Escape hides the reading")
  func followsTheScene() throws {
    let shown = try shown()
    shown.key(.keyboardA, "a")
    shown.stage.view(named: "gone")?.isHidden = false
    shown.program.advance(to: shown.program.now + 1)
    #expect(shown.session.reading.contains { $0.words == "push button \u{201C}Gone\u{201D}" })
    let why = try #require(shown.inspector.boards.first)
    let row = try #require(why.spots.first { $0.name == "save" })
    row.action(.zero)
    #expect(shown.session.object === shown.stage.view(named: "save"))
    shown.key(.keyboardM, "m")
    #expect(!shown.session.showsReading && shown.session.showsMap)
    shown.key(.keyboardA, "a")
    #expect(shown.session.showsReading && !shown.session.showsMap)
    shown.key(.keyboardEscape)
    #expect(!shown.session.showsReading && shown.session.reading.isEmpty)
    expectEqual(shown.stage.log, [])
  }

  @Test("The reading is drawn over the scene with its numbers, and in the panel")
  func pictures() throws {
    let shown = try shown(CGSize(width: 1280, height: 800), style: .light)
    shown.key(.keyboardA, "a")
    expectNil(complaint(shown, "reading"))
  }

  @Test("A running program sends its reading when it is requested and whenever it changes, and no longer afterwards")
  func livingProgram() throws {
    let former = ProbeReading.source
    ProbeReading.source = { SpokenElement.reading(of: $0) }
    defer { ProbeReading.source = former }
    let wire = Wire(try SceneFile.read(Array(Self.scene.utf8), file: "scene"))
    func spoken() -> [SpokenElement] {
      wire.player.application.loop.advance(to: wire.player.application.now + 1)
      wire.read()
      return wire.others.compactMap { SpokenElement($0) { wire.tree.object($0) } }
    }
    expectEqual(spoken(), [])
    wire.say("read", "1")
    let first = spoken()
    expectEqual(wire.others.first { $0[0] == "reading" }?[1], "\(first.count)")
    let slider = try #require(first.first { $0.role == "slider" })
    #expect(slider.value == "25%" && slider.traits == "adjustable" && slider.depth == 3)
    expectEqual(slider.object.flatMap { wire.tree.className(of: $0) }, "LoggingSlider")
    wire.player.stage.view(named: "gone")?.isHidden = false
    expectEqual(spoken().count, first.count + 1)
    wire.say("read", "0")
    wire.player.stage.view(named: "gone")?.isHidden = true
    expectEqual(spoken(), [])
  }

  @Test("The costs of frames are shown in the windows of a running program, and are gone when the inspector leaves")
  func livingFrames() throws {
    let listening = try #require(try Listening(builtIn: "swipe-and-pan"))
    let composer = try #require(listening.player.window.windowScene?.composer)
    let peer = listening.attach()
    peer.write("frames\t1\t0\n")
    listening.turn()
    expectEqual(composer.overlay?.parts, .damage)
    peer.write("frames\t1\t1\n")
    listening.turn()
    expectEqual(composer.overlay?.parts, [.damage, .times])
    peer.leave()
    listening.turn()
    expectNil(composer.overlay)
  }

  @Test("U and G show and hide the overlay of the scene's window, which another scene does not inherit")
  func overlayKeys() throws {
    let shown = try shown()
    let composer = shown.program.scene.composer
    shown.key(.keyboardU, "u")
    expectEqual(composer.overlay?.parts, .damage)
    shown.key(.keyboardG, "g")
    expectEqual(composer.overlay?.parts, [.damage, .times])
    shown.key(.keyboardU, "u")
    expectEqual(composer.overlay?.parts, .times)
    shown.inspector.close()
    expectNil(composer.overlay)
  }
}
