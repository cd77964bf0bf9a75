// An independent implementation of rules 17, 21.5 and 23 of Docs/Semantics.md: the whole text is an array of clusters
// that is rebuilt for each query, undo stores whole copies, and no code is shared with the kit.

package struct NaiveEditor {
  package struct State: Equatable {
    package var text: [UInt16]
    package var anchor: Int
    package var head: Int
  }

  enum Open: Equatable {
    case nothing
    case typing(end: Int, space: Bool)
    case back(Int)
    case forward(Int)
  }

  package var now = State(text: [], anchor: 0, head: 0)
  package var marked: Range<Int>?
  var base: State?
  var open = Open.nothing
  /// Before and after each group.
  var past: [(before: State, after: State)] = []
  var future: [(before: State, after: State)] = []

  package init(_ text: String) {
    now.text = Array(text.utf16)
    now.anchor = now.text.count
    now.head = now.text.count
  }

  package var string: String { String(decoding: now.text, as: UTF16.self) }
  package var depth: Int { past.count }

  /// All places between clusters.
  var edges: [Int] {
    var all = [0]
    for cluster in string { all.append(all[all.count - 1] + cluster.utf16.count) }
    return all
  }

  func clusters(_ range: Range<Int>) -> [Character] {
    Array(String(decoding: now.text[range], as: UTF16.self))
  }

  /// The selection with its clusters whole.
  var chosen: Range<Int> {
    let (low, high) = (min(now.anchor, now.head), max(now.anchor, now.head))
    let start = edges.last { $0 <= low }!
    return low == high ? start..<start : start..<edges.first { $0 >= high }!
  }

  // MARK: Edits

  mutating func put(_ text: String, _ range: Range<Int>) {
    now.text.replaceSubrange(range, with: Array(text.utf16))
    now.anchor = range.lowerBound + text.utf16.count
    now.head = now.anchor
  }

  mutating func note(_ before: State, joined: Bool) {
    future = []
    if joined { past[past.count - 1].after = now } else { past.append((before, now)) }
  }

  package mutating func insert(_ text: String) {
    if marked != nil { return commit(text) }
    let (before, range) = (now, chosen)
    if text.isEmpty, range.isEmpty { return }
    let startsSpace = text.first.map { $0.isWhitespace } ?? false
    var joined = false
    if case .typing(let end, let space) = open, range == end..<end, space || !startsSpace { joined = true }
    put(text, range)
    note(before, joined: joined)
    let endsBreak = text.last.map { $0.isNewline } ?? false
    open = endsBreak ? .nothing : .typing(end: now.head, space: text.last.map { $0.isWhitespace } ?? false)
  }

  package mutating func paste(_ text: String) {
    if text.isEmpty { return }
    single(chosen, text)
  }

  mutating func single(_ range: Range<Int>, _ text: String) {
    let before = now
    put(text, range)
    note(before, joined: false)
    open = .nothing
  }

  package mutating func cut() { if !chosen.isEmpty { single(chosen, "") } }

  package mutating func backspace() {
    if !chosen.isEmpty { return single(chosen, "", keeping: .back(chosen.lowerBound)) }
    let caret = now.head
    var range = chosen.lowerBound..<edges.first { $0 >= caret }!
    if range.isEmpty {
      guard let before = edges.last(where: { $0 < caret }) else { return }
      range = before..<caret
      let scalars = Array(String(decoding: now.text[range], as: UTF16.self).unicodeScalars)
      let first = scalars[0].value
      if (0x590...0x109F).contains(first) || (0x1100...0x11FF).contains(first) || (0x1780...0x17FF).contains(first) {
        range = (caret - (scalars[scalars.count - 1].value > 0xFFFF ? 2 : 1))..<caret
      }
    }
    let before = now
    let joined = open == .back(range.upperBound)
    put("", range)
    note(before, joined: joined)
    open = .back(range.lowerBound)
  }

  package mutating func forward() {
    if !chosen.isEmpty { return single(chosen, "", keeping: .nothing) }
    let caret = now.head
    let start = chosen.lowerBound
    guard let end = edges.first(where: { $0 > caret }) ?? (start < caret ? now.text.count : nil) else { return }
    let before = now
    let joined = open == .forward(start)
    put("", start..<end)
    note(before, joined: joined)
    open = .forward(start)
  }

  /// A deleted selection is a separate group.
  mutating func single(_ range: Range<Int>, _ text: String, keeping: Open) { single(range, text) }

  // MARK: Groups

  enum Kind { case word, space, mark, lineBreak }

  func kind(_ cluster: Character) -> Kind {
    if cluster.isNewline { return .lineBreak }
    if cluster.isWhitespace { return .space }
    return cluster.isLetter || cluster.isNumber ? .word : .mark
  }

  /// How many units a word deletion takes of clusters in the order in which it meets them; letters and digits of plain
  /// Latin only, where words are runs.
  func group(_ clusters: [Character]) -> Int {
    guard let first = clusters.first else { return 0 }
    let kinds = clusters.map(kind)
    if kinds[0] == .lineBreak { return first.utf16.count }
    var count = 0
    var run = kinds[0]
    if run != .word, kinds.count > 1, kinds[1] != run {
      count = 1
      run = kinds[1]
    }
    if run != .lineBreak { while count < kinds.count, kinds[count] == run { count += 1 } }
    return clusters.prefix(count).reduce(0) { $0 + $1.utf16.count }
  }

  package mutating func deleteGroup(back: Bool) {
    if !chosen.isEmpty { return single(chosen, "") }
    let range: Range<Int>
    if back {
      let end = edges.first { $0 >= now.head }!
      range = (end - group(clusters(0..<end).reversed()))..<end
    } else {
      let start = chosen.lowerBound
      range = start..<(start + group(clusters(start..<now.text.count)))
    }
    if !range.isEmpty { single(range, "") }
  }

  // MARK: Selection

  package mutating func select(_ anchor: Int, _ head: Int) {
    if marked != nil { commit(nil) }
    open = .nothing
    now.anchor = min(max(anchor, 0), now.text.count)
    now.head = min(max(head, 0), now.text.count)
  }

  // MARK: Composition

  package mutating func compose(_ text: String, _ selected: Range<Int>) {
    if text.isEmpty, marked == nil { return }
    open = .nothing
    if marked == nil { base = now }
    let range = marked ?? chosen
    put(text, range)
    if text.isEmpty {
      marked = nil
      if let base, base.text.count != now.text.count { note(base, joined: false) }
      base = nil
    } else {
      marked = range.lowerBound..<now.head
      let end = now.head
      now.anchor = min(range.lowerBound + selected.lowerBound, end)
      now.head = max(min(range.lowerBound + selected.upperBound, end), now.anchor)
    }
  }

  package mutating func commit(_ text: String?) {
    guard let range = marked, let base else { return }
    put(text ?? String(decoding: now.text[range], as: UTF16.self), range)
    note(base, joined: false)
    marked = nil
    self.base = nil
    open = .nothing
  }

  package mutating func refuse() {
    guard marked != nil, let base else { return }
    now = base
    marked = nil
    self.base = nil
    open = .nothing
  }

  // MARK: Undo

  package mutating func undo() {
    if marked != nil { commit(nil) }
    open = .nothing
    guard let last = past.popLast() else { return }
    future.append(last)
    now = last.before
  }

  package mutating func redo() {
    if marked != nil { commit(nil) }
    open = .nothing
    guard let next = future.popLast() else { return }
    past.append(next)
    now = next.after
  }
}
