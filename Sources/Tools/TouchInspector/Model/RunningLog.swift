import TouchGeometry

/// The lines beside the scene, oldest first.
///
/// What repeats, such as movements, is one line with a count.
struct RunningLog {
  struct Line: Equatable {
    enum Kind: Equatable { case touch, call, gesture }

    var time: TimeInterval
    var text: String
    var kind: Kind
    /// How often in a row.
    var count = 1
  }

  /// More than fit on any screen.
  static let capacity = 400

  private var finished: [Line] = []
  /// The last line as long as it may still grow.
  private var open: Line?

  var lines: [Line] {
    guard let open else { return finished }
    var all = finished
    Self.append(open, to: &all)
    return all
  }

  /// Begins a line.
  mutating func begin(_ line: Line) {
    close()
    open = line
  }

  /// Adds to the line that was begun last.
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
