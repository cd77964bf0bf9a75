import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// A scene of a root with something in it, and an input made of short strokes; the names tell nothing.
@MainActor struct Puzzle {
  let diagnosis: Diagnosis

  /// - Parameters:
  ///   - root: The keys of the root in addition to its name, class and frame, each followed by a comma.
  ///   - constraints: The constraints between views.
  ///   - children: The views in the root.
  ///   - strokes: The movements of the fingers.
  init(root: String = "", constraints: [String] = [], _ children: String, _ strokes: [Stroke]) throws {
    let rules = constraints.map { "\"\($0)\"" }.joined(separator: ",")
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[400,600],
       "constraints":[\(rules)],
       "root":{\(root)"name":"a","class":"UIView","frame":[0,0,400,600],"children":[\(children)]}}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let lines = strokes.flatMap(\.lines).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    diagnosis = Diagnosis(scene, InputFile(size: scene.size, lines: lines.map(\.element)))
  }

  /// The first changes of what would help, as Swift.
  func cures(_ want: String) throws -> [String] {
    let goal = try Goal(want, in: diagnosis.scene)
    return diagnosis.cures(for: goal).map { $0.swift.joined(separator: " and ") }
  }

  /// The sentences about what goals are about and no touch reached.
  func neverReached(_ goals: [Goal]) -> [String] { diagnosis.unreached(goals).map(\.sentence) }

  /// What is helped without a question.
  var likelyGoals: [String] { diagnosis.likelyGoals.map(\.words) }

  /// The finger's way.
  struct Stroke {
    var lines: [InputLine]

    static func tap(_ x: Double, _ y: Double, at time: Double = 0, id: Int = 1, _ type: PointerTypeName = .direct)
      -> Stroke
    {
      drag([(x, y)], at: time, lasting: 0.05, id: id, type)
    }

    /// A key that is pressed and released.
    static func key(_ name: String, at time: Double) -> Stroke {
      let key = InputKey.all.first { $0.name == name }!
      return Stroke(lines: [InputLine(time, .press(.began, key)), InputLine(time + 0.05, .press(.ended, key))])
    }

    static func hold(_ x: Double, _ y: Double, for duration: Double, at time: Double = 0, id: Int = 1) -> Stroke {
      drag([(x, y)], at: time, lasting: duration, id: id)
    }

    /// Through places at equal intervals.
    static func drag(
      _ places: [(Double, Double)], at time: Double = 0, lasting duration: Double = 0.2, id: Int = 1,
      _ type: PointerTypeName = .direct
    ) -> Stroke {
      func line(_ part: Double, _ phase: TouchPhaseName, _ place: (Double, Double)) -> InputLine {
        let point = CGPoint(x: CGFloat(place.0), y: CGFloat(place.1))
        return InputLine(time + duration * part, .touch(InputTouch(id: id, phase: phase, location: point, type: type)))
      }
      let count = Double(places.count)
      let moves = places.enumerated().dropFirst().map { line(Double($0) / count, .moved, $1) }
      return Stroke(lines: [line(0, .began, places[0])] + moves + [line(1, .ended, places[places.count - 1])])
    }

    /// A straight way in ten steps.
    static func swipe(
      _ x: Double, _ y: Double, by dx: Double, _ dy: Double, at time: Double = 0, lasting: Double = 0.2, id: Int = 1
    ) -> Stroke {
      let places = (0...10).map { (x + dx * Double($0) / 10, y + dy * Double($0) / 10) }
      return drag(places, at: time, lasting: lasting, id: id)
    }
  }
}

// MARK: Words of scenes

/// A view with more keys, each with a comma before it, and what is in it.
func view(
  _ name: String, _ frame: String = "[50,50,200,200]", _ keys: String = "", of kind: String = "UIView",
  _ children: String...
) -> String {
  let inside = children.isEmpty ? "" : ",\"children\":[\(children.joined(separator: ","))]"
  return "{\"name\":\"\(name)\",\"class\":\"\(kind)\",\"frame\":\(frame)\(keys)\(inside)}"
}

/// A recognizer with more keys, each with a comma before it.
func recognizer(_ name: String, _ kind: String, _ keys: String = "") -> String {
  "{\"name\":\"\(name)\",\"class\":\"UI\(kind)GestureRecognizer\"\(keys)}"
}

/// The recognizers of a view, as its keys.
func with(_ recognizers: String...) -> String { ",\"recognizers\":[" + recognizers.joined(separator: ",") + "]" }

/// The whole scene.
let whole = "[0,0,400,600]"
/// The keys of a view that overrides touch methods.
let heard = #","overrides":["touchesBegan","touchesEnded","touchesCancelled"]"#
