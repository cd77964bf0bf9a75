import TouchText

/// Plays random replacements into the kit's text and an array of units, and compares after each.
package enum StorageTrial {
  /// Pieces of many sizes, with everything that counts differently in bytes, units and lines.
  private static func piece(_ dice: inout Dice) -> String {
    let material = ["a", "line\n", "\r", "\n", "\r\n", "é", "漢字", "😀", "\u{2028}", "\u{2029}x", "word ", "🇩🇪"]
    let sizes = [0, 1, 1, 2, 3, 10, 200, 3000]
    return (0..<dice.pick(sizes)).reduce(into: "") { text, _ in text += dice.pick(material) }
  }

  /// Makes a number of edits.
  ///
  /// - Returns: nil when the two agreed after each, else how they differ.
  package static func run(seed: UInt64, edits: Int) -> String? {
    var dice = Dice(seed)
    var rope = TextRope()
    var units: [UInt16] = []
    for step in 0..<edits {
      let text = piece(&dice)
      var start = dice.below(units.count + 1)
      var end = min(units.count, start + dice.pick([0, 0, 1, 3, 50, 5000]))
      rope.replace(start..<end, with: text)
      if start > 0, start < units.count, UTF16.isTrailSurrogate(units[start]) { start -= 1 }
      if end > 0, end < units.count, UTF16.isTrailSurrogate(units[end]) { end += 1 }
      units.replaceSubrange(start..<end, with: Array(text.utf16))
      if let complaint = difference(rope, units, &dice) { return "seed \(seed), step \(step): \(complaint)" }
    }
    return nil
  }

  private static func difference(_ rope: TextRope, _ units: [UInt16], _ dice: inout Dice) -> String? {
    if rope.length != units.count { return "length \(rope.length) and \(units.count)" }
    if !rope.isSound { return "not sound" }
    if Array(rope.string.utf16) != units { return "another text" }
    var starts = [0]
    for index in units.indices where endsLine(units, index) { starts.append(index + 1) }
    if rope.lineCount != starts.count { return "\(rope.lineCount) lines and \(starts.count)" }
    for _ in 0..<6 {
      let line = dice.below(starts.count)
      if rope.start(ofLine: line) != starts[line] {
        return "line \(line) begins at \(rope.start(ofLine: line)) and \(starts[line])"
      }
      let offset = rope.aligned(dice.below(units.count + 1))
      let number = starts.lastIndex { $0 <= offset } ?? 0
      if rope.line(at: offset) != number { return "\(offset) is in line \(rope.line(at: offset)) and \(number)" }
      let end = min(units.count, offset + dice.below(300))
      if Array(rope.string(in: offset..<end).utf16) != repaired(Array(units[offset..<end])) { return "another part" }
      if rope.units(in: offset..<end) != Array(units[offset..<end]) { return "other units" }
    }
    return nil
  }

  private static func repaired(_ units: [UInt16]) -> [UInt16] { Array(String(decoding: units, as: UTF16.self).utf16) }

  private static func endsLine(_ units: [UInt16], _ index: Int) -> Bool {
    switch units[index] {
    case 0x0A, 0x2028, 0x2029: true
    case 0x0D: index + 1 == units.count || units[index + 1] != 0x0A
    default: false
    }
  }
}
