import Expectations
import Testing
import TouchGeometry
import TouchPlatform

@testable import TouchSDL

/// The source of XDND drags: the drag 1 of text, which may be moved, over the windows 30 and 40.
@Suite struct XDragSourceTests {
  var source = XDragSource()
  private static let offer = LocalDrag(number: 1, kinds: [.text], allowsMove: true)
  private static let first = XDragSource.Target(window: 30, version: 5)
  private static let second = XDragSource.Target(window: 40, version: 3)
  private static let place = XDragSource.Place(x: 7, y: 8)

  /// The pointer is over a target.
  private mutating func point(
    _ target: XDragSource.Target?, at place: XDragSource.Place = Self.place, now: TimeInterval = 0
  ) -> [XDragSource.Step] { source.point(1, at: place, over: target, now: now) }

  private mutating func note(_ note: XDragSource.Note, now: TimeInterval = 0) -> [XDragSource.Step] {
    source.receive(note, now: now)
  }

  /// A drag over the first target, which accepts a copy.
  private mutating func accept() {
    _ = source.begin(Self.offer)
    _ = point(Self.first)
    _ = note(.answered(window: 30, .copy))
  }

  @Test("54.60: a target gets the drag, and the next position after its answer to the last one")
  mutating func positions() {
    expectEqual(source.begin(Self.offer), [.offer(Self.offer)])
    expectEqual(
      point(Self.first), [.watch(window: 30), .enter(Self.first, Self.offer), .position(Self.first, Self.place)])
    let next = XDragSource.Place(x: 9, y: 9)
    expectEqual(point(Self.first, at: next), [])
    expectEqual(
      note(.answered(window: 30, .copy)), [.report(.answered(number: 1, .copy)), .position(Self.first, next)])
    expectEqual(note(.answered(window: 30, nil)), [.report(.answered(number: 1, nil))])
    expectEqual(note(.answered(window: 30, .copy)), [])
  }

  @Test("54.63: a target that reads content in pieces has ten seconds for the next one, after the drop")
  mutating func pieces() {
    accept()
    expectEqual(note(.read, now: 1), [])
    expectNil(source.deadline)
    _ = source.drop(1, now: 2)
    expectEqual(source.deadline, 12)
    expectEqual(note(.read, now: 9), [])
    expectEqual(source.deadline, 19)
    expectEqual(source.expire(at: 19), [.watch(window: 0), .report(.ended(number: 1, nil))])
    expectEqual(note(.read, now: 20), [])
    expectNil(source.deadline)
  }

  @Test("54.60: another target, none, or the app's own window leaves the target")
  mutating func leaves() {
    accept()
    expectEqual(
      point(Self.second),
      [
        .leave(Self.first), .watch(window: 0), .report(.answered(number: 1, nil)), .watch(window: 40),
        .enter(Self.second, Self.offer), .position(Self.second, Self.place),
      ])
    expectEqual(point(nil), [.leave(Self.second), .watch(window: 0)])
    _ = point(Self.first)
    expectEqual(source.leave(1), [.leave(Self.first), .watch(window: 0)])
    expectEqual(source.cancel(1), [.watch(window: 0), .report(.ended(number: 1, nil))])
    expectEqual(point(Self.first), [])
  }

  @Test("54.61: the drop ends with what the target did; a move that is not allowed is a copy")
  mutating func drops() {
    accept()
    expectEqual(source.drop(1, now: 2), [.drop(Self.first)])
    expectEqual(note(.finished(window: 40, .copy)), [])
    expectEqual(note(.finished(window: 30, .move)), [.watch(window: 0), .report(.ended(number: 1, .move))])
    accept()
    _ = source.drop(1, now: 2)
    expectEqual(note(.finished(window: 30, nil)), [.watch(window: 0), .report(.ended(number: 1, nil))])
    let offer = LocalDrag(number: 1, kinds: [.text], allowsMove: false)
    _ = source.begin(offer)
    _ = point(Self.first)
    expectEqual(note(.answered(window: 30, .move)), [.report(.answered(number: 1, .copy))])
  }

