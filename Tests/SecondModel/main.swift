import Glibc
import ReferenceModel
import TouchScenes

// The second model as a command, for Conformance/conformance: `SecondModel play SCENE INPUT` prints the callback log.

/// Ends the command with a sentence on standard error.
func stop(_ sentence: String, _ status: Int32) -> Never {
  let line = sentence + "\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  exit(status)
}

/// The status for a scene that the model cannot play.
let cannot: Int32 = 77

/// What a view has that the model does not know, or nil.
func unknown(in view: SceneView) -> String? {
  if view.controller?.controllerClass.isContainer == true { return "containers" }
  if !view.menu.isEmpty { return "menus" }
  if view.position != nil { return "views in rows" }
  return view.children.lazy.compactMap(unknown).first
}

let words = CommandLine.arguments.dropFirst()
guard words.count == 3, words.first == "play" else { stop("usage: SecondModel play SCENE INPUT", 64) }
do {
  let library = SceneLibrary { _ in nil }
  let loaded = try library.scene(words[words.startIndex + 1])
  guard let input = try library.input(of: loaded, at: words.last) else { stop("the scene has no input", 65) }
  if let part = unknown(in: loaded.scene.root) { stop("not modelled: \(part)", cannot) }
  for event in input.events {
    switch event.content {
    case .touch, .wait: continue
    default: stop("not modelled: input other than fingers", cannot)
    }
  }
  var player: ReferencePlayer
  do {
    player = try ReferencePlayer(scene: loaded.scene)
  } catch {
    stop("not modelled: \(error)", cannot)
  }
  for line in player.play(input) { print(line) }
} catch {
  stop("\(error)", error.exitStatus)
}
