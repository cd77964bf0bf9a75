import TouchGeometry
import TouchKit
import TouchText

/// The default tokenizer: words by UAX #29 without a dictionary (semantics 17.18).
/// https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer
@preconcurrency @MainActor open class UITextInputStringTokenizer: UIObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of a text input, which is held weakly.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  private var rope: TextRope {
    guard let input else { return TextRope() }
    if let host = input as? any EditableTextInput { return host.editing.text }
    guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return TextRope() }
    return TextRope(input.text(in: all) ?? "")
  }

  private func offset(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    switch direction.rawValue {
    case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue:
      false
    case _: true
    }
  }

  /// Returns the unit around an offset; at a boundary, the unit on the side where the direction starts.
  private func unit(_ granularity: UITextGranularity, at offset: Int, _ forward: Bool, _ text: TextRope) -> Range<Int>?
  {
    let place = forward ? offset : text.clusterBefore(offset)
    if forward ? offset >= text.length : offset <= 0 { return nil }
    switch granularity {
    case .character: return text.clusterStart(place)..<text.clusterAfter(place)
    case .word:
      guard let piece = text.piece(at: place), piece.isWord, piece.range.contains(place) else { return nil }
      return piece.range
    case .sentence: return SentenceSearch(text).sentence(at: place)
    case .paragraph, .line: return text.range(ofLine: text.line(at: place))
    case .document: return 0..<text.length
    }
  }

  /// Returns whether a position is at the end (forward) or the beginning (backward) of a unit.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let (text, place, forward) = (rope, offset(position), isForward(direction))
    guard let unit = unit(granularity, at: place, !forward, text) else { return false }
    return forward ? unit.upperBound == place : unit.lowerBound == place
  }

  /// Returns whether a position is inside a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { unit(granularity, at: offset(position), isForward(direction), rope) != nil }

  /// Returns the next boundary in a direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let (text, place, forward) = (rope, offset(position), isForward(direction))
    guard let input, forward ? place < text.length : place > 0 else { return nil }
    let target: Int
    if granularity == .word {
      target = forward ? text.wordEnd(after: place) : text.wordStart(before: place)
    } else {
      guard let unit = unit(granularity, at: place, forward, text) else { return nil }
      target = forward ? unit.upperBound : unit.lowerBound
    }
    return input.position(from: input.beginningOfDocument, offset: target)
  }

  /// Returns the unit around a position.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let unit = unit(granularity, at: offset(position), isForward(direction), rope),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }
}

/// Finds sentences, which end after a full stop, question mark or exclamation mark with its closing punctuation, or at
/// a line break.
struct SentenceSearch {
  private let text: TextRope

  init(_ text: TextRope) { self.text = text }

  /// Returns the sentence around an offset, including the white space after it.
  func sentence(at offset: Int) -> Range<Int> {
    let paragraph = text.range(ofLine: text.line(at: offset))
    let units = Array(text.string(in: paragraph))
    var (start, place) = (paragraph.lowerBound, paragraph.lowerBound)
    var stage = 0
    for (index, cluster) in units.enumerated() {
      if stage == 2, !cluster.isWhitespace {
        if place > offset { return start..<place }
        start = place
        stage = 0
      }
      if Self.ends(cluster) {
        let next = index + 1 < units.count ? units[index + 1] : " "
        // A full stop inside a number or a name does not end the sentence.
        stage = cluster == "." && !(next.isWhitespace || Self.closes(next)) ? 0 : 1
      } else if stage == 1, cluster.isWhitespace {
        stage = 2
      } else if stage == 1, !Self.closes(cluster) {
        stage = "。！？".contains(units[index - 1]) ? 2 : 0
        if stage == 2 {
          if place > offset { return start..<place }
          start = place
          stage = 0
        }
      }
      place += cluster.utf16.count
    }
    return start..<paragraph.upperBound
  }

  private static func ends(_ cluster: Character) -> Bool { ".?!…。！？".contains(cluster) }
  private static func closes(_ cluster: Character) -> Bool { "\"')]}»”’".contains(cluster) }
}
