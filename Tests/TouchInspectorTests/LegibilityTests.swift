import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchFiles
import TouchGeometry
import TouchKit
import TouchScenes

#if canImport(Glibc)
import Glibc
#endif

@testable import TouchInspector

/// What the window shows can be read: in windows of every size, scale and style.
@MainActor @Suite(.serialized) struct LegibilityTests {
  struct Window: CustomStringConvertible, Sendable {
    let size: CGSize
    let scale: CGFloat
    let isDark: Bool

    var description: String { "\(size.width)x\(size.height) at \(scale)\(isDark ? " dark" : "")" }
  }

  /// Sizes in pixels at every scale that leaves 640 points, light and dark.
  nonisolated private static let windows: [Window] = {
    let sizes = [(640.0, 480.0), (800, 600), (1280, 800), (1920, 1080), (2560, 1600)]
    return sizes.flatMap { width, height in
      [1, 1.25, 1.5, 2].filter { width / $0 >= 640 }.flatMap { scale in
        [false, true].map {
          Window(
            size: CGSize(width: (width / scale).rounded(.down), height: (height / scale).rounded(.down)), scale: scale,
            isDark: $0)
        }
      }
    }
  }()

  nonisolated private static let conflicts = BuiltInScenes.entries.compactMap(\.curedConflict)

  private func shown(_ conflict: String, in window: Window) throws -> Shown {
    let shown = try Shown(builtIn: conflict, size: window.size, scale: window.scale)
    shown.inspector.style = window.isDark ? .dark : .light
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    shown.program.advance(by: 0.1)
    return shown
  }

  /// A window for each conflict; all together they are all windows.
  nonisolated private static let cases = conflicts.enumerated().map { ($1, windows[$0 % windows.count]) }

  @Test("Every text has a contrast of 4.5 with its ground, and none covers another", arguments: cases)
  func legible(conflict: String, window: Window) throws {
    let shown = try shown(conflict, in: window)
    try shown.expectLegible("\(conflict) \(window)", scale: window.scale)
  }

  /// Scenes of twelve kinds: taps, swipes, pages, tables, sheets, back gestures, hit tests, two fingers, pens, controls,
  /// buttons of a remote control with the focus, touchpads.
  nonisolated private static let twelve = [
    "single-double-tap", "swipe-and-pan", "pager", "row-swipe-in-pager", "sheet-and-list", "drawer-at-back",
    "modal-by-hit-test", "transform", "pencil-canvas", "slider-in-scroll", "menu-press", "touchpad-pinch",
  ]

  /// The sizes of all windows in points, each once.
  nonisolated private static let sizes = windows.map(\.size).reduce(into: [CGSize]()) {
    if !$0.contains($1) { $0.append($1) }
  }

  /// With `TOUCHSTONE_PICTURES`, a folder, shows each scene in all sizes and writes the pictures.
  @Test(
    "Twelve scenes are legible in both styles, each in a third of the sizes", arguments: twelve.enumerated().map { $0 })
  func everywhere(index: Int, scene: String) throws {
    let shown = try shown(scene, in: Window(size: Self.sizes[0], scale: 1, isDark: false))
    let isWhole = getenv("TOUCHSTONE_PICTURES") != nil
    for size in Self.sizes.enumerated().filter({ isWhole || $0.offset % 3 == index % 3 }).map(\.element) {
      shown.program.resize(to: size)
      for style in [UIUserInterfaceStyle.light, .dark] {
        shown.inspector.style = style
        shown.program.advance(by: 0.1)
        let name = "\(scene)-\(Int(size.width))x\(Int(size.height))-\(style == .dark ? "dark" : "light")"
        try shown.expectLegible(name, scale: 1)
        if let folder = getenv("TOUCHSTONE_PICTURES"), let data = shown.program.surface.picture?.pngData() {
          try TextFile.replace("\(String(cString: folder))/\(name).png", with: data)
        }
      }
    }
  }

  @Test("A window of 1280 points cuts no sentence but the title of an advice, which opens", arguments: conflicts)
  func uncut(conflict: String) throws {
    let window = Window(size: CGSize(width: 1280, height: 800), scale: 1, isDark: false)
    let shown = try shown(conflict, in: window)
    let paragraphs = WhyText(shown.session).paragraphs
    let titles = paragraphs.compactMap { if case .cure(let cure) = $0 { cure.text } else { nil } }
    // The pointer shows names that are cut.
    let cut = shown.textsInSight.map(\.drawn).filter { text in
      text.isCut && text.text != shown.scene.about && !text.text.hasPrefix("content of ")
    }.map(\.text)
    expectEqual(cut.filter { $0.count > 30 && !$0.hasPrefix("to ") && !titles.contains($0) }, [])
  }
}
