import TouchGeometry
import TouchScenes
import TouchTrace

/// A drawing of tracks: a lane for each along a time axis, with states as bars, and arrows from a culprit to what it
/// affects.
struct PageLanes {
  private let tracks: Tracks
  /// In the drawing's units: the width of the column of names, that of the lanes, and the height of a lane.
  static let column = 210.0
  static let width = 1000.0
  private static let row = 26.0
  private static let heading = 24.0
  private static let top = 26.0

  /// The vertical center of each lane, by the index of its track.
  private let middles: [Double]
  private let headings: [(text: String, y: Double)]
  let height: Double
  /// The time at the right edge.
  let end: Double

  init(_ tracks: Tracks) {
    self.tracks = tracks
    end = max(0.1, tracks.end * 1.02)
    var y = Self.top
    var middles: [Double] = []
    var headings: [(String, Double)] = []
    var kind: Tracks.Kind?
    for track in tracks.tracks {
      if track.kind != kind {
        kind = track.kind
        headings.append((track.kind.heading, y + Self.heading / 2 + 3))
        y += Self.heading
      }
      middles.append(y + Self.row / 2)
      y += Self.row
    }
    (self.middles, self.headings, height) = (middles, headings, y + 6)
  }

  /// The drawing.
  var svg: String {
    var parts: [String] = []
    parts += ticks
    parts += headings.map { heading in
      "<text class=\"group\" x=\"8\" y=\"\(Markup.number(heading.y))\">\(heading.text)</text>"
    }
    for (index, track) in tracks.tracks.enumerated() { parts += lane(track, middles[index]) }
    parts += tracks.flows.map(arrow)
    parts.append(
      "<line id=\"playhead\" class=\"playhead\" y1=\"14\" y2=\"\(Markup.number(height))\" "
        + "x1=\"\(x(tracks.end))\" x2=\"\(x(tracks.end))\"/>")
    return """
      <svg id="lanes" viewBox="0 0 \(Int(Self.width)) \(Markup.number(height))" role="img" \
      aria-labelledby="lanes-title lanes-text">
      <title id="lanes-title">\(localized("Lanes of fingers, recognizers and views"))</title>
      <desc id="lanes-text">\(Markup.text(summary))</desc>
      <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
      orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" class="arrowhead"/></marker></defs>
      \(parts.joined(separator: "\n"))
      </svg>
      """
  }

  /// The states in words, for readers who cannot see them.
  private var summary: String {
    tracks.tracks.map { track in
      track.spans.isEmpty
        ? localized("%1$s: nothing happened.", track.name)
        : localized("%1$s: %2$s.", track.name, Self.words(track.spans))
    }.joined(separator: " ")
  }

  /// The states of a track with their times.
  static func words(_ spans: [Tracks.Span]) -> String {
    spans.map { localized("%1$s from %2$s to %3$s s", $0.name, Markup.time($0.start), Markup.time($0.end)) }
      .joined(separator: localized(", "))
  }

  private func x(_ time: Double) -> String { Markup.number(position(time)) }

  private func position(_ time: Double) -> Double {
    Self.column + min(time, end) / end * (Self.width - Self.column - 8)
  }

  // MARK: Parts

