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
    #expect(source.begin(Self.offer) == [.start(Self.offer)])
    #expect(note(.answered(.move)) == [.report(.answered(number: 1, .move))])
    #expect(note(.answered(nil)) == [.report(.answered(number: 1, nil))])
    let offer = LocalDrag(number: 2, kinds: [.text], allowsMove: false)
    #expect(source.begin(offer) == ended(nil) + [.start(offer)])
    #expect(note(.answered(.move)) == [.report(.answered(number: 2, .copy))])
  }

  @Test("54.61: the compositor's drop releases the button, and the application's drop waits for the target")
  mutating func drops() {
    _ = source.begin(Self.offer)
    #expect(note(.dropped, now: 3) == [.release])
    #expect(note(.dropped) == [])
    #expect(note(.answered(.copy)) == [])
    #expect(source.drop(2) == [])
    #expect(source.drop(1) == [])
    #expect(source.cancel(1) == [])
    #expect(note(.finished(.move)) == ended(.move))
    #expect(note(.finished(.move)) == [])
    #expect(source.deadline == nil)
  }

  @Test("54.61: a target that has ended the drop before the application knows of it")
  mutating func early() {
    _ = source.begin(Self.offer)
    _ = note(.dropped)
    #expect(note(.finished(.copy)) == [])
    #expect(note(.cancelled) == [])
    #expect(source.drop(1) == ended(.copy))
    _ = source.begin(Self.offer)
    _ = note(.dropped)
    #expect(note(.cancelled) == [])
    #expect(source.drop(1) == ended(nil))
  }

  @Test("54.61: a drop on the app's own window cancels the drag over other programs")
  mutating func ownWindow() {
    _ = source.begin(Self.offer)
    _ = note(.dropped)
    _ = note(.finished(.copy))
    #expect(source.cancel(1) == ended(nil))
  }

  @Test("54.61: a drag that the compositor cancels, or that was refused, is over")
  mutating func cancelled() {
    _ = source.begin(Self.offer)
    #expect(note(.cancelled) == ended(nil))
    _ = source.begin(Self.offer)
    #expect(source.cancel(1) == ended(nil))
    _ = source.begin(Self.offer)
    #expect(source.drop(1) == ended(nil))
    drop()
    #expect(note(.cancelled) == ended(nil))
  }

  @Test("54.62: content is requested from the application once a kind, and given to all that wait")
  mutating func content() {
    _ = source.begin(Self.offer)
    #expect(note(.requested(.text, request: 4)) == [.report(.requested(number: 1, .text))])
    #expect(note(.requested(.text, request: 5)) == [])
    #expect(note(.requested(.png, request: 6)) == [.serve(request: 6, nil)])
    #expect(source.provide(2, .text, [1]) == [])
    #expect(source.provide(1, .text, [1]) == [.serve(request: 4, [1]), .serve(request: 5, [1])])
    _ = note(.requested(.text, request: 7))
    #expect(source.cancel(1) == [.serve(request: 7, nil)] + ended(nil))
    #expect(note(.requested(.text, request: 8)) == [.serve(request: 8, nil)])
  }

  @Test("54.62: at most 32 requests wait")
  mutating func manyRequests() {
    _ = source.begin(Self.offer)
    for request in 0..<32 { _ = note(.requested(.text, request: request)) }
    #expect(note(.requested(.text, request: 32)) == [.serve(request: 32, nil)])
  }

  @Test("54.63: a drop is over ten seconds after the last request")
  mutating func patience() {
    drop(now: 2)
    #expect(source.deadline == 12)
    _ = note(.requested(.text, request: 1), now: 9)
    #expect(source.deadline == 19)
    #expect(source.expire(at: 18) == [])
    #expect(source.expire(at: 19) == [.serve(request: 1, nil)] + ended(nil))
    #expect(source.expire(at: 30) == [])
  }
}
