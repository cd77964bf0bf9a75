import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

@Suite struct FramePartsTests {
  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("Damage covers every pixel it touches, at any scale")
  func snapped() {
    var damage = FrameDamage()
    damage.begin(size: CGSize(width: 100, height: 100), scale: 1.5)
    damage.add(rect(1, 1, 1, 1))
    expectEqual(damage.pixels, [rect(1, 1, 2, 2)])
    damage.begin(size: CGSize(width: 100, height: 100), scale: 1)
    damage.add(rect(10.0001, 10, 9.9998, 5))
    expectEqual(damage.pixels, [rect(10, 10, 10, 5)])
    damage.add(rect(-50, -50, 20, 20))
    damage.add(.null)
    expectEqual(damage.pixels.count, 1)
  }

  @Test("There are never more than eight rectangles, and none of the damage is lost")
  func limited() {
    var damage = FrameDamage()
    damage.begin(size: CGSize(width: 10000, height: 10000), scale: 1)
    let parts = (0..<100).map { (index: Int) -> CGRect in
      let (column, row) = (index * 7919 % 97, index * 104_729 % 89)
      return CGRect(x: column * 100, y: row * 100, width: 90, height: 90)
    }
    for part in parts {
      damage.add(part)
      #expect(damage.pixels.count <= FrameDamage.limit)
    }
    #expect(parts.allSatisfy { part in damage.pixels.contains { $0.contains(part) } })
  }

  @Test("Two small changes far from each other stay apart, thousands of neighbors become one rectangle")
  func merged() {
    var damage = FrameDamage()
    damage.begin(size: CGSize(width: 1000, height: 1000), scale: 1)
    damage.add(rect(0, 0, 10, 10))
    damage.add(rect(900, 900, 10, 10))
    expectEqual(damage.pixels, [rect(0, 0, 10, 10), rect(900, 900, 10, 10)])
    damage.begin(size: CGSize(width: 1000, height: 1000), scale: 1)
    for index in 0..<10_000 { damage.add(rect(CGFloat(index % 100 * 10), CGFloat(index / 100 * 10), 10, 10)) }
    expectEqual(damage.pixels, [rect(0, 0, 1000, 1000)])
  }

  @Test("A box is never smaller than its rectangle")
  func boxes() {
    let odd = rect(0.1, 1_000_000.3, 0.2, 0.7)
    #expect(Box(odd).rect.contains(odd))
    #expect(Box(.null).isNull)
    expectEqual(Box(rect(1, 2, 3, 4)).rect, rect(1, 2, 3, 4))
    let cull = Cull([rect(0, 0, 10, 10), rect(50, 50, 10, 10)])
    #expect(cull.touches(Box(rect(9, 9, 5, 5))))
    #expect(!cull.touches(Box(rect(10, 0, 5, 5))))
    #expect(!cull.touches(Box(rect(20, 20, 5, 5))))
    #expect(cull.moved(to: CGVector(dx: 45, dy: 45)).touches(Box(rect(10, 10, 1, 1))))
    #expect(!cull.touches(.null))
    #expect(Cull.everything.touches(Box(rect(-1e9, 0, 1, 1))))
  }

  @Test("Of a background is drawn what rows leave, if that is less than half and in few pieces")
  func strips() {
    func left(_ rows: [CGRect]) -> [CGRect]? {
      var strips = BackgroundStrips(rect(0, 0, 100, 100))
      for row in rows { strips.cover(row) }
      guard strips.isWorthIt else { return nil }
      var list = DisplayList()
      strips.append(.black, to: &list)
      return list.commands.compactMap { if case .fillRect(let rect, _) = $0 { rect } else { nil } }
    }
    expectEqual(left([rect(0, 0, 100, 60), rect(0, 60, 100, 30)]), [rect(0, 90, 100, 10)])
    expectEqual(left([rect(0, 50, 100, 50), rect(0, -20, 100, 70)]), [])
    expectEqual(left([rect(0, 10, 100, 40), rect(-5, 60, 110, 60)]), [rect(0, 0, 100, 10), rect(0, 50, 100, 10)])
    expectNil(left([rect(0, 0, 99, 100)]))
    expectNil(left([rect(0, 0, 100, 50)]))
    expectNil(left((0..<10).map { rect(0, CGFloat($0) * 10, 100, 9) }))
  }

  final class Member {}

  @Test(
    "Members that stay in order are found again after one came, went or moved",
    arguments: [
      ("abcde", "abcde", "=a=b=c=d=e"), ("abcde", "acde", "=a-b=c=d=e"), ("acde", "abcde", "=a+b=c=d=e"),
      ("abcde", "acdeb", "=a-b=c=d=e+b"), ("abcde", "eabcd", "+e=a=b=c=d-e"), ("", "ab", "+a+b"), ("ab", "", "-a-b"),
      ("ab", "cd", "-a+c-b+d"),
    ])
  func compared(old: String, new: String, expected: String) {
    let members = Dictionary(uniqueKeysWithValues: "abcde".map { ($0, Member()) })
    let names = Dictionary(uniqueKeysWithValues: members.map { (ObjectIdentifier($1), $0) })
    let (former, present) = (Array(old), Array(new))
    var walk = SequenceComparison(
      old: former.compactMap { members[$0].map { ObjectIdentifier($0) } },
      new: present.compactMap { members[$0].map { ObjectIdentifier($0) } })
    var steps = ""
    while let step = walk.next() {
      switch step {
      case .gone(let index): steps += "-\(former[index])"
      case .came(let index): steps += "+\(present[index])"
      case .stayed(_, let index): steps += "=\(present[index])"
      }
    }
    expectEqual(names.count, 5)
    expectEqual(steps, expected)
  }

