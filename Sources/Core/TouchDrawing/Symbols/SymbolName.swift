/// The parsed name of a symbol: a drawing in the table, and its variant.
///
/// The endings are Apple's: `.fill` fills the outlines, `.circle` and `.square` put the drawing into a frame, `.slash`
/// draws a line through it; `.circle.fill` and `.square.fill` erase the drawing from a filled frame. A name in the
/// table always means its own drawing, whatever its ending.
struct SymbolName: Hashable, Sendable {
  enum Frame: String, Sendable, CaseIterable { case circle, square }

  /// The name in the table.
  var drawing: String
  var isFilled = false
  var isSlashed = false
  var frame: Frame?

  /// Parses a name; nil if there is no such symbol.
  init?(_ name: String) {
    guard let found = Self.meaning(of: Substring(name)) else { return nil }
    self = found
  }

  private init(drawing: Substring) { self.drawing = String(drawing) }

  private static func meaning(of name: Substring) -> SymbolName? {
    if SymbolTable.drawing(name) != nil { return SymbolName(drawing: name) }
    if let rest = name.without(".fill") {
      guard var plain = meaning(of: rest), !plain.isFilled else { return nil }
      guard plain.frame != nil || SymbolTable.drawing(plain.drawing[...])?.hasOutline == true else { return nil }
      plain.isFilled = true
      return plain
    }
    for frame in Frame.allCases {
      guard let rest = name.without(".\(frame.rawValue)") else { continue }
      guard var inner = meaning(of: rest), inner.frame == nil, !inner.isFilled else { return nil }
      inner.frame = frame
      return inner
    }
    guard let rest = name.without(".slash"), var whole = meaning(of: rest), whole.frame == nil, !whole.isFilled,
      !whole.isSlashed
    else { return nil }
    whole.isSlashed = true
    return whole
  }
}

extension Substring {
  /// Returns the text before an ending; nil without that ending, or if there is no other text.
  fileprivate func without(_ ending: String) -> Substring? {
    hasSuffix(ending) && count > ending.count ? dropLast(ending.count) : nil
  }
}
