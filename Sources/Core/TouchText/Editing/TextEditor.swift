/// A text being edited: selection, composition and undo history, as a value that makes no calls.
///
/// The owner passes the user's command; the editor returns a proposal, for which the owner asks its delegate, and which
/// the owner then performs or discards. Anything may happen in between: outdated ranges are clamped to the current
/// text. Offsets count UTF-16 units. Operations of the user keep offsets at cluster boundaries; offsets set by an app
/// may be anywhere, and are extended to whole scalars where they change the text (semantics 17.15).
package struct TextEditor: Sendable {
  /// The text and its styles.
  package private(set) var content: TextContent
  /// The selection; always within the text.
  package private(set) var selection: TextSelection
  /// The text that an input method is composing.
  package private(set) var marked: Range<Int>?
  /// The state before the composition, which is restored if it is refused.
  private var beforeComposition: (content: TextContent, selection: TextSelection)?
  private var history = EditHistory()

  /// Whether line breaks in the user's input become spaces.
  package var isSingleLine: Bool

  /// Creates a text with the caret at its end.
  package init(_ content: TextContent = TextContent(), isSingleLine: Bool = false) {
    self.content = content
    self.isSingleLine = isSingleLine
    selection = TextSelection(content.text.length)
  }

  /// The text.
  package var text: TextRope { content.text }

  // MARK: Proposals

  /// Returns the edit of a command; nil if it has no effect, so that no delegate needs to be asked.
  ///
  /// End a composition first, except for `insert`, which replaces it.
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
    // At a caret inside a cluster, the whole cluster is deleted.
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

  /// Returns the user's input without invalid characters.
  private func clean(_ string: String) -> String {
    let string = string.utf8.contains(0) ? String(string.unicodeScalars.filter { $0.value != 0 }) : string
    return isSingleLine ? Self.oneLine(string) : string
  }

  /// Returns pasted text like `clean`, with line breaks of other systems converted.
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

  /// Returns text with each run of line breaks replaced by one space, and none at the ends (semantics 18.1).
  private static func oneLine(_ string: String) -> String {
    guard string.contains(where: \.isNewline) else { return string }
    return string.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: Edits

  /// Performs a permitted edit of the user: it can be undone, and the caret is placed after it.
  ///
  /// - Parameter style: the style of the new text.
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
      // The composition and its end are a single edit of the text before it.
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

  /// Returns the edit that moves a part of the text to an offset outside of it, or copies it there; nil without an effect.
  ///
  /// The range and the offset are extended to whole clusters.
  package func transfer(of range: Range<Int>, to place: Int, moves: Bool) -> (proposal: EditProposal, part: Range<Int>)?
  {
    let part = text.wholeClusters(clamped(range))
    let place = text.clusterStart(min(max(place, 0), text.length))
    guard !part.isEmpty else { return nil }
    let letters = text.string(in: part)
    guard moves else { return (edit(place..<place, letters, "Paste", .single), part) }
    if place < part.lowerBound {
      let passed = text.string(in: place..<part.lowerBound)
      return (edit(place..<part.upperBound, letters + passed, "Move", .single), part)
    }
    guard place > part.upperBound else { return nil }
    let passed = text.string(in: part.upperBound..<place)
    return (edit(part.lowerBound..<place, passed + letters, "Move", .single), part)
  }

  /// Returns the edit that removes a part of the text; nil if it is empty.
  package func removal(of range: Range<Int>) -> EditProposal? {
    let part = text.wholeClusters(clamped(range))
    return part.isEmpty ? nil : edit(part, "", "Move", .single)
  }

  /// Performs a permitted transfer, with the styles of the part; the caret is placed after it.
  ///
  /// The text must not have changed since `transfer(of:to:moves:)`.
  package mutating func perform(_ proposal: EditProposal, transferring part: Range<Int>) -> EditOutcome {
    let (before, selectionBefore) = (content, selection)
    let (range, moved) = (proposal.range, content.part(part))
    var replacement = moved
    var caret = range.lowerBound + part.count
    if !range.isEmpty, part.lowerBound > range.lowerBound {
      replacement.replace(part.count..<part.count, with: content.part(range.lowerBound..<part.lowerBound))
    } else if !range.isEmpty {
      replacement = content.part(part.upperBound..<range.upperBound)
      replacement.replace(replacement.text.length..<replacement.text.length, with: moved)
      caret = range.upperBound
    }
    content.replace(range, with: replacement)
    let span = EditSpan(range: range, newLength: replacement.text.length)
    marked = nil
    beforeComposition = nil
    setSelection(TextSelection(caret))
    let began = history.note(
      EditHistory.Group(
        before: before, selectionBefore: selectionBefore, after: content, headAfter: selection.head, span: span,
        name: proposal.name),
      .single, inserted: proposal.replacement)
    return EditOutcome(span: span, selectionMoved: selection != selectionBefore, beganGroup: began)
  }

  /// Performs an edit of the app: it cannot be undone and clears the history; the selection keeps its text.
  package mutating func replace(_ range: Range<Int>, with string: String, style: Int) -> EditOutcome {
    let former = selection
    let span = put(string, over: clamped(range), style: style)
    moveAlong(span)
    history.removeAll()
    return EditOutcome(span: span, selectionMoved: selection != former)
  }

  /// Replaces a range by other text with its styles, as an edit of the app.
  package mutating func replace(_ range: Range<Int>, with other: TextContent) -> EditOutcome {
    let former = selection
    let range = text.aligned(clamped(range).lowerBound)..<text.alignedUp(clamped(range).upperBound)
    content.replace(range, with: other)
    let span = EditSpan(range: range, newLength: other.text.length)
    moveAlong(span)
    history.removeAll()
    return EditOutcome(span: span, selectionMoved: selection != former)
  }

  /// Sets the style of a range, as an edit of the app: offsets and the undo history are unchanged.
  package mutating func setStyle(_ style: Int, over range: Range<Int>) {
    content.setStyle(style, over: clamped(range))
  }

  /// Replaces the whole text; the caret moves to the end, composition and history are discarded.
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

  /// Sets the selection; offsets outside the text are clamped.
  ///
  /// End a composition first if the selection will leave it.
  ///
  /// - Returns: whether an offset changed.
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

  /// Ends the current group of edits.
  package mutating func closeGroup() { history.close() }

  // MARK: Composition

  /// Replaces the marked text, or the selection, by composed text, and marks it.
  ///
  /// Empty text removes the marked text; without any it does nothing and returns nil. No delegate is asked (semantics
  /// 17.9, 17.10, 17.12).
  ///
  /// - Parameters:
  ///   - string: the text composed so far.
  ///   - chosen: the selection within it, clamped to it.
  ///   - style: the style of the text.
  ///   - isUser: whether the user composes: the selection is then extended to clusters, and refusing the commit
  ///     restores the earlier state.
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

  /// Records a cancelled composition that replaced the selection: undo restores the selected text.
  private mutating func noteLost(_ base: (content: TextContent, selection: TextSelection), at place: Int) {
    let lost = base.content.text.length - text.length
    _ = history.note(
      EditHistory.Group(
        before: base.content, selectionBefore: base.selection, after: content, headAfter: place,
        span: EditSpan(range: place..<(place + lost), newLength: 0), name: "Delete"),
      .single, inserted: "")
  }

  /// Returns the edit that ends the composition with the given text, or unchanged; nil without a composition.
  package func commitProposal(_ string: String? = nil) -> EditProposal? {
    marked.map { .commit($0, string.map(clean) ?? text.string(in: $0)) }
  }

  /// Reverts a composition whose commit was refused.
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

  /// Ends the composition and keeps its text, without asking a delegate, for the app.
  package mutating func unmark() {
    guard marked != nil else { return }
    marked = nil
    beforeComposition = nil
    history.removeAll()
  }

  // MARK: Undo

  /// Whether there is anything to undo.
  package var canUndo: Bool { !history.done.isEmpty }
  /// Whether there is anything to redo.
  package var canRedo: Bool { !history.undone.isEmpty }
  /// The name of the group that the next undo would undo.
  package var undoName: String? { history.done.last?.name }
  /// The number of groups that can be undone.
  package var undoDepth: Int { history.done.count }
  /// Clears the undo and redo history.
  package mutating func forgetHistory() { history.removeAll() }

  /// Undoes the last group: restores text, styles and selection.
  package mutating func undo() -> EditOutcome? {
    let former = selection
    guard let group = history.undo() else { return nil }
    content = group.before
    setSelection(group.selectionBefore)
    return EditOutcome(span: group.span.inverse, selectionMoved: selection != former)
  }

  /// Redoes the group that was undone last.
  package mutating func redo() -> EditOutcome? {
    let former = selection
    guard let group = history.redo() else { return nil }
    content = group.after
    setSelection(TextSelection(group.headAfter))
    return EditOutcome(span: group.span, selectionMoved: selection != former)
  }
}
