import TouchBus
import TouchEditing
import TouchGeometry
import TouchKit

// Texts and their edits (semantics 47.24 to 47.29).

extension AccessibilityModel {
  func text(_ member: String, _ target: CallTarget, _ arguments: CallArguments) -> [BusValue] {
    let facts = facts(target)
    guard let text = facts.text else { return [] }
    func int(_ index: Int) -> Int { arguments.int(index) }
    switch member {
    case "GetText": return [.string(text[text.range(int(0), int(1))])]
    case "GetCharacterAtOffset":
      return [.int(text.scalars.indices.contains(int(0)) ? Int(text.scalars[int(0)].value) : 0)]
    case "GetStringAtOffset":
      return piece(AccessibleText.Piece(rawValue: UInt32(clamping: int(1))), at: int(0), text, target)
    case "GetTextAtOffset": return piece(Self.piece(int(1)), at: int(0), text, target)
    case "GetTextBeforeOffset", "GetTextAfterOffset":
      guard let range = range(Self.piece(int(1)), at: int(0), text, target) else { return Self.noPiece }
      let isBefore = member == "GetTextBeforeOffset"
      if isBefore ? range.lowerBound == 0 : range.upperBound == text.count { return Self.noPiece }
      return piece(Self.piece(int(1)), at: isBefore ? range.lowerBound - 1 : range.upperBound, text, target)
    case "GetNSelections": return [.int(text.selection.isEmpty ? 0 : 1)]
    case "GetSelection":
      guard int(0) == 0, !text.selection.isEmpty else { return [.int(-1), .int(-1)] }
      return [.int(text.selection.lowerBound), .int(text.selection.upperBound)]
    case "SetCaretOffset": return [.bool(select(int(0), int(0), text, target))]
    case "SetSelection": return [.bool(int(0) == 0 && select(int(1), int(2), text, target))]
    case "AddSelection": return [.bool(text.selection.isEmpty && select(int(0), int(1), text, target))]
    case "RemoveSelection":
      return [.bool(int(0) == 0 && !text.selection.isEmpty && select(text.caret, text.caret, text, target))]
    case "GetCharacterExtents": return extents(int(0)..<int(0) + 1, int(1), text, target, facts)
    case "GetRangeExtents": return extents(int(0)..<max(int(0), int(1)), int(2), text, target, facts)
    case "GetOffsetAtPoint": return [.int(offset(at: arguments, text, target, facts))]
    case "GetAttributeValue": return [.string("")]
    case "GetAttributes", "GetAttributeRun": return [.texts([]), .int32(0), .int(text.count)]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.texts([])]
    case _: return [.bool(false)]
    }
  }

  private static let noPiece: [BusValue] = [.string(""), .int32(-1), .int32(-1)]

  /// Returns the granularity of a boundary of the older methods.
  private static func piece(_ boundary: Int) -> AccessibleText.Piece? {
    switch boundary {
    case 0: .character
    case 1, 2: .word
    case 3, 4: .sentence
    case 5, 6: .line
    default: nil
    }
  }

  private func session(_ target: CallTarget) -> EditingSession? {
    (element(target) as? any EditableTextInput)?.editing
  }

  private func range(
    _ piece: AccessibleText.Piece?, at offset: Int, _ text: AccessibleText, _ target: CallTarget
  ) -> Range<Int>? {
    guard let piece else { return nil }
    let session = session(target)
    return text.piece(piece, at: offset) { session?.spokenLine(at: $0) }
  }

  private func piece(
    _ piece: AccessibleText.Piece?, at offset: Int, _ text: AccessibleText, _ target: CallTarget
  ) -> [BusValue] {
    guard let range = range(piece, at: offset, text, target) else { return Self.noPiece }
    return [.string(text[range]), .int(range.lowerBound), .int(range.upperBound)]
  }

  /// Selects as the mouse does; returns whether the offsets are in the text.
  private func select(_ start: Int, _ end: Int, _ text: AccessibleText, _ target: CallTarget) -> Bool {
    guard (0...text.count).contains(start), (0...text.count).contains(end), let session = session(target) else {
      return false
    }
    session.selectAsUser(anchor: text.unit(of: start), head: text.unit(of: end))
    invalidate()
    return true
  }

  /// Returns the rectangle of a range; zero beyond the text.
  private func extents(
    _ range: Range<Int>, _ kind: Int, _ text: AccessibleText, _ target: CallTarget, _ facts: AccessibleFacts
  ) -> [BusValue] {
    let zero = [BusValue](repeating: .int32(0), count: 4)
    guard range.lowerBound >= 0, range.upperBound <= text.count, let input = element(target) as? any EditableTextInput,
      let view = input as? UIView,
      let start = input.position(from: input.beginningOfDocument, offset: text.unit(of: range.lowerBound)),
      let end = input.position(from: input.beginningOfDocument, offset: text.unit(of: range.upperBound)),
      let units = input.textRange(from: start, to: end)
    else { return zero }
    let rect = view.convert(input.firstRect(for: units), to: nil)
    let scale = scale(of: facts)
    let (x, y) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
    let (width, height) = ((rect.maxX * scale).rounded(.up) - x, (rect.maxY * scale).rounded(.up) - y)
    let origin = origin(of: facts, kind)
    return [pixels(x + origin.x), pixels(y + origin.y), pixels(width), pixels(height)]
  }

  private func pixels(_ length: CGFloat) -> BusValue {
    let limit: CGFloat = 1e9
    return .int(length.isFinite ? Int(min(max(length, -limit), limit)) : 0)
  }

  private func offset(
    at arguments: CallArguments, _ text: AccessibleText, _ target: CallTarget, _ facts: AccessibleFacts
  ) -> Int {
    guard let input = element(target) as? any EditableTextInput, let view = input as? UIView else { return -1 }
    let (scale, origin) = (scale(of: facts), origin(of: facts, arguments.int(2)))
    let point = CGPoint(
      x: (CGFloat(arguments.int(0)) - origin.x) / scale, y: (CGFloat(arguments.int(1)) - origin.y) / scale)
    guard facts.frame.contains(point), let position = input.closestPosition(to: view.convert(point, from: nil)) else {
      return -1
    }
    return text.offset(ofUnit: input.offset(from: input.beginningOfDocument, to: position))
  }

  func editableText(_ member: String, _ target: CallTarget, _ arguments: CallArguments) -> [BusValue] {
    let facts = facts(target)
    guard let text = facts.text, let session = session(target) else { return [.bool(false)] }
    defer { invalidate() }
    func units(_ range: Range<Int>) -> Range<Int> { text.unit(of: range.lowerBound)..<text.unit(of: range.upperBound) }
    switch member {
    case "SetTextContents": return [.bool(session.replaceAsUser(units(0..<text.count), with: arguments.text(0)))]
    case "InsertText":
      let (place, count) = (arguments.int(0), arguments.int(2))
      guard (0...text.count).contains(place) else { return [.bool(false)] }
      let scalars = arguments.text(1).unicodeScalars
      let inserted = count < 0 ? arguments.text(1) : String(scalars.prefix(count))
      return [.bool(session.replaceAsUser(units(place..<place), with: inserted))]
    case "DeleteText":
      let range = text.range(arguments.int(0), arguments.int(1))
      return [.bool(session.replaceAsUser(units(range), with: ""))]
    case "CopyText", "CutText":
      let range = text.range(arguments.int(0), arguments.int(1))
      if text.isSecret || range.isEmpty { return member == "CopyText" ? [] : [.bool(false)] }
      UIPasteboard.general.string = text[range]
      return member == "CopyText" ? [] : [.bool(session.replaceAsUser(units(range), with: ""))]
    case _:
      let place = arguments.int(0)
      guard (0...text.count).contains(place), let pasted = UIPasteboard.general.string else { return [.bool(false)] }
      return [.bool(session.replaceAsUser(units(place..<place), with: pasted))]
    }
  }
}
