import Ceilings
import TouchDrawing
import TouchGeometry
import TouchImages
import TouchScenes

/// Damages scene and input files byte by byte, makes strange ones of each format, and sees to it that the readers answer
/// within a budget for each byte.
///
/// The answer is a value, or a message and status 65. What is accepted although it was damaged is played.
@MainActor struct FileFuzz {
  private struct Sample {
    let bytes: [UInt8]
    let isScene: Bool
    let name: String
  }

  private let samples: [Sample]
  private var random: Dice
  private(set) var refused = 0
  private(set) var accepted = 0
  private(set) var played = 0
  private(set) var wrong: [String] = []
  /// Strange files, and how many of these were accepted.
  private(set) var strange = (made: 0, accepted: 0)
  private let budget = Budget()
  private var makes: StrangeFiles
  /// Of so many files one is strange.
  private static let rarity = 16
  /// How long the slowest file took, and which it was.
  private(set) var slowest: (duration: Duration, what: String) = (.zero, "")

  /// Damages copies of the files at `paths`: scenes (`.json`) and inputs (`.jsonl`); the others are left out.
  init(seed: UInt64, paths: [String]) throws(FileError) {
    var samples: [Sample] = []
    for path in paths where path.hasSuffix(".json") || path.hasSuffix(".jsonl") {
      samples.append(Sample(bytes: try TextFile.read(path), isScene: path.hasSuffix(".json"), name: path))
    }
    self.samples = samples
    random = Dice(state: seed)
    makes = StrangeFiles(Dice(state: seed ^ 0x5EED))
  }

  /// Reads and plays the largest input of each ceiling within its budget.
  mutating func tryLargest() {
    for ceiling in Ceiling.all {
      guard let seconds = ceiling.seconds else { continue }
      do {
        let use = try Largest(ceiling.kind, ceiling.maximum).prepared()
        var failure: (any Error)?
        let cost = Budget.cost { do { try use() } catch { failure = error } }
        if let failure { throw failure }
        print("  largest \(ceiling.kind.rawValue): \(cost.seconds) s, \(cost.bytes >> 20) MB")
        if cost.seconds > seconds * budget.slack {
          wrong.append("largest \(ceiling.kind.rawValue): took \(cost.seconds) s, and may take \(seconds)")
        }
      } catch {
        wrong.append("largest \(ceiling.kind.rawValue): \(error)")
      }
    }
  }

  /// Makes a strange file, damages every third one, and reads it.
  mutating func tryStrange(_ number: Int) {
    // One in fifty may be large: a megabyte and more.
    var file = makes.make(maximum: random.below(50) == 0 ? 30_000 : 1500)
    if random.below(3) == 0, !file.bytes.isEmpty { damage(&file.bytes) }
    strange.made += 1
    let name = "\(number), \(file.what), \(file.bytes.count) bytes"
    let cost = Budget.cost {
      do {
        try read(file)
        strange.accepted += 1
      } catch let error as FileError {
        check(error, name)
      } catch is ImageError {
      } catch {
        wrong.append("\(name): \(error)")
      }
    }
    if let complaint = budget.complaint(cost, size: file.bytes.count, decoded: file.decoded) {
      wrong.append("\(name): \(complaint)")
    }
    let duration = Duration.seconds(cost.seconds)
    if duration > slowest.duration { slowest = (duration, name) }
  }

  private func read(_ file: StrangeFiles.File) throws {
    let (bytes, name) = (file.bytes, "x")
    switch file.reader {
    case .scene:
      let scene = try SceneFile.read(bytes, file: name)
      _ = SceneLint.findings(in: scene)
      if !scene.constraints.isEmpty { _ = LayoutAccount(of: scene).findings }
      play(scene, Self.tap)
    case .input: play(Self.plain, try InputFile.read(bytes, file: name))
    case .journal: if let input = InputFile.unfinished(bytes, file: name) { play(Self.plain, input) }
    case .capture:
      let capture = try CaptureFile.read(bytes, file: name)
      play(capture.scene, capture.input)
    case .recording:
      let recording = try TouchRecording.read(bytes, file: name)
      _ = try InputFile(recording, size: try InputFile.likelySize(of: recording))
    case .picture:
      let header = try ImageFiles().header(of: bytes)
      _ = try ImageFiles().picture(of: bytes, header, for: nil)
    }
  }

  /// A scene for inputs, and an input for scenes.
  private static let plain = SceneFile(
    title: "t", size: CGSize(width: 390, height: 640),
    root: SceneView(name: "root", viewClass: .view, frame: CGRect(x: 0, y: 0, width: 390, height: 640)))
  private static let tap = InputFile(
    size: CGSize(width: 390, height: 640),
    lines: [
      InputLine(0, .touch(InputTouch(id: 1, phase: .began, location: CGPoint(x: 20, y: 20)))),
      InputLine(0.05, .touch(InputTouch(id: 1, phase: .ended, location: CGPoint(x: 20, y: 20)))),
    ])

