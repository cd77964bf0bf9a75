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

/// The window at the desktop's text scale: panels grow, the scene does not, and everything is in sight or can be reached.
@MainActor @Suite(.serialized) struct TextScaleTests {
  nonisolated private static let sizes = [
    CGSize(width: 640, height: 480), CGSize(width: 853, height: 533), CGSize(width: 1280, height: 800),
    CGSize(width: 1920, height: 1080),
  ]
  nonisolated private static let scenes = [
    "swipe-and-pan", "menu-press", "row-swipe-in-pager", "sheet-and-list", "slider-in-scroll", "button-in-scroll",
  ]

  private func played(_ scene: String, _ size: CGSize, textScale: Double = 1) throws -> Shown {
    let shown = try Shown(builtIn: scene, size: size)
    shown.program.application.setTextScale(textScale)
    shown.program.advance(by: 0.1)
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    shown.program.advance(by: 0.1)
    return shown
  }

  @Test(
    "The factor is that of body text in steps of an eighth, at least 1, and leaves 320 by 240 points",
    arguments: [(1, 1), (0.8, 1), (1.25, 1.25), (1.5, 1.625), (2, 2), (4, 3.125)] as [(Double, CGFloat)])
  func factor(textScale: Double, factor: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(textScale: textScale))
    expectEqual(TextScale.factor(traits, in: CGSize(width: 1920, height: 1080)), factor)
    expectEqual(TextScale.factor(traits, in: CGSize(width: 640, height: 480)), min(factor, 2))
    expectEqual(TextScale.factor(traits, in: CGSize(width: 300, height: 1080)), 1)
  }

  @Test("A change of the text scale enlarges the panels and the tags, and not the scene", arguments: sizes)
  func growing(size: CGSize) throws {
    let shown = try played("swipe-and-pan", size)
    func heights() -> [CGFloat] {
      let views = shown.inspector.boards.map { ($0 as UIView, $0.texts) } + [(shown.list, shown.list.texts)]
      return views.compactMap { view, texts in
        guard let map = UIView.mapping(from: view, to: nil) else { return nil }
        return texts.map { $0.rect.applying(map).height / $0.layout.lineCount }.min()
      }
    }
    let (before, tags) = (heights(), shown.inspector.stage.texts.map(\.rect.height).max() ?? 0)
    shown.program.application.setTextScale(2)
    shown.program.advance(by: 0.1)
    for (before, after) in zip(before, heights()) { #expect(after > before * 1.9, "\(before) \(after)") }
    #expect((shown.inspector.stage.texts.map(\.rect.height).max() ?? 0) > tags * 1.9)
    #expect(Arrangement.zooms.contains(shown.window.transform.a))
    expectEqual(shown.window.bounds.size, shown.scene.size)
    shown.program.application.setTextScale(1)
    shown.program.advance(by: 0.1)
    expectEqual(heights(), before)
  }

  /// With `TOUCHSTONE_PICTURES`, a folder, writes the pictures.
  @Test("At every size, scale, style and tab all is legible, whole, and inside of its panel", arguments: scenes)
  func everywhere(scene: String) throws {
    let shown = try played(scene, Self.sizes[0])
    for (index, size) in Self.sizes.enumerated() {
      shown.program.resize(to: size)
      for textScale in [1.5, 2] {
        shown.program.application.setTextScale(textScale)
        for (number, tab) in Session.Tab.allCases.enumerated() {
          shown.inspector.style = (index + number) % 2 == 0 ? .light : .dark
          shown.session.tab = tab
          shown.session.opensDetails = tab != .touch
          for _ in 0..<3 { shown.program.advance(by: 0.1) }
          let name = "\(scene)-\(Int(size.width))x\(Int(size.height))-\(textScale)-\(tab)"
          if let folder = getenv("TOUCHSTONE_PICTURES"), let data = shown.program.surface.picture?.pngData() {
            try TextFile.replace("\(String(cString: folder))/\(name).png", with: data)
          }
          try shown.expectLegible(name, scale: 1, atLeast: 9)
          expectWhole(shown, name)
        }
      }
    }
  }

  /// Expects that no sentence and no title is cut, and that texts and buttons are inside of their panels.
  private func expectWhole(_ shown: Shown, _ name: String) {
    for board in shown.inspector.boards where !board.bounds.isEmpty {
      let room = board.bounds.insetBy(dx: -0.5, dy: -1e6)
      let outside = board.texts.filter { !room.contains($0.rect) }.map(\.text)
      let buttons = board.spots.filter { !room.contains($0.rect.insetBy(dx: 4, dy: 0)) }.map {
        $0.label ?? "\($0.rect)"
      }
      expectEqual(outside + buttons, [], "\(name) \(type(of: board))")
      // Names have their own rule, and the pointer shows them; so does a line of the log.
      let cut = board.texts.filter { $0.whole == nil && $0.isCut && $0.text != shown.scene.about }.map(\.text)
      expectEqual(shown.session.tab == .log ? [] : cut, [], "\(name) \(type(of: board))")
    }
    var frames = shown.inspector.layout.frames
    #expect(frames.why.width >= 180 && frames.details.height >= DetailBoard.tabsHeight, "\(name)")
    let lanes = shown.inspector.keyboard.lanes
    if frames.foldsLanes {
      expectEqual(frames.lanes.height, LanesBoard.barHeight)
      #expect(max(frames.why.height, frames.details.height) >= 96, "\(name)")
      // The triangle opens the lanes, and folds them again.
      for isOpen in [true, false] {
        let fold = lanes.spots.first { $0.label == (isOpen ? "Open the lanes" : "Fold the lanes") }
        fold?.action(.zero)
        shown.program.advance(by: 0.1)
        frames = shown.inspector.layout.frames
        expectEqual(isOpen, frames.lanes.height > LanesBoard.barHeight, "\(name)")
        if isOpen { #expect(lanes.plot.height >= LaneRows.high && lanes.plot.width >= 72, "\(name)") }
      }
    } else {
      #expect(frames.why.height >= 72, "\(name)")
      #expect(lanes.plot.height >= LaneRows.high && lanes.plot.width >= 72, "\(name)")
    }
    #expect(!frames.list.isEmpty || shown.session.showList != nil, "\(name)")
  }
}

extension TextLayout {
  /// The number of lines.
  fileprivate var lineCount: CGFloat { CGFloat(TextSystem.current.measure(self).lineCount) }
}
