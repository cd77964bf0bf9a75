import TouchGeometry
import TouchKit
import TouchScenes

extension Command {
  /// Plays an input into a scene without a display, and prints what happened.
  static let play = Command(
    name: "play", synopsis: "SCENE [--input FILE] [OPTIONS]",
    summary: "plays an input into a scene without a display and prints the log",
    details: """
      --input FILE           the input to play; the scene's own recording without it
      --log callbacks        prints the callbacks of the scene (default)
      --log decisions        prints what the engine decided and why, one JSON object a line
      --log none             prints nothing
      --screenshot OUT.png   a picture of the scene at the end, or at the time of --at SECONDS
      --film FOLDER          one picture for each event: 0001.png, 0002.png, …
      --scale N              pixels in a point of the pictures, 0.5 to 4; 1 without it
      """,
    options: ["--input", "--log", "--screenshot", "--at", "--film", "--scale"]
  ) { arguments throws(Failure) in
    guard let name = try arguments.only("scene") else { throw .usage("which scene?") }
    let log = try arguments.choice("--log", default: PlayLog.callbacks)
    let pictures = try Pictures(arguments)
    let (scene, input) = try Scenes.loadWithInput(name, arguments.value(of: "--input"))
    let camera = Camera(isWanted: pictures.areWanted, size: scene.size, scale: pictures.scale)
    let player = ScenePlayer(scene, on: camera.surface)
    let decisions = DecisionLog { player.stage.name(of: $0) }
    if log == .decisions { player.application.traceSink = decisions }
    try pictures.play(input, with: player, camera)
    switch log {
    case .callbacks: for line in player.stage.log { print(line) }
    case .decisions: for line in decisions.lines { print(line) }
    case .none: break
    }
    return .done
  }
}

/// What `play` prints.
enum PlayLog: String, CaseIterable { case callbacks, decisions, none }
