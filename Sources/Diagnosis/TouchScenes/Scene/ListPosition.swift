/// The position of a child of a table or a collection: in a cell, or as a header or footer.
package enum ListPosition: Sendable, Hashable {
  case cell(section: Int, row: Int)
  case header(section: Int)
  case footer(section: Int)
  /// The header and the footer of the whole table.
  case tableHeader, tableFooter

  /// The position as in a scene file: `0.1`, `header.0`, `tableHeaderView`.
  package var word: String {
    switch self {
    case .cell(let section, let row): "\(section).\(row)"
    case .header(let section): "header.\(section)"
    case .footer(let section): "footer.\(section)"
    case .tableHeader: "tableHeaderView"
    case .tableFooter: "tableFooterView"
    }
  }

  /// Whether at most one view can have the position.
  var isForOne: Bool { if case .cell = self { false } else { true } }

  init?(word: String) {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    switch (parts.first ?? "", parts.count) {
    case ("tableHeaderView", 1): self = .tableHeader
    case ("tableFooterView", 1): self = .tableFooter
    case ("header", 2):
      guard let section = Int(parts[1]) else { return nil }
      self = .header(section: section)
    case ("footer", 2):
      guard let section = Int(parts[1]) else { return nil }
      self = .footer(section: section)
    case (_, 2):
      guard let section = Int(parts[0]), let row = Int(parts[1]) else { return nil }
      self = .cell(section: section, row: row)
    default: return nil
    }
    if self.word != word { return nil }
  }
}

extension SceneView {
  /// Whether a table or a collection has a position.
  func has(_ position: ListPosition) -> Bool {
    let counts = table?.sections.map(\.rows.count) ?? collection?.sections.map(\.count) ?? []
    return switch position {
    case .cell(let section, let row): counts.indices.contains(section) && (0..<counts[section]).contains(row)
    case .header(let section), .footer(let section): table != nil && counts.indices.contains(section)
    case .tableHeader, .tableFooter: table != nil
    }
  }
}

// MARK: - Reading

extension SceneReader {
  /// The position of a child in a table or a collection; nil for an ordinary subview.
  ///
  /// - Parameter list: the superview, with the children before this one.
  func position(_ fields: Fields, in list: SceneView?) throws(FileError) -> ListPosition? {
    guard let value = fields["in"] else { return nil }
    guard let list, list.hasItems else {
      throw fields.error("in", value, accepted: localized("no \"in\" outside of a table or a collection"))
    }
    let accepted =
      list.table == nil
      ? localized("the section and the number of an item of %1$s, such as 0.1", list.name)
      : localized(
        "the section and the number of a row of %1$s, such as 0.1, or header.0, footer.0, tableHeaderView, tableFooterView",
        list.name)
    guard let position = Shape<String>.text.read(value).flatMap(ListPosition.init(word:)), list.has(position) else {
      throw fields.error("in", value, accepted: accepted)
    }
    if position.isForOne, let other = list.children.first(where: { $0.position == position }) {
      throw fields.error(
        "in", value, accepted: localized("at most one view there, and %1$s is there already", "\(other.name)"))
    }
    return position
  }
}
