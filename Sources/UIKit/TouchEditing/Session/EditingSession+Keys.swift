import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

// The effects of keys on a text (semantics 21.3). Each function returns whether it handles the key.

extension EditingSession {
  /// Performs the operation of a key; returns false if it has none, so that the key is passed on.
  @discardableResult
  func perform(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let isExtending = modifiers.contains(.shift)
    let control = modifiers.contains(.control)
    guard modifiers.subtracting([.shift, .control]).isEmpty else { return types(key, modifiers) }
    switch key.keyCode {
    case .keyboardLeftArrow: return moveSideways(right: false, control, isExtending)
    case .keyboardRightArrow: return moveSideways(right: true, control, isExtending)
    case .keyboardUpArrow: return moveVertically(down: false, control, isExtending)
    case .keyboardDownArrow: return moveVertically(down: true, control, isExtending)
    case .keyboardHome: return moveToEdge(atEnd: false, control, isExtending)
    case .keyboardEnd: return moveToEdge(atEnd: true, control, isExtending)
    case .keyboardPageUp: return movePage(down: false, isExtending)
    case .keyboardPageDown: return movePage(down: true, isExtending)
    case .keyboardDeleteOrBackspace: return delete(backward: true, control, isExtending)
    case .keyboardDeleteForward: return delete(backward: false, control, isExtending)
    case .keyboardInsert: return allowsKeys
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardTab, .keyboardEscape: return false
    case _ where control && isExtending && key.letter == "a":
      select(TextSelection(selection.head))
      return true
    case _: return types(key, modifiers)
    }
  }