  @Test("Times are written with two digits")
  func times() {
    expectEqual(FrameOverlay.milliseconds(.microseconds(1234)), "1.23")
    expectEqual(FrameOverlay.milliseconds(.microseconds(12_050)), "12.05")
    expectEqual(FrameOverlay.milliseconds(.seconds(2)), "2000.00")
  }
}

@MainActor @Suite struct OverlayTests {
  @Test("The overlay tints what changed, and only that, and is painted over in the next frame")
  func tints() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    stage.scene.composer.showOverlay(.figures)
    let view = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.settle()
    let panel = CGRect(x: 108, y: 0, width: 292, height: 20)
    view.backgroundColor = .blue
    stage.settle()
    // The tint of the first frame was everywhere.
    expectEqual(stage.surface.damages.last, [CGRect(x: 0, y: 0, width: 400, height: 400)])
    view.backgroundColor = .green
    stage.settle()
    expectEqual(stage.surface.damages.last, [view.frame, panel])
    let tint = DisplayList.Command.fillRect(view.frame, FrameOverlay.tint)
    let commands = stage.surface.frames.last?.commands ?? []
    expectEqual(commands.filter { $0 == tint }.count, 1)
    stage.loop.requestFrame()
    stage.settle()
    expectEqual(stage.surface.frames.count, 3)
  }

  private func tints(_ stage: Stage) -> [CGRect] {
    (stage.surface.frames.last?.commands ?? []).compactMap {
      guard case .fillRect(let rect, let color) = $0, color.red == 1, color.green == 0, color.blue == 0.6 else {
        return nil
      }
      return rect
    }
  }

  @Test("An inspector's tint fades in steps, without frames that count, and then nothing wakes up")
  func fades() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.settle()
    stage.scene.composer.showOverlay([.damage, .times])
    stage.settle()
    // The graph appears at once, and nothing is tinted that was drawn before.
    #expect(tints(stage) == [] && stage.surface.frames.count == 2)
    view.backgroundColor = .blue
    stage.settle()
    expectEqual(tints(stage), [view.frame])
    stage.wait(0.3)
    expectEqual(tints(stage), [view.frame])
    expectEqual(stage.surface.damages.last?.contains(view.frame), true)
    stage.wait(1)
    expectEqual(tints(stage), [])
    expectEqual(stage.scene.composer.overlay?.count, 1)
    expectEqual(stage.scene.composer.overlay?.graph.bars.count, 1)
    let count = stage.surface.frames.count
    stage.wait(10)
    expectEqual(stage.surface.frames.count, count)
    expectNil(stage.loop.nextTimerTime)
    // Without the overlay its pixels are painted over once, and frames are as before.
    stage.scene.composer.showOverlay([])
    stage.settle()
    expectEqual(stage.surface.frames.count, count + 1)
    view.backgroundColor = .green
    stage.settle()
    #expect(stage.surface.damages.last == [view.frame] && tints(stage) == [])
  }

  @Test("What is redrawn again is tinted once, and the way of what moves fades behind it")
  func movement() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.settle()
    stage.scene.composer.showOverlay(.damage)
    stage.settle()
    for color in [UIColor.blue, .green, .red] {
      view.backgroundColor = color
      stage.settle()
      expectEqual(tints(stage), [view.frame])
      stage.wait(0.15)
    }
    for _ in 0..<40 {
      view.frame.origin.x += 5
      stage.settle()
      stage.wait(0.05)
    }
    let way = tints(stage)
    #expect(!way.isEmpty && way.allSatisfy { $0.minX >= 120 && $0.maxX <= 220 })
  }

  @Test("Only the damage of the window that is inspected is shown")
  func ofOneWindow() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let front = UIWindow(windowScene: stage.scene)
    front.windowLevel = .statusBar
    front.isHidden = false
    let (inner, outer) = (
      UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20)),
      UIView(frame: CGRect(x: 200, y: 100, width: 20, height: 20))
    )
    stage.window.addSubview(inner)
    front.addSubview(outer)
    stage.settle()
    stage.scene.composer.showOverlay(.damage, of: stage.window)
    stage.settle()
    for view in [inner, outer] { view.backgroundColor = .blue }
    stage.settle()
    expectEqual(stage.surface.damages.last?.contains { $0.contains(outer.frame) }, true)
    expectEqual(tints(stage), [inner.frame])
  }

  @Test("The figures of the graph are the last frame's and the budget of the display")
  func graph() {
    var graph = FrameGraph()
    expectEqual(graph.words(framesPerSecond: 60), "no frame yet")
    for _ in 0..<80 { graph.add([.microseconds(100), .microseconds(1210), .milliseconds(2)]) }
    expectEqual(graph.bars.count, FrameGraph.maximumBars)
    expectEqual(graph.words(framesPerSecond: 60), "3.31 ms of 16.7")
    expectEqual(graph.words(framesPerSecond: 120), "3.31 ms of 8.3")
    graph.add([.microseconds(4), .microseconds(3), .zero])
    expectEqual(graph.words(framesPerSecond: 60), "0.01 ms of 16.7")
  }
}
