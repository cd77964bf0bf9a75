import Expectations
import Testing
import TouchScenes

@testable import TouchstoneCLI

/// The explained replay: one file, whole, and safe whatever names say.
@MainActor @Suite struct PageTests {
  private func page(_ name: String) throws -> String { try Pages.of(name) }

  @Test(arguments: WalkedScenes.names) func itIsSmallAndNeedsNothingElse(_ name: String) throws {
    let text = try page(name)
    #expect(text.utf8.count < 300_000)
    for word in ["src=", "url(http", "@import", "fetch(", "XMLHttpRequest", "href=\"http", "<link", "<iframe"] {
      #expect(!text.contains(word), "\(word)")
    }
    let addresses = text.split(separator: "http").count - 1
    expectEqual(addresses, 1, "the only address is the name of SVG")
  }

  @Test(arguments: ["transform-cured", "responder-chain", "two-buttons"])
  func everyTagIsClosedAndEveryIdIsThereOnce(_ name: String) throws {
    let text = try page(name)
    expectNil(TagCheck.complaint(text))
    #expect(TagCheck.complaint(text.replacing("</main>", with: "")) != nil, "the check can fail")
    let ids = text.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    expectEqual(Set(ids).count, ids.count)
  }

  @Test func itSaysWhatExplainSaysAndWhatTheLogsSay() throws {
    let (scene, input) = try Scenes.loadWithInput("swipe-and-pan-cured", nil)
    let played = PlayedScene(scene, input, isHeard: true)
    let text = played.page.text
    #expect(!played.callbacks.isEmpty)
    for line in played.callbacks { #expect(text.contains(">\(line)</li>")) }
    expectEqual(text.contains("<td>possible → failed"), false)
    #expect(text.contains("swipe failed at 1.500 s: it was not done within 0.5 s (7.4.2)"))
    #expect(text.contains("<td>pan</td><td>requires to fail</td><td>swipe</td>"))
    expectEqual(text.split(separator: "<tr data-t=").count - 1, played.decisions.objects.count)
  }

  @Test func theVerdictIsFirstThenTheReasonsThenWhatHelps() throws {
    let text = try page("swipe-and-pan")
    let parts = [
      "<main>", "id=\"verdict\"", "class=\"lost\"", "id=\"scene\"", "id=\"why\"", "class=\"cures\"", "id=\"decisions\"",
    ]
    let places = parts.map { part in text.split(separator: part, maxSplits: 1).first?.count ?? 0 }
    #expect(places == places.sorted() && Set(places).count == places.count)
    #expect(
      text.contains(
        "<li class=\"lost\"><strong>Lost</strong> swipe failed at 0.016 s: pan recognized, and only one of the two may recognize "
          + "(5.1.3). pan began at 0.016 s: the finger had gone 14 pt, and 10 pt is enough (7.3.2). So it went 2 times in 2 "
          + "attempts.</li>"))
    #expect(
      text.contains("<li class=\"won\"><strong>Won</strong> pan acted in 2 attempts, first at 0.016 s (4.5).</li>"))
    #expect(text.contains("<ol class=\"cures\"><li>To make swipe act: "))
    #expect(!text.contains("Cure: "))
    #expect(
      try page("tap-kills-rows").contains(
        "<strong>Lost</strong> row2 had touch 1 taken away by dismiss at 0.080 s (6.2)."))
    #expect(try page("hit-test-order").contains("<p>No recognizer acted, and none lost to another.</p>"))
    #expect(try page("gallery").contains("<strong>Won</strong> filled sent touchUpInside at 0.100 s."))
  }

  @Test func itHasLandmarksAndWordsForPictures() throws {
    let text = try page("transform")
    for part in [
      "<html lang=\"en\">", "<header>", "<main>", "<footer>", "class=\"skip\" href=\"#verdict\"", "role=\"status\"",
      "aria-labelledby=\"stage-title stage-text\"", "aria-labelledby=\"lanes-title lanes-text\"", "<caption>",
      "<th scope=\"col\">", "aria-label=\"Previous event\"", "prefers-color-scheme:dark",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func namesCannotBecomeMarkup() throws {
    let attack = #"</script><b x='1' & "y">"#
    let quoted = JSONWriter.quoted(attack)
    // Names are one word.
    let name = attack.filter { $0 != " " }
    let (view, tap) = (JSONWriter.quoted(name), JSONWriter.quoted(name + "1"))
    let scene = try SceneFile.read(
      Array(
        """
        {"format":"touchstone-scene","version":1,"title":\(quoted),"about":\(quoted),"size":[100,100],
         "root":{"name":\(view),"class":"UIView","frame":[0,0,100,100],"overrides":["touchesBegan"],
           "children":[{"name":"l","class":"UILabel","frame":[0,0,50,10],"text":\(quoted)}],
           "recognizers":[{"name":\(tap),"class":"UITapGestureRecognizer"},
             {"name":"<!--","class":"UIPanGestureRecognizer","requiresToFail":[\(tap)]}]}}
        """.utf8), file: "attack.json")
    let input = try InputFile.read(
      Array(
        """
        {"format":"touchstone-input","version":1,"size":[100,100]}
        {"t":0,"id":1,"phase":"began","x":60,"y":60}
        {"t":0.1,"id":1,"phase":"ended","x":60,"y":60}
        """.utf8), file: "attack.jsonl")
    let text = PlayedScene(scene, input, isHeard: true).page.text
    #expect(!text.contains(attack) && !text.contains(name) && !text.contains("<b ") && !text.contains("<!--"))
    #expect(text.contains("&lt;/script&gt;&lt;b x=&#39;1&#39; &amp; &quot;y&quot;&gt;"))
    expectNil(TagCheck.complaint(text))
    expectEqual(text.split(separator: "</script>").count, 3)
  }

  @Test func charactersThatNoPageMayHoldAreReplaced() {
    expectEqual(Markup.text("a\u{0}b\u{1B}c\u{85}\td\n"), "a\u{FFFD}b\u{FFFD}c\u{FFFD}\td\n")
    expectEqual(Markup.script(.string("</script>\u{2028}&")), "\"\\u003c/script\\u003e\\u2028\\u0026\"")
  }
}

/// Whether every tag of a page is closed in its order.
private enum TagCheck {
  private static let void = ["meta", "input", "br", "link", "img", "!DOCTYPE"]

  static func complaint(_ page: String) -> String? {
    var open: [Substring] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else { return "a tag without an end" }
      let tag = rest[..<end]
      let name = tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "\n" && $0 != "/" }
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast() == name else { return "\(name) is closed where it is not open" }
      } else if !tag.hasSuffix("/"), !void.contains(String(name)) {
        open.append(name)
        // What is in these is no markup.
        if name == "script" || name == "style" {
          guard let close = rest.start(of: "</\(name)>") else { return "\(name) has no end" }
          rest = rest[close...]
        }
      }
    }
    return open.isEmpty ? nil : "never closed: \(open)"
  }
}

extension Substring {
  /// Where a text begins in this one.
  fileprivate func start(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
