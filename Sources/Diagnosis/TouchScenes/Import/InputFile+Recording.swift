import TouchGeometry

extension InputFile {
  /// The size of a scene for a recording that does not name the size of its screen: that of a large phone.
  ///
  /// Larger if the recording has positions beyond it. Throws status 65 at a row beyond the maximum size of a scene.
  package static func likelySize(of recording: TouchRecording) throws(FileError) -> CGSize {
    let reach = 0...sceneLengths.upperBound - 1
    for row in recording.rows {
      try check(max(row.x, 0), "x", reach, row, in: recording)
      try check(max(row.y, 0), "y", reach, row, in: recording)
    }
    let (right, bottom) = (recording.rows.map(\.x).max() ?? 0, recording.rows.map(\.y).max() ?? 0)
    return CGSize(
      width: CGFloat(max(430, right.rounded(.down) + 1)), height: CGFloat(max(932, bottom.rounded(.down) + 1)))
  }

  /// Converts the recording to an input for scenes of a size.
  ///
  /// Times count from the first row. Each row is assigned to the nearest active finger, because between two rows a
  /// finger moves much less than the distance between two fingers. Fingers are numbered from 1 in the order in which
  /// they come down. Throws status 65 at a row without an active finger, and at a row that an input file cannot
  /// express.
  package init(_ recording: TouchRecording, size: CGSize) throws(FileError) {
    self.init(size: size)
    let start = recording.rows.first?.time ?? 0
    var fingers: [Finger] = []
    var count = 0
    for row in recording.rows {
      try Self.check(row.time - start, "time", Self.times, row, in: recording, isTime: true)
      let index: Int
      if row.kind == .down {
        count += 1
        index = fingers.count
        fingers.append(Finger(id: count, row: row))
      } else {
        index = try Self.nearest(to: row, among: fingers, in: recording)
        fingers[index].row = row
      }
      let touch = InputTouch(
        id: fingers[index].id, phase: row.kind.phase,
        location: CGPoint(x: CGFloat(rounded(row.x, 1000)), y: CGFloat(rounded(row.y, 1000))))
      lines.append(InputLine(rounded(row.time - start, 1_000_000), .touch(touch)))
      if row.kind == .up || row.kind == .cancel { fingers.remove(at: index) }
    }
  }

  /// Checks that a position or a time is within the bounds of an input file.
  private static func check(
    _ value: Double, _ key: String, _ range: ClosedRange<Double>, _ row: TouchRecording.Row,
    in recording: TouchRecording, isTime: Bool = false
  ) throws(FileError) {
    guard !range.contains(value) else { return }
    let bounds = localized("%1$s to %2$s", JSONWriter.number(range.lowerBound), JSONWriter.number(range.upperBound))
    throw FileError(
      file: recording.file, at: TextPosition(line: row.line), key: key,
      message: isTime
        ? localized(
          "%1$s is %2$s seconds after the first row; accepted: %3$s", key, JSONWriter.number(value), bounds)
        : localized("%1$s is %2$s; accepted: %3$s", key, JSONWriter.number(value), bounds))
  }

  private struct Finger {
    var id: Int
    /// The last row of this finger.
    var row: TouchRecording.Row

    func squaredDistance(to other: TouchRecording.Row) -> Double {
      (row.x - other.x) * (row.x - other.x) + (row.y - other.y) * (row.y - other.y)
    }
  }

  private static func nearest(
    to row: TouchRecording.Row, among fingers: [Finger], in recording: TouchRecording
  ) throws(FileError) -> Int {
    let nearest = fingers.indices.min { fingers[$0].squaredDistance(to: row) < fingers[$1].squaredDistance(to: row) }
    if let nearest { return nearest }
    throw FileError(
      file: recording.file, at: TextPosition(line: row.line), key: "type",
      message: localized("type is \"%1$s\", but no finger is down; accepted: down", "\(row.kind.rawValue)"))
  }
}

extension TouchRecording.Kind {
  fileprivate var phase: TouchPhaseName {
    switch self {
    case .down: .began
    case .move: .moved
    case .up: .ended
    case .cancel: .cancelled
    }
  }
}

/// Rounds to a multiple of 1/`parts`, to remove errors of binary fractions.
private func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }
