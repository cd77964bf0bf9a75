import TouchGeometry
import TouchKit
import TouchScenes

/// A recording played into a scene: which recognizers acted, in what states, and what two fingers reached.
@MainActor struct RecordingPlay {
  /// Name and states of each recognizer that acted, in the order of their first actions; repeated `changed` once.
  let gestures: [String]
  let values: TwoFingerValues
  let measured: Measurements

  init(_ recording: Recording, into recognizers: [SceneRecognizer]) throws {
    let input = try recording.input()
    var root = SceneView(name: "root", frame: CGRect(origin: .zero, size: input.size))
    root.recognizers = recognizers
    root.properties = [.isMultipleTouchEnabled(true)]
    let player = ScenePlayer(SceneFile(title: "\(recording.label)", size: input.size, root: root))
    values = TwoFingerValues(player.stage)
    player.play(input)
    measured = Measurements(input)
    gestures = Self.summary(of: player.stage.log)
  }

  private static func summary(of log: [String]) -> [String] {
    var names: [String] = []
    var states: [String: [String]] = [:]
    for words in log.map({ $0.split(separator: " ").map(String.init) }) where words[2] == "action" {
      if states[words[1]] == nil { names.append(words[1]) }
      if states[words[1]]?.last != words[3] { states[words[1], default: []].append(words[3]) }
    }
    return names.map { "\($0) \(states[$0]?.joined(separator: " ") ?? "")" }
  }

  /// Everything that a screen is likely to have at once, in one view: taps, a press, a pan, and for two fingers a double
  /// tap, a pinch and a rotation that go together.
  static var everything: [SceneRecognizer] {
    var double = SceneRecognizer(name: "double", recognizerClass: .tap)
    double.properties = [.numberOfTapsRequired(2)]
    var single = SceneRecognizer(name: "tap", recognizerClass: .tap)
    single.requiresToFail = ["double"]
    var chord = SceneRecognizer(name: "doubleOfTwo", recognizerClass: .tap)
    chord.properties = [.numberOfTapsRequired(2), .numberOfTouchesRequired(2)]
    let press = SceneRecognizer(name: "press", recognizerClass: .longPress)
    let pan = SceneRecognizer(name: "pan", recognizerClass: .pan)
    var pinch = SceneRecognizer(name: "pinch", recognizerClass: .pinch)
    pinch.delegate = SceneDelegate(shouldRecognizeSimultaneouslyWith: .only(["rotation"]))
    let rotation = SceneRecognizer(name: "rotation", recognizerClass: .rotation)
    return [single, double, chord, press, pan, pinch, rotation]
  }

  /// A swipe for each way, and no pan, which would always be first (5.1.5).
  static var swipes: [SceneRecognizer] {
    SwipeDirectionName.allCases.map { way in
      var swipe = SceneRecognizer(name: way.rawValue, recognizerClass: .swipe)
      swipe.properties = [.direction([way])]
      return swipe
    }
  }
}
