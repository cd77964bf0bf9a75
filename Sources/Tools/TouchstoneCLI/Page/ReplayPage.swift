import TouchDiagnosis
import TouchGeometry
import TouchInspector
import TouchScenes
import TouchTrace

/// An explained replay as one self-contained HTML file: the scene, the lanes, the sentences, the logs.
///
/// All information is in the text, so it can be read without scripts; a script animates the scene and marks the moment.
struct ReplayPage {
  var scene: SceneFile
  /// The scene as groups of SVG, and the data with which the script changes it.
  var stage: (groups: String, first: JSONValue, changes: JSONValue)
  var tracks: Tracks
  /// The result of `explain`.
  var explanation: Explanation
  /// The findings of `lint`.
  var findings: [String]
  var callbacks: [String]
  var decisions: [[JSONMember]]
  /// The number of further decisions.
  var furtherDecisions = 0

  /// The maximum number of decisions on a page, from the first on.
  static let maximumDecisions = 20_000

  /// The whole file.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(localized("en", context: "language of the page"))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="touchstone">
    <meta name="color-scheme" content="light dark">
    <title>\(Markup.text(localized("%1$s: an explained replay", scene.localizedTitle)))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <a class="skip" href="#verdict">\(localized("Skip to the verdict"))</a>
    <header>
    <h1>\(Markup.text(scene.localizedTitle))</h1>
    \(scene.about.isEmpty ? "" : "<p>\(Markup.text(scene.localizedAbout))</p>")
    </header>
    <main>
    \(verdictSection)
    \(stageSection)
    \(whySection)
    \(helpSection)
    \(lanesSection)
    \(relationsSection)
    \(callbacksSection)
    \(decisionsSection)
    </main>
    <footer><p>\(footer)</p></footer>
    <script type="application/json" id="data">\(Markup.script(data))</script>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  /// The text of the footer, with the command as code.
  private var footer: String {
    localized(
      "Made by %1$s. Numbers in brackets are paragraphs of the semantics.", "<code>touchstone play --html</code>")
  }

  // MARK: Sections

  private var stageSection: String {
    let (width, height) = (Markup.number(Double(scene.size.width)), Markup.number(Double(scene.size.height)))
    return """
      <section id="scene" aria-labelledby="scene-title">
      <h2 id="scene-title">\(localized("The scene"))</h2>
      <svg id="stage" viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="stage-title stage-text">
      <title id="stage-title">\(Markup.text(localized("The scene %1$s, with the fingers", scene.localizedTitle)))</title>
      <desc id="stage-text">\(Markup.text(fingerSummary))</desc>
      <rect width="\(width)" height="\(height)" fill="#fff"/>
      \(stage.groups)
      <g id="trails">\(trails)</g>
      <g id="fingers"></g>
      </svg>
      <form id="controls" hidden aria-label="\(localized("Replay"))">
      <p class="buttons">
      <button type="button" id="back" aria-label="\(localized("Previous event"))">◀◀</button>
      <button type="button" id="play">\(localized("Play", context: "button"))</button>
      <button type="button" id="forward" aria-label="\(localized("Next event"))">▶▶</button>
      <label>\(localized("Speed")) <select id="speed"><option value="1">1×</option><option value="0.5">½</option>\
      <option value="0.25">¼</option><option value="0.05">1/20</option></select></label>
      </p>
      <label class="scrub">\(localized("Time")) <input type="range" id="time" min="0" max="\(JSONWriter.number(tracks.end))" \
      step="any" value="\(JSONWriter.number(tracks.end))"></label>
      <output id="clock" for="time">\(Markup.time(tracks.end)) s</output>
      <p id="now" role="status"></p>
      </form>
      </section>
      """
  }

  private var lanesSection: String {
    """
    <section id="lanes-section" aria-labelledby="lanes-heading">
    <h2 id="lanes-heading">\(localized("What happened when"))</h2>
    <div class="wide" tabindex="0" role="region" aria-label="\(localized("Lanes"))">
    \(PageLanes(tracks).svg)
    </div>
    <ul class="legend"><li class="possible">possible</li><li class="began">began, changed</li>\
    <li class="ended">ended</li><li class="blocked">\(localized("recognized, waits"))</li>\
    <li class="failed">failed, cancelled</li>\
    <li class="action">\(localized("action sent"))</li></ul>
    </section>
    """
  }

