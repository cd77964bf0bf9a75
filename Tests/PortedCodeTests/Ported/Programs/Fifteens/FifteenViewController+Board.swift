import UIKit

#if FoundationGeometry
extension FifteenViewController: FifteenBoardViewDelegate {
  func boardView(_ view: FifteenBoardView, didTap place: Int) {
    guard game.move(place) else { return FifteenEffects.shake(view) }
    view.show(game.board, animated: true)
    guard game.board.isSolved else { return }
    message.text = "Solved"
    view.freeze()
  }
}
#endif
