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

  private struct Text {
    let rect: CGRect
    let drawn: DrawnText
    /// Whether it is on the stage, over the scene.
    let isOnStage: Bool
  }

  private func shown(_ conflict: String, in window: Window) throws -> Shown {
    let shown = try Shown(builtIn: conflict, size: window.size, scale: window.scale)
    shown.inspector.style = window.isDark ? .dark : .light
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    shown.program.advance(by: 0.1)
    return shown
  }

  /// The texts that are in sight, in points of the window.
  private func texts(_ shown: Shown) -> [Text] {
    let views: [(UIView, [DrawnText])] =
      shown.inspector.boards.map { ($0, $0.texts) }
      + [(shown.inspector.stage, shown.inspector.stage.texts), (shown.list, listTexts(shown.list))]
    return views.flatMap { view, texts in
      texts.compactMap { text in
        guard view.bounds.contains(text.rect), let map = UIView.mapping(from: view, to: nil) else { return nil }
        return Text(rect: text.rect.applying(map), drawn: text, isOnStage: view === shown.inspector.stage)
      }
    }
  }

  /// The texts of the scene list, without those behind its heading, which is drawn last.
  private func listTexts(_ list: SceneList) -> [DrawnText] {
    list.texts.dropLast(2).filter { $0.rect.minY >= SceneList.top } + list.texts.suffix(2)
  }

  /// The luminance of a color, as WCAG defines it.
  private func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of a text with the most frequent color in its rectangle.
  private func contrast(_ text: Text, _ picture: Bitmap, _ scale: CGFloat) -> Double {
    let (left, right) = (Int(text.rect.minX * scale), Int(text.rect.maxX * scale))
    let (top, bottom) = (Int(text.rect.minY * scale), Int(text.rect.maxY * scale))
    var counts: [UInt32: Int] = [:]
    for y in max(0, top)..<max(0, min(bottom, picture.height)) {
      for x in max(0, left)..<max(0, min(right, picture.width)) { counts[picture[x, y], default: 0] += 1 }
    }
    guard let word = counts.max(by: { $0.value < $1.value })?.key, let ink = text.drawn.layout.runs.first?.color else {
      return 21
    }
    let ground = [16, 8, 0].map { Double((word >> $0) & 255) / 255 }
    let alpha = Double(ink.alpha)
    let inks = zip([ink.red, ink.green, ink.blue], ground).map { Double($0) * alpha + $1 * (1 - alpha) }
    let values = [luminance(ground[0], ground[1], ground[2]), luminance(inks[0], inks[1], inks[2])].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// A window for each conflict; all together they are all windows.
  nonisolated private static let cases = conflicts.enumerated().map { ($1, windows[$0 % windows.count]) }

  @Test("Every text has a contrast of 4.5 with its ground, and none covers another", arguments: cases)
  func legible(conflict: String, window: Window) throws {
    let shown = try shown(conflict, in: window)
    try expectLegible(shown, "\(conflict) \(window)", scale: window.scale)
  }

  /// Scenes of ten kinds: taps, swipes, pages, tables, sheets, back gestures, hit tests, two fingers, pens, controls.
  nonisolated private static let ten = [
    "single-double-tap", "swipe-and-pan", "pager", "row-swipe-in-pager", "sheet-and-list", "drawer-at-back",
    "modal-by-hit-test", "transform", "pencil-canvas", "slider-in-scroll",
  ]

  /// The sizes of all windows in points, each once.
  nonisolated private static let sizes = windows.map(\.size).reduce(into: [CGSize]()) {
    if !$0.contains($1) { $0.append($1) }
  }

  /// With `TOUCHSTONE_PICTURES`, a folder, shows each scene in all sizes and writes the pictures.
  @Test("Ten scenes are legible in both styles, each in a third of the sizes", arguments: ten.enumerated().map { $0 })
  func everywhere(index: Int, scene: String) throws {
    let shown = try shown(scene, in: Window(size: Self.sizes[0], scale: 1, isDark: false))
    let isWhole = getenv("TOUCHSTONE_PICTURES") != nil
    for size in Self.sizes.enumerated().filter({ isWhole || $0.offset % 3 == index % 3 }).map(\.element) {
      shown.program.resize(to: size)
      for style in [UIUserInterfaceStyle.light, .dark] {
        shown.inspector.style = style
        shown.program.advance(by: 0.1)
        let name = "\(scene)-\(Int(size.width))x\(Int(size.height))-\(style == .dark ? "dark" : "light")"
        try expectLegible(shown, name, scale: 1)
        if let folder = getenv("TOUCHSTONE_PICTURES"), let data = shown.program.surface.picture?.pngData() {
          try TextFile.replace("\(String(cString: folder))/\(name).png", with: data)
        }
      }
    }
  }

  /// Expects that every visible text has a contrast of 4.5 with its ground, and that no text covers another.
  private func expectLegible(_ shown: Shown, _ name: String, scale: CGFloat) throws {
    let texts = texts(shown)
    let picture = try #require(shown.program.surface.picture)
    #expect(texts.count > 20)
    for (index, one) in texts.enumerated() {
      // Badges of neighboring marks may cover each other: the time tells them apart.
      let isCovered = texts[(index + 1)...].contains {
        one.drawn.text.count == 1 && $0.drawn.text.count == 1 && one.rect.intersects($0.rect)
      }
      let contrast = isCovered ? 21 : contrast(one, picture, scale)
      #expect(contrast >= 4.5, "\(name) \(one.drawn.text)")
      for other in texts[(index + 1)...] where one.drawn.text.count > 1 || other.drawn.text.count > 1 {
        let shared = one.rect.intersection(other.rect)
        // Lines may share the room that they have above and below their letters.
        let isFree = shared.isEmpty || shared.height < 3 || shared.width < 1
        #expect(isFree, "\(name) \(one.drawn.text) \(other.drawn.text)")
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
    let cut = texts(shown).map(\.drawn).filter { text in
      text.isCut && text.text != shown.scene.about && !text.text.hasPrefix("content of ")
    }.map(\.text)
    expectEqual(cut.filter { $0.count > 30 && !$0.hasPrefix("to ") && !titles.contains($0) }, [])
  }
}
