import TouchFiles
import TouchGeometry

/// A gesture that is over, as a capture contains it.
///
/// It retains no object of the program. Its text is made when it is asked for: most gestures of tests are not. It is a
/// class because a copy of a structure would copy each of its parts.
@MainActor package final class CapturedGesture {
  private let program: String
  /// The number of the gesture's file; 0 without files.
  private let number: Int
  private let size: CGSize
  /// The appearance of the window as a PNG file; empty if nothing can be drawn.
  private let picture: [UInt8]
  private let root: CapturedView
  /// The names of the views that the kit adds for presentations.
  private let viewsOfTheKit: [String]
  private let recognizers: [CapturedRecognizer]
  private let hitTests: CapturedHitTests
  private let keeping: CapturedKeeping
  private let notes: [String]
  private let input: [String]
  private let log: [String]

  init(
    program: String, number: Int, size: CGSize, picture: [UInt8], root: CapturedView, viewsOfTheKit: [String],
    recognizers: [CapturedRecognizer], hitTests: CapturedHitTests, keeping: CapturedKeeping, notes: [String],
    input: [String], log: [String]
  ) {
    (self.program, self.number, self.size, self.picture) = (program, number, size, picture)
    (self.root, self.recognizers, self.hitTests, self.keeping) = (root, recognizers, hitTests, keeping)
    (self.viewsOfTheKit, self.notes, self.input, self.log) = (viewsOfTheKit, notes, input, log)
  }

  /// The text of the file, with one event or decision in a line.
  package var text: String {
    func list(_ lines: [String]) -> String {
      lines.isEmpty ? "[]" : "[\n" + lines.map { "    \($0)" }.joined(separator: ",\n") + "\n  ]"
    }
    let log = log.map { CapturedValue.text($0).line }
    let own = recognizers.filter(\.isOfTheKit).map(\.name) + viewsOfTheKit
    let kit = own.isEmpty ? "" : ",\n  \"ofTheKit\": \(CapturedValue.words(own).line)"
    let picture = picture.isEmpty ? "" : ",\n  \"picture\": \"\(Base64.encode(picture))\""
    return """
      {
        "format": "touchstone-capture", "version": 1,
        "program": \(CapturedValue.text(program).line),
        "scene": \(scene),
        "input": \(list(input)),
        "log": \(list(log))\(kit)\(picture)
      }

      """
  }

  private var scene: String {
    let about = ["Captured from \(program)."] + notes + recognizers.flatMap(\.notes)
    return CapturedValue.object([
      CapturedMember("format", .text("touchstone-scene")), CapturedMember("version", .number(1)),
      CapturedMember("title", .text("\(program), gesture \(number)")),
      CapturedMember("about", .text(about.joined(separator: " "))),
      CapturedMember("size", .numbers(size.width, size.height)),
      CapturedMember("root", root.json(recognizers) { hitTests.members(of: $0) + keeping.members(of: $0) }),
    ]).page(indent: 2)
  }
}
