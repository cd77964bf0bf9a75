import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes

/// The pictures that `play` is asked for.
@MainActor struct Pictures {
  let scale: Double
  private let screenshot: String?
  private let time: Double?
  private let film: String?

  init(_ arguments: Arguments) throws(Failure) {
    screenshot = arguments.value(of: "--screenshot")
    film = arguments.value(of: "--film")
    time = try arguments.number("--at", in: 0...86_400)
    scale = try arguments.number("--scale", in: 0.5...4) ?? 1
    if time != nil && screenshot == nil { throw .usage("--at says when --screenshot is taken, which is not given") }
    if arguments.value(of: "--scale") != nil && !areWanted {
      throw .usage("--scale is for --screenshot and --film, which are not given")
    }
  }

  var areWanted: Bool { screenshot != nil || film != nil }

  /// Plays the input and takes the pictures on the way.
  func play(_ input: InputFile, with player: ScenePlayer, _ camera: Camera) throws(Failure) {
    if let film { try camera.makeFolder(film) }
    var isTaken = screenshot == nil
    func takeAt(_ limit: Double) throws(Failure) {
      guard let screenshot, let time, !isTaken, time < limit else { return }
      player.application.loop.advance(to: max(time, player.application.now))
      try camera.shoot(screenshot)
      isTaken = true
    }
    player.load(input)
    var number = 0
    while let event = player.next {
      try takeAt(event.time)
      player.playNext()
      number += 1
      if let film { try camera.shoot("\(film)/\(Self.numbered(number)).png") }
    }
    let end = input.lines.last?.time ?? 0
    if let time, time >= end { try takeAt(.infinity) }
    player.finish(after: end)
    if let screenshot, !isTaken { try camera.shoot(screenshot) }
  }

  /// Four digits, so that names sort as the events do.
  private static func numbered(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// Where a played scene is drawn: nowhere, unless pictures are wanted.
@MainActor struct Camera {
  let surface: any SceneSurface

  init(isWanted: Bool, size: CGSize, scale: Double) {
    if isWanted { TextSystem.install(PangoTextEngine.shared) }
    surface = isWanted ? HeadlessSurface(size: size, scale: CGFloat(scale)) : SilentSurface(size: size)
  }

  /// Writes what is shown to a PNG file.
  func shoot(_ path: String) throws(Failure) {
    guard let surface = surface as? HeadlessSurface, surface.writePNG(to: path) else {
      throw Failure(message: "\(path): the picture cannot be written", status: .noSuchFile)
    }
  }

  /// Makes a folder if it is not there.
  func makeFolder(_ path: String) throws(Failure) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw Failure(message: "\(path): the folder cannot be made", status: .noSuchFile)
    }
  }
}
