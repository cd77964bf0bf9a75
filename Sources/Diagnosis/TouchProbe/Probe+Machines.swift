import TouchFiles
import TouchGeometry
import TouchKit

extension Probe {
  /// Performs a command that tools use instead of a person: input, pictures, forecasts.
  func performMachine(_ words: [String]) {
    func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
    func number(_ index: Int) -> Int { Int(word(index)) ?? 0 }
    func place(_ index: Int) -> CGPoint? {
      guard let x = Double(outside: word(index)), let y = Double(outside: word(index + 1)) else { return nil }
      return CGPoint(x: x, y: y)
    }
    switch word(0) {
    case "touch":
      guard let phase = Self.phases[word(2)], let place = place(3) else { return }
      input.touch(number(1), phase, at: place)
    case "key":
      input.key(number(1), word(2), isDown: number(3) == 1, modifiers: number(4))
    case "text": input.text(word(1))
    case "picture":
      let scale = CGFloat(min(max(Double(outside: word(1)) ?? 1, 0.1), 4))
      let bytes = ProbeInput.scene(of: application).map { ProbePicture.png(of: $0, scale: scale) } ?? []
      var line = ProbeLine("picture")
      line.add(plain: Base64.encode(bytes))
      channel.send(line)
      channel.yield()
    case "reach":
      guard let place = place(1), let scene = ProbeInput.scene(of: application) else { return }
      channel.send(ProbeForecast.line(at: place, in: scene) { self.number(of: $0) })
    case "sync":
      sendTree()
      var line = ProbeLine("sync")
      line.add(word(1))
      channel.send(line)
      channel.yield()
    default: return
    }
    treeMayDiffer()
  }

  private static let phases: [String: InputSample.Phase] = [
    "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
  ]
}
