import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// Where the parts of the window are, for windows and scenes of many sizes.
@MainActor @Suite struct LayoutTests {
  private static let scenes = [CGSize(width: 390, height: 640), CGSize(width: 640, height: 560)]

  private func frames(
    _ window: CGSize, _ scene: CGSize, scroll: CGPoint = .zero, zoom: CGFloat? = nil
  ) -> InspectorLayout.Frames {
    var preference = Arrangement()
    preference.zoom = zoom
    return InspectorLayout.Frames(
      window: window, scene: scene, hasList: true, hasBar: true, scroll: scroll, preference: preference)
  }

  @Test(arguments: [
    CGSize(width: 1280, height: 800), CGSize(width: 1600, height: 1000), CGSize(width: 2560, height: 1600),
    CGSize(width: 1024, height: 768), CGSize(width: 1366, height: 700), CGSize(width: 1920, height: 1080),
  ]) func thePartsCoverNothingOfEachOther(_ size: CGSize) {
    for scene in Self.scenes {
      let frames = frames(size, scene)
      let parts = [frames.list, frames.stage, frames.why, frames.details, frames.lanes]
      let all = CGRect(origin: .zero, size: size)
      for (index, one) in parts.enumerated() {
        #expect(all.contains(one), "\(size) \(scene)")
        for other in parts[(index + 1)...] + [frames.bar].filter({ !one.contains($0) }) {
          let shared = one.intersection(other)
          #expect(shared.isEmpty || shared.width == 0 || shared.height == 0, "\(size) \(scene) \(one) \(other)")
        }
      }
      #expect(frames.stage.contains(frames.scene), "\(size) \(scene)")
      #expect(all.contains(frames.bar) && !frames.bar.isEmpty, "\(size) \(scene)")
      #expect(frames.bar.intersection(frames.scene).isEmpty || frames.bar.minY == frames.scene.maxY)
      #expect(frames.lanes.height >= InspectorLayout.minimumLanes)
    }
  }

  @Test func atTheSizeThatItOpensWithThereIsAMarginAboveTheScene() {
    for scene in Self.scenes {
      let frames = frames(Inspector.preferredSize(forScene: scene), scene)
      #expect(frames.scene.minY >= InspectorLayout.headRoom)
      #expect(frames.bar.minY >= frames.scene.maxY + ChainRail.height)
      expectEqual(frames.hidden, .zero)
    }
    expectEqual(Inspector.preferredSize(forScene: Self.scenes[1]), CGSize(width: 1280, height: 800))
  }

  @Test func inALowWindowTheButtonsGoBesideTheScene() {
    let frames = frames(CGSize(width: 1366, height: 700), Self.scenes[0])
    #expect(frames.bar.minX >= frames.stage.maxX)
    #expect(frames.bar.minY >= frames.lanes.maxY)
    #expect(frames.scene.maxY + ChainRail.height <= 700)
  }

  @Test func aSceneThatDoesNotFitCanBeMovedUntilAllOfItWasSeen() {
    let size = CGSize(width: 900, height: 500)
    let hidden = frames(size, Self.scenes[0], zoom: 1).hidden
    expectEqual(hidden, CGSize(width: 0, height: 172))
    expectEqual(frames(size, Self.scenes[0], zoom: 1).scene.minY, 0)
    let end = frames(size, Self.scenes[0], scroll: CGPoint(x: 50, y: 900), zoom: 1)
    expectEqual(end.scene.maxY, 500 - ChainRail.height)
  }

  @Test(
    "In a small window the whole scene is shown, smaller, and the panels have room beside it",
    arguments: [CGSize(width: 640, height: 480), CGSize(width: 853, height: 533), CGSize(width: 800, height: 600)])
  func smallWindows(size: CGSize) {
    let frames = frames(size, Self.scenes[0])
    #expect(frames.zoom == 0.5 && frames.hidden == .zero)
    #expect(frames.why.width >= InspectorLayout.minimumPanel && frames.why.height >= 190)
  }

  @Test("In a low window the explanation has the room until a tab is opened, and again when it is closed")
  func foldedTabs() throws {
    let shown = try Shown(builtIn: "one-tap", size: CGSize(width: 640, height: 480))
    shown.program.advance(to: 0)
    func heights() -> [CGFloat] {
      shown.program.advance(by: 0.1)
      return [shown.inspector.layout.frames.why.height, shown.inspector.layout.frames.details.height]
    }
    let folded = heights()
    #expect(folded[0] > 200 && folded[1] == DetailBoard.tabsHeight)
    shown.session.choose(tab: .touch, isFolded: true)
    #expect(heights().allSatisfy { $0 >= InspectorLayout.minimumPart })
    shown.session.choose(tab: .relations, isFolded: false)
    #expect(heights()[1] >= InspectorLayout.minimumPart && shown.session.tab == .relations)
    shown.session.choose(tab: .relations, isFolded: false)
    expectEqual(heights(), folded)
  }

  @Test func aHighWindowHasBothOpen() {
    let frames = frames(CGSize(width: 1280, height: 800), Self.scenes[0])
    #expect(frames.why.height >= 300 && frames.details.height >= 300)
  }

  @Test func chainAndZoomNeverLieOverTheScene() {
    for zoom in Arrangement.zooms {
      for size in [CGSize(width: 640, height: 480), CGSize(width: 1280, height: 800), CGSize(width: 900, height: 500)] {
        var preference = Arrangement()
        preference.zoom = zoom
        let frames = InspectorLayout.Frames(
          window: size, scene: Self.scenes[0], hasList: true, hasBar: true, preference: preference)
        let seen = frames.scene.intersection(frames.seen)
        #expect(seen.intersection(frames.foot).height <= 0 && frames.foot.height == ChainRail.height, "\(size) \(zoom)")
        #expect(frames.stage.contains(frames.foot) && frames.stage.contains(frames.seen), "\(size) \(zoom)")
      }
    }
  }

  @Test func theWheelBesideASceneMovesItAndItsTouches() throws {
    let shown = try Shown(builtIn: "one-tap", size: CGSize(width: 1100, height: 500))
    shown.inspector.layout.preference.zoom = 1
    shown.program.advance(to: 0)
    let stage = shown.window.frame
    expectEqual(stage.minY, 0)
    shown.program.send(
      .scroll(
        CGVector(dx: 0, dy: -60), at: CGPoint(x: stage.minX - 6, y: 200), timestamp: shown.program.now, modifiers: []))
    shown.program.advance(by: 0.5)
    #expect(shown.window.frame.minY < 0)
    shown.touch(.began, 195, 300)
    expectEqual(shown.stage.log.first?.contains("card touchesBegan"), true)
  }
}
