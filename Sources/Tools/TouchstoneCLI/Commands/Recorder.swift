import TouchScenes

extension Command {
  /// Prints the source file that records gestures on an iPhone or iPad.
  static let recorder = Command(
    name: "recorder", synopsis: "[-o FILE]",
    summary: "prints TouchRecorder.swift, which records gestures in an app for iPhone or iPad",
    details: """
      -o FILE  where to; the standard output without it

      Add the file to the app and call it with the window, as its first lines explain. It writes one file for each
      gesture. Share the file, and open it here with explain, play, lint, compare or demo.
      """,
    options: ["-o"]
  ) { arguments throws(Failure) in
    guard arguments.positional.isEmpty else { throw .usage("recorder takes no operands; -o FILE sets the output file") }
    if let path = arguments.value(of: "-o") {
      try Scenes.write(RecorderSource.text, to: Scenes.writable(path))
    } else {
      for line in RecorderSource.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        Output.line(String(line))
      }
    }
    return .done
  }
}