  /// The recognizers and views that lost and won, which a reader looks for first.
  private var verdictSection: String {
    let verdicts = explanation.verdicts.map { verdict in
      "<li class=\"\(verdict.outcome.rawValue)\"><strong>\(verdict.outcome == .lost ? localized("Lost") : localized("Won"))</strong> "
        + "\(Markup.text(verdict.text))</li>"
    }
    return """
      <section id="verdict" aria-labelledby="verdict-title">
      <h2 id="verdict-title">\(localized("Verdict"))</h2>
      \(verdicts.isEmpty ? "<p>\(localized("No recognizer acted, and none lost to another."))</p>"
        : "<ul class=\"verdicts\">\(verdicts.joined(separator: "\n"))</ul>")
      \((explanation.neverReached.map(\.sentence) + explanation.goalRemarks).map { "<p>\(Markup.text($0))</p>" }.joined(separator: "\n"))
      </section>
      """
  }

  /// The changes that would help, each with its effect.
  private var helpSection: String {
    let help = explanation.help().map { "<li>\(Markup.text($0.hasPrefix("to ") ? "T" + $0.dropFirst() : $0))</li>" }
    guard !help.isEmpty else { return "" }
    return """
      <section id="help" aria-labelledby="help-title">
      <h2 id="help-title">\(localized("What helps"))</h2>
      <ol class="cures">\(help.joined(separator: "\n"))</ol>
      </section>
      """
  }

  private var whySection: String {
    let parts = explanation.evidence.map { lines -> String in
      guard let head = lines.first, lines.count > 1, lines[1].hasPrefix("  ") else {
        return "<ul>" + lines.map { "<li>\(Markup.text($0))</li>" }.joined() + "</ul>"
      }
      let items = lines.dropFirst().map { "<li>\(Markup.text(String($0.drop { $0 == " " })))</li>" }
      return "<h3>\(Markup.text(head))</h3>\n<ul>\(items.joined(separator: "\n"))</ul>"
    }
    return """
      <section id="why" aria-labelledby="why-title">
      <h2 id="why-title">\(localized("Why"))</h2>
      \(parts.joined(separator: "\n"))
      </section>
      """
  }

  private var relationsSection: String {
    let rows = PageRelations(scene).rows
    let list = findings.map { "<li>\(Markup.text($0))</li>" }
    return """
      <section id="relations" aria-labelledby="relations-title">
      <h2 id="relations-title">\(localized("Relations"))</h2>
      \(rows.isEmpty ? "<p>\(localized("The scene names none: every recognizer is on its own."))</p>" : table(
        localized("Requirements and answers of delegates"),
        [localized("recognizer"), localized("relation"), localized("other")],
        rows.map { [$0.name, $0.relation, $0.others] }))
      \(list.isEmpty ? "" : "<h3>\(localized("What can be seen before any touch"))</h3>\n<ul>\(list.joined(separator: "\n"))</ul>")
      </section>
      """
  }

  private var callbacksSection: String {
    """
    <section id="callbacks" aria-labelledby="callbacks-title">
    <h2 id="callbacks-title">\(localized("Callbacks"))</h2>
    \(callbacks.isEmpty ? "<p>\(localized("There were none."))</p>" : "<ol class=\"log\">\(callbacks.map(line).joined(separator: "\n"))</ol>")
    </section>
    """
  }

  private func line(_ text: String) -> String {
    let time = text.prefix { $0 != " " }
    return "<li data-t=\"\(Markup.text(String(time)))\">\(Markup.text(text))</li>"
  }

