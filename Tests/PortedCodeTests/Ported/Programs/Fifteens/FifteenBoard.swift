import Foundation

#if FoundationGeometry
struct FifteenBoard: Equatable {
  let size: Int
  private(set) var tiles: [Int]

  init(size: Int, tiles: [Int]? = nil) {
    self.size = size
    self.tiles = tiles ?? Array(1..<size * size) + [0]
  }

  var isSolved: Bool { return tiles == Array(1..<size * size) + [0] }
  var hole: Int { return tiles.firstIndex(of: 0)! }

  func canMove(_ place: Int) -> Bool {
    let (row, column) = (place / size, place % size)
    return abs(row - hole / size) + abs(column - hole % size) == 1
  }

  @discardableResult
  mutating func move(_ place: Int) -> Bool {
    guard canMove(place) else { return false }
    tiles.swapAt(place, hole)
    return true
  }
}
#endif
