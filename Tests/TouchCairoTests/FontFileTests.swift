import Expectations
import Synchronization
import Testing
import TouchCairo
import TouchDrawing
import TouchFiles
import TouchGeometry

/// Fonts of files, and machines without any.
@Suite struct FontFileTests {
  static func file(_ name: String) -> String { "/usr/share/fonts/truetype/dejavu/\(name).ttf" }

  func bare(_ complain: @escaping @Sendable (String) -> Void = { _ in }) -> PangoTextEngine {
    PangoTextEngine(
      fontconfigFile: GoldenFolder.packageRoot(of: #filePath) + "/Tests/Fonts/none.conf", complain: complain)
  }

  @Test func aFileThatIsAddedBringsItsTypeface() throws {
    let engine = bare()
    expectEqual(engine.faces, [])
    #expect(engine.addFonts(fromFile: Self.file("DejaVuSerif-Bold")))
    #expect(engine.addFonts(fromFile: Self.file("DejaVuSans")))
    expectEqual(
      engine.faces,
      [
        FontFace(family: "DejaVu Sans", name: "DejaVuSans", weight: 400, isItalic: false),
        FontFace(family: "DejaVu Serif", name: "DejaVuSerif-Bold", weight: 700, isItalic: false),
      ])
    let font = UIFont(face: .named("DejaVu Serif"), size: 20, weight: .bold)
    let width = engine.measure(TextLayout("Serif", font: font)).size.width
    expectEqual(width, pinned.measure(TextLayout("Serif", font: font)).size.width)
    #expect(engine.addFonts(fromFile: Self.file("DejaVuSans")), "a second time is no error")
    expectEqual(engine.faces.count, 2)
  }

  @Test func aTypefaceThatIsAddedLaterCountsFromThenOn() {
    let engine = bare()
    #expect(engine.addFonts(fromFile: Self.file("DejaVuSans")))
    let layout = TextLayout("mmmm", font: UIFont(face: .named("DejaVu Sans Mono"), size: 20, weight: .regular))
    let before = engine.measure(layout).size.width
    #expect(engine.addFonts(fromFile: Self.file("DejaVuSansMono")))
    #expect(engine.measure(layout).size.width < before)
  }

  @Test func whatIsNoFontIsRefused() throws {
    let engine = bare()
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(temporary)/touchstone-\(getpid()).ttf"
    try TextFile.replace(path, with: "no font at all")
    defer { unlink(path) }
    let pipe = path + ".pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    for wrong in [path, "/no/such.ttf", temporary, pipe, ""] { #expect(!engine.addFonts(fromFile: wrong)) }
    expectEqual(engine.faces, [])
  }

  @Test func withoutFontsMeasuresAreFiniteAndOneLineSaysSo() {
    let lines = Lines()
    let engine = bare { line in lines.add(line) }
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let font = UIFont.systemFont(ofSize: 10)
    let metrics = engine.measure(TextLayout(words, font: font, width: 120, lineBreakMode: .byWordWrapping))
    #expect(metrics.size.width <= 120 && metrics.size.height == CGFloat(metrics.lineCount) * 12)
    expectEqual(engine.metrics(of: font).lineHeight, 12)
    expectEqual(engine.lines(of: TextLayout("ab", font: font)).count, 1)
    expectEqual(lines.all, ["no fonts are installed, so no text is shown: apt install fonts-dejavu-core"])
    #expect(engine.addFonts(fromFile: Self.file("DejaVuSans")))
    #expect(engine.measure(TextLayout("mm", font: font)).size.width > 16)
  }

  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }
}
