import Expectations
import Testing
import TouchFiles
import TouchKit

/// The kit's own texts in the languages of their catalogs.
@MainActor @Suite struct LanguageTests {
  private func catalog(_ text: String) throws -> TextCatalog { try TextCatalog(text, file: "a.po") }

  @Test("a PO file's entries: several lines, escapes, contexts; fuzzy, empty and plural ones are left out")
  func reading() throws {
    let catalog = try catalog(
      """
      msgid ""
      msgstr "Language: de\\n"

      # A comment
      msgid "Open"
      msgstr "Öffnen"

      msgctxt "state"
      msgid "Open"
      msgstr ""
      "Of"
      "fen\\t\\"\\\\\\n"
      #, fuzzy
      msgid "Close"
      msgstr "Zu"

      msgid "Save"
      msgstr ""

      msgid "%1$s page"
      msgid_plural "%1$s pages"
      msgstr[0] "Seite"
      msgstr[1] "Seiten"
      """)
    expectEqual(catalog["Open", context: nil], "Öffnen")
    expectEqual(catalog["Open", context: "state"], "Offen\t\"\\\n")
    #expect(catalog["Close", context: nil] == nil && catalog["Save", context: nil] == nil)
    expectEqual(catalog.count, 2)
  }

  @Test(
    "a line that is none of a PO file is refused with its number",
    arguments: ["msgstr \"a\"", "\"a\"", "msgid a", "msgid", "what \"a\"", "msgid \"a", "msgid \"a\\\""])
  func refusing(_ line: String) {
    do {
      _ = try catalog("msgid \"a\"\nmsgstr \"b\"\n\n\(line)\n")
      Issue.record("\(line) was accepted")
    } catch {
      expectEqual("\(error)", "a.po:4: not a line of a PO file: \(line)")
    }
  }

  @Test("the languages of an environment are those of gettext")
  func environment() {
    func languages(_ values: [String: String]) -> [String] { BuiltInTexts.languagesOfEnvironment { values[$0] } }
    expectEqual(languages([:]), [])
    expectEqual(languages(["LANG": "zh_CN.UTF-8"]), ["zh_CN.UTF-8"])
    expectEqual(languages(["LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": "zh_CN"]), ["zh_CN"])
    expectEqual(languages(["LANG": "de_DE", "LANGUAGE": "zh_Hans:en"]), ["zh_Hans", "en", "de_DE"])
    expectEqual(languages(["LANG": "C.UTF-8", "LANGUAGE": "zh_CN"]), [])
  }

  @Test("texts are those of the first language that has a catalog, with the arguments in their places")
  func choosing() {
    defer { BuiltInTexts.use(["en"]) }
    func copy(_ languages: String...) -> String {
      BuiltInTexts.use(languages)
      return localized("Copy")
    }
    #expect(copy() == "Copy" && copy("de_DE.UTF-8") == "Copy" && copy("zh_TW") == "Copy")
    #expect(copy("zh_CN.UTF-8") == "拷贝" && copy("zh_Hans") == "拷贝" && copy("de", "zh") == "拷贝")
    expectEqual(copy("en_US", "zh_CN"), "Copy")
    BuiltInTexts.use(["zh_CN"])
    expectEqual(localized("Undo %1$s", "100% %1$s"), "撤销100% %1$s")
    #expect(localized("Up", context: "key") == "上箭头" && localized("Up", context: "folder") == "上层")
    expectEqual(localized("not in the catalog %2$s%", "a", "b"), "not in the catalog b%")
  }

  @Test("the pseudo-language changes every letter that can have an accent, and no place")
  func pseudo() {
    BuiltInTexts.use(["en_XA"])
    defer { BuiltInTexts.use(["en"]) }
    expectEqual(localized("Paste"), "[Þásté··]")
    expectEqual(localized("%1$s of %2$s", "1", "2"), "[1 óf 2······]")
  }
}
