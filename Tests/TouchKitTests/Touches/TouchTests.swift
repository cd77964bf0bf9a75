import Expectations
import Testing
import TouchGeometry
import TouchLoop

@testable import TouchKit

@MainActor @Suite struct TouchTests {
  let stage = Stage()

  func view(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> LogView {
    let view = LogView(name, stage.log, frame)
    stage.window.addSubview(view)
    return view
  }

  @Test("1.2: the touch is one object from began to ended, and the event is one object for ever")
  func identity() {
    var touches: [ObjectIdentifier] = []
    var events: Set<ObjectIdentifier> = []
    view("v").onTouch = { _, set, event in
      touches.append(ObjectIdentifier(set.first!))
      events.insert(ObjectIdentifier(event!))
    }
    stage.down(10, 10)
    stage.move(20, 20)
    let kept = stage.application.touchesEvent.touches[0]
    stage.up()
    stage.down(10, 10)
    #expect(touches[0] == touches[1] && touches[1] == touches[2])
    #expect(stage.application.touchesEvent.touches[0] !== kept)
    expectEqual(events.count, 1)
  }

  @Test("1.7: the event holds all touches, those of other views and those not delivered as well")
  func allTouches() {
    let left = view("left")
    let right = view("right", CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.down(10, 10, finger: 1)
    stage.down(20, 20, finger: 2)
    stage.down(110, 10, finger: 3)
    let event = stage.application.touchesEvent
    expectEqual(event.allTouches?.map(\.identifier).sorted(), [1, 2, 3])
    expectEqual(event.touches(for: left)?.map(\.identifier).sorted(), [1, 2])
    expectEqual(event.touches(for: right)?.map(\.identifier).sorted(), [3])
    expectEqual(event.touches(for: stage.window)?.count, 3)
    expectNil(event.touches(for: UIView()))
    expectEqual(stage.log.lines, ["left.began", "right.began 3"])
  }

  /// Taps at places and times; the counts that the view sees at began.
  func counts(_ taps: [(x: CGFloat, downAt: TimeInterval, upAt: TimeInterval)]) -> [Int] {
    var counts: [Int] = []
    view("v", stage.window.bounds).onTouch = { phase, set, _ in
      if phase == "began" { counts.append(set.first!.tapCount) }
    }
    for tap in taps {
      stage.loop.advance(to: tap.downAt)
      stage.down(tap.x, 10)
      stage.loop.advance(to: tap.upAt)
      stage.up()
    }
    return counts
  }

  @Test("1.9: taps within 0.35 s of each other's end count on")
  func tapCounts() { expectEqual(counts([(10, 0, 0.25), (10, 0.5, 0.75), (10, 1, 1.25)]), [1, 2, 3]) }

  @Test("1.9: a longer pause starts at 1 again")
  func tapPause() { expectEqual(counts([(10, 0, 0.25), (10, 0.625, 0.75), (10, 1, 1.25)]), [1, 1, 2]) }

  @Test("1.9: the pause counts from the end of the touch before, however long it lasted")
  func longTouch() { expectEqual(counts([(10, 0, 5), (10, 5.25, 5.5)]), [1, 2]) }

  @Test("1.9: a tap more than 45 points away starts at 1 again")
  func tapDistance() { expectEqual(counts([(10, 0, 0.1), (55, 0.2, 0.3), (101, 0.4, 0.5)]), [1, 2, 1]) }

  @Test("1.9: the count is the same in all phases of a touch")
  func tapCountStays() {
    var counts: [Int] = []
    view("v").onTouch = { _, set, _ in counts.append(set.first!.tapCount) }
    stage.tap(10, 10)
    stage.down(10, 10)
    stage.move(12, 10)
    stage.up()
    expectEqual(counts, [1, 1, 2, 2, 2])
  }

  @Test("1.9: each finger counts for itself")
  func twoFingerTap() {
    let box = view("v")
    box.isMultipleTouchEnabled = true
    var counts: [Int: [Int]] = [:]
    box.onTouch = { phase, set, _ in
      if phase == "began" { for touch in set { counts[touch.identifier, default: []].append(touch.tapCount) } }
    }
    for _ in 0..<2 {
      stage.send([(1, .began, CGPoint(x: 10, y: 10)), (2, .began, CGPoint(x: 90, y: 90))])
      stage.send([(1, .ended, CGPoint(x: 10, y: 10)), (2, .ended, CGPoint(x: 90, y: 90))])
    }
    expectEqual(counts, [1: [1, 2], 2: [1, 2]])
  }

  @Test(
    "1.10: the place before is that of the event before, and the same place at began; resting fingers are stationary")
  func previousLocation() {
    let box = view("v")
    box.isMultipleTouchEnabled = true
    var seen: [String] = []
    box.onTouch = { phase, _, event in
      let touches = event!.touches.map {
        "\($0.identifier) \($0.phase) \(Int($0.previousLocation(in: nil).x))->\(Int($0.location(in: nil).x))"
      }
      seen.append("\(phase): " + touches.joined(separator: ", "))
    }
    stage.down(10, 10, finger: 1)
    stage.move(15, 10, finger: 1)
    stage.down(50, 10, finger: 2)
    stage.move(60, 10, finger: 2)
    stage.move(20, 10, finger: 1)
    expectEqual(
      seen,
      [
        "began: 1 began 10->10", "moved: 1 moved 10->15", "began: 1 stationary 15->15, 2 began 50->50",
        "moved: 1 stationary 15->15, 2 moved 50->60", "moved: 1 moved 15->20, 2 stationary 60->60",
      ])
  }

  @Test("1.10: the time of a touch is that of its last change")
  func timestamps() {
    let box = view("v")
    box.isMultipleTouchEnabled = true
    stage.down(10, 10, finger: 1)
    stage.wait(1)
    stage.down(20, 20, finger: 2)
    expectEqual(stage.application.touchesEvent.touches.map(\.timestamp), [0, 1])
    expectEqual(stage.application.touchesEvent.timestamp, 1)
  }

  @Test("1.10: places are given in the space of the view that is asked for")
  func locations() {
    let box = view("v", CGRect(x: 100, y: 50, width: 100, height: 100))
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.down(150, 100)
    stage.move(170, 90)
    let touch = stage.application.touchesEvent.touches[0]
    expectEqual(touch.location(in: nil), CGPoint(x: 170, y: 90))
    expectEqual(touch.location(in: box), CGPoint(x: 60, y: 45))
    expectEqual(touch.previousLocation(in: box), CGPoint(x: 50, y: 50))
    expectEqual(touch.preciseLocation(in: box), CGPoint(x: 60, y: 45))
  }

  @Test("1.11: coalesced touches are all samples in order, the last equal to the touch")
  func coalesced() {
    var seen: [[String]] = []
    view("v").onTouch = { _, set, event in
      let touch = set.first!
      seen.append(
        event!.coalescedTouches(for: touch)!.map {
          "\($0.phase) \(Int($0.previousLocation(in: nil).x))->\(Int($0.location(in: nil).x)) \($0.timestamp) \($0 === touch)"
        })
    }
    stage.down(10, 10)
    func sample(_ x: CGFloat, _ time: TimeInterval) -> InputSample {
      InputSample(finger: 1, phase: .moved, location: CGPoint(x: x, y: 10), timestamp: time)
    }
    stage.application.receive(
      .touches([sample(40, 0.75)], coalesced: [sample(20, 0.25), sample(30, 0.5)]), in: stage.scene)
    stage.move(50, 10)
    expectEqual(
      seen,
      [
        ["began 10->10 0.0 false"],
        ["moved 10->20 0.25 false", "moved 20->30 0.5 false", "moved 30->40 0.75 false"],
        ["moved 40->50 0.0 false"],
      ])
    let stranger = UITouch(sample(1, 0), window: nil, view: nil)
    expectNil(stage.application.touchesEvent.coalescedTouches(for: stranger))
    expectNil(stage.application.touchesEvent.predictedTouches(for: stranger))
  }

  @Test("1.5.2: the sets that are kept hold exactly the touches that are asked for")
  func setIsKept() {
    var cache = TouchSetCache()
    let touch = UITouch(InputSample(finger: 1, phase: .began, location: .zero, timestamp: 0), window: nil, view: nil)
    let other = UITouch(InputSample(finger: 2, phase: .began, location: .zero, timestamp: 0), window: nil, view: nil)
    expectEqual(cache.set(of: [touch]), [touch])
    expectEqual(cache.set(of: [touch, other]), [touch, other])
    expectEqual(cache.set(of: [other]), [other])
    expectEqual(cache.set(of: [touch]), [touch])
  }
}
