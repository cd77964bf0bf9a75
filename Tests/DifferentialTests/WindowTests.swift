import Differential
import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

/// Two adjacent windows: events in one do not affect the other, for every pair of classes and every input, unless a
/// requirement connects them.
@MainActor @Suite struct WindowTests {
  private static let size = CGSize(width: 400, height: 400)
  private static let relations: [MatrixRelation] = [.none, .simultaneous, .preventsNobody, .preventsEverybody]

  @Test(arguments: ClassPair.all) func recognizersOfTwoWindowsAreIndependent(_ pair: ClassPair) {
    for relation in Self.relations {
      for shape in MatrixShape.allCases {
        let (left, right) = (scene("one", pair.first, relation), scene("two", pair.second, .none))
        let (leftInput, rightInput) = (shape.input(isRepeatedBeside: false), mirrored(shape))
        let both = play([left, right], merged(leftInput, rightInput))
        expectEqual(both[0], play([left], leftInput)[0], "\(pair.testDescription) \(relation) \(shape), left")
        expectEqual(
          both[1], play([scene("none", nil, .none), right], rightInput)[1], "\(pair) \(relation) \(shape), right")
      }
    }
  }

  /// A root of the left window's size with one recognizer.
  private func scene(_ name: String, _ kind: RecognizerClass?, _ relation: MatrixRelation) -> SceneFile {
    var root = MatrixCell.view("root", CGRect(x: 0, y: 0, width: 400, height: 400))
    if let kind {
      var recognizer = MatrixCell.recognizer(name, kind, isVariant: false)
      switch relation {
      case .simultaneous: recognizer.delegate = SceneDelegate(shouldRecognizeSimultaneouslyWith: .always(true))
      case .preventsNobody: recognizer.subclass = SceneSubclass(canPrevent: .always(false))
      case .preventsEverybody: recognizer.subclass = SceneSubclass(canPrevent: .always(true))
      case .none, .requiresFailure, .requiredToFail: break
      }
      root.recognizers = [recognizer]
    }
    return SceneFile(title: name, size: Self.size, root: root)
  }

  /// The shape in the right window, by other fingers, at the same times.
  private func mirrored(_ shape: MatrixShape) -> InputFile {
    var input = shape.input(isRepeatedBeside: false)
    for index in input.lines.indices {
      guard case .touch(var touch) = input.lines[index].content else { continue }
      touch.id += 4
      touch.location.x += Self.size.width
      input.lines[index].content = .touch(touch)
    }
    return input
  }

  private func merged(_ one: InputFile, _ other: InputFile) -> InputFile {
    let lines = one.lines + other.lines
    let order = lines.indices.sorted { (lines[$0].time, $0) < (lines[$1].time, $1) }
    return InputFile(size: one.size, lines: order.map { lines[$0] })
  }

  /// Plays an input into adjacent windows, one per scene; returns the log of each.
  private func play(_ scenes: [SceneFile], _ input: InputFile) -> [[String]] {
    let whole = CGRect(x: 0, y: 0, width: 800, height: 400)
    let player = ScenePlayer(
      SceneFile(title: "windows", size: whole.size, root: SceneView(name: "unused", frame: .zero)))
    var windows: [UIWindow] = []
    let stages = scenes.enumerated().map { index, scene in
      let window = UIWindow(frame: CGRect(x: 400 * CGFloat(index), y: 0, width: 400, height: 400))
      window.windowScene = player.window.windowScene
      let stage = SceneStage(scene, for: player.application)
      stage.install(in: window)
      window.isHidden = false
      windows.append(window)
      return stage
    }
    player.play(input)
    return withExtendedLifetime(windows) { stages.map(\.log) }
  }
}
