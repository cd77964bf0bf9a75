import Expectations
import Testing
import TouchGeometry
import TouchPlatform

@testable import TouchSDL

/// The source of drags on Wayland: the drag 1 of text, which may be moved.
@Suite struct WaylandDragSourceTests {
  var source = WaylandDragSource()
  private static let offer = LocalDrag(number: 1, kinds: [.text], allowsMove: true)

  private mutating func note(_ note: WaylandDragSource.Note, now: TimeInterval = 0) -> [WaylandDragSource.Step] {
    source.receive(note, now: now)
  }

  private func ended(_ operation: LocalDragOperation?) -> [WaylandDragSource.Step] {
    [.end, .report(.ended(number: 1, operation))]
  }

  /// A drag whose button was released over a target, and that the application has dropped.
  private mutating func drop(now: TimeInterval = 0) {
    _ = source.begin(Self.offer)
    _ = note(.dropped, now: now)
    _ = source.drop(1)
  }

  @Test("54.61: the target's answers are reported; a move that is not allowed is a copy")
  mutating func answers() {
    expectEqual(source.begin(Self.offer), [.start(Self.offer)])
    expectEqual(note(.answered(.move)), [.report(.answered(number: 1, .move))])
    expectEqual(note(.answered(nil)), [.report(.answered(number: 1, nil))])
    let offer = LocalDrag(number: 2, kinds: [.text], allowsMove: false)
    expectEqual(source.begin(offer), ended(nil) + [.start(offer)])
    expectEqual(note(.answered(.move)), [.report(.answered(number: 2, .copy))])
  }

  @Test("54.61: the compositor's drop releases the button, and the application's drop waits for the target")
  mutating func drops() {
    _ = source.begin(Self.offer)
    expectEqual(note(.dropped, now: 3), [.release])
    expectEqual(note(.dropped), [])
    expectEqual(note(.answered(.copy)), [])
    expectEqual(source.drop(2), [])
    expectEqual(source.drop(1), [])
    expectEqual(source.cancel(1), [])
    expectEqual(note(.finished(.move)), ended(.move))
    expectEqual(note(.finished(.move)), [])
    expectNil(source.deadline)
  }

  @Test("54.64: movements over other windows of the app are reported until the release")
  mutating func otherWindows() {
    expectEqual(note(.moved), [])
    _ = source.begin(Self.offer)
    expectEqual(note(.moved), [.report(.moved(number: 1))])
    _ = note(.dropped)
    expectEqual(note(.moved), [])
  }

  @Test("54.61: a drop by finger of which only the end is reported")
  mutating func onlyFinished() {
    _ = source.begin(Self.offer)
    expectEqual(note(.finished(.move), now: 2), [.release])
    expectEqual(source.deadline, 12)
    expectEqual(source.drop(1), ended(.move))
  }

  @Test("54.61: a target that has ended the drop before the application knows of it")
  mutating func early() {
    _ = source.begin(Self.offer)
    _ = note(.dropped)
    expectEqual(note(.finished(.copy)), [])
    expectEqual(note(.cancelled), [])
    expectEqual(source.drop(1), ended(.copy))
    _ = source.begin(Self.offer)
    _ = note(.dropped)
    expectEqual(note(.cancelled), [])
    expectEqual(source.drop(1), ended(nil))
  }

  @Test("54.61: a drop on the app's own window cancels the drag over other programs")
  mutating func ownWindow() {
    _ = source.begin(Self.offer)
    _ = note(.dropped)
    _ = note(.finished(.copy))
    expectEqual(source.cancel(1), ended(nil))
  }

  @Test("54.61: a drag that the compositor cancels, or that was refused, is over")
  mutating func cancelled() {
    _ = source.begin(Self.offer)
    expectEqual(note(.cancelled), ended(nil))
    _ = source.begin(Self.offer)
    expectEqual(source.cancel(1), ended(nil))
    _ = source.begin(Self.offer)
    expectEqual(source.drop(1), ended(nil))
    drop()
    expectEqual(note(.cancelled), ended(nil))
  }

  @Test("54.62: content is requested from the application once a kind, and given to all that wait")
  mutating func content() {
    _ = source.begin(Self.offer)
    expectEqual(note(.requested(.text, request: 4)), [.report(.requested(number: 1, .text))])
    expectEqual(note(.requested(.text, request: 5)), [])
    expectEqual(note(.requested(.png, request: 6)), [.serve(request: 6, nil)])
    expectEqual(source.provide(2, .text, [1]), [])
    expectEqual(source.provide(1, .text, [1]), [.serve(request: 4, [1]), .serve(request: 5, [1])])
    _ = note(.requested(.text, request: 7))
    expectEqual(source.cancel(1), [.serve(request: 7, nil)] + ended(nil))
    expectEqual(note(.requested(.text, request: 8)), [.serve(request: 8, nil)])
  }

  @Test("54.62: at most 32 requests wait")
  mutating func manyRequests() {
    _ = source.begin(Self.offer)
    for request in 0..<32 { _ = note(.requested(.text, request: request)) }
    expectEqual(note(.requested(.text, request: 32)), [.serve(request: 32, nil)])
  }

  @Test("54.63: a drop is over ten seconds after the last request")
  mutating func patience() {
    drop(now: 2)
    expectEqual(source.deadline, 12)
    _ = note(.requested(.text, request: 1), now: 9)
    expectEqual(source.deadline, 19)
    expectEqual(source.expire(at: 18), [])
    expectEqual(source.expire(at: 19), [.serve(request: 1, nil)] + ended(nil))
    expectEqual(source.expire(at: 30), [])
  }
}
