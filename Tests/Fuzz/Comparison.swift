import ReferenceModel
import TouchGeometry
import TouchScenes

/// A scene and an input, and what engine and model make of them.
struct Case {
  var scene: SceneFile
  var input: InputFile
}

/// Two logs that should be one.
struct Difference {
  var engine: [String]
  var model: [String]

  /// The first line that differs, from both sides.
  var text: String {
    let same = zip(engine, model).prefix { $0 == $1 }.count
    let mine = same < engine.count ? engine[same] : "(end)"
    let other = same < model.count ? model[same] : "(end)"
    return "line \(same + 1): engine \(mine) | model \(other)"
  }
}

/// Plays the case into both; nil when their logs agree, or the model does not know a class of the scene.
@MainActor func difference(in tried: Case) -> Difference? {
  guard isBuilt(tried.scene.root), var model = try? ReferencePlayer(scene: tried.scene) else { return nil }
  let expected = model.play(tried.input)
  let player = ScenePlayer(tried.scene)
  player.play(tried.input)
  let names = Set(recognizerNames(in: tried.scene.root))
  let (log, other) = (ordered(player.stage.log, names), ordered(expected, names))
  return log == other ? nil : Difference(engine: log, model: other)
}

private func recognizerNames(in view: SceneView) -> [String] {
  view.recognizers.map(\.name) + view.children.flatMap(recognizerNames)
}

/// The log with the touch methods of recognizers that follow each other in the order of the recognizers' names: which
/// of them hears of an event first is left open (1.4.1).
private func ordered(_ log: [String], _ recognizers: Set<String>) -> [String] {
  func key(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count > 2, words[2].hasPrefix("touches"), recognizers.contains(String(words[1])) else { return nil }
    return "\(words[0]) \(words[1])"
  }
  var (result, run): ([String], [(key: String, line: String)]) = ([], [])
  func flush() {
    // Stable: the phases of one recognizer keep their order.
    result += run.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element.line)
    run = []
  }
  for line in log {
    if let key = key(line) {
      run.append((key, line))
    } else {
      flush()
      result.append(line)
    }
  }
  flush()
  return result
}

/// Whether the engine has the classes of a view and all that it contains.
private func isBuilt(_ view: SceneView) -> Bool {
  AvailableClasses.built.views.contains(view.viewClass) && view.children.allSatisfy(isBuilt)
}
