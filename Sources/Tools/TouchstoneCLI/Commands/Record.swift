import TouchScenes
import Touchstone

extension Command {
  /// Opens a scene and records what the fingers do to it.
  static let record = Command(
    name: "record", synopsis: "SCENE -o FILE [--plain] [OPTIONS]",
    summary: "opens a window with a scene and writes what the fingers do as an input file",
    details: """
      -o FILE                the input file to write, when the window is closed or the command interrupted
      --plain                only the scene; by default with the inspector, and R restarts
      --mouse finger|pointer  what the mouse is on the scene: a finger (default), two with Alt held, or a pointer
      --log callbacks        prints the callbacks of the scene to the standard output, as they are made
      --log-times real|none  whether the lines begin with the seconds since the first event (default) or with 0.000
      --place                prints the position of the scene in the window to standard error: place X Y

      Playing the file into the scene gives the same callbacks. A file that cannot be written is refused with status 66
      before the window opens. Without a display the status is 69.
      """,
    options: ["-o", "--log", "--log-times", "--mouse"], switches: ["--place", "--plain"]
  ) { arguments throws(Failure) in
    guard let name = try arguments.only("scene") else { throw .usage(localized("which scene?")) }
    guard let output = arguments.value(of: "-o") else {
      throw .usage(localized("no output file; name one with -o FILE"))
    }
    var options = try StageOptions(arguments)
    options.isPlain = arguments.has("--plain")
    let scene = try Scenes.load(name).scene
    // For a link, its target is written, and the link is preserved.
    (options.hasList, options.records, options.output) = (false, true, try Scenes.writable(output))
    let delegate = try StageProgram.run(name, scene, options)
    if delegate.isCutOff { return .cutOff }
    // A recording without touches is also stored.
    if delegate.controller?.lastKept == nil {
      let nothing = InputFile(size: delegate.sceneSize)
      try Scenes.write(nothing.text, to: output)
      StageDelegate.printLength(of: nothing, in: output)
    }
    return .done
  }
}
