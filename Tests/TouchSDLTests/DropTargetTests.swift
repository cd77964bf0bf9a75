import Expectations
import Testing
import TouchGeometry
import TouchPlatform

@testable import TouchSDL

/// The target of XDND drags: window 7, a source with number 3, and the types 20 (addresses), 21 (text) and 22 (PNG).
@Suite struct DropTargetTests {
  var target = DropTarget()
  private static let all = DropTarget.Types(addresses: 20, text: 21, png: 22)
  private static let textOnly = DropTarget.Types(text: 21)
  private static let place = CGPoint(x: 4, y: 5)

  /// Sends what a source sends; returns what to do.
  private mutating func note(_ note: DropTarget.Note, at time: TimeInterval = 0) -> [DropTarget.Step] {
    target.receive(note, at: time)
  }

  private func report(_ event: RemoteDragEvent) -> DropTarget.Step { .report(window: 7, event) }

  /// A drag of text that was dropped.
  private mutating func dropText() {
    _ = note(.entered(source: 3, window: 7, Self.textOnly))
    _ = note(.moved(source: 3, to: Self.place, time: 100))
    _ = note(.dropped(source: 3, time: 101))
  }

  @Test("54.50: the list of addresses is requested with the first movement, and the drag enters when it is known")
  mutating func list() {
    expectEqual(note(.entered(source: 3, window: 7, Self.all)), [.watch(source: 3)])
    expectEqual(note(.moved(source: 3, to: .zero, time: 99)), [.request(window: 7, type: 20, time: 99)])
    expectEqual(note(.moved(source: 3, to: Self.place, time: 100)), [])
    let drag = RemoteDrag(number: 1, addresses: ["file:///a"], kinds: [.text, .png])
    #expect(
      note(.answered(type: 20, .bytes(Array("file:///a\r\n".utf8))))
        == [report(.entered(drag)), report(.moved(number: 1, to: Self.place))])
    expectNil(target.deadline)
  }

  @Test("54.52: each movement is answered once")
  mutating func answers() {
    _ = note(.entered(source: 3, window: 7, Self.textOnly))
    expectEqual(
      note(.moved(source: 3, to: Self.place, time: 1)),
      [
        report(.entered(RemoteDrag(number: 1, kinds: [.text]))), report(.moved(number: 1, to: Self.place)),
      ])
    expectEqual(
      target.perform(.propose(number: 1, isAccepted: true), at: 0), [.answer(window: 7, source: 3, isAccepted: true)])
    expectEqual(target.perform(.propose(number: 1, isAccepted: true), at: 0), [])
    expectEqual(note(.moved(source: 3, to: .zero, time: 2)), [report(.moved(number: 1, to: .zero))])
    expectEqual(
      target.perform(.propose(number: 1, isAccepted: false), at: 0),
      [
        .answer(window: 7, source: 3, isAccepted: false)
      ])
  }

  @Test("54.53: content is requested after the drop, one kind after the other, with the time of the drop")
  mutating func loads() {
    _ = note(.entered(source: 3, window: 7, DropTarget.Types(text: 21, png: 22)))
    _ = note(.moved(source: 3, to: Self.place, time: 100))
    expectEqual(target.perform(.load(number: 1, .text), at: 0), [report(.loaded(number: 1, .text, nil))])
    expectEqual(note(.dropped(source: 3, time: 101)), [report(.dropped(number: 1))])
    expectEqual(target.perform(.load(number: 1, .text), at: 0), [.request(window: 7, type: 21, time: 101)])
    expectEqual(target.perform(.load(number: 1, .png), at: 0), [])
    expectEqual(note(.answered(type: 22, .bytes([9]))), [])
    expectEqual(
      note(.answered(type: 21, .bytes([97, 0]))),
      [
        report(.loaded(number: 1, .text, [97])), .request(window: 7, type: 22, time: 101),
      ])
    expectEqual(note(.answered(type: 22, .nothing)), [report(.loaded(number: 1, .png, nil))])
    expectEqual(
      target.perform(.finish(number: 1, isAccepted: true), at: 0),
      [.finish(window: 7, source: 3, isAccepted: true), .watch(source: 0)])
    expectEqual(target.perform(.load(number: 1, .text), at: 0), [])
  }

  @Test("54.53: content may come in pieces, of which an empty one is the last")
  mutating func pieces() {
    dropText()
    _ = target.perform(.load(number: 1, .text), at: 0)
    expectEqual(note(.piece(.bytes([1]))), [])
    #expect(!target.expectsPiece)
    expectEqual(note(.answered(type: 21, .piecesFollow)), [])
    #expect(target.expectsPiece)
    expectEqual(note(.piece(.bytes([97]))), [])
    expectEqual(note(.piece(.bytes([98]))), [])
    expectEqual(target.room, DropTarget.maximumBytes - 2)
    expectEqual(note(.answered(type: 21, .bytes([1]))), [])
    expectEqual(note(.piece(.bytes([]))), [report(.loaded(number: 1, .text, [97, 98]))])
    expectNil(target.room)
  }

  @Test("54.55: a piece that does not fit ends the load; one announced twice, too")
  mutating func badPieces() {
    for bad in [DropTarget.Content.nothing, .piecesFollow] {
      target = DropTarget()
      dropText()
      _ = target.perform(.load(number: 1, .text), at: 0)
      _ = note(.answered(type: 21, .piecesFollow))
      expectEqual(note(.piece(bad)), [report(.loaded(number: 1, .text, nil))])
    }
  }

  @Test("54.55: a source has one second for the list of addresses and ten for other content")
  mutating func patience() {
    _ = note(.entered(source: 3, window: 7, Self.all))
    _ = note(.moved(source: 3, to: Self.place, time: 1), at: 5)
    expectEqual(target.deadline, 6)
    expectEqual(target.expire(at: 5.9), [])
    expectEqual(
      target.expire(at: 6),
      [
        report(.entered(RemoteDrag(number: 1, kinds: [.text, .png]))), report(.moved(number: 1, to: Self.place)),
      ])
    #expect(note(.answered(type: 20, .bytes(Array("file:///a".utf8)))) == [])
    _ = note(.dropped(source: 3, time: 2))
    _ = target.perform(.load(number: 1, .png), at: 7)
    expectEqual(target.deadline, 17)
    _ = note(.answered(type: 22, .piecesFollow), at: 16)
    expectEqual(target.expire(at: 17), [report(.loaded(number: 1, .png, nil))])
  }

  @Test("54.55: a drop before the list of addresses waits for it")
  mutating func earlyDrop() {
    _ = note(.entered(source: 3, window: 7, Self.all))
    _ = note(.moved(source: 3, to: Self.place, time: 1))
    expectEqual(note(.dropped(source: 3, time: 2)), [])
    expectEqual(note(.dropped(source: 3, time: 3)), [])
    expectEqual(
      target.expire(at: 1),
      [
        report(.entered(RemoteDrag(number: 1, kinds: [.text, .png]))), report(.moved(number: 1, to: Self.place)),
        report(.dropped(number: 1)),
      ])
  }

  @Test("54.51: a drag leaves with its source's message, its end, or another drag")
  mutating func ends() {
    let enter = DropTarget.Note.entered(source: 3, window: 7, Self.textOnly)
    _ = note(enter)
    expectEqual(note(.left(source: 3)), [.watch(source: 0)])
    for (number, end) in [(2, DropTarget.Note.left(source: 3)), (3, .sourceEnded(source: 3))] {
      _ = note(enter)
      _ = note(.moved(source: 3, to: Self.place, time: 1))
      expectEqual(note(end), [report(.left(number: number)), .watch(source: 0)])
    }
    _ = note(enter)
    _ = note(.moved(source: 3, to: Self.place, time: 1))
    expectEqual(
      note(.entered(source: 8, window: 7, Self.textOnly)),
      [report(.left(number: 4)), .watch(source: 0), .watch(source: 8)])
  }

  @Test("54.55: a source that ends after the drop provides nothing more")
  mutating func endAfterDrop() {
    dropText()
    _ = target.perform(.load(number: 1, .text), at: 0)
    expectEqual(note(.left(source: 3)), [])
    expectEqual(note(.sourceEnded(source: 3)), [report(.left(number: 1)), .watch(source: 0)])
    expectNil(target.deadline)
    expectEqual(target.perform(.finish(number: 1, isAccepted: true), at: 0), [])
  }

  @Test("54.55: messages of other sources, and out of order, have no effect")
  mutating func strangers() {
    let notes: [DropTarget.Note] = [
      .moved(source: 4, to: Self.place, time: 1), .left(source: 4), .dropped(source: 4, time: 1),
      .sourceEnded(source: 4), .answered(type: 21, .bytes([1])), .piece(.bytes([1])), .piece(.piecesFollow),
    ]
    for note in notes { expectEqual(target.receive(note, at: 0), []) }
    _ = note(.entered(source: 3, window: 7, Self.textOnly))
    for note in notes { expectEqual(target.receive(note, at: 0), []) }
    expectEqual(
      note(.dropped(source: 3, time: 1)), [.finish(window: 7, source: 3, isAccepted: false), .watch(source: 0)])
  }
}