  @Test("54.61: a target with an older version of the protocol has done what it proposed")
  mutating func oldTarget() {
    _ = source.begin(Self.offer)
    _ = point(Self.second)
    _ = note(.answered(window: 40, .move))
    expectEqual(source.drop(1, now: 2), [.drop(Self.second)])
    expectEqual(note(.finished(window: 40, nil)), [.watch(window: 0), .report(.ended(number: 1, .move))])
  }

  @Test("54.61: a drop waits for the answer to the last position, and is cancelled if that refuses")
  mutating func lateAnswer() {
    for (answer, steps): (LocalDragOperation?, [XDragSource.Step]) in [
      (.copy, [.drop(Self.first)]), (nil, [.leave(Self.first), .watch(window: 0), .report(.ended(number: 1, nil))]),
    ] {
      source = XDragSource()
      accept()
      _ = point(Self.first)
      expectEqual(source.drop(1, now: 0), [])
      expectEqual(note(.answered(window: 30, answer)), steps)
    }
  }

  @Test("54.62: content is requested from the app once, and served to all who requested it")
  mutating func content() {
    accept()
    expectEqual(note(.requested(.text, request: 4)), [.report(.requested(number: 1, .text))])
    expectEqual(note(.requested(.text, request: 5)), [])
    expectEqual(note(.requested(.png, request: 6)), [.serve(request: 6, nil)])
    expectEqual(note(.requested(nil, request: 7)), [.serve(request: 7, nil)])
    expectEqual(source.provide(1, .text, [97]), [.serve(request: 4, [97]), .serve(request: 5, [97])])
    _ = note(.requested(.text, request: 8))
    expectEqual(
      source.cancel(1),
      [.leave(Self.first), .serve(request: 8, nil), .watch(window: 0), .report(.ended(number: 1, nil))])
    expectEqual(note(.requested(.text, request: 9)), [.serve(request: 9, nil)])
  }

  @Test("54.63: a target that does not answer a position for a second accepts nothing")
  mutating func silence() {
    accept()
    _ = point(Self.first, now: 5)
    expectEqual(source.deadline, 6)
    expectEqual(source.expire(at: 5.9), [])
    expectEqual(source.expire(at: 6), [.report(.answered(number: 1, nil))])
    expectEqual(point(Self.first, now: 7), [.position(Self.first, Self.place)])
    _ = source.drop(1, now: 7.5)
    expectEqual(source.expire(at: 8.5), [.leave(Self.first), .watch(window: 0), .report(.ended(number: 1, nil))])
  }

  @Test("54.63: a drop that the target does not end is over ten seconds after its last request")
  mutating func endless() {
    accept()
    _ = source.drop(1, now: 1)
    expectEqual(source.deadline, 11)
    _ = note(.requested(.text, request: 1), now: 5)
    expectEqual(source.deadline, 15)
    expectEqual(source.expire(at: 15), [.serve(request: 1, nil), .watch(window: 0), .report(.ended(number: 1, nil))])
  }

  @Test("54.63: a target that ends before the drop is left, after it the drop is over")
  mutating func targetEnds() {
    accept()
    expectEqual(note(.targetEnded(window: 40)), [])
    expectEqual(note(.targetEnded(window: 30)), [.watch(window: 0), .report(.answered(number: 1, nil))])
    _ = point(Self.first)
    _ = note(.answered(window: 30, .copy))
    _ = source.drop(1, now: 0)
    expectEqual(note(.targetEnded(window: 30)), [.watch(window: 0), .report(.ended(number: 1, nil))])
  }

  @Test("54.63: a drop without a target that accepts is cancelled")
  mutating func nowhere() {
    _ = source.begin(Self.offer)
    expectEqual(source.drop(1, now: 0), [.watch(window: 0), .report(.ended(number: 1, nil))])
    expectEqual(note(.lostSelection), [])
  }
}
