import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes

@testable import TouchCapture
@testable import TouchInspector
@testable import TouchProbe

/// The touch map of a running program and the crosses at its untaken touches, over its own windows.
@MainActor @Suite(.serialized) struct LivingMapTests {
  private static let scene = """
    {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
    "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"children":[
      {"name":"save","class":"UIButton","frame":[40,60,140,60],"title":"Save","events":["touchUpInside"]},
      {"name":"minus","class":"UIButton","frame":[60,220,32,32],"title":"-"},
      {"name":"plus","class":"UIButton","frame":[100,220,32,32],"title":"+"},
      {"name":"gone","class":"UIButton","frame":[220,220,120,44],"title":"Gone","alpha":0},
      {"name":"banner","class":"UIView","frame":[120,40,240,70]}]}}
    """

  private func wire() throws -> Wire { Wire(try SceneFile.read(Array(Self.scene.utf8), file: "scene")) }

  private func wait(_ wire: Wire, _ seconds: TimeInterval = 1) {
    wire.player.application.loop.advance(to: wire.player.application.now + seconds)
    wire.read()
  }

  /// The last map that the program has sent since the last `read()`.
  private func map(_ wire: Wire) -> TouchMap? {
    var arriving = ArrivingMap()
    return wire.others.filter { ["map", "area"].contains($0[0]) }.compactMap { arriving.receive($0, wire.tree) }.last
  }

  private func name(_ wire: Wire, _ name: String) throws -> String {
    let view = try #require(wire.player.stage.view(named: name))
    return try #require(wire.probe.name(of: view))
  }

  private func drawing(_ wire: Wire) -> FrameDrawing? { wire.player.window.windowScene?.composer.drawing }

  private func touch(_ wire: Wire, _ x: CGFloat, _ y: CGFloat) throws {
    let (application, scene) = (wire.player.application, try #require(wire.player.window.windowScene))
    for phase in [InputSample.Phase.began, .ended] {
      let sample = InputSample(
        finger: 0, phase: phase, location: CGPoint(x: x, y: y), timestamp: application.loop.now)
      application.receive(.touches([sample]), in: scene)
      application.loop.advance(to: application.now + 0.1)
    }
  }

  @Test("The map of a program has the findings of the map of its scene, under the names of the inspector")
  func theMapIsThatOfTheScene() throws {
    let wire = try wire()
    wire.say("map", "1")
    wait(wire)
    let stage = wire.player.stage
    let views = stage.scene.every(stage.scene.root).compactMap { stage.view(named: $0.name) }
    let expected = TouchMap(of: wire.player.window, views) { wire.probe.name(of: $0) }.entries.flatMap(\.findings)
    expectEqual(expected.count, 6)
    expectEqual(map(wire)?.entries.flatMap(\.findings), expected)
    let save = try #require(map(wire)?.entries.first)
    expectEqual(save.area, CGRect(x: 40, y: 60, width: 140, height: 60))
    expectEqual(save.covers.map(\.name), [try name(wire, "banner")])
  }

  @Test("The map is sent again after a change of the tree, at most twice a second, and no longer when it is off")
  func theMapFollowsTheTree() throws {
    let wire = try wire()
    let banner = try #require(wire.player.stage.view(named: "banner"))
    wire.say("map", "1")
    wait(wire)
    expectEqual(map(wire)?.entries.first?.findings.count, 1)
    wait(wire)
    expectNil(map(wire))
    banner.isHidden = true
    wait(wire)
    expectEqual(map(wire)?.entries.first?.findings, [])
    for step in 0..<20 {
      banner.isHidden = step % 2 == 1
      wire.player.application.loop.advance(to: wire.player.application.now + 0.1)
    }
    wire.read()
    #expect((3...4).contains(wire.others.count { $0[0] == "map" }))
    wire.say("map", "0")
    banner.isHidden = false
    wait(wire)
    expectNil(map(wire))
  }

  @Test("The map is drawn over the program's window: reached, small, hidden and unreachable areas, with labels")
  func theMapIsDrawn() throws {
    let wire = try wire()
    expectNil(drawing(wire))
    wire.say("map", "1")
    wait(wire)
    let commands = try #require(drawing(wire)).commands
    let labels = commands.compactMap {
      if case .text(let layout, _) = $0 { layout.runs.map(\.text).joined() } else { nil }
    }
    expectEqual(labels, ["32 × 32", "32 × 32", "no finger", "\(try name(wire, "banner")) gets 34 %"])
    // The part of the first button that the banner covers is hatched.
    let clips = commands.compactMap { if case .clipRect(let rect) = $0 { rect } else { nil } }
    #expect(clips.contains { $0.contains(CGPoint(x: 150, y: 80)) && !$0.contains(CGPoint(x: 60, y: 80)) })
    wire.say("map", "0")
    expectNil(drawing(wire))
  }

  @Test("Crosses are drawn where touches began; they and the map are removed when the inspector leaves")
  func crosses() throws {
    let listening = try #require(Listening(try SceneFile.read(Array(Self.scene.utf8), file: "scene")))
    let composer = try #require(listening.player.window.windowScene?.composer)
    let scene = try #require(listening.player.window.windowScene)
    let peer = listening.attach()
    for (phase, y) in [(InputSample.Phase.began, 330), (.moved, 400), (.ended, 400)] as [(InputSample.Phase, CGFloat)] {
      let sample = InputSample(
        finger: 0, phase: phase, location: CGPoint(x: 200, y: y), timestamp: listening.player.application.now)
      listening.player.application.receive(.touches([sample]), in: scene)
      listening.wait(0.1)
    }
    peer.write("crosses\t1,7\t0\n")
    listening.turn()
    let small = try #require(composer.drawing?.box)
    #expect(CGPoint(x: small.midX, y: small.midY) == CGPoint(x: 200, y: 330) && small.width < 30)
    peer.write("crosses\t1\t1\n")
    listening.turn()
    #expect(try #require(composer.drawing?.box).width > small.width)
    peer.write("map\t1\n")
    listening.wait(1)
    #expect(try #require(composer.drawing?.box).width > 100)
    peer.leave()
    listening.turn()
    expectNil(composer.drawing)
  }

  @Test("Drawing over the frame is repainted where it was and where it is")
  func theDrawingIsDamage() throws {
    let program = HeadlessApplication(size: CGSize(width: 200, height: 100), text: .pinned())
    program.advance(to: 0.1)
    let composer = program.scene.composer
    func drawing(_ x: CGFloat) -> FrameDrawing {
      let rect = CGRect(x: x, y: 10, width: 20, height: 20)
      return FrameDrawing([.fillRect(rect, .black)], in: rect)
    }
    let before = program.surface.picture
    composer.drawing = drawing(10)
    program.advance(to: 0.2)
    let first = program.surface.picture
    #expect(first != before)
    composer.drawing = drawing(100)
    program.advance(to: 0.3)
    #expect(program.surface.picture != first)
    composer.drawing = nil
    program.advance(to: 0.4)
    expectEqual(program.surface.picture, before)
  }
}
