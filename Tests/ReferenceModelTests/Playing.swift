import ReferenceModel
import TouchGeometry
import TouchScenes

/// Plays an input into a scene: the text of its root view, and one line per touch, `0.060 1 ended 50 50`.
///
/// A scene or an input that cannot be read gives a log that says so.
func play(_ root: String, _ lines: String) -> [String] {
  let text = """
    {"format":"touchstone-scene","version":1,"title":"t","size":[400,600],"root":\(root)}
    """
  do {
    let scene = try SceneFile.read(Array(text.utf8), file: "scene.json")
    var input = InputFile(size: scene.size)
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 5, let time = Double(words[0]), let id = Int(words[1]),
        let phase = TouchPhaseName(rawValue: words[2]), let x = Double(words[3]), let y = Double(words[4])
      else { return ["bad line: \(line)"] }
      let place = CGPoint(x: CGFloat(x), y: CGFloat(y))
      input.lines.append(InputLine(time, .touch(InputTouch(id: id, phase: phase, location: place))))
    }
    var player = try ReferencePlayer(scene: scene)
    return player.play(input)
  } catch {
    return ["\(error)"]
  }
}

/// A plain view that logs all four touch methods and is 200 points wide and high, with further keys.
func view(_ name: String, _ keys: String = "") -> String {
  """
  {"name":"\(name)","class":"UIView","frame":[0,0,200,200],
  "overrides":["touchesBegan","touchesMoved","touchesEnded","touchesCancelled"]\(keys.isEmpty ? "" : ",")\(keys)}
  """
}

/// One finger down and up at one place.
func tap(_ time: Double, id: Int = 1, x: Double = 50, y: Double = 50) -> String {
  "\(time) \(id) began \(x) \(y)\n\(time + 0.06) \(id) ended \(x) \(y)\n"
}

/// One finger that goes right by steps, 20 ms apart.
func drag(_ steps: [Double], from time: Double = 0, id: Int = 1, x: Double = 50, y: Double = 50) -> String {
  var text = "\(time) \(id) began \(x) \(y)\n"
  for (index, step) in steps.enumerated() {
    text += "\(time + 0.02 * Double(index + 1)) \(id) moved \(x + step) \(y)\n"
  }
  return text + "\(time + 0.02 * Double(steps.count + 1)) \(id) ended \(x + (steps.last ?? 0)) \(y)\n"
}
