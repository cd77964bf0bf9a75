import Expectations
import Testing
import TouchGeometry
import TouchScenes

/// What real fingers did is recognized as what they meant, among everything else that might be recognized.
@MainActor @Suite struct RecordingTests {
  @Test(arguments: Recording.all) func aRecordingIsRecognizedAsWhatWasMeant(_ recording: Recording) throws {
    let play = try RecordingPlay(recording, into: RecordingPlay.everything)
    expectEqual(play.gestures, expected(recording))
  }

  private func expected(_ recording: Recording) -> [String] {
    switch recording.label {
    case "tap": ["tap ended"]
    // The fourth is a double tap with two fingers.
    case "double": recording.name == "phone_4" ? ["doubleOfTwo ended"] : ["double ended"]
    case "hold": recording.name == "phone_2" ? ["press began changed ended"] : ["press began ended"]
    case "holdanddrag": ["press began changed ended"]
    case "drag", "swipe": ["pan began changed ended"]
    case "zoom": ["pinch began changed ended"]
    // The fingers come 22 points closer meanwhile, so the pinch, which goes with a rotation, joins in.
    case "rotate": ["rotation began changed ended", "pinch began changed ended"]
    case _: []
    }
  }

  @Test(arguments: Recording.all.filter { $0.label == "zoom" })
  func aPinchMeasuresTheDistanceOfTheFingers(_ recording: Recording) throws {
    let play = try RecordingPlay(recording, into: RecordingPlay.everything)
    let (first, last) = play.measured.distances
    // Fingers that came together: 8 points of the way are taken off the first distance; apart: added (7.5.2).
    let expected = last / (last < first ? first - 8 : first + 8)
    #expect(abs(play.values.scale - expected) < 0.05, "\(play.values.scale), but measured \(expected)")
    expectEqual((play.values.scale < 1), (recording.name == "phone_1"))
  }

  @Test func aRotationMeasuresTheTurnOfTheFingers() throws {
    let recording = try #require(Recording.all.first { $0.label == "rotate" })
    let play = try RecordingPlay(recording, into: RecordingPlay.everything)
    // What it took to begin, 5 to 10 degrees, is taken off (7.6.1).
    #expect(play.measured.turn > 90)
    #expect((5...10).contains(play.measured.turn - play.values.turn), "\(play.values.turn) of \(play.measured.turn)")
  }

  /// Flings across the screen, steeper than flat: within the first 50 points they have not left the line of the steep
  /// way by as much, so that swipe recognizes and no other (7.4.2).
  @Test(arguments: Recording.all.filter { $0.label == "swipe" })
  func aFlingAcrossIsASwipeInItsLargerDirection(_ recording: Recording) throws {
    let play = try RecordingPlay(recording, into: RecordingPlay.swipes)
    let travel = play.measured.travel
    #expect(abs(travel.dy) > abs(travel.dx) && abs(travel.dx) > 50)
    expectEqual(play.gestures, [travel.dy > 0 ? "down ended" : "up ended"])
  }

  @Test func theTableOfTheDocumentationIsWhatHappens() throws {
    let path = "\(Recording.repository)/Docs/Recordings.md"
    let text = try RecordingTable.text()
    if getenv("TOUCHSTONE_BLESS") != nil { try TextFile.replace(path, with: text) }
    expectEqual(String(decoding: try TextFile.read(path), as: UTF8.self), text)
  }
}
