import TouchScenes

extension Command {
  /// Prints the source file that records gestures on an iPhone or iPad.
  static let recorder = source(
    "recorder", RecorderSource.recorder,
    summary: "prints TouchRecorder.swift, which records gestures in an app for iPhone or iPad",
    details: """
      -o FILE  where to; the standard output without it

      Add the file to the app and call it with the window, as its first lines explain. It writes one file for each
      gesture. Share the file, and open it here with explain, play, lint, compare or demo.
      """)

  /// Prints the source file that builds scenes on an iPhone or iPad.
  static let runner = source(
    "runner", RecorderSource.runner,
    summary: "prints SceneRunner.swift, which runs scene files in an app for iPhone or iPad",
    details: """
      -o FILE  where to; the standard output without it

      Add the file to an app and give it the text of a scene file, as its first lines explain. It shows the scene, and
      writes the fingers and the callback log to one file. Share the file: compare plays it here and prints the first
      difference, with the rule.
      """)

  private static func source(
    _ name: String, _ text: @autoclosure @escaping @Sendable () -> String, summary: String, details: String
  ) -> Command {
    Command(
      name: name, synopsis: "[-o FILE]", summary: summary, details: details, options: ["-o"]
    ) { arguments throws(Failure) in
      if let extra = arguments.positional.first {
        throw .usage(
          localized("%1$s takes no arguments, but got \"%2$s\"; -o FILE sets the output file", "\(name)", extra))
      }
      if let path = arguments.value(of: "-o") {
        try Scenes.write(text(), to: Scenes.writable(path))
      } else {
        for line in text().split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
          Output.line(String(line))
        }
      }
      return .done
    }
  }
}
