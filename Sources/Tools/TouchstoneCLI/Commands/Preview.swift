import Glibc
import TouchFiles
import TouchGeometry
import TouchScenes
import Touchstone

extension Command {
  /// Shows the previews of a source.
  static let preview = Command(
    name: "preview", synopsis: "FILE [--name NAME] [--list] [--once]",
    summary: "shows what the #Preview of a Swift source returns, and shows it again when a source is saved",
    details: """
      FILE                 a source of a package that uses the kit
      --name NAME          the preview that is shown first; the first one of the file by default
      --style STYLE        light, dark, or both (the default)
      --size WIDTHxHEIGHT  in points; the size of the window, or that of the traits, by default
      --list               prints the previews and their lines, and builds nothing
      --once               does not observe the sources

      The window's bar chooses preview, style and size. After a build the scroll offsets, the chosen tab, texts, switches,
      sliders, steppers and segments are as they were; what was pushed or presented is not kept. A copy of the package's
      sources is in .build/touchstone-preview, and what is compiled in .build, as of swift build. swift build does not
      support #Preview: write #if canImport(DeveloperToolsSupport) || TOUCHSTONE_PREVIEW before it, and #endif after it.
      Previews of SwiftUI cannot be shown. TOUCHSTONE_BUILD_OPTIONS in the environment has further options for swift build.
      """,
    options: ["--name", "--style", "--size"], switches: ["--list", "--once"]
  ) { arguments throws(Failure) in
    guard let path = try arguments.only("source") else { throw .usage(localized("which source?")) }
    guard path.hasSuffix(".swift") else { throw .usage(localized("%1$s: previews are in Swift sources", "\(path)")) }
    guard path.split(separator: "/").last != "main.swift" else {
      throw .usage(
        localized("%1$s: put the preview into another source; main.swift has the program's own start", "\(path)"))
    }
    let style = try arguments.choice("--style", default: Style.both)
    var show = ["style=\(style.rawValue)"]
    if let name = arguments.value(of: "--name") { show.append("name=\(name)") }
    if let size = arguments.value(of: "--size") { show.append("size=" + (try Self.size(size))) }

    let source = try PreviewSource.read(path)
    if arguments.has("--list") {
      for preview in source.previews {
        Output.line("\(path):\(preview.line): \(preview.name)")
      }
    }
    for preview in source.previews where !preview.ignoredTraits.isEmpty {
      let traits = preview.ignoredTraits.joined(separator: ", ")
      Complaint.print(
        "touchstone: \(inOneLine(path)):\(preview.line): " + localized("ignored: %1$s", inOneLine(traits)))
    }
    guard !source.previews.isEmpty else {
      let swiftUI = source.providers.isEmpty ? "" : localized("; %1$s is a preview of SwiftUI", source.providers[0])
      throw Failure(message: localized("%1$s: it has no #Preview%2$s", "\(path)", "\(swiftUI)"), status: .badFile)
    }
    if let name = arguments.value(of: "--name"), !source.previews.contains(where: { $0.name == name }) {
      let names = source.previews.map(\.name).joined(separator: ", ")
      throw .usage(localized("--name %1$s: no preview has this name; there are %2$s", "\(name)", "\(names)"))
    }
    if arguments.has("--list") { return .done }
    setenv("TOUCHSTONE_PREVIEW_SHOW", show.map { escaped($0) }.joined(separator: ";"), 1)
    return try PreviewRun.run(PreviewMirror(of: PreviewPackage(containing: path)), isOnce: arguments.has("--once"))
  }

  private enum Style: String, CaseIterable { case light, dark, both }

  /// Returns a size as the program reads it.
  private static func size(_ text: String) throws(Failure) -> String {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0.map { (1...4096).contains($0) } ?? false }) else {
      throw .usage(localized("--size %1$s: it takes two whole numbers from 1 to 4096, such as 390x844", "\(text)"))
    }
    return text
  }

  /// A backslash comes before backslashes and semicolons.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == ";" || $0 == "\\" ? ["\\", $0] : [$0] })
  }
}
