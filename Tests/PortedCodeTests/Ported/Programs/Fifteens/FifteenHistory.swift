#if FoundationGeometry
class FifteenHistory {
  private var boards: [FifteenBoard] = []
  var canUndo: Bool { return !boards.isEmpty }
  func push(_ board: FifteenBoard) { boards.append(board) }
  func pop() -> FifteenBoard? { return boards.popLast() }
}
#endif
