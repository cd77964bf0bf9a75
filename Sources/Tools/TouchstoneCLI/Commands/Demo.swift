import TouchScenes

extension Command {
  /// Opens the demo window on a scene.
  static let demo = Command(
    name: "demo", synopsis: "[SCENE] [--input FILE] [OPTIONS]",
    summary: "opens the demo window on a scene",
    details: """
      --input FILE           the input that Space plays; by default the scene's own
      --mouse finger|pointer  the mouse on the scene: a finger (default), two with Alt, or a pointer
      --log callbacks        prints the callbacks of the scene to standard output, as they are made
      --log none             prints nothing (default)
      --log-times real       the lines begin with the seconds since the first touch (default)
      --log-times none       the lines begin with 0.000, so that two runs can be compared
      --place                prints the position of the scene in the window to standard error: place X Y

      Up and down choose a scene of the list, C switches between a conflict and its cure, left and right move between
      decisions, Tab moves to lanes and panels; Docs/Inspector.md lists all keys. R starts and ends a recording, Space
      plays and pauses, 1 to 5 choose the speed, S saves. A scene or an input that is dropped on the window is opened.
      A scene file that changes on disk is loaded again, and the last input is played into it.
      Without a display the status is 69.
      """,
    options: ["--input", "--log", "--log-times", "--mouse"], switches: ["--place"]
  ) { arguments throws(Failure) in
    let name = try arguments.only("scene") ?? Scenes.first
    var options = try StageOptions(arguments)
    let loaded = try Scenes.load(name)
    if let path = arguments.value(of: "--input") {
      options.input = try Scenes.input(of: loaded, path)
    } else {
      options.input = Scenes.ownInput(of: loaded)
    }
    return try StageProgram.run(name, loaded.scene, options).isCutOff ? .cutOff : .done
  }
}

extension StageOptions {
  /// Reads the options that demo and record share.
  init(_ arguments: Arguments) throws(Failure) {
    log = try arguments.choice("--log", default: DemoLog.none)
    times = try arguments.choice("--log-times", default: DemoLogTimes.real)
    mouse = try arguments.choice("--mouse", default: MouseKind.finger)
    printsPlace = arguments.has("--place")
  }
}
