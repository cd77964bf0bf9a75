import TouchKit
import TouchScenes

/// Plays an input, one JSON line after the other, into a scene whose root's children are given as JSON, and gives the
/// callback log.
///
/// The scene is 390 by 640; its root is called `root`, and its own keys may be given too.
@MainActor func play(_ children: String, root: String = "", _ input: String) throws -> [String] {
  try player(children, root: root, input).stage.log
}

@MainActor func player(_ children: String, root: String = "", _ input: String) throws -> ScenePlayer {
  let scene = """
    {"format":"touchstone-scene","version":1,"title":"test","size":[390,640],
     "root":{"name":"root","class":"UIView","frame":[0,0,390,640]\(root.isEmpty ? "" : "," + root),
     "children":[\(children)]}}
    """
  let lines = #"{"format":"touchstone-input","version":1,"size":[390,640]}"# + "\n" + input
  let file = try SceneFile.read(Array(scene.utf8), file: "scene.json")
  let player = ScenePlayer(file)
  player.play(try InputFile.read(Array(lines.utf8), file: "input.jsonl", sceneSize: file.size))
  return player
}

/// Gives an input written in short.
///
/// `d1 100 100 0`, finger 1 goes down at (100, 100) at time 0; `m` moves, `u` lifts, `c` cancels, `w 1` waits until 1.
/// A fifth word after `d` is the kind of touch: `d1 100 100 0 pencil`.
func fingers(_ text: String) -> String {
  let phases: [Character: String] = ["d": "began", "m": "moved", "u": "ended", "c": "cancelled"]
  let commands = text.split(whereSeparator: { $0 == "," || $0 == "\n" })
  var types: [Substring: Substring] = [:]
  let lines = commands.compactMap { command -> String? in
    let words = command.split(separator: " ")
    guard let verb = words.first else { return nil }
    if verb == "w" { return #"{"t":\#(words[1]),"phase":"wait"}"# }
    guard let first = verb.first, let phase = phases[first] else { return nil }
    if first == "d" { types[verb.dropFirst()] = words.count > 4 ? words[4] : nil }
    let type = types[verb.dropFirst()].map { #","type":"\#($0)""# } ?? ""
    let touch = #""id":\#(verb.dropFirst()),"phase":"\#(phase)","x":\#(words[1]),"y":\#(words[2])"#
    return #"{"t":\#(words[3]),\#(touch)\#(type)}"#
  }
  return lines.joined(separator: "\n") + "\n"
}
