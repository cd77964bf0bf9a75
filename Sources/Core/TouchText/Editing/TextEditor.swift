/// A text that is being edited: selection, composition, history, as a value that calls nobody.
///
/// The owner tells it what the user wants; it answers with a proposal, about which the owner asks whom it has to ask,
/// and the owner then says whether it is to be made. In between anything may have happened: what no longer fits is cut
/// to the text as it is. Offsets count UTF-16 units. What the user does stays between clusters; what programs set may
/// lie anywhere and is widened to whole scalars where it changes the text (semantics 17.15).
package struct TextEditor: Sendable {
  /// The text and its styles.
  package private(set) var content: TextContent
  /// What is selected; always within the text.
  package private(set) var selection: TextSelection
  /// What an input method is composing.
  package private(set) var marked: Range<Int>?
  /// Where a composition began: what comes back if it is refused.
  private var beforeComposition: (content: TextContent, selection: TextSelection)?
  private var history = EditHistory()

  /// Whether line breaks that the user brings become spaces.
  package var isSingleLine: Bool

  /// A text with the caret at its end.
  package init(_ content: TextContent = TextContent(), isSingleLine: Bool = false) {
    self.content = content
    self.isSingleLine = isSingleLine
    selection = TextSelection(content.text.length)
  }

  /// The letters.
  package var text: TextRope { content.text }

  // MARK: Proposals

  /// What a command would do; nil when it would do nothing, so that nobody need be asked.
  ///
  /// A composition is to be ended first, but for `insert`, which takes its place.
  package func proposal(for command: EditCommand) -> EditProposal? {
    let chosen = text.wholeClusters(selection.range)
    switch command {
    case .insert(let string):
      if let marked { return .commit(marked, clean(string)) }
      let string = clean(string)
      return string.isEmpty && chosen.isEmpty ? nil : edit(chosen, string, "Typing", .typing)
    case .paste(let string):
      let string = cleanPasted(string)
      return string.isEmpty ? nil : edit(chosen, string, "Paste", .single)
    case .insertAt(let place, let string):
      let string = cleanPasted(string)
      let place = text.clusterStart(min(max(place, 0), text.length))
      return string.isEmpty ? nil : edit(place..<place, string, "Paste", .single)
    case .cut: return chosen.isEmpty ? nil : edit(chosen, "", "Cut", .single)
    case .clear: return text.isEmpty ? nil : edit(0..<text.length, "", "Delete", .single)
    case .deleteBackward, .deleteForward, .deleteGroupBackward, .deleteGroupForward, .deleteToParagraphStart,
      .deleteToParagraphEnd, .deleteSelection:
      if !chosen.isEmpty { return edit(chosen, "", "Delete", .single) }
      return deletion(command)
    }
  }

  private func edit(_ range: Range<Int>, _ text: String, _ name: String, _ kind: EditHistory.Kind) -> EditProposal {
    EditProposal(range: range, replacement: text, name: name, kind: kind)
  }

  private func deletion(_ command: EditCommand) -> EditProposal? {
    let caret = selection.head
    let (start, end) = (text.clusterStart(caret), text.clusterEnd(caret))
    // A caret inside a cluster takes the whole of it.
    let isInside = start != end
    var kind = EditHistory.Kind.single
    let range: Range<Int>
    switch command {
    case .deleteBackward:
      range = isInside ? start..<end : text.backspaceStart(before: caret)..<caret
      kind = .backspace
    case .deleteForward:
      range = isInside ? start..<end : caret..<text.clusterAfter(caret)
      kind = .deleteForward
    case .deleteGroupBackward: range = text.groupStart(before: end)..<end
    case .deleteGroupForward: range = start..<text.groupEnd(after: start)
    case .deleteToParagraphStart: range = min(text.paragraph(at: caret).lowerBound, end)..<end
    case .deleteToParagraphEnd: range = start..<max(text.paragraph(at: caret).upperBound, start)
    case .insert, .paste, .insertAt, .cut, .deleteSelection, .clear: return nil
    }
    return range.isEmpty ? nil : edit(range, "", "Delete", kind)
  }

  /// What the user types, without what no text holds.
  private func clean(_ string: String) -> String {
    let string = string.utf8.contains(0) ? String(string.unicodeScalars.filter { $0.value != 0 }) : string
    return isSingleLine ? Self.oneLine(string) : string
  }

  /// As `clean`, with the line breaks of other systems as ours.
  private func cleanPasted(_ string: String) -> String {
    let string = clean(string)
    guard string.utf8.contains(0x0D) else { return string }
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in string.unicodeScalars {
      if scalar == "\n", wasReturn {
        wasReturn = false
        continue
      }
      wasReturn = scalar == "\r"
      result.append(wasReturn ? "\n" : scalar)
    }
    return String(result)
  }

  /// Line breaks as one space for each run of them, none at the ends (semantics 18.1).
  private static func oneLine(_ string: String) -> String {
    guard string.contains(where: \.isNewline) else { return string }
    return string.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: Edits

  /// Makes an edit that nobody refused, as the user's: it can be undone, and the caret stands after it.
  ///
  /// - Parameter style: of what comes.
  package mutating func perform(_ proposal: EditProposal, style: Int) -> EditOutcome {
    let (before, selectionBefore) = (content, selection)
    let start = min(proposal.range.lowerBound, text.length)
    let range = start..<min(max(proposal.range.upperBound, start), text.length)
    let span = put(proposal.replacement, over: range, style: style)
    let isOwnPlace = proposal.endsComposition ? beforeComposition : nil
    marked = nil
    beforeComposition = nil
    setSelection(TextSelection(span.newRange.upperBound))
    let whole: EditSpan
    if let base = isOwnPlace {
      // The composition and its end are one edit from what there was before it.
      let old = min(base.selection.range.lowerBound, span.range.lowerBound)
      let tail = text.length - span.newRange.upperBound
      whole = EditSpan(
        range: old..<max(old, base.content.text.length - tail), newLength: text.length - tail - old)
    } else {
      whole = span
    }
    let began = history.note(
      EditHistory.Group(
        before: isOwnPlace?.content ?? before, selectionBefore: isOwnPlace?.selection ?? selectionBefore,
        after: content, headAfter: selection.head, span: whole, name: proposal.name),
      proposal.kind, inserted: proposal.replacement)
    return EditOutcome(span: span, selectionMoved: selection != selectionBefore, beganGroup: began)
  }

  /// Makes a program's edit: it cannot be undone and empties the history; the selection keeps its text.
  package mutating func replace(_ range: Range<Int>, with string: String, style: Int) -> EditOutcome {
    let former = selection
    let span = put(string, over: clamped(range), style: style)
    moveAlong(span)
    history.removeAll()
    return EditOutcome(span: span, selectionMoved: selection != former)
  }

  /// Puts other text with its styles in the place of a range, as a program's edit.
  package mutating func replace(_ range: Range<Int>, with other: TextContent) -> EditOutcome {
    let former = selection
    let range = text.aligned(clamped(range).lowerBound)..<text.alignedUp(clamped(range).upperBound)
    content.replace(range, with: other)
    let span = EditSpan(range: range, newLength: other.text.length)
    moveAlong(span)
    history.removeAll()
    return EditOutcome(span: span, selectionMoved: selection != former)
  }

  /// Gives a range a style, as a program's edit of looks alone: nothing moves, and what can be undone stays so.
  package mutating func setStyle(_ style: Int, over range: Range<Int>) {
    content.setStyle(style, over: clamped(range))
  }

  /// Replaces everything; the caret goes to the end, a composition and the history are gone.
  package mutating func setContent(_ content: TextContent) -> EditOutcome {
    let former = selection
    let span = EditSpan(range: 0..<text.length, newLength: content.text.length)
    self.content = content
    marked = nil
    beforeComposition = nil
    history.removeAll()
    setSelection(TextSelection(text.length))
    return EditOutcome(span: span, selectionMoved: selection != former)
  }

  private mutating func put(_ string: String, over range: Range<Int>, style: Int) -> EditSpan {
    let before = text.length
    let range = content.replace(range, with: string, style: style)
    return EditSpan(range: range, newLength: text.length - before + range.count)
  }

  private mutating func moveAlong(_ span: EditSpan) {
    selection = TextSelection(anchor: span.moved(selection.anchor), head: span.moved(selection.head))
    if let marked {
      let (start, end) = (span.moved(marked.lowerBound), span.moved(marked.upperBound))
      self.marked = start < end ? start..<end : nil
    }
    if marked == nil { beforeComposition = nil }
  }

  private func clamped(_ range: Range<Int>) -> Range<Int> {
    let start = min(max(range.lowerBound, 0), text.length)
    return start..<min(max(range.upperBound, start), text.length)
  }

  // MARK: Selection

  /// Selects; outside of the text means its end.
  ///
  /// A composition must have been ended if the selection is to leave it.
  ///
  /// - Returns: whether an offset is another.
  @discardableResult
  package mutating func select(_ new: TextSelection) -> Bool {
    history.close()
    return setSelection(new)
  }

  @discardableResult
  private mutating func setSelection(_ new: TextSelection) -> Bool {
    let former = selection
    selection = new.clamped(to: text.length)
    return selection != former
  }

  /// Ends the group of edits that is growing.
  package mutating func closeGroup() { history.close() }

  // MARK: Composition

  /// Puts what is being composed in the place of what was marked, or of the selection, and marks it.
  ///
  /// Empty text removes what is marked; without any it does nothing, and the answer is nil. Nobody is asked
  /// (semantics 17.9, 17.10, 17.12).
  ///
  /// - Parameters:
  ///   - string: what is composed so far.
  ///   - chosen: the selection within it; beyond it means its end.
  ///   - style: of the text.
  ///   - isUser: whether the user does it: then the selection is taken by clusters, and refusing the commit brings back
  ///     what there was.
  package mutating func compose(_ string: String, selected chosen: Range<Int>, style: Int, isUser: Bool) -> EditOutcome?
  {
    let string = isUser ? clean(string) : string
    if string.isEmpty, marked == nil { return nil }
    let former = selection
    history.close()
    if marked == nil {
      if isUser { beforeComposition = (content, selection) } else { history.removeAll() }
    }
    let range = marked ?? (isUser ? text.wholeClusters(selection.range) : selection.range)
    let span = put(string, over: range, style: style)
    let new = span.newRange
    if new.isEmpty {
      let base = beforeComposition
      marked = nil
      beforeComposition = nil
      setSelection(TextSelection(new.lowerBound))
      if let base, base.content.text.length != text.length { noteLost(base, at: new.lowerBound) }
    } else {
      marked = new
      let start = min(new.lowerBound + max(chosen.lowerBound, 0), new.upperBound)
      setSelection(TextSelection(start..<min(max(start, new.lowerBound + chosen.upperBound), new.upperBound)))
    }
    return EditOutcome(span: span, selectionMoved: selection != former)
  }

  /// A composition that took the selection's place was given up: what was selected can still be had by undo.
  private mutating func noteLost(_ base: (content: TextContent, selection: TextSelection), at place: Int) {
    let lost = base.content.text.length - text.length
    _ = history.note(
      EditHistory.Group(
        before: base.content, selectionBefore: base.selection, after: content, headAfter: place,
        span: EditSpan(range: place..<(place + lost), newLength: 0), name: "Delete"),
      .single, inserted: "")
  }

  /// What ends the composition with the given text, or as it stands; nil without one.
  package func commitProposal(_ string: String? = nil) -> EditProposal? {
    marked.map { .commit($0, string.map(clean) ?? text.string(in: $0)) }
  }

  /// Takes back a composition whose commit was refused.
  package mutating func refuseCommit() -> EditOutcome {
    guard let marked else { return EditOutcome(span: nil, selectionMoved: false) }
    let former = selection
    self.marked = nil
    guard let base = beforeComposition else {
      let span = put("", over: marked, style: 0)
      setSelection(TextSelection(marked.lowerBound))
      return EditOutcome(span: span, selectionMoved: selection != former)
    }
    beforeComposition = nil
    let tail = text.length - marked.upperBound
    let end = max(marked.lowerBound, base.content.text.length - tail)
    content = base.content
    setSelection(base.selection)
    return EditOutcome(
      span: EditSpan(range: marked, newLength: end - marked.lowerBound), selectionMoved: selection != former)
  }

  /// Ends the marking and keeps the text, asking nobody, as a program does.
  package mutating func unmark() {
    guard marked != nil else { return }
    marked = nil
    beforeComposition = nil
    history.removeAll()
  }

  // MARK: Undo

  /// Whether there is something to take back.
  package var canUndo: Bool { !history.done.isEmpty }
  /// Whether there is something to do again.
  package var canRedo: Bool { !history.undone.isEmpty }
  /// What the next undo takes back.
  package var undoName: String? { history.done.last?.name }
  /// How many groups can be taken back.
  package var undoDepth: Int { history.done.count }
  /// Forgets what could be taken back or done again.
  package mutating func forgetHistory() { history.removeAll() }

  /// Takes the last group back: text, styles and selection are what they were before it.
  package mutating func undo() -> EditOutcome? {
    let former = selection
    guard let group = history.undo() else { return nil }
    content = group.before
    setSelection(group.selectionBefore)
    return EditOutcome(span: group.span.inverse, selectionMoved: selection != former)
  }

  /// Does the group again that was taken back last.
  package mutating func redo() -> EditOutcome? {
    let former = selection
    guard let group = history.redo() else { return nil }
    content = group.after
    setSelection(TextSelection(group.headAfter))
    return EditOutcome(span: group.span, selectionMoved: selection != former)
  }
}
