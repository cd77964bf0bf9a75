import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes

/// `touchstone play`: plays an input into a scene without a display, and prints what happened.
@MainActor struct PlayCommand {
  enum Log: String, CaseIterable { case callbacks, decisions, none }

  static let usage = """
    touchstone play SCENE [--input FILE] [--log callbacks|decisions|none]
                    [--screenshot OUT.png [--at SECONDS]] [--film FOLDER] [--scale N]
    """

  private let scene: String
  private let input: String?
  private let log: Log
  private let screenshot: String?
  private let time: Double?
  private let film: String?
  private let scale: Double

  init(_ line: [String]) throws(UsageError) {
    let arguments = try Arguments(
      line, valued: ["--input", "--log", "--screenshot", "--at", "--film", "--scale"], count: 1...1)
    scene = arguments.words[0]
    input = arguments["--input"]
    log = try arguments.choice("--log", Log.self) ?? .callbacks
    screenshot = arguments["--screenshot"]
    time = try arguments.number("--at", in: 0...86_400)
    film = arguments["--film"]
    scale = try arguments.number("--scale", in: 0.5...4) ?? 1
    if time != nil && screenshot == nil { throw UsageError("--at says when --screenshot is taken; it is missing") }
  }

  func run(_ library: SceneLibrary) throws(FileError) {
    let loaded = try library.scene(scene)
    guard let input = try library.input(of: loaded, at: input) else {
      throw FileError(
        file: loaded.file, at: nil, key: "input",
        message: "the scene has no recorded input; give one with --input FILE")
    }
    let camera = Camera(wanted: screenshot != nil || film != nil, size: loaded.scene.size, scale: scale)
    let player = ScenePlayer(loaded.scene, on: camera.surface)
    let decisions = DecisionLog { player.stage.name(of: $0) }
    if log == .decisions { player.application.traceSink = decisions }
    if let film { try camera.makeFolder(film) }

    var isTaken = false
    for (number, event) in input.events.enumerated() {
      if let time, event.time > time, !isTaken, let screenshot {
        player.application.loop.advance(to: time)
        try camera.shoot(screenshot)
        isTaken = true
      }
      player.play(event)
      if let film { try camera.shoot("\(film)/\(numbered(number + 1)).png") }
    }
    let end = input.lines.last?.time ?? 0
    if let time, !isTaken, time > end, let screenshot {
      player.application.loop.advance(to: time)
      try camera.shoot(screenshot)
      isTaken = true
    }
    player.finish(after: end)
    if let screenshot, !isTaken { try camera.shoot(screenshot) }

    switch log {
    case .callbacks: for line in player.stage.log { print(line) }
    case .decisions: for line in decisions.lines { print(line) }
    case .none: break
    }
  }

  /// Four digits, so that names sort as the events do.
  private func numbered(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// Where a played scene is drawn: nowhere, unless pictures are wanted.
@MainActor struct Camera {
  let surface: any SceneSurface

  init(wanted: Bool, size: CGSize, scale: Double) {
    if wanted { TextSystem.install(PangoTextEngine.shared) }
    surface = wanted ? HeadlessSurface(size: size, scale: CGFloat(scale)) : SilentSurface(size: size)
  }

  /// Writes what is shown to a PNG file.
  func shoot(_ path: String) throws(FileError) {
    guard let surface = surface as? HeadlessSurface, surface.writePNG(to: path) else {
      throw FileError(
        file: path, at: nil, message: "the picture cannot be written", exitStatus: FileError.noSuchFile)
    }
  }

  /// Makes a folder if it is not there.
  func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw FileError(file: path, at: nil, message: "the folder cannot be made", exitStatus: FileError.noSuchFile)
    }
  }
}