  private var decisionsSection: String {
    let spokenNames = scene.spokenNames
    let rows = decisions.map { members in PageDecision(members) }
    let body = rows.map { row in
      "<tr data-t=\"\(Markup.text(row.time))\">"
        + row.cells.map { "<td>\(Markup.text(spokenNames.text($0)))</td>" }.joined() + "</tr>"
    }
    return """
      <section id="decisions" aria-labelledby="decisions-title">
      <h2 id="decisions-title">\(localized("Decisions"))</h2>
      <details><summary>\(decisionCount)</summary>
      <div class="wide" tabindex="0" role="region" aria-label="\(localized("Decisions"))">
      <table><caption>\(localized("The decision log"))</caption>
      <thead><tr>\(PageDecision.heads.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody></table>
      \(further)
      </div>
      </details>
      </section>
      """
  }

  private var decisionCount: String {
    let count = decisions.count + furtherDecisions
    return count == 1
      ? localized("1 decision with its rule and reason")
      : localized("%1$s decisions, each with its rule and reason", "\(count)")
  }

  private var further: String {
    guard furtherDecisions > 0 else { return "" }
    let command = "<code>play --log decisions</code>"
    return "<p>\(localized("And %1$s more, which %2$s prints.", "\(furtherDecisions)", command))</p>"
  }

  private func table(_ caption: String, _ heads: [String], _ rows: [[String]]) -> String {
    let body = rows.map { row in "<tr>" + row.map { "<td>\(Markup.text($0))</td>" }.joined() + "</tr>" }
    return """
      <div class="wide"><table><caption>\(Markup.text(caption))</caption>
      <thead><tr>\(heads.map { "<th scope=\"col\">\(Markup.text($0))</th>" }.joined())</tr></thead>
      <tbody>\(body.joined(separator: "\n"))</tbody></table></div>
      """
  }

  // MARK: Fingers

  private var fingers: [Tracks.Track] { tracks.tracks.filter { $0.kind == .finger } }

  private var fingerSummary: String {
    let parts = fingers.map { track -> String in
      let spans = PageLanes.words(track.spans)
      return spans.isEmpty ? localized("%1$s hits nothing", track.name) : "\(track.name) \(spans)"
    }
    return parts.isEmpty
      ? localized("No finger came down.") : localized("%1$s.", parts.joined(separator: localized("; ")))
  }

  /// The paths of the fingers, one line from each beginning to its end.
  private var trails: String {
    fingers.flatMap { track -> [String] in
      var lines: [[Tracks.Place]] = []
      for place in track.places {
        if let last = lines.last?.last, last.isDown {
          lines[lines.count - 1].append(place)
        } else {
          lines.append([place])
        }
      }
      return lines.map { places in
        let points = places.map { "\(Markup.number(Double($0.point.x))),\(Markup.number(Double($0.point.y)))" }
        let (start, name) = (places[0], Markup.text(track.name))
        let dot =
          "<circle cx=\"\(Markup.number(Double(start.point.x)))\" cy=\"\(Markup.number(Double(start.point.y)))\" r=\"4\">"
          + "<title>\(localized("%1$s came down at %2$s s", name, Markup.time(start.time)))</title></circle>"
        return "<polyline points=\"\(points.joined(separator: " "))\"/>" + dot
      }
    }.joined()
  }

  private var data: JSONValue {
    let places = fingers.map { track in
      JSONValue.object([
        JSONMember("name", .string(track.name)),
        JSONMember(
          "places",
          .array(
            track.places.map {
              .array([
                .number($0.time), .number(Double($0.point.x)), .number(Double($0.point.y)), .number($0.isDown ? 1 : 0),
              ])
            })),
      ])
    }
    var times: [Double] = []
    for member in decisions {
      if let time = PageDecision(member).seconds, times.last != time { times.append(time) }
    }
    return .object([
      JSONMember("end", .number(tracks.end)), JSONMember("axis", .number(PageLanes(tracks).end)),
      JSONMember("column", .number(PageLanes.column)), JSONMember("width", .number(PageLanes.width)),
      JSONMember("times", .numbers(times)), JSONMember("first", stage.first), JSONMember("changes", stage.changes),
      JSONMember("fingers", .array(places)),
    ])
  }
}
