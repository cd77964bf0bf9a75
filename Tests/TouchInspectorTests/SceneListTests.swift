import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// The list of scenes: pictures, titles, and what mouse, wheel and fingers do.
@MainActor @Suite(.serialized) struct SceneListTests {
  /// Gives a picture of one color for whatever it is asked.
  private final class Pictures: SceneThumbnails {
    var asked: [String] = []
    var onThumbnail: (() -> Void)?
    private var made: [String: CGImage] = [:]

    func thumbnail(of name: String, isDark: Bool) -> CGImage? {
      if !asked.contains(name) { asked.append(name) }
      return made[name]
    }

    func make(_ name: String) {
      made[name] = CGImage(Bitmap(width: 110, height: 180, filledWith: 0xFF33_66CC))
      onThumbnail?()
    }
  }

  /// The middle of a line, in the window.
  private func place(_ name: String, _ shown: Shown) throws -> CGPoint {
    let line = try #require(shown.list.lines.first { $0.entry.name == name })
    return CGPoint(x: 100, y: SceneList.top + line.y - shown.list.offset + SceneList.rowHeight / 2)
  }

  private func hover(_ place: CGPoint, _ shown: Shown) {
    shown.program.send(.hover(place, timestamp: shown.program.now, modifiers: []))
    shown.program.advance(to: shown.program.now)
  }

  @Test func everySceneHasAPictureAndOnlyThoseInSightAreAskedFor() throws {
    let shown = try Shown(builtIn: "hit-test-order")
    let pictures = Pictures()
    shown.list.thumbnails = pictures
    shown.program.advance(to: 0)
    expectEqual(pictures.asked.first, "hit-test-order")
    #expect((10...14).contains(pictures.asked.count))
    func pixel() -> UInt32? {
      shown.program.surface.picture?.pixels[Int(SceneList.top + SceneList.headingHeight + 22) * 1280 + 36]
    }
    let before = pixel()
    pictures.make("hit-test-order")
    shown.program.advance(to: shown.program.now)
    #expect(pixel() != before)
  }

  @Test func noTitleIsCut() throws {
    let list = try Shown(builtIn: "one-tap").list
    let cut = list.lines.map(\.entry).filter { entry in
      let layout = SceneList.titleLayout(of: entry, width: Look.listWidth, isStrong: true, color: Look.ink)
      let whole = TextLayout(SceneList.short(entry.title), font: Look.strong, color: Look.ink, width: layout.width)
      return Pen.height(of: whole) > Pen.height(of: layout) || Pen.width(SceneList.short(entry.title), Look.strong) < 1
    }
    expectEqual(cut.map(\.title), [])
  }

  @Test func aClickChoosesAndTheCureIsBehindItsConflict() throws {
    let shown = try Shown(builtIn: "hit-test-order")
    var chosen: [String] = []
    shown.list.onChoose = { chosen.append($0) }
    let one = try place("cannot-hit", shown)
    shown.click(one.x, one.y)
    shown.list.chosen = "swipe-and-pan"
    shown.program.advance(to: shown.program.now)
    let conflict = try place("swipe-and-pan", shown)
    shown.click(Look.listWidth - 26, conflict.y)
    shown.click(conflict.x, conflict.y)
    expectEqual(chosen, ["cannot-hit", "swipe-and-pan-cured", "swipe-and-pan"])
    // The heading chooses nothing.
    shown.click(100, 40)
    expectEqual(chosen.count, 3)
  }

  @Test func aSceneOfAFileStandsOnTopAndIsChosen() throws {
    let shown = try Shown(builtIn: "bottom-sheet")
    let count = shown.list.lines.count
    var received: [String] = []
    shown.list.onChoose = { received.append($0) }
    for title in ["Mine", "Mine, better"] {
      shown.list.add(onTop: SceneList.Entry(group: "OPENED", name: "/a/mine.json", title: title, cure: nil))
      shown.program.advance(to: shown.program.now)
      let first = try #require(shown.list.lines.first)
      #expect(first.entry.title == title && first.heading == "OPENED" && shown.list.isChosen(first.entry))
      #expect(shown.list.lines.count == count + 1 && shown.list.offset == 0)
    }
    expectEqual(received, [])
    shown.list.step(by: 1)
    expectEqual(received, ["hit-test-order"])
    shown.list.step(by: -1)
    expectEqual(received, ["hit-test-order", "/a/mine.json"])
  }

  @Test func theLineUnderThePointerStandsOutUntilThePointerLeaves() throws {
    let shown = try Shown(builtIn: "hit-test-order")
    hover(try place("one-tap", shown), shown)
    expectEqual(shown.list.hovered?.entry.name, "one-tap")
    hover(CGPoint(x: 600, y: 300), shown)
    expectNil(shown.list.hovered)
  }

  @Test func theWheelAndADragMoveTheListToItsEndsAndNoFurther() throws {
    let shown = try Shown(builtIn: "hit-test-order")
    func wheel(_ distance: CGFloat) {
      shown.program.send(
        .scroll(
          CGVector(dx: 0, dy: distance), at: CGPoint(x: 100, y: 300), timestamp: shown.program.now, modifiers: []))
      shown.program.advance(by: 0.5)
    }
    wheel(-90)
    #expect(shown.list.offset > 40)
    wheel(-90_000)
    expectEqual(shown.list.offset, shown.list.contentHeight - shown.list.visibleHeight)
    wheel(90_000)
    expectEqual(shown.list.offset, 0)
    shown.send(.began, 100, 400)
    for step in 1...5 { shown.send(.moved, 100, 400 - CGFloat(step) * 20) }
    shown.send(.ended, 100, 300)
    #expect((80...100).contains(shown.list.offset))
  }

  @Test func theChosenLineIsAlwaysInSight() throws {
    let shown = try Shown(builtIn: "bottom-sheet")
    let last = try place("bottom-sheet", shown)
    #expect(last.y < shown.list.bounds.height)
    shown.list.step(by: -100)
    expectEqual(shown.list.offset, 0)
  }
}
