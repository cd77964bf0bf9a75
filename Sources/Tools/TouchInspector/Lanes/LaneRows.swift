import TouchGeometry
import TouchTrace

/// Identifies a lane by its kind and name, also in later records.
struct LaneKey: Hashable {
  let kind: Lane.Kind
  let name: String

  init(_ lane: Lane) { (kind, name) = (lane.kind, lane.name) }
}

extension Lane {
  /// Whether it is the lane of a recognizer that has received nothing.
  fileprivate var isQuiet: Bool { kind == .recognizer && spans.isEmpty && marks.isEmpty }
}

/// The positions of the rows of lanes: pinned rows stay on top, the others scroll below.
struct LaneRows: Equatable {
  struct Row: Equatable {
    let lane: Int
    /// The distance from the top of the plot; for a row that scrolls, at scroll offset 0.
    let top: CGFloat
    let height: CGFloat
    let isPinned: Bool

    var isNarrow: Bool { height < LaneRows.high }
    var middle: CGFloat { top + height / 2 }
  }

  static let high: CGFloat = 24
  /// The number of recognizers without a touch from which their lanes are collapsed.
  static let manyQuiet = 3
  /// The height of a collapsed lane, which shows its name and states without marks.
  static let narrow: CGFloat = 12

  private(set) var rows: [Row] = []
  /// The total height of the pinned rows.
  private(set) var pinned: CGFloat = 0
  /// The total height of all rows.
  private(set) var height: CGFloat = 0

  init(_ model: LaneModel, pinned keys: Set<LaneKey>, collapsed: Set<LaneKey>) {
    let shown = model.shown
    let lanes = model.lanes
    let quiet = lanes.indices.filter { lanes[$0].isQuiet }
    let quietLanes = quiet.count >= Self.manyQuiet && quiet.count < lanes.count ? Set(quiet) : []
    // Usually no lane is pinned: one pass in the lanes' own order suffices.
    let isPlain = keys.isEmpty
    for isPinned in isPlain ? [false] : [true, false] {
      for lane in shown {
        let key = LaneKey(model.lanes[lane])
        guard isPlain || keys.contains(key) == isPinned else { continue }
        let isCollapsed = !collapsed.isEmpty && collapsed.contains(key)
        // What the user collapses and expands is the opposite for lanes that are collapsed without it.
        let height = isCollapsed != quietLanes.contains(lane) ? Self.narrow : Self.high
        rows.append(Row(lane: lane, top: self.height, height: height, isPinned: isPinned))
        self.height += height
      }
      if isPinned { pinned = height }
    }
  }
}
