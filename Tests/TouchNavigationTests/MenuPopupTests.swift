import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit

@testable import TouchTesting
@testable import TouchWidgets

/// Menus that do not fit into their window, on a platform that shows them beyond its edges (semantics 31.10).
@MainActor @Suite struct MenuPopupTests {
  private final class Asked: UIContextMenuInteractionDelegate {
    var menu = UIMenu()
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
    }
  }

  @MainActor private final class Bench {
    let stage: TouchStage
    private let asked = Asked()
    var chosen: [String] = []

    init(_ size: CGSize, scale: CGFloat = 1, display: CGRect = .null) {
      stage = TouchStage(size: size, scale: scale, fontconfigFile: nil)
      surface.popupRoom = display
      let more = UIMenu(title: "More", children: [action("Inner"), action("Outer")])
      asked.menu = UIMenu(children: [action("Copy"), action("Paste"), more, action("Delete")])
      stage.rootView.addInteraction(UIContextMenuInteraction(delegate: asked))
      stage.settle()
    }

    private func action(_ title: String) -> UIAction {
      UIAction(title: title) { [weak self] action in self?.chosen.append(action.title) }
    }

    var surface: HeadlessSurface { stage.program.surface }
    var overlay: MenuOverlay? { stage.window.subviews.last as? MenuOverlay }
    var panels: [MenuPanel] { overlay?.panels ?? [] }
    var popups: [CGRect] { surface.popups.map(\.rect) }

    func open(at place: CGPoint) {
      stage.mouse.move(to: place)
      stage.mouse.down(.secondary)
      stage.mouse.up(.secondary)
      stage.settle()
    }

    func place(_ panel: Int, _ row: Int) -> CGPoint {
      let rect = panels[panel].rect(of: row, in: stage.window)
      return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// What a popup shows, and what is in its place in a window that is large enough for the same menu.
    func pictures(_ other: Bench) throws -> (popup: Bitmap, window: Bitmap) {
      let popup = try #require(surface.popups.first)
      other.panels.first?.isFlat = true
      other.stage.settle()
      let scale = surface.scale
      let whole = try #require(other.surface.picture)
      let (left, top) = (Int(popup.rect.minX * scale), Int(popup.rect.minY * scale))
      let (width, height) = (Int(popup.rect.width * scale), Int(popup.rect.height * scale))
      let rows = (top..<top + height).flatMap { row in
        whole.pixels[row * whole.width + left..<row * whole.width + left + width]
      }
      let picture = try #require(popup.surface.picture)
      return (picture, try #require(Bitmap(width: width, height: height, pixels: rows)))
    }
  }

  private let display = CGRect(x: -300, y: -200, width: 1000, height: 800)

  @Test("31.10: a menu that does not fit is shown beyond the edges, where the pointer is")
  func beyond() throws {
    let bench = Bench(CGSize(width: 200, height: 120), display: display)
    bench.open(at: CGPoint(x: 150, y: 90))
    let frame = try #require(bench.panels.first?.frame)
    #expect(frame.origin == CGPoint(x: 150, y: 90) && frame.maxY > 120 && bench.popups == [frame])
    bench.stage.tap(at: bench.place(0, 3))
    bench.stage.settle()
    #expect(bench.chosen == ["Delete"] && bench.overlay == nil && bench.popups == [])
  }

  @Test("31.10: a menu that fits into the window needs no other window, nor does any menu without them")
  func inside() throws {
    let roomy = Bench(CGSize(width: 500, height: 400), display: display)
    roomy.open(at: CGPoint(x: 50, y: 60))
    #expect(roomy.panels.first?.frame.origin == CGPoint(x: 50, y: 60) && roomy.popups == [])
    let lone = Bench(CGSize(width: 200, height: 120))
    lone.open(at: CGPoint(x: 150, y: 90))
    let frame = try #require(lone.panels.first?.frame)
    #expect(lone.stage.window.bounds.contains(frame) && lone.popups == [])
  }

  @Test("31.10: the pointer marks rows beyond the edges, and a submenu opens on the side that has room")
  func submenu() throws {
    let bench = Bench(CGSize(width: 200, height: 120), display: CGRect(x: -300, y: -200, width: 700, height: 800))
    bench.open(at: CGPoint(x: 150, y: 90))
    bench.stage.mouse.move(to: bench.place(0, 2))
    bench.stage.wait(0.5)
    #expect(bench.panels.count == 2 && bench.popups == bench.panels.map(\.frame))
    let (first, second) = (bench.panels[0].frame, bench.panels[1].frame)
    // The display ends at 400.
    expectEqual(second.maxX, first.minX + 2)
    bench.stage.mouse.move(to: bench.place(1, 1))
    expectEqual(bench.panels[1].marked, 1)
    bench.stage.tap(at: bench.place(1, 1))
    bench.stage.settle()
    #expect(bench.chosen == ["Outer"] && bench.popups == [])
  }

  @Test(
    "31.10: beyond the edges is shown what the scene has there, whole and where it changes", arguments: [1, 1.5, 2])
  func shown(_ scale: CGFloat) throws {
    let bench = Bench(CGSize(width: 200, height: 120), scale: scale, display: display)
    let other = Bench(CGSize(width: 500, height: 400), scale: scale)
    for each in [bench, other] { each.open(at: CGPoint(x: 150, y: 90)) }
    var (popup, window) = try bench.pictures(other)
    expectEqual(popup, window)
    for each in [bench, other] {
      each.stage.mouse.move(to: each.place(0, 3))
      each.stage.settle()
    }
    let before = popup
    (popup, window) = try bench.pictures(other)
    #expect(popup == window && popup != before)
    expectEqual(bench.surface.popups[0].surface.frameCount, 2)
  }

  @Test("31.10: a platform that refuses such a window gets the menu inside of the one there is")
  func refused() throws {
    let bench = Bench(CGSize(width: 200, height: 120), display: display)
    bench.surface.refusesPopups = true
    bench.open(at: CGPoint(x: 150, y: 90))
    let frame = try #require(bench.panels.first?.frame)
    #expect(bench.stage.window.bounds.contains(frame) && bench.panels[0].isFlat == false)
  }

  @Test("31.10: it goes when the window loses the keyboard, becomes smaller or is closed")
  func goes() throws {
    for event in ["focus", "size", "close"] {
      let bench = Bench(CGSize(width: 200, height: 120), display: display)
      bench.stage.program.send(.visibility(true))
      bench.stage.program.send(.focus(true))
      bench.open(at: CGPoint(x: 150, y: 90))
      expectEqual(bench.popups.count, 1)
      switch event {
      case "focus": bench.stage.program.send(.focus(false))
      case "size": bench.stage.program.resize(to: CGSize(width: 180, height: 120))
      default: bench.stage.program.send(.close)
      }
      bench.stage.settle()
      #expect(bench.popups == [] && bench.overlay == nil, "\(event)")
    }
  }

  @Test("31.10: a menu that the platform moves is where the platform shows it")
  func moved() throws {
    let bench = Bench(CGSize(width: 200, height: 120), display: display)
    bench.open(at: CGPoint(x: 150, y: 90))
    let wanted = try #require(bench.surface.popupDescriptions.first)
    let frame = try #require(bench.panels.first?.frame)
    #expect(wanted.rect == frame && wanted.anchor == CGRect(x: 150, y: 90, width: 0, height: 0))
    wanted.onChange(.placed(CGPoint(x: frame.minX - 60, y: frame.minY - 30)))
    bench.stage.settle()
    #expect(bench.panels.first?.frame == frame.offsetBy(dx: -60, dy: -30) && bench.popups.count == 1)
    bench.stage.tap(at: bench.place(0, 3))
    bench.stage.settle()
    #expect(bench.chosen == ["Delete"] && bench.popups == [])
  }

  @Test("31.10: a submenu opens next to its row, with the row as its anchor")
  func anchors() throws {
    let bench = Bench(CGSize(width: 200, height: 120), display: display)
    bench.open(at: CGPoint(x: 150, y: 90))
    bench.stage.mouse.move(to: bench.place(0, 2))
    bench.stage.wait(0.5)
    let wanted = try #require(bench.surface.popupDescriptions.last)
    let row = bench.panels[0].rect(of: 2, in: bench.stage.window)
    #expect(wanted.rect == bench.panels[1].frame && wanted.anchor.maxX == wanted.rect.minX)
    #expect(wanted.anchor.minY == wanted.rect.minY && wanted.anchor.midY == row.midY)
  }

  @Test("31.10: a press elsewhere closes it, and a refusal after it was opened moves it into the window")
  func reports() throws {
    let bench = Bench(CGSize(width: 200, height: 120), display: display)
    bench.open(at: CGPoint(x: 150, y: 90))
    try #require(bench.surface.popupDescriptions.first).onChange(.dismissed)
    bench.stage.settle()
    #expect(bench.overlay == nil && bench.popups == [])
    bench.open(at: CGPoint(x: 150, y: 90))
    try #require(bench.surface.popupDescriptions.first).onChange(.refused)
    bench.stage.settle()
    let frame = try #require(bench.panels.first?.frame)
    #expect(bench.stage.window.bounds.contains(frame) && bench.popups == [])
  }

  @Test("31.10: one that the platform has lost opens again with the next frame")
  func lost() throws {
    let bench = Bench(CGSize(width: 200, height: 120), display: display)
    bench.open(at: CGPoint(x: 150, y: 90))
    let (surface, wanted) = (bench.surface.popups[0].surface, try #require(bench.surface.popupDescriptions.first))
    surface.take(.close)
    wanted.onChange(.lost)
    bench.stage.settle()
    #expect(bench.popups == [wanted.rect] && bench.surface.popups[0].surface !== surface)
  }

  @Test("31.10: a display that the window is not on is not believed")
  func elsewhere() throws {
    let bench = Bench(
      CGSize(width: 200, height: 120), display: CGRect(x: 2000, y: 0, width: 800, height: 600))
    bench.open(at: CGPoint(x: 150, y: 90))
    let frame = try #require(bench.panels.first?.frame)
    #expect(bench.stage.window.bounds.contains(frame) && bench.popups == [])
  }
}
