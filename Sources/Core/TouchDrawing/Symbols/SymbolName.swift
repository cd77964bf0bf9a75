/// What the name of a symbol means: a drawing of the table, and what rules make of it.
///
/// Names end as Apple's do: `.fill` fills the outlines, `.circle` and `.square` put the drawing into a frame, `.slash`
/// draws a line through it; `.circle.fill` and `.square.fill` leave the drawing open in a filled frame. A name that
/// stands in the table is that drawing, whatever it ends in.
struct SymbolName: Hashable, Sendable {
  enum Frame: String, Sendable, CaseIterable { case circle, square }

  /// The name in the table.
  var drawing: String
  var isFilled = false
  var isSlashed = false
  var frame: Frame?

  /// The meaning of a name; nil when there is no such symbol.
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
  /// What stands before an ending; nil where the text does not end so, or is nothing but the ending.
  fileprivate func without(_ ending: String) -> Substring? {
    hasSuffix(ending) && count > ending.count ? dropLast(ending.count) : nil
  }
}
