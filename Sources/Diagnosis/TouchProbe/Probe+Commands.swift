import TouchCapture
import TouchGeometry
import TouchKit

extension Probe {
  /// Performs a command of the inspector; ignores a line that it cannot interpret.
  ///
  /// Called in the loop's poll step, between two events of the app.
  package func perform(_ words: [String]) {
    func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
    func number(_ index: Int) -> Int { Int(word(index)) ?? 0 }
    func recognizer(_ index: Int) -> UIGestureRecognizer? { names.object(number(index)) as? UIGestureRecognizer }
    switch word(0) {
    case "mark": mark.show(names.object(number(1)) as? UIView)
    case "frames":
      showOverlay((number(1) == 1 ? FrameOverlay.Parts.damage : []).union(number(2) == 1 ? .times : []))
    case "read": reading.turn(number(1) == 1)
    case "map": map.turn(number(1) == 1)
    case "crosses": map.show(crosses: word(1).split(separator: ",").compactMap { Int($0) }, chosen: number(2))
    case "pick": isPicking = number(1) == 1
    case "rate": time.rate = min(max(Double(outside: word(1)) ?? 1, 0.01), 1)
    case "hold": if number(1) == 1 { time.pause() } else { time.resume() }
    case "step": time.step(min(max(Double(outside: word(1)) ?? 0, 0), 10))
    case "stop":
      stops[number(1)] = Set(word(2).split(separator: ",").compactMap { Int($0) })
    case "set":
      guard let object = names.object(number(1)), let value = Flag.setting(word(3)) else { return }
      changes.set(word(2), value, on: object)
    case "require":
      guard let one = recognizer(1), let two = recognizer(2) else { return }
      changes.note(one, waitingFor: two)
      if number(3) == 1 { one.require(toFail: two) } else { one.unrequire(toFail: two) }
    case "together":
      guard let one = recognizer(1), let two = recognizer(2) else { return }
      answer(one, number(3) == 1, two)
      answer(two, number(3) == 1, one)
    case "capture": startCapture(into: word(1))
    case "try":
      trials?.end()
      trials = number(1) == 1 ? GestureTrials(self) : nil
    default: return performMachine(words)
    }
    treeMayDiffer()
  }

  private func answer(_ recognizer: UIGestureRecognizer, _ isTogether: Bool, _ other: UIGestureRecognizer) {
    let number = names.number(of: recognizer)
    let delegate = delegates[number] ?? TogetherDelegate(recognizer.delegate)
    delegates[number] = delegate
    changes.note(delegate, of: recognizer)
    delegate.answer(isTogether, for: other)
    recognizer.delegate = delegate
  }

  /// Starts to capture gestures into a folder.
  ///
  /// An empty path ends the capture.
  private func startCapture(into folder: String) {
    capture?.finish()
    let written = capture?.written.count ?? 0
    var line = ProbeLine("captured")
    line.add(written)
    if capture != nil { channel.send(line) }
    capture = nil
    guard !folder.isEmpty else { return }
    capture = Capture(folder: folder, program: application.programName) { [weak self] sentence in
      var line = ProbeLine("note")
      line.add(sentence)
      self?.channel.send(line)
    }
  }
}