  /// An error of a reader says in one line what is wrong, with status 65.
  private mutating func check(_ error: FileError, _ name: String) {
    let text = "\(error)"
    if error.exitStatus != 65 || text.isEmpty || text.contains(where: \.isNewline) {
      wrong.append("\(name): \(text) [\(error.exitStatus)]")
    }
  }

  /// Damages one file and reads it.
  mutating func tryOne(_ number: Int) {
    if number % Self.rarity == Self.rarity - 1 { return tryStrange(number) }
    let sample = samples[random.below(samples.count)]
    var bytes = sample.bytes
    // Mostly a little, so that some of it is accepted.
    for _ in 0...(random.below(3) == 0 ? random.below(4) : 0) { damage(&bytes) }
    let clock = ContinuousClock()
    var hasPlayed = false
    let duration = clock.measure {
      do throws(FileError) {
        if sample.isScene {
          let scene = try SceneFile.read(bytes, file: "x.json")
          accepted += 1
          if bytes != sample.bytes { hasPlayed = play(scene, besides: sample.name) }
        } else {
          _ = try InputFile.read(bytes, file: "x.jsonl")
          accepted += 1
          if bytes != sample.bytes { hasPlayed = play(bytes, besides: sample.name) }
        }
      } catch {
        refused += 1
        check(error, "\(number), \(sample.name)")
      }
    }
    if hasPlayed { played += 1 }
    if duration > slowest.duration { slowest = (duration, "\(number), \(sample.name)") }
  }

  /// Plays an input into a scene and closes its window, with whatever is left down in it.
  private func play(_ scene: SceneFile, _ input: InputFile) {
    let player = ScenePlayer(scene)
    player.play(input)
    player.application.tearDown()
  }

  /// Plays a damaged scene with the input that goes with it.
  private func play(_ scene: SceneFile, besides name: String) -> Bool {
    let partner = name.dropLast(5) + ".jsonl"
    guard let sample = samples.first(where: { $0.name == partner }),
      let input = try? InputFile.read(sample.bytes, file: "x.jsonl", sceneSize: scene.size)
    else { return false }
    play(scene, input)
    return true
  }

  /// Plays a damaged input into the scene that it goes with.
  private func play(_ bytes: [UInt8], besides name: String) -> Bool {
    let partner = name.dropLast(6) + ".json"
    guard let sample = samples.first(where: { $0.name == partner }),
      let scene = try? SceneFile.read(sample.bytes, file: "x.json"),
      let input = try? InputFile.read(bytes, file: "x.jsonl", sceneSize: scene.size)
    else { return false }
    play(scene, input)
    return true
  }

  private static let tokens = [
    "[", "]", "{", "}", "\"", "\\", ",", ":", "null", "true", "NaN", "-", "1e308", "-1e308", "1e-320", "0", "-0", "1e6",
    "99999999999999999999", "0.1", "\\ud800", "\u{0}", "\n", "\r\n", "\u{FEFF}", "💥", "UIButton", "UIScrollView",
    "UISlider", "\"window\"", "\"root\"", "\"cancelled\"", "{\"t\":0,\"touches\":[]}\n",
  ]

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = bytes.isEmpty ? 0 : random.below(bytes.count)
    let end = min(bytes.count, place + 1 + random.below(24))
    let brackets = Self.tokens[random.below(4)].utf8
    switch random.below(14) {
    case 0: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.below(8)) }
    case 1: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.insert(contentsOf: Self.tokens[random.below(Self.tokens.count)].utf8, at: place)
    case 5: bytes.removeSubrange(place...)
    case 6: bytes.insert(contentsOf: (0..<random.below(3000)).flatMap { _ in brackets }, at: place)
    case 7:
      let other = samples[random.below(samples.count)].bytes
      let from = random.below(other.count)
      bytes.insert(contentsOf: other[from..<min(other.count, from + random.below(60))], at: place)
    default: replaceNumber(in: &bytes, from: place)
    }
  }

  /// Puts another number in the place of the next one.
  private mutating func replaceNumber(in bytes: inout [UInt8], from place: Int) {
    let isDigit = { (byte: UInt8) in byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    let numbers = ["0", "-1", "1e300", "-1e300", "1e-300", "0.5", "1000000", "4294967296", "9007199254740993", "1e15"]
    bytes.replaceSubrange(start..<end, with: numbers[random.below(numbers.count)].utf8)
  }
}

/// Numbers that are the same for the same seed.
struct Dice {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
