import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A row in the list of a hit test: a view, or several adjacent views with the same answer.
@MainActor struct HitTestRow {
  let depth: Int
  let answer: HitTestNode.Answer
  var name: String
  var words: String
  /// The number of views that the row represents.
  var count = 1
  fileprivate var isOutside: Bool
  /// Whether the touch was outside of the view and of everything inside it; such rows are drawn faintly.
  let isElsewhere: Bool
  /// Whether the view is a label or an image that refused because its class takes no touches by default.
  private(set) var isDecoration = false

  /// Whether the view was not asked because it is behind another one.
  private(set) var isBehind = false

  init(_ node: HitTestNode, depth: Int) {
    self.depth = depth
    answer = node.answer
    name = node.name
    words = node.words
    isBehind = node.isBehind
    isOutside = node.distance != nil
    isElsewhere = node.isElsewhere
    if node.isDecoration {
      isDecoration = true
      words = localized("takes no touches")
    }
  }

  private init(summing count: Int, depth: Int, _ answer: HitTestNode.Answer, name: String) {
    (self.depth, self.answer, self.name, self.count) = (depth, answer, name, count)
    words = ""
    (isOutside, isElsewhere) = (false, false)
  }

  /// Returns at most `maximum` rows.
  ///
  /// The hit view is always among them.
  ///
  /// Adjacent labels and images that take no touches always share a row, and so do adjacent views behind another view.
  /// If there are still too many rows, the list combines adjacent views that the touch was outside of, then adjacent
  /// views that were not asked. Finally it replaces the first refused views with their number.
  static func list(_ account: HitTestAccount, maximum: Int) -> [HitTestRow] {
    var rows: [HitTestRow] = []
    func list(_ node: HitTestNode, _ depth: Int) {
      // Of the many parts inside controls, lists and containers, only the one that was hit has a row.
      let isSilent = node.isPart && node.answer != .hit
      if !isSilent { rows.append(HitTestRow(node, depth: depth)) }
      for child in node.children { list(child, isSilent ? depth : depth + 1) }
    }
    for node in account.nodes { list(node, 0) }
    while let pair = rows.lastIndexOfPair(where: \.isDecoration) { rows.join(pair, localized("take no touches")) }
    while let pair = rows.lastIndexOfPair(where: \.isBehind) {
      rows.join(pair, rows[pair].words == rows[pair + 1].words ? rows[pair].words : localized("not asked"))
    }
    while rows.count > maximum, let pair = rows.lastIndexOfPair(where: \.isOutside) {
      rows.join(pair, localized("outside"))
    }
    while rows.count > maximum, let pair = rows.lastIndexOfPair(where: { $0.answer == .notAsked }) {
      rows.join(pair, localized("not asked"))
    }
    var dropped: (count: Int, at: Int, depth: Int)?
    while rows.count + (dropped == nil ? 0 : 1) > maximum,
      let index = rows.firstIndex(where: { $0.answer == .refused || $0.answer == .notAsked })
    {
      dropped = ((dropped?.count ?? 0) + rows[index].count, dropped?.at ?? index, rows[index].depth)
      rows.remove(at: index)
    }
    if let dropped {
      let row = HitTestRow(
        summing: dropped.count, depth: dropped.depth, .notAsked, name: localized("and %1$s more", "\(dropped.count)"))
      rows.insert(row, at: min(dropped.at, rows.count))
    }
    return rows
  }
}

extension HitTestNode {
  /// Whether the view is a label or an image that refused because its class takes no touches by default.
  @MainActor var isDecoration: Bool {
    answer == .refused && (view is UILabel || view is UIImageView) && !view.isUserInteractionEnabled
  }
}

extension HitTestRow {
  /// The answer whose mark the row has.
  var shownAnswer: HitTestNode.Answer { isDecoration ? .notAsked : answer }

  /// The names for which there is room, and the number of the other ones.
  func names(within room: CGFloat, _ font: UIFont) -> String {
    var names = name.split(separator: ",").map { $0.drop { $0 == " " } }
    guard names.count > 1, Pen.width(name, font) > room else { return name }
    while names.count > 1 {
      names.removeLast()
      let words = localized("%1$s and %2$s more", names.joined(separator: ", "), "\(count - names.count)")
      if Pen.width(words, font) <= room { return words }
    }
    return localized("%1$s views", "\(count)")
  }
}

extension [HitTestRow] {
  /// The last index at which two adjacent rows of the same depth satisfy a condition.
  @MainActor fileprivate func lastIndexOfPair(where isOfKind: (HitTestRow) -> Bool) -> Int? {
    guard count > 1 else { return nil }
    return (0..<count - 1).last {
      isOfKind(self[$0]) && isOfKind(self[$0 + 1]) && self[$0].depth == self[$0 + 1].depth
    }
  }

  @MainActor fileprivate mutating func join(_ index: Int, _ words: String) {
    self[index].name += ", " + self[index + 1].name
    self[index].count += self[index + 1].count
    self[index].words = words
    remove(at: index + 1)
  }
}
