import TouchGeometry
import TouchKit

/// Sends what a screen reader reads in the app, while the inspector shows it.
@MainActor package struct ProbeReading {
  /// Returns what a screen reader reads; set by the module that connects the app to screen readers.
  ///
  /// Nil for programs that have no such connection, for which the answer is empty.
  package static var source: ((UIApplication) -> [SpokenElement])?

  /// Whether the inspector shows the reading.
  private(set) var isOn = false
  private var sent = ""

  /// Returns the lines of the reading if it differs from what was sent last; nil while the inspector does not show it.
  ///
  /// - Parameter number: returns the number of an object, or 0 for one that was not sent.
  mutating func text(of application: UIApplication, _ number: (AnyObject) -> Int) -> String? {
    guard isOn else { return nil }
    let elements = Self.source?(application) ?? []
    var head = ProbeLine("reading")
    head.add(elements.count)
    head.add(Self.source == nil ? 0 : 1)
    let text = ([head] + elements.map { Self.line(of: $0, number) }).map { $0.text + "\n" }.joined()
    guard text != sent else { return nil }
    sent = text
    return text
  }

  mutating func turn(_ isOn: Bool) { (self.isOn, sent) = (isOn, "") }

  private static func line(of element: SpokenElement, _ number: (AnyObject) -> Int) -> ProbeLine {
    var line = ProbeLine("spoken")
    line.add(element.depth)
    for word in [element.role, element.label, element.value, element.traits, element.states, element.hint] {
      line.add(word)
    }
    for value in [element.box.minX, element.box.minY, element.box.width, element.box.height] { line.add(Double(value)) }
    line.add(element.object.map(number) ?? 0)
    return line
  }
}

extension SpokenElement {
  /// Reads the words of a line `spoken`; nil if there are too few.
  ///
  /// - Parameter object: returns the object of a number.
  @MainActor package init?(_ words: [String], _ object: (Int) -> AnyObject?) {
    guard words.count > 12, words[0] == "spoken" else { return nil }
    self.init()
    depth = min(max(Int(words[1]) ?? 0, 0), 1000)
    (role, label, value, traits, states, hint) = (words[2], words[3], words[4], words[5], words[6], words[7])
    func length(_ index: Int) -> CGFloat { CGFloat(Double(outside: words[index]) ?? 0) }
    box = CGRect(x: length(8), y: length(9), width: length(10), height: length(11))
    self.object = Int(words[12]).flatMap(object)
  }
}
