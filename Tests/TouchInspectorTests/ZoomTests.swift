import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// A scene that is shown larger or smaller than it is.
@MainActor @Suite struct ZoomTests {
  @Test(
    "However large a scene is shown, the same input in it leads to the same log",
    arguments: ["swipe-and-pan", "transform-cured", "single-double-tap-cured", "nested-same-axis-cured"])
  func sameLog(name: String) throws {
    var logs: [[String]] = []
    for zoom in Arrangement.zooms {
      let shown = try Shown(builtIn: name)
      shown.inspector.layout.preference.zoom = zoom
      shown.program.advance(to: 0)
      expectEqual(shown.window.transform.a, zoom)
      shown.inspector.isPlayed = true
      shown.play()
      logs.append(shown.stage.log)
    }
    #expect(!logs[0].isEmpty)
    for log in logs { expectEqual(log, logs[1]) }
  }

  @Test("Before an input is played the scene is shown as large as all of it can be seen")
  func reveal() throws {
    let shown = try Shown(builtIn: "one-tap", size: CGSize(width: 1100, height: 500))
    shown.inspector.layout.preference.zoom = 4
    shown.program.advance(to: 0)
    shown.inspector.reveal()
    #expect(shown.place.zoom == 0.5 && shown.inspector.layout.frames.hidden == .zero)
  }

  @Test("Fingers are drawn where they are on the surface, now and in the past, also after the size has changed")
  func fingers() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.touch(.began, 195, 300)
    let before = shown.place
    shown.inspector.layout.preference.zoom = 2
    shown.program.advance(to: 0.1)
    #expect(shown.place != before)
    let now = shown.session.record.fingers(at: nil, place: shown.window.toSuperview)
    expectEqual(now.map(\.place), [shown.place.toSurface(CGPoint(x: 195, y: 300))])
    let past = shown.session.record.fingers(at: 0, place: shown.window.toSuperview)
    expectEqual(past.map(\.place), now.map(\.place))
  }

  @Test("Ctrl with plus and minus goes by steps, Ctrl with 0 back to what there is room for")
  func keys() throws {
    let shown = try Shown(builtIn: "one-tap")
    var seen: [CGFloat] = []
    for code in [UIKeyboardHIDUsage.keyboardEqualSign, .keyboardEqualSign, .keyboardEqualSign, .keyboardHyphen] {
      shown.key(code, "", .control)
      seen.append(shown.place.zoom)
    }
    expectEqual(seen, [2, 4, 4, 2])
    shown.key(.keyboard0, "", .control)
    #expect(shown.place.zoom == 1 && shown.inspector.arrangement == Arrangement())
  }

  @Test("What the keyboard is at is seen, however large the scene is shown")
  func focus() throws {
    let shown = try Shown(builtIn: "gallery")
    shown.key(.keyboardTab)
    shown.key(.keyboardEqualSign, "", .control)
    shown.key(.keyboardEqualSign, "", .control)
    var count = 0
    while let item = shown.window.windowScene?.focusSystem.focusedItem, count < 40 {
      let corners = HitTestAccount.corners(of: item)
      let (low, high) = (corners[0], corners[2])
      let (seen, name) = (shown.inspector.layout.frames.seen, shown.stage.name(of: item) ?? "?")
      #expect(seen.contains(low), "\(name)")
      #expect(high.x - low.x > seen.width || seen.contains(high), "\(name)")
      count += 1
      shown.key(.keyboardTab)
    }
    #expect(count > 8 && shown.place.zoom == 4)
  }

  @Test("The wheel with Ctrl keeps the point under the pointer in place, and the scene receives nothing of it")
  func wheel() throws {
    let shown = try Shown(builtIn: "one-tap")
    let pointer = CGPoint(x: shown.window.frame.midX - 60, y: shown.window.frame.midY + 60)
    let before = shown.place.toScene(pointer)
    for _ in 0..<2 {
      shown.program.send(
        .scroll(CGVector(dx: 0, dy: 24), at: pointer, timestamp: shown.program.now, modifiers: .control))
      shown.program.advance(by: 0.02)
    }
    expectEqual(shown.place.zoom, 2)
    expectEqual(shown.place.toScene(pointer), before)
    #expect(shown.stage.log.isEmpty)
  }

  @Test("Two fingers outside the scene that move apart enlarge it")
  func pinch() throws {
    let shown = try Shown(builtIn: "one-tap", size: CGSize(width: 1600, height: 1000))
    let (stage, scene) = (shown.inspector.layout.frames.stage, shown.window.frame)
    let left = (stage.minX + scene.minX) / 2
    #expect(!scene.contains(CGPoint(x: left, y: 300)) && stage.contains(CGPoint(x: left, y: 300)))
    shown.send(.began, left, 290, 1)
    shown.send(.began, left, 330, 2)
    for step in 1...2 {
      shown.send(.moved, left, CGFloat(290 - 10 * step), 1)
      shown.send(.moved, left, CGFloat(330 + 10 * step), 2)
    }
    expectEqual(shown.place.zoom, 2)
  }

  @Test("What is hidden of a large scene is reached by the bar at the stage's edge, and touched there")
  func scroller() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.inspector.layout.preference.zoom = 2
    shown.program.advance(to: 0)
    let frames = shown.inspector.layout.frames
    #expect(frames.hidden.height > 0)
    let bar = CGPoint(x: frames.stage.maxX - 5, y: 30)
    shown.send(.began, bar.x, bar.y)
    for step in 1...60 { shown.send(.moved, bar.x, bar.y + CGFloat(step * 10)) }
    shown.send(.ended, bar.x, bar.y + 600)
    expectEqual(shown.window.frame.minY, -frames.hidden.height)
    #expect(shown.stage.log.isEmpty)
  }
}
