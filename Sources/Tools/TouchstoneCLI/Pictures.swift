import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchImages
import TouchInspector
import TouchKit
import TouchScenes

/// The pictures that the options of `play` request.
@MainActor struct Pictures {
  let scale: Double
  private let screenshot: String?
  private let time: Double?
  private let film: String?
  private let showsInspector: Bool

  init(_ arguments: Arguments) throws(Failure) {
    screenshot = arguments.value(of: "--screenshot")
    film = arguments.value(of: "--film")
    showsInspector = arguments.has("--inspector")
    time = try arguments.number("--at", in: 0...86_400)
    scale = try arguments.number("--scale", in: 0.5...4) ?? 1
    if time != nil && screenshot == nil {
      throw .usage(localized("--at sets the time of --screenshot, which is missing"))
    }
    if !areWanted {
      for option in ["--scale", "--inspector"] where arguments.value(of: option) != nil || arguments.has(option) {
        throw .usage(localized("%1$s is for --screenshot and --film, which are not given", "\(option)"))
      }
    }
  }

  var areWanted: Bool { screenshot != nil || film != nil }

  /// Plays the input into the scene and takes the pictures during the replay.
  func write(of scene: SceneFile, _ input: InputFile) throws(Failure) {
    let camera = try Camera(
      size: showsInspector ? Inspector.preferredSize(forScene: scene.size) : scene.size, scale: scale)
    guard showsInspector else { return try play(input, with: ScenePlayer(scene, on: camera.surface), camera) }
    var screen: DemoScreen?
    let player = ScenePlayer(on: camera.surface) { application, windowScene in
      let style: UIUserInterfaceStyle = scene.userInterfaceStyle == .dark ? .dark : .light
      let made = DemoScreen(scene, in: windowScene, of: application, style: style)
      made.startLog(at: 0)
      screen = made
      return (made.stage, made.window)
    }
    try play(input, with: player, camera)
    screen?.close()
  }

  private func play(_ input: InputFile, with player: ScenePlayer, _ camera: Camera) throws(Failure) {
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

  /// The number with at least four digits, so that names sort in the order of the events.
  private static func numbered(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// The surface on which a played scene is drawn.
@MainActor struct Camera {
  let surface: HeadlessSurface

  /// The maximum number of pixels of a picture, about 6000 by 6000; each takes at least eight bytes of memory.
  private static let maximumPixels = 1 << 25

  /// Checks the number of pixels before any memory is allocated for them.
  init(size: CGSize, scale: Double) throws(Failure) {
    let sides = [size.width, size.height].map { ($0 * CGFloat(scale)).rounded(.up) }
    guard sides[0] * sides[1] <= CGFloat(Self.maximumPixels) else {
      throw Failure(
        message:
          localized(
            "a picture of %1$s by %2$s pixels is too large; accepted: at most %3$s pixels, by a smaller --scale or scene",
            "\(Int(pixels: sides[0]))", "\(Int(pixels: sides[1]))", "\(Self.maximumPixels)"), status: .badFile)
    }
    TextSystem.install(PangoTextEngine.shared)
    ImageSystem.install(ImageFiles())
    surface = HeadlessSurface(size: size, scale: CGFloat(scale))
  }

  /// Writes the visible content to a PNG file.
  func shoot(_ path: String) throws(Failure) {
    guard let data = surface.picture?.pngData() else {
      throw Failure(message: localized("%1$s: there is no picture to write", "\(path)"), status: .bug)
    }
    do throws(FileError) {
      try TextFile.replace(path, with: data)
    } catch {
      throw Failure(error)
    }
  }

  /// Creates a folder if it does not exist.
  func makeFolder(_ path: String) throws(Failure) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw Failure(
        message: localized("%1$s: cannot create the folder: %2$s", "\(path)", "\(String(cString: strerror(errno)))"),
        status: .noSuchFile)
    }
  }
}
