import TouchGeometry
import TouchKit
import TouchLoop
import Touchstone

/// A text in a window of 800 by 600 points: typing, opening, scrolling, pasting, wrapping after a resize.
///
/// Times are from the call of the text view until the frame is presented.
@MainActor enum TextCase {
  private static let size = CGSize(width: 800, height: 600)
  private static let (keys, first) = (200, 10)

  /// So many bytes of lines with words, the same as in `bench.h`.
  static func text(bytes: Int) -> [UInt8] {
    var (state, text) = (UInt32(7), [UInt8]())
    text.reserveCapacity(bytes)
    var column = 0
    while text.count < bytes {
      state = state &* 1_664_525 &+ 1_013_904_223
      let letters = Int(state >> 24) % 8 + 2
      for place in 0..<letters { text.append(97 + UInt8((Int(state >> 8) + place * 7) % 26)) }
      column += letters + 1
      text.append(column > 60 ? 10 : 32)
      if column > 60 { column = 0 }
    }
    return Array(text.prefix(bytes))
  }

  private static func open(_ view: UIView, height: CGFloat = size.height) throws -> WindowedProgram {
    UIWindowScene.preferredSize = size
    return try WindowedProgram {
      CaseDelegate { window in
        view.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
        window.addSubview(view)
      }
    }
  }

  private static func settled(_ program: WindowedProgram) { for _ in 0..<20 { program.loop.runTurn() } }

  private static func ends(_ times: [Double]) -> [Double] {
    let sorted = times.dropFirst(first).sorted()
    return [sorted[sorted.count / 2] * 1e3, sorted[sorted.count * 99 / 100] * 1e3]
  }

  private static func editor(_ megabytes: Int) -> UITextView {
    let view = UITextView(frame: CGRect(origin: .zero, size: size))
    view.text = String(decoding: text(bytes: megabytes << 20), as: UTF8.self)
    return view
  }

  /// A key in a field with a short text: the median and the 99th percentile of milliseconds.
  static func field() throws -> [Double] {
    let field = UITextField(frame: .zero)
    let program = try open(field, height: 30)
    field.becomeFirstResponder()
    settled(program)
    return typed(program) { field.insertText($0) }
  }

  /// A key in the middle of a text of 10 MB.
  static func key() throws -> [Double] {
    let view = editor(10)
    let program = try open(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    settled(program)
    return typed(program) { view.insertText($0) }
  }

  private static func typed(_ program: WindowedProgram, _ insert: (String) -> Void) -> [Double] {
    var number = 0
    return ends(
      Stopwatch.times(first + keys) {
        number += 1
        insert(number % 8 == 0 ? " " : "x")
        program.loop.runTurn()
      })
  }

  /// From the text to the first frame with it, in milliseconds, and the memory that it took for each of its bytes.
  static func opened(megabytes: Int) throws -> [Double] {
    let view = UITextView(frame: .zero)
    let program = try open(view)
    settled(program)
    let bytes = text(bytes: megabytes << 20)
    let before = MemoryCase.resident() ?? 0
    let time = Stopwatch.times(1) {
      view.text = String(decoding: bytes, as: UTF8.self)
      program.loop.runTurn()
    }
    // What the text was made from counts before and after.
    let after = withExtendedLifetime(bytes) { MemoryCase.resident() ?? 0 }
    return [time[0] * 1e3, (after - before) / Double(megabytes << 20)]
  }

  /// A page for each frame, through 10 MB.
  static func scrolled() throws -> [Double] {
    let view = editor(10)
    let program = try open(view)
    settled(program)
    return ends(
      Stopwatch.times(first + 240) {
        view.contentOffset.y += size.height
        program.loop.runTurn()
      })
  }

  /// 1 MB put into the middle of 10 MB, and taken back.
  static func pasted() throws -> [Double] {
    let view = editor(10)
    let program = try open(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    settled(program)
    let piece = String(decoding: text(bytes: 1 << 20), as: UTF8.self)
    let pasted = Stopwatch.times(1) {
      view.insertText(piece)
      program.loop.runTurn()
    }
    let undone = Stopwatch.times(1) {
      view.undoManager?.undo()
      program.loop.runTurn()
    }
    return [pasted[0] * 1e3, undone[0] * 1e3]
  }

  /// Another width for a text of 10 MB that is seen in its middle, until the frame.
  static func wrapped() throws -> Double {
    let view = editor(10)
    let program = try open(view)
    view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    settled(program)
    var narrower = false
    return Stopwatch.times(21) {
      narrower.toggle()
      view.frame.size.width = narrower ? 500 : 800
      program.loop.runTurn()
    }.sorted()[10] * 1e3
  }

  static func run(_ what: String) throws -> [Double] {
    switch what {
    case "field": try field()
    case "key": try key()
    case "open10": try opened(megabytes: 10)
    case "open100": try opened(megabytes: 100)
    case "scroll": try scrolled()
    case "paste": try pasted()
    case "wrap": [try wrapped()]
    default: []
    }
  }
}
