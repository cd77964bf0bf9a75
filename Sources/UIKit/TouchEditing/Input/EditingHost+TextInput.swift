import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

/// The common interface of the kit's text inputs; apps conform to `UITextInput` instead.
@preconcurrency @MainActor public protocol EditableTextInput: UITextInput {
  /// The editing session; only the kit can use it.
  var editing: EditingSession { get }
}

// The common implementation of `UITextInput` in text fields and text views, except for the overridable methods
// (semantics 17.12 to 17.14).

extension EditableTextInput {
  private var session: EditingSession { editing }
  private func layoutPoint(_ point: CGPoint) -> CGPoint { editing.host?.layoutPoint(point) ?? point }

  /// The marked range, which is being composed.
  public var markedTextRange: UITextRange? { session.marked.map { session.range($0) } }

  /// The first position.
  public var beginningOfDocument: UITextPosition { session.position(0) }
  /// The last position.
  public var endOfDocument: UITextPosition { session.position(session.text.length) }

  /// Returns the range between two positions, in any order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = session.offset(fromPosition), let to = session.offset(toPosition) else { return nil }
    return session.range(min(from, to)..<max(from, to))
  }

  /// Returns the position at an offset in UTF-16 units from another; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let from = session.offset(position), offset > -1 << 60, offset < 1 << 60 else { return nil }
    return (0...session.text.length).contains(from + offset) ? session.position(from + offset) : nil
  }

  /// Returns the position a number of steps away in a visual direction; nil outside the text.
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

  /// Returns which of two positions comes first; positions of other inputs compare as equal.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    guard let first = session.offset(position), let second = session.offset(other) else { return .orderedSame }
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// Returns the number of UTF-16 units between two positions; 0 for positions of other inputs.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let first = session.offset(from), let second = session.offset(toPosition) else { return 0 }
    return second - first
  }

  /// Returns the position nearest to a point, in the view's coordinates, unless a subclass decides otherwise.
  func usualClosestPosition(_ point: CGPoint) -> UITextPosition? {
    session.position(session.layout.nearest(to: layoutPoint(point)).offset)
  }

  /// Returns the position within a range that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = session.range(range) else { return nil }
    let offset = session.layout.nearest(to: layoutPoint(point)).offset
    return session.position(min(max(offset, range.lowerBound), range.upperBound))
  }

  /// Returns the range of the cluster at a point; nil outside the text.
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
    host?.notifySelection()
  }

  func mark(_ text: String?, _ selected: NSRange) {
    let start = max(selected.location == NSNotFound ? 0 : selected.location, 0)
    programCompose(text, selected: start..<(start + max(selected.length, 0)))
  }

  /// Converts a rectangle of the layout to the view's coordinates.
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
