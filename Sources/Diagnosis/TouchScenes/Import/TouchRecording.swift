import TouchGeometry

/// A recording of real touches in the form of measuring programs: comma-separated rows of type, down, x, y and time,
/// which do not name the finger.
package struct TouchRecording: Sendable, Equatable {
  /// The kind of a row; the raw values are the file's.
  package enum Kind: String, Sendable, CaseIterable { case down, move, up, cancel }

  /// One row.
  package struct Row: Sendable, Equatable {
    /// The line of the file, counted from 1.
    package var line: Int
    package var kind: Kind
    /// In points.
    package var x: Double
    package var y: Double
    /// Seconds, from wherever the recorder counted.
    package var time: Double
  }

  /// The name of the file in messages.
  package var file: String
  /// Ordered by time; rows with the same time are in the order of the file.
  package var rows: [Row]

  /// Reads a recording.
  ///
  /// The first line names the columns, in any order; five of them are used and the others ignored. Throws status 65 at
  /// the first invalid line.
  package static func read(_ bytes: [UInt8], file: String) throws(FileError) -> TouchRecording {
    try UTF8Check.check(bytes, file: file)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(fields)
    guard let header = lines.first, header != [""] else {
      throw FileError(file: file, at: nil, message: localized("the file is empty"))
    }
    let columns = try Columns(header, file: file)
    var rows: [Row] = []
    for (index, line) in lines.enumerated().dropFirst() {
      // The last line may end with a newline, too.
      if line == [""] && index == lines.count - 1 { continue }
      rows.append(try columns.row(line, number: index + 1))
    }
    guard !rows.isEmpty else {
      throw FileError(file: file, at: nil, message: localized("no rows below the names of the columns"))
    }
    // Rows with the same time keep their order: a finger may go down and up within one tick.
    let order = rows.indices.sorted { (rows[$0].time, $0) < (rows[$1].time, $1) }
    return TouchRecording(file: file, rows: order.map { rows[$0] })
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [String] {
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// The indexes of the five columns in a row, and how to read them.
private struct Columns {
  private let file: String
  private let (type, down, x, y, time): (Int, Int, Int, Int, Int)

  init(_ header: [String], file: String) throws(FileError) {
    self.file = file
    func find(_ names: String...) throws(FileError) -> Int {
      if let index = header.firstIndex(where: { names.contains($0) }) { return index }
      throw FileError(
        file: file, at: TextPosition(line: 1), key: names[0],
        message: localized(
          "no column %1$s; there are %2$s", names.joined(separator: localized(" or ")),
          "\(header.joined(separator: ", "))"))
    }
    type = try find("type")
    down = try find("down")
    x = try find("x", "position.dx")
    y = try find("y", "position.dy")
    time = try find("time", "timeStamp")
  }

  func row(_ fields: [String], number: Int) throws(FileError) -> TouchRecording.Row {
    func error(_ key: String, _ value: String, accepted: String) -> FileError {
      FileError(
        file: file, at: TextPosition(line: number), key: key,
        message: localized("%1$s is %2$s; accepted: %3$s", "\(key)", "\(JSONWriter.cited(value))", "\(accepted)"))
    }
    let needed = 1 + [type, down, x, y, time].reduce(0, max)
    guard fields.count >= needed else {
      throw FileError(
        file: file, at: TextPosition(line: number),
        message: localized("%1$s columns; at least %2$s are needed", "\(fields.count)", "\(needed)"))
    }
    guard let kind = TouchRecording.Kind(rawValue: fields[type]) else {
      let all = TouchRecording.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("type", fields[type], accepted: all)
    }
    let isDown = kind == .down || kind == .move
    guard fields[down] == "\(isDown)" else {
      throw error("down", fields[down], accepted: localized("%1$s, as type is %2$s", "\(isDown)", "\(kind.rawValue)"))
    }
    func place(_ key: String, _ value: String) throws(FileError) -> Double {
      guard let number = Double(value), coordinates.contains(number) else {
        throw error(
          key, value,
          accepted: localized(
            "a number from %1$s to %2$s", "\(Int(coordinates.lowerBound))", "\(Int(coordinates.upperBound))"))
      }
      return number
    }
    let (x, y) = (try place("x", fields[x]), try place("y", fields[y]))
    guard let time = Self.seconds(fields[time]) else {
      throw error("time", fields[time], accepted: localized("seconds, or h:mm:ss with a fraction"))
    }
    return TouchRecording.Row(line: number, kind: kind, x: x, y: y, time: time)
  }

  /// A number of seconds, or hours, minutes and seconds separated by colons; nil for other texts.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3, let last = parts.last.flatMap({ Double(outside: $0) }), last >= 0, last < 1e9 else {
      return nil
    }
    guard parts.count > 1 else { return last }
    var whole = 0
    for part in parts.dropLast() {
      guard let number = UInt16(part) else { return nil }
      whole = whole * 60 + Int(number)
    }
    return last < 60 ? Double(whole * 60) + last : nil
  }
}
