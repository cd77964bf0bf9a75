import Expectations
import Glibc
import Testing
import TouchLoop

@testable import TouchSDL

/// Pipes from which content is read while the loop runs.
@MainActor @Suite struct PipeReaderTests {
  let loop = EventLoop()

  /// The content that a reader reports, after the steps were performed in one turn each.
  private func content(_ steps: [(Int32) -> Void], closesAfter count: Int = .max) -> [PipeReader.Content] {
    var ends: [Int32] = [0, 0]
    expectEqual(pipe(&ends), 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    var all: [PipeReader.Content] = []
    var reader: PipeReader?
    reader = PipeReader(ends[0], loop) {
      all.append($0)
      if all.count == count { reader?.close() }
    }
    for step in steps {
      step(ends[1])
      loop.runTurn()
    }
    reader?.close()
    return all
  }

  private func give(_ text: String) -> (Int32) -> Void {
    { descriptor in _ = write(descriptor, text, text.utf8.count) }
  }
  private let close: (Int32) -> Void = { _ = Glibc.close($0) }
  private let nothing: (Int32) -> Void = { _ in }

  @Test("54.55: content is reported in the pieces in which it arrives, then its end")
  func pieces() {
    expectEqual(
      content([nothing, give("ab"), nothing, give("c"), close]),
      [.begins, .bytes([97, 98]), .bytes([99]), .ends(isEmpty: false)])
  }

  @Test("54.55: a pipe without content ends, and so does one that does not exist")
  func empty() {
    expectEqual(content([close]), [.ends(isEmpty: true)])
    var all: [PipeReader.Content] = []
    let reader = PipeReader(-1, loop) { all.append($0) }
    expectEqual(all, [])
    loop.runTurn()
    expectEqual(all, [.ends(isEmpty: true)])
    reader.close()
  }

  @Test("54.55: a reader that was closed reports nothing, also inside a report")
  func closed() {
    expectEqual(content([give("ab"), nothing, close], closesAfter: 2), [.begins, .bytes([97, 98])])
    expectEqual(content([give("ab"), close], closesAfter: 1), [.begins])
  }
}
