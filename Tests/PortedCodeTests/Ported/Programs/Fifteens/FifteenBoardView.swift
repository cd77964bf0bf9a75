import UIKit

#if FoundationGeometry
protocol FifteenBoardViewDelegate: AnyObject {
  func boardView(_ view: FifteenBoardView, didTap place: Int)
}

class FifteenBoardView: UIView {
  @MainActor static let tappedSelector = Selector(FifteenBoardView.tapped(_:))
  weak var delegate: FifteenBoardViewDelegate?
  private var tiles: [Int: FifteenTile] = [:]
  private var shown: FifteenBoard?

  func show(_ board: FifteenBoard, animated: Bool) {
    shown = board
    UIView.animate(withDuration: animated ? 0.2 : 0) {
      for (place, number) in board.tiles.enumerated() where number != 0 { self.put(number, at: place, of: board) }
    }
  }

  private func put(_ number: Int, at place: Int, of board: FifteenBoard) {
    let side = bounds.width / CGFloat(board.size)
    let frame = CGRect(
      x: CGFloat(place % board.size) * side, y: CGFloat(place / board.size) * side, width: side, height: side)
    if let tile = tiles[number] {
      if !tile.frame.equalTo(frame) { tile.frame = frame }
      return
    }
    let tile = FifteenTile(number: number, frame: frame)
    tile.addTarget(self, action: FifteenBoardView.tappedSelector, for: .touchUpInside)
    tiles[number] = tile
    addSubview(tile)
  }

  private func tapped(_ tile: FifteenTile) {
    guard let place = shown?.tiles.firstIndex(of: tile.number) else { return }
    delegate?.boardView(self, didTap: place)
  }

  func freeze() {
    for tile in tiles.values { tile.removeTarget(self, action: FifteenBoardView.tappedSelector, for: .touchUpInside) }
  }
}
#endif
