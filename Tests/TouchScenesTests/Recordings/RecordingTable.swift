import TouchGeometry
import TouchScenes

/// Docs/Recordings.md, written from what happens.
@MainActor enum RecordingTable {
  static func text() throws -> String {
    let rows = try Recording.all.map(row)
    return head + rows.map { $0 + "\n" }.joined() + tail
  }

  private static func row(_ recording: Recording) throws -> String {
    let play = try RecordingPlay(recording, into: RecordingPlay.everything)
    let swipes = try RecordingPlay(recording, into: RecordingPlay.swipes).gestures
    var cells = ["\(recording.label)/\(recording.name)", facts(play.measured)]
    cells.append(play.gestures.isEmpty ? "nothing" : play.gestures.joined(separator: "; "))
    cells.append(values(play))
    cells.append(swipes.isEmpty ? "nothing" : swipes.joined(separator: "; "))
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func facts(_ measured: Measurements) -> String {
    var facts = ["\(decimal(measured.duration, places: 2)) s"]
    if measured.fingers > 1 { facts.append("\(measured.fingers) fingers") }
    if measured.touches > measured.fingers { facts.append("\(measured.touches) touches") }
    if measured.fingers == 2 && measured.touches == 2 {
      let (first, last) = measured.distances
      facts.append("apart \(whole(first)) → \(whole(last)) pt")
      facts.append("turned \(whole(measured.turn))°")
    } else {
      facts.append("went (\(whole(measured.travel.dx)), \(whole(measured.travel.dy))) pt")
      if let left = measured.leftAt { facts.append("left 10 pt after \(decimal(left, places: 2)) s") }
    }
    return facts.joined(separator: ", ")
  }

  private static func values(_ play: RecordingPlay) -> String {
    let kinds = play.gestures.compactMap { $0.split(separator: " ").first }
    var values: [String] = []
    if kinds.contains("pinch") { values.append("scale \(decimal(Double(play.values.scale), places: 2))") }
    if kinds.contains("rotation") { values.append("\(whole(play.values.turn))°") }
    return values.isEmpty ? "–" : values.joined(separator: ", ")
  }

  private static func whole(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }

  private static let head = """
    # Real fingers, recognized

    These are the recordings of [Tests/Recordings](../Tests/Recordings/README.md), imported with `touchstone import` \
    and played in a view with these recognizers: `tap` (waits for `double`), `double`, `doubleOfTwo` (two taps of two \
    fingers), `press`, `pan`, `pinch` and `rotation` (these two together). The last column is a second view, with a \
    swipe for each direction and no pan. The test that checks this table writes it with `TOUCHSTONE_BLESS=1`.

    The column about the fingers is computed from their locations alone: the duration, the movement of the first \
    finger, and for two fingers their distance and rotation (clockwise positive). The column of recognized gestures \
    is the engine's result.

    | recording | the fingers | recognized | values | swipes alone |
    |---|---|---|---|---|

    """

  private static let tail = """

    Scale and angle do not include the movement that the gestures needed to begin, 8 pt of the distance and 5° to 10° \
    of the angle (semantics 7.5.2, 7.6.1).

    The swipes are flings across the screen. With a pan they are pans, like every fling: a pan needs 10 pt, a swipe \
    nearly 50, and the first one wins (5.1.5). Alone they are swipes in the direction of the larger component, \
    because it has reached its 50 pt before the smaller one has deviated by the same distance (7.4.2). Drags are \
    swipes too, if they start fast and straight.

    """
}
