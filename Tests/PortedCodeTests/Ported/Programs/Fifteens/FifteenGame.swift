import Foundation
import OSLog

#if FoundationGeometry
final class FifteenGame {
  private(set) var board: FifteenBoard
  let undoManager = FifteenHistory()
  private static let log = OSLog(subsystem: "org.example.fifteen", category: "game")

  init(board: FifteenBoard) { self.board = board }

  func move(_ place: Int) -> Bool {
    let before = board
    guard board.move(place) else { return false }
    undoManager.push(before)
    os_log("moved %d, solved %{public}@", log: FifteenGame.log, type: .info, place, "\(board.isSolved)")
    return true
  }

  func undo() { if let former = undoManager.pop() { board = former } }
}
#endif
