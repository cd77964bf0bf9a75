import ReferenceModel
import TouchGeometry
import TouchScenes

/// A scene and an input, and what engine and model make of them.
package struct Case {
  package var scene: SceneFile
  package var input: InputFile

  package init(scene: SceneFile, input: InputFile) {
    self.scene = scene
    self.input = input
  }
}

/// Two logs that should be one.
package struct Difference {
  package var engine: [String]
  package var model: [String]

  /// Nil when the two say the same, up to the order of touch methods among recognizers.
  package init?(engine: [String], model: [String], recognizers: Set<String>) {
    (self.engine, self.model) = (ordered(engine, recognizers), ordered(model, recognizers))
    if self.engine == self.model { return nil }
  }

  /// The first line that differs, from both sides.
  package var text: String {
    let same = zip(engine, model).prefix { $0 == $1 }.count
    let mine = same < engine.count ? engine[same] : "(end)"
    let other = same < model.count ? model[same] : "(end)"
    return "line \(same + 1): engine \(mine) | model \(other)"
  }
}

/// Plays the case into both; nil when their logs agree, or the model does not know a class of the scene.
@MainActor package func difference(in tried: Case) -> Difference? {
  difference(between: tried, and: tried)
}

package func recognizerNames(in view: SceneView) -> [String] {
  view.recognizers.map(\.name) + view.children.flatMap(recognizerNames)
}

/// Sorts consecutive touch methods of recognizers by the recognizers' names, because their order is undefined (1.4.1).
private func ordered(_ log: [String], _ recognizers: Set<String>) -> [String] {
  func key(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count > 2, words[2].hasPrefix("touches") || words[2].hasPrefix("presses"),
      recognizers.contains(String(words[1]))
    else { return nil }
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

/// What is wrong with a case: a broken promise of the engine, or else a difference between engine and model; nil when
/// nothing is.
@MainActor package func verdict(on tried: Case) -> String? {
  var coverage = Coverage()
  return verdict(on: tried, &coverage)
}

/// As `verdict(on:)`, and adds what happens to `coverage`; `explains` says whether it has to be explained, too.
@MainActor package func verdict(on tried: Case, _ coverage: inout Coverage, explains: Bool = false) -> String? {
  if explains, let complaint = ExplanationCheck(tried).complaint { return "broken: \(complaint)" }
  let player = ScenePlayer(tried.scene)
  let watch = InvariantWatch(player, coverage)
  player.play(tried.input)
  watch.finish(isComplete: tried.input.liftsEveryFinger)
  // The watch keeps the scene, and the scene's application the watch.
  player.application.traceSink = nil
  coverage = watch.coverage
  if let first = watch.violations.first { return "broken: \(first)" }
  guard var model = try? ReferencePlayer(scene: tried.scene) else { return nil }
  return Difference(
    engine: player.stage.log, model: model.play(tried.input), recognizers: Set(recognizerNames(in: tried.scene.root))
  )?.text
}

extension InputFile {
  /// Whether no finger, key or button is down at the end.
  fileprivate var liftsEveryFinger: Bool {
    var down: Set<String> = []
    for line in lines {
      let (name, isDown): (String, Bool)
      switch line.content {
      case .touch(let touch): (name, isDown) = ("\(touch.id)", touch.phase == .began || touch.phase == .moved)
      case .press(let phase, let key): (name, isDown) = ("key \(key.name)", phase == .began)
      case .button(let phase, let button): (name, isDown) = (button.rawValue, phase == .began)
      default: continue
      }
      if isDown { down.insert(name) } else { down.remove(name) }
    }
    return down.isEmpty
  }
}

/// Plays one case into the engine and another into the model; nil when their logs agree.
@MainActor package func difference(between tried: Case, and other: Case) -> Difference? {
  guard var model = try? ReferencePlayer(scene: other.scene) else { return nil }
  let expected = model.play(other.input)
  let player = ScenePlayer(tried.scene)
  player.play(tried.input)
  return Difference(
    engine: player.stage.log, model: expected, recognizers: Set(recognizerNames(in: tried.scene.root)))
}