  private var ticks: [String] {
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60]
    let step = steps.first { end / $0 <= 12 } ?? 300
    return (0...Int(end / step)).map { number in
      let time = Double(number) * step
      let text = JSONWriter.number((time * 1000).rounded() / 1000)
      return "<line class=\"tick\" x1=\"\(x(time))\" x2=\"\(x(time))\" y1=\"18\" y2=\"\(Markup.number(height))\"/>"
        + "<text class=\"time\" x=\"\(x(time))\" y=\"12\">\(text) s</text>"
    }
  }

  private func lane(_ track: Tracks.Track, _ middle: Double) -> [String] {
    let y = Markup.number(middle + 4)
    var parts = [
      "<line class=\"base\" x1=\"\(Int(Self.column))\" x2=\"\(Int(Self.width))\" y1=\"\(Markup.number(middle))\" "
        + "y2=\"\(Markup.number(middle))\"/>",
      "<text class=\"lane\" x=\"20\" y=\"\(y)\">\(Markup.text(shortened(track.name)))"
        + "<title>\(Markup.text("\(track.name) \(track.detail)"))</title></text>",
    ]
    for span in track.spans {
      let (left, right) = (position(span.start), max(position(span.end), position(span.start) + 2))
      let width = right - left
      let look = Self.look(of: span, track)
      parts.append(
        "<rect class=\"span \(look)\" x=\"\(Markup.number(left))\" y=\"\(Markup.number(middle - 8))\" "
          + "width=\"\(Markup.number(width))\" height=\"16\" rx=\"3\"><title>\(Markup.text(description(track, span)))</title></rect>"
      )
      if Double(span.name.count) * 6.4 + 12 < width {
        parts.append(
          "<text class=\"state \(look)\" x=\"\(Markup.number(left + 8))\" y=\"\(y)\">\(Markup.text(span.name))</text>")
      }
    }
    return parts + track.marks.compactMap { sign($0, track, middle) }
  }

  private func sign(_ mark: Tracks.Mark, _ track: Tracks.Track, _ middle: Double) -> String? {
    let (x, y) = (position(mark.time), middle)
    let shape: String
    switch mark.kind {
    case .action: shape = "<circle class=\"action\" cx=\"\(Markup.number(x))\" cy=\"\(Markup.number(y))\" r=\"4.5\">"
    case .call:
      let isLast = mark.name == "touchesCancelled" || mark.name == "pressesCancelled"
      shape =
        "<rect class=\"\(isLast ? "lost" : "call")\" x=\"\(Markup.number(x - 1))\" y=\"\(Markup.number(y - 11))\" "
        + "width=\"\(isLast ? 3 : 2)\" height=\"22\">"
    case .decision where mark.name.hasSuffix("→ failed") || mark.name.hasSuffix("→ cancelled"):
      let (l, r, t, b) = (x - 4, x + 4, y - 4, y + 4)
      let path = "M\(n(l)) \(n(t))L\(n(r)) \(n(b))M\(n(r)) \(n(t))L\(n(l)) \(n(b))"
      shape = "<path class=\"cross\" d=\"\(path)\">"
    case .decision where track.kind == .finger || track.kind == .input: return nil
    case .decision:
      shape = "<circle class=\"turn\" cx=\"\(Markup.number(x))\" cy=\"\(Markup.number(y + 10))\" r=\"1.8\">"
    }
    let name = shape.dropFirst().prefix { $0 != " " }
    return "\(shape)<title>\(Markup.text(description(track, mark)))</title></\(name)>"
  }

  private func arrow(_ flow: Tracks.Flow) -> String {
    let x = position(flow.time)
    let (from, to) = (middles[flow.from], middles[flow.to])
    let bend = from == to ? 30.0 : 14 + abs(to - from) / 12
    let start = from
    let end = to + (to > from ? -10 : 10)
    let path = "M\(n(x)) \(n(start))C\(n(x + bend)) \(n(start)) \(n(x + bend)) \(n(end)) \(n(x)) \(n(end))"
    let (culprit, affected) = (tracks.tracks[flow.from].name, tracks.tracks[flow.to].name)
    let what = flow.kind.effect(of: culprit, on: affected)
    let text = localized("%1$s s: %2$s", Markup.time(flow.time), what) + description(flow.facts)
    return "<path class=\"flow\" d=\"\(path)\" marker-end=\"url(#head)\"><title>\(Markup.text(text))</title></path>"
  }

  private func n(_ value: Double) -> String { Markup.number(value) }

  // MARK: Words

  private func description(_ track: Tracks.Track, _ span: Tracks.Span) -> String {
    localized("%1$s: %2$s, %3$s to %4$s s", track.name, span.name, Markup.time(span.start), Markup.time(span.end))
      + description(span.facts)
  }

  private func description(_ track: Tracks.Track, _ mark: Tracks.Mark) -> String {
    localized("%1$s s: %2$s", Markup.time(mark.time), "\(track.name) \(mark.name)") + description(mark.facts)
  }

  private func description(_ facts: FactCause) -> String {
    var text = facts.reason.map { localized(", ") + "\($0)" } ?? ""
    if let culprit = facts.culprit { text += localized(" by %1$s", culprit) }
    if let measure = facts.measure {
      text +=
        localized(", ")
        + localized(
          "%1$s of %2$s %3$s", Markup.number(measure.measured), Markup.number(measure.threshold), measure.unit.rawValue)
    }
    return facts.rule.isEmpty ? text : text + localized(" (%1$s)", "\(facts.rule)")
  }

  /// The name, shortened to fit into the column.
  private func shortened(_ name: String) -> String { name.count <= 26 ? name : String(name.prefix(25)) + "…" }

  private static func look(of span: Tracks.Span, _ track: Tracks.Track) -> String {
    switch track.kind {
    case .finger, .input: "down"
    case .view: "touched"
    case .recognizer: look(of: span.name)
    }
  }

  private static func look(of state: String) -> String {
    ["possible", "began", "changed", "ended", "failed", "cancelled", "blocked"].first { $0 == state }
      ?? "possible"
  }
}

extension Tracks.Flow.Kind {
  /// The sentence about the culprit's effect on the affected lane.
  func effect(of culprit: String, on affected: String) -> String {
    switch self {
    case .blocked: localized("%1$s blocks %2$s", culprit, affected)
    case .prevented: localized("%1$s excludes %2$s", culprit, affected)
    case .cancelled: localized("%1$s takes the touch from %2$s", culprit, affected)
    case .withheld: localized("%1$s keeps the touch from %2$s", culprit, affected)
    }
  }
}

extension Tracks.Kind {
  /// The heading of the lanes of the kind.
  fileprivate var heading: String {
    switch self {
    case .finger: localized("fingers")
    case .recognizer: localized("recognizers")
    case .view: localized("views")
    case .input: localized("keys, buttons, wheels")
    }
  }
}
