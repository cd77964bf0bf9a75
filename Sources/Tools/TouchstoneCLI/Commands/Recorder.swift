import TouchScenes

extension Command {
  /// Prints the file that records gestures on a telephone.
  static let recorder = Command(
    name: "recorder", synopsis: "[-o FILE]",
    summary: "prints TouchRecorder.swift, which records gestures in an app for iPhone or iPad",
    details: """
      -o FILE  where to; the standard output without it

      Add the file to the app and give it the window; its first lines say how. For each gesture it writes one file to share,
      which explain, play, lint, compare and demo open here.
      """,
    options: ["-o"]
  ) { arguments throws(Failure) in
    guard arguments.positional.isEmpty else { throw .usage("recorder takes nothing; -o FILE says where to") }
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
