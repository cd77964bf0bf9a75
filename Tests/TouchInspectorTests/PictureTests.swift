import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes

@testable import TouchInspector

/// Stage, lanes and sentences as they look, for ten scenes, and the window in its other states.
@MainActor @Suite(.serialized) struct PictureTests {
  private func complaint(_ shown: Shown, _ name: String) -> String? {
    shown.program.advance(to: shown.program.now)
    return GoldenFolder(module: "TouchInspector").complaint(about: shown.program.surface.picture, named: name)
  }

  @Test(arguments: [
    "cannot-hit", "responder-chain", "one-tap", "single-double-tap-cured", "swipe-and-pan", "transform", "delays-began",
    "tap-kills-rows", "button-under-tap", "bigger-touch-area", "button-in-scroll", "gallery", "menu-press",
    "touchpad-pinch",
  ]) func aPlayedSceneLooksAsItDid(_ name: String) throws {
    let shown = try Shown(builtIn: name, size: CGSize(width: 1000, height: 704), hasList: false)
    shown.play()
    expectNil(complaint(shown, name))
  }

  @Test func theFirstWindowInvites() throws {
    let shown = try Shown(builtIn: "hit-test-order")
    let pictures = FirstPictures(of: shown.list.lines.prefix(12).map(\.entry.name), shown.program.application)
    shown.list.thumbnails = pictures
    expectNil(complaint(shown, "first-window"))
  }

  /// The first frames of scenes, made at once.
  private final class FirstPictures: SceneThumbnails {
    var onThumbnail: (() -> Void)?
    private var made: [String: CGImage] = [:]

    init(of names: [String], _ application: UIApplication) {
      for name in names {
        guard let scene = try? BuiltInScenes.library.scene(name).scene else { continue }
        let surface = HeadlessSurface(size: scene.size, scale: 0.25)
        application.drawOnce(on: surface) { windowScene in
          let window = UIWindow(windowScene: windowScene)
          SceneStage(scene, for: application).install(in: window)
          window.isHidden = false
        }
        made[name] = surface.picture.flatMap { CGImage($0) }
      }
    }

    func thumbnail(of name: String, isDark: Bool) -> CGImage? { made[name] }
  }

  @Test func theReplaySaysThatItIsOne() throws {
    let shown = try Shown(builtIn: "single-double-tap")
    shown.inspector.invite(after: 1)
    shown.program.advance(to: 1.4)
    expectNil(complaint(shown, "invitation"))
  }

  @Test func aPastMomentIsShownWithItsFingersAndStates() throws {
    let shown = try Shown(builtIn: "swipe-and-pan", size: CGSize(width: 1000, height: 704), hasList: false)
    shown.play()
    shown.session.choose(lane: shown.model.lanes.first { $0.name == "pan" }?.id)
    shown.session.show(1.45)
    expectNil(complaint(shown, "past-moment"))
  }

  @Test func relationsAreDrawn() throws {
    let shown = try Shown(builtIn: "swipe-and-pan", size: CGSize(width: 1000, height: 704), hasList: false)
    shown.session.tab = .relations
    shown.session.perform(.require("pan", toFail: "swipe", true))
    expectNil(complaint(shown, "relations"))
  }

  @Test func theSceneAndTheInspectorAreDarkTogether() throws {
    let shown = try Shown(builtIn: "transform", size: CGSize(width: 1000, height: 704), hasList: false)
    shown.inspector.style = .dark
    shown.play()
    expectNil(complaint(shown, "dark"))
  }

  @Test func lanesOfButtonsAreLegibleInTheDarkAndInASmallWindow() throws {
    let shown = try Shown(builtIn: "menu-press", size: CGSize(width: 853, height: 533), hasList: false)
    shown.inspector.style = .dark
    shown.play()
    expectNil(complaint(shown, "menu-press-small-dark"))
  }

  @Test func atTwiceTheScaleAndSizeThereIsRoomForEverything() throws {
    let shown = try Shown(builtIn: "button-under-tap", size: CGSize(width: 1280, height: 960), scale: 2)
    shown.play()
    expectEqual(shown.program.surface.picture?.width, 2560)
    expectEqual(
      InspectorLayout.Frames(window: CGSize(width: 2560, height: 1600), scene: shown.scene.size, hasList: true).lanes,
      CGRect(x: 0, y: 1320, width: 2560, height: 280))
  }
}