  /// Returns whether a key has an operation, without performing it (semantics 21.1).
  func wants(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let control = modifiers.contains(.control)
    guard modifiers.subtracting([.shift, .control]).isEmpty else { return wantsToType(key, modifiers) }
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd: return true
    case .keyboardUpArrow, .keyboardDownArrow:
      guard host?.isOneLine == true else { return true }
      return selection.head != (key.keyCode == .keyboardDownArrow ? text.length : 0)
    case .keyboardPageUp, .keyboardPageDown: return host?.isOneLine == false
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardInsert: return allowsKeys
    case .keyboardReturnOrEnter, .keypadEnter: return allowsKeys
    case .keyboardTab: return allowsKeys && modifiers.isEmpty && host?.isOneLine == false
    case .keyboardEscape: return marked != nil
    case _ where control && modifiers.contains(.shift) && key.letter == "a": return true
    case _: return wantsToType(key, modifiers)
    }
  }

  private func wantsToType(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard allowsKeys, modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    guard let first = key.characters.unicodeScalars.first else { return false }
    return first.value >= 0x20 && first.value != 0x7F
  }

  private var allowsKeys: Bool { host?.allowsEditing == true }

  /// Whether a key types its characters; with Control, Alt or Super it does not.
  private func types(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard wantsToType(key, modifiers) else { return false }
    // The input method did not handle the key, so it commits nothing for it.
    if marked != nil { commitComposition() }
    user(.insert(key.characters))
    return true
  }

  private func delete(backward: Bool, _ control: Bool, _ shift: Bool) -> Bool {
    guard allowsKeys else { return false }
    let command: EditCommand =
      switch (backward, control, shift) {
      case (true, false, _): .deleteBackward
      case (true, true, false): .deleteGroupBackward
      case (true, true, true): .deleteToParagraphStart
      case (false, true, false): .deleteGroupForward
      case (false, true, true): .deleteToParagraphEnd
      case (false, false, _): .deleteForward
      }
    // Steps through hidden text do not reveal where words are.
    let hides = host?.hidesText == true
    switch command {
    case .deleteGroupBackward where hides: user(.deleteToParagraphStart)
    case .deleteGroupForward where hides: user(.deleteToParagraphEnd)
    case _: user(command)
    }
    return true
  }

  // MARK: Moves

  private func moveSideways(right: Bool, _ control: Bool, _ extends: Bool) -> Bool {
    if marked != nil { commitComposition() }
    if control {
      let isForward = right != layout.line(of: selection.head, isUpstream: isUpstream).line.isRightToLeft
      if host?.hidesText == true {
        moveHead(to: isForward ? text.length : 0, extends: extends)
      } else {
        let head = selection.head
        moveHead(to: isForward ? text.wordEnd(after: head) : text.wordStart(before: head), extends: extends)
      }
      return true
    }
    if !extends, !selection.isEmpty {
      // Move to the edge of the selection on that side.
      let (low, high) = (selection.range.lowerBound, selection.range.upperBound)
      let (a, b) = (layout.caret(at: low, isUpstream: false), layout.caret(at: high, isUpstream: true))
      let lowIsLeft = a.minY == b.minY ? a.minX <= b.minX : true
      select(TextSelection(lowIsLeft == right ? high : low))
      return true
    }
    let head = selection.head
    // If an app put the caret inside a cluster, move to the start or the end of the cluster.
    let (start, end) = (text.clusterStart(head), text.clusterEnd(head))
    if start != end {
      moveHead(to: right ? end : start, extends: extends)
      return true
    }
    let next = layout.step(from: head, isUpstream: isUpstream, right: right)
    moveHead(to: next.offset, isUpstream: next.isUpstream, extends: extends)
    return true
  }

  private func moveVertically(down: Bool, _ control: Bool, _ extends: Bool) -> Bool {
    if marked != nil { commitComposition() }
    let head = selection.head
    if host?.isOneLine == true {
      let target = down ? text.length : 0
      if head == target, selection.isEmpty || extends { return false }
      moveHead(to: target, extends: extends)
      return true
    }
    if control {
      let line = text.line(at: head)
      let range = text.content(ofLine: line)
      let target: Int
      if down {
        target = head < range.upperBound ? range.upperBound : text.content(ofLine: line + 1).upperBound
      } else {
        target = head > range.lowerBound ? range.lowerBound : text.start(ofLine: line - 1)
      }
      moveHead(to: line + 1 == text.lineCount && down ? range.upperBound : target, extends: extends)
      return true
    }
    let found = layout.line(of: head, isUpstream: isUpstream)
    let x = goalX ?? layout.caret(at: head, isUpstream: isUpstream).minX
    let place = layout.line(down ? 1 : -1, from: found).map { layout.place(at: x, in: $0) }
    moveHead(
      to: place?.offset ?? (down ? text.length : 0), isUpstream: place?.isUpstream ?? false, extends: extends,
      keepsGoal: true)
    goalX = x
    return true
  }

  private func movePage(down: Bool, _ extends: Bool) -> Bool {
    guard let host, !host.isOneLine else { return false }
    if marked != nil { commitComposition() }
    let caret = layout.caret(at: selection.head, isUpstream: isUpstream)
    let x = goalX ?? caret.minX
    let distance = max(host.pageHeight - caret.height, caret.height)
    let y = caret.midY + (down ? distance : -distance)
    if y < 0 {
      moveHead(to: 0, extends: extends, keepsGoal: true)
    } else if y >= layout.height {
      moveHead(to: text.length, extends: extends, keepsGoal: true)
    } else {
      let place = layout.place(at: x, in: layout.line(at: y))
      moveHead(to: place.offset, isUpstream: place.isUpstream, extends: extends, keepsGoal: true)
    }
    goalX = x
    return true
  }

  private func moveToEdge(atEnd: Bool, _ control: Bool, _ extends: Bool) -> Bool {
    if marked != nil { commitComposition() }
    if control || host?.isOneLine == true {
      moveHead(to: atEnd ? text.length : 0, extends: extends)
      return true
    }
    let found = layout.line(of: selection.head, isUpstream: isUpstream)
    let offset = atEnd ? found.range.upperBound : found.range.lowerBound
    moveHead(to: offset, isUpstream: atEnd && !layout.isLast(found), extends: extends)
    return true
  }
}
