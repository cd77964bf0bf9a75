import TouchDrawing
import TouchFiles
import TouchKit
import TouchProbe
import TouchScenes

/// A limit of what is accepted, and the budget of the largest input.
///
/// `Ceiling.all` is the table of Docs/Reliability.md. A test exceeds each limit, and `Scripts/fuzz files` measures the
/// largest input of each.
public struct Ceiling: Sendable {
  /// What a ceiling limits.
  public enum Kind: String, Sendable, CaseIterable {
    case file, values, nesting, views, list, tree, text, picture, constraints, recognizers, relations, paste, typing,
      fingers
    case message, peer
  }

  /// What the ceiling limits.
  public let kind: Kind
  /// What the limit is about.
  public let subject: String
  /// The largest accepted number.
  public let maximum: Int
  /// What is counted.
  public let unit: String
  /// The processor time in seconds that reading and playing the largest input may take in the optimized program; nil if
  /// the limit is one of a connection.
  public let seconds: Double?
  /// What happens beyond the limit.
  public let beyond: String

  private init(
    _ kind: Kind, _ subject: String, _ maximum: Int, _ unit: String, seconds: Double?, beyond: String = "refused"
  ) {
    (self.kind, self.subject, self.maximum, self.unit) = (kind, subject, maximum, unit)
    (self.seconds, self.beyond) = (seconds, beyond)
  }

  /// All ceilings, in the order of the document.
  @MainActor public static let all = [
    Ceiling(.file, "a file", TextFile.largest, "bytes", seconds: 2),
    Ceiling(.values, "JSON", JSONReader.maximumValues, "values", seconds: 2),
    Ceiling(.nesting, "JSON", JSONReader.deepest, "levels", seconds: 0.3),
    Ceiling(.views, "a scene", SceneCeilings.views, "views", seconds: 3),
    Ceiling(.list, "a table, a collection", SceneCeilings.rows, "rows, items", seconds: 1),
    Ceiling(
      .tree, "a tree of views, layers or controllers", UIView.maximumLevels, "levels", seconds: 1,
      beyond: "not added, reported"),
    Ceiling(.text, "a text in a file", SceneCeilings.text, "bytes", seconds: 1),
    Ceiling(.picture, "a picture", ImageSize.maximumPixels, "pixels", seconds: 8),
    Ceiling(.constraints, "a scene", SceneCeilings.constraints, "constraints", seconds: 2),
    Ceiling(.recognizers, "a scene", SceneCeilings.recognizers, "recognizers", seconds: 2),
    Ceiling(.relations, "a scene", SceneCeilings.relations, "names of other recognizers", seconds: 2),
    Ceiling(.paste, "a paste in an input", SceneCeilings.text, "bytes", seconds: 1),
    Ceiling(.typing, "all that an input types and pastes", SceneCeilings.inputText, "bytes", seconds: 1),
    Ceiling(.fingers, "an input", SceneCeilings.fingers, "fingers at once", seconds: 1),
    Ceiling(
      .message, "a line of an inspector", ProbeChannel.maximumIncoming, "bytes", seconds: nil,
      beyond: "the connection is closed"),
    Ceiling(
      .peer, "what waits for an inspector", ProbeChannel.maximumOutgoing, "bytes", seconds: nil,
      beyond: "the connection is closed"),
  ]

  /// The heading of the table, and its rows.
  @MainActor public static var table: [String] {
    ["| of | at most | budget | beyond |", "|---|---|---|---|"] + all.map(\.row)
  }

  private var row: String {
    "| \(subject) | \(Self.grouped(maximum)) \(unit) | \(seconds.map { "\($0.formattedSeconds) s" } ?? "–") | \(beyond) |"
  }

  /// A number with commas, as documents have it.
  private static func grouped(_ number: Int) -> String {
    var result = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }
}

extension Double {
  fileprivate var formattedSeconds: String { self == rounded() ? String(Int(self)) : "\(self)" }
}
