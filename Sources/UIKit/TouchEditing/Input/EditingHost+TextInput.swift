import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

/// What the kit's own text inputs have in common; programs conform to `UITextInput` instead.
@preconcurrency @MainActor public protocol EditableTextInput: UITextInput {
  /// What edits the text; only the kit can use it.
  var editing: EditingSession { get }
}

// What text field and text view do alike for `UITextInput`, apart from what programs override (semantics 17.12 to
// 17.14).

extension EditableTextInput {
  private var session: EditingSession { editing }
  private func layoutPoint(_ point: CGPoint) -> CGPoint { editing.host?.layoutPoint(point) ?? point }

  /// What is being composed.
  public var markedTextRange: UITextRange? { session.marked.map { session.range($0) } }

  /// The first place.
  public var beginningOfDocument: UITextPosition { session.position(0) }
  /// The last place.
  public var endOfDocument: UITextPosition { session.position(session.text.length) }

  /// A range between two places, in whichever order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = session.offset(fromPosition), let to = session.offset(toPosition) else { return nil }
    return session.range(min(from, to)..<max(from, to))
  }

  /// A place some units farther; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let from = session.offset(position), offset > -1 << 60, offset < 1 << 60 else { return nil }
    return (0...session.text.length).contains(from + offset) ? session.position(from + offset) : nil
  }

  /// A place some steps farther in a direction as seen; nil outside of the text.
  public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  {
    guard var place = session.offset(position) else { return nil }
    var isUpstream = false
    for _ in 0..<max(offset, 0) {
      let before = place
      switch direction {
      case .left, .right:
        (place, isUpstream) = session.layout.step(from: place, isUpstream: isUpstream, right: direction == .right)
      case .up, .down:
        let found = session.layout.line(of: place, isUpstream: isUpstream)
        let x = session.layout.caret(at: place, isUpstream: isUpstream).minX
        guard let next = session.layout.line(direction == .down ? 1 : -1, from: found) else { return nil }
        (place, isUpstream) = session.layout.place(at: x, in: next)
      }
      if place == before { return nil }
    }
    return session.position(place)
  }

  /// Which of two places comes first; places of other inputs count as the same.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    guard let first = session.offset(position), let second = session.offset(other) else { return .orderedSame }
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// How many units lie between two places; 0 for those of other inputs.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let first = session.offset(from), let second = session.offset(toPosition) else { return 0 }
    return second - first
  }

  /// The place nearest to a point, in the view's coordinates.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    session.position(session.layout.nearest(to: layoutPoint(point)).offset)
  }

  /// The place of a range nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = session.range(range) else { return nil }
    let offset = session.layout.nearest(to: layoutPoint(point)).offset
    return session.position(min(max(offset, range.lowerBound), range.upperBound))
  }

  /// The cluster at a point; nil beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let offset = session.layout.character(at: layoutPoint(point)) else { return nil }
    return session.range(offset..<session.text.clusterAfter(offset))
  }
}

extension EditingSession {
  func insertByProgram(_ text: String) {
    guard var proposal = editor.proposal(for: .insert(text)) else { return }
    if marked == nil, let range = insertionRange?() { proposal.range = range }
    make(proposal)
  }

  func deleteByProgram() {
    if marked != nil { unmark() }
    if let proposal = editor.proposal(for: .deleteBackward) { make(proposal) }
  }

  func replaceByProgram(_ range: UITextRange, _ text: String) {
    guard let range = self.range(range) else { return }
    program(replace: range, with: text)
    programSelect(TextSelection(range.lowerBound + text.utf16.count))
    host?.tellSelection()
  }

  func mark(_ text: String?, _ selected: NSRange) {
    let start = max(selected.location == NSNotFound ? 0 : selected.location, 0)
    programCompose(text, selected: start..<(start + max(selected.length, 0)))
  }

  /// A rectangle of the layout in the view's coordinates.
  func viewRect(_ rect: CGRect) -> CGRect {
    let origin = host?.layoutPoint(.zero) ?? .zero
    return rect.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  func firstViewRect(_ range: Range<Int>) -> CGRect? {
    let line = layout.line(of: range.lowerBound, isUpstream: false)
    return layout.rects(of: range, between: line.minY, and: line.maxY).first.map(viewRect)
  }

  func selectionRects(_ range: Range<Int>) -> [UITextSelectionRect] {
    let rects = layout.rects(of: range, between: -.infinity, and: .infinity)
    return rects.indices.map {
      UITextSelectionRect(viewRect(rects[$0]), containsStart: $0 == 0, containsEnd: $0 == rects.count - 1)
    }
  }
}
