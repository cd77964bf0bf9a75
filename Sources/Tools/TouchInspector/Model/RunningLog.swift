import TouchGeometry

/// The lines of the log, oldest first.
///
/// Repeated lines, such as movements, are combined into one with a count.
struct RunningLog {
  struct Line: Equatable {
    enum Kind: Equatable { case touch, call, gesture }

    var time: TimeInterval
    var text: String
    var kind: Kind
    /// The number of times that the line was repeated in a row.
    var count = 1
  }

  /// The maximum number of lines, more than fit on any screen.
  static let capacity = 400

  private var finished: [Line] = []
  /// The last line, while `extend(_:)` may still add to it.
  private var open: Line?

  var lines: [Line] {
    guard let open else { return finished }
    var all = finished
    Self.append(open, to: &all)
    return all
  }

  /// Adds a line.
  mutating func begin(_ line: Line) {
    close()
    open = line
  }

  /// Appends to the last line.
  mutating func extend(_ text: String) { open?.text += text }

  private mutating func close() {
    guard let line = open else { return }
    Self.append(line, to: &finished)
    open = nil
    if finished.count > Self.capacity { finished.removeFirst(finished.count - Self.capacity / 2) }
  }

  private static func append(_ line: Line, to lines: inout [Line]) {
    if let last = lines.last, last.text == line.text, last.kind == line.kind {
      lines[lines.count - 1].count += 1
      lines[lines.count - 1].time = line.time
    } else {
      lines.append(line)
    }
  }
}
