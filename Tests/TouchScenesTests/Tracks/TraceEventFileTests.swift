import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTrace

@testable import TouchScenes

/// The trace for Perfetto: what must hold of every scene, and two of them whole.
@MainActor @Suite struct TraceEventFileTests {
  private func text(_ name: String) throws -> String {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let player = ScenePlayer(loaded.scene)
    let recorder = TraceRecorder(of: player.stage.recognizersInOrder) { player.stage.name(of: $0) }
    player.application.traceSink = recorder
    player.play(input)
    return TraceEventFile(
      Tracks(recorder, of: loaded.scene, until: player.application.now), title: loaded.scene.title
    ).text
  }

  /// An event with its keys as plain values.
  private struct Event {
    var words: [String: String] = [:]
    var numbers: [String: Double] = [:]
    var arguments: [JSONMember] = []

    init(_ value: JSONValue) {
      guard case .object(let members) = value.content else { return }
      for member in members {
        switch member.value.content {
        case .string(let text): words[member.key] = text
        case .number(let number): numbers[member.key] = number
        case .object(let arguments): self.arguments = arguments
        case .null, .bool, .array: break
        }
      }
    }

    var thread: [Double] { [numbers["pid"] ?? -1, numbers["tid"] ?? -1] }
    var time: Double { numbers["ts"] ?? -1 }
    var end: Double { time + (numbers["dur"] ?? 0) }
  }

  private func events(_ name: String) throws -> [Event] {
    let value = try JSONReader.read(Array(try text(name).utf8)[...], file: name, line: 1, whole: "file")
    guard case .object(let members) = value.content,
      case .array(let events) = members.first(where: { $0.key == "traceEvents" })?.value.content
    else { return [] }
    return events.map(Event.init)
  }

  @Test(arguments: BuiltInScenes.entries.map(\.name)) func everyEventIsSound(_ name: String) throws {
    let events = try events(name)
    // Shakes and remote controls have no duration: such scenes have marks only.
    let hasSpans = ["motion", "remote-control"].contains(name) == false
    expectEqual(events.contains { $0.words["ph"] == "X" }, hasSpans)
    let named = events.filter { $0.words["name"] == "thread_name" }.map(\.thread)
    expectEqual(Set(named).count, named.count)
    for event in events where event.words["ph"] != "M" {
      #expect(named.contains(event.thread), "an event on a track without a name")
      #expect(event.time >= 0 && event.time == event.time.rounded(.down), "whole microseconds in these scenes")
    }
    for thread in named {
      let spans = events.filter { $0.words["ph"] == "X" && $0.thread == thread }
      #expect(spans.allSatisfy { ($0.numbers["dur"] ?? 0) > 0 })
      for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.end <= next.time, "states overlap") }
    }
    // A flow goes from the culprit to the victim, once, and begins and ends at the same moment.
    let starts = events.filter { $0.words["ph"] == "s" }
    let ends = events.filter { $0.words["ph"] == "f" }
    expectEqual(starts.map { $0.numbers["id"] }, ends.map { $0.numbers["id"] })
    expectEqual(starts.map(\.time), ends.map(\.time))
    for (start, end) in zip(starts, ends) {
      #expect(start.thread != end.thread && start.numbers["pid"] == 2 && end.words["bp"] == "e")
    }
  }

  @Test(arguments: BuiltInScenes.entries.map(\.name)) func everyActionOfTheLogIsAnInstant(_ name: String) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    let player = ScenePlayer(loaded.scene)
    player.play(try #require(try BuiltInScenes.library.input(of: loaded)))
    let logged = player.stage.log.filter { $0.contains(" action ") }
    // The recognizers of scroll views and text inputs log no actions unless this is enabled.
    let events = try events(name)
    let own = events.filter { event in
      event.words["name"] == "thread_name"
        && event.arguments.contains { argument in
          [".pan", "(a recognizer on "].contains { "\(argument.value)".contains($0) }
        }
    }
    let traced = events.filter { event in
      event.words["cat"] == "action" && !own.contains { $0.thread == event.thread }
    }
    expectEqual(logged.count, traced.count)
  }

  @Test(arguments: ["swipe-and-pan-cured", "single-double-tap"]) func theWholeFileIsAsItShould(_ name: String) throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(folder)/Goldens/Trace/\(name).json"
    let text = try text(name)
    if getenv("TOUCHSTONE_BLESS") != nil { try TextFile.replace(path, with: text) }
    try expectEqual(String(decoding: TextFile.read(path), as: UTF8.self), text)
  }

  @Test func aDecisionCarriesItsNumberAndItsRule() throws {
    let failed = try events("swipe-and-pan-cured").first { $0.words["name"] == "possible → failed" }
    expectEqual(
      failed?.arguments.map { "\($0.key) \(JSONWriter.line($0.value))" },
      [
        #"rule "7.4.2""#, #"reason "tooSlow""#, "measured 0.5", "threshold 0.5", #"unit "s""#,
      ])
  }
}
