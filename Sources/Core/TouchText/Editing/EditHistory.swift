/// The undo history: groups of edits, with the texts before and after each group (23.2, 23.5).
///
/// Old texts share unchanged parts with the current one. Grouping does not depend on time.
struct EditHistory: Sendable {
  /// The maximum number of groups.
  static let maximum = 500

  /// The kind of an edit, which determines whether later edits join it.
  enum Kind: Sendable, Equatable {
    case typing, backspace, deleteForward
    /// An edit that always forms a separate group.
    case single
  }

  struct Group: Sendable {
    var before: TextContent
    var selectionBefore: TextSelection
    var after: TextContent
    var headAfter: Int
    var span: EditSpan
    var name: String
  }

  /// The edits that the next one may join.
  private enum Open: Sendable {
    case nothing
    case typing(end: Int, wasSpace: Bool)
    case backspace(at: Int)
    case deleteForward(at: Int)
  }

  private(set) var done: [Group] = []
  private(set) var undone: [Group] = []
  private var open = Open.nothing

  /// Makes the next edit begin a new group.
  mutating func close() { open = .nothing }

  /// Removes all groups.
  mutating func removeAll() { self = EditHistory() }

  /// Records an edit.
  ///
  /// - Returns: whether it began a new group.
  mutating func note(_ edit: Group, _ kind: Kind, inserted: String) -> Bool {
    undone.removeAll()
    let isJoined = joins(edit.span, kind, inserted)
    if isJoined, var group = done.last {
      group.after = edit.after
      group.headAfter = edit.headAfter
      group.span = group.span.followed(by: edit.span)
      done[done.count - 1] = group
    } else {
      done.append(edit)
      if done.count > Self.maximum { done.removeFirst() }
    }
    open =
      switch kind {
      case .typing where Self.endsInBreak(inserted): .nothing
      case .typing: .typing(end: edit.span.newRange.upperBound, wasSpace: inserted.last?.isWhitespace == true)
      case .backspace: .backspace(at: edit.span.range.lowerBound)
      case .deleteForward: .deleteForward(at: edit.span.range.lowerBound)
      case .single: .nothing
      }
    return !isJoined
  }

  private func joins(_ span: EditSpan, _ kind: Kind, _ inserted: String) -> Bool {
    switch (open, kind) {
    case (.typing(let end, let wasSpace), .typing):
      let beginsSpace = inserted.first?.isWhitespace == true && !wasSpace
      return span.range == end..<end && !beginsSpace
    case (.backspace(let place), .backspace): return span.range.upperBound == place
    case (.deleteForward(let place), .deleteForward): return span.range.lowerBound == place
    case (.nothing, _), (.typing, _), (.backspace, _), (.deleteForward, _): return false
    }
  }

  private static func endsInBreak(_ text: String) -> Bool { text.last?.isNewline == true }

  mutating func undo() -> Group? {
    open = .nothing
    guard let group = done.popLast() else { return nil }
    undone.append(group)
    return group
  }

  mutating func redo() -> Group? {
    open = .nothing
    guard let group = undone.popLast() else { return nil }
    done.append(group)
    return group
  }
}
