import UIKit

#if FoundationGeometry
class FifteenViewController: UIViewController {
  let game: FifteenGame
  let boardView = FifteenBoardView(frame: CGRect(x: 10, y: 60, width: 300, height: 300))
  let message = UILabel(frame: CGRect(x: 10, y: 370, width: 200, height: 30))
  lazy var undoButton = FifteenViewController.button(
    "Undo", target: self, action: Selector(FifteenViewController.undoTapped))

  init(game: FifteenGame) {
    self.game = game
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  static func button(_ title: String, target: Any?, action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: [])
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    undoButton.frame = CGRect(x: 220, y: 370, width: 80, height: 44)
    for part in [boardView, message, undoButton] { view.addSubview(part) }
    boardView.delegate = self
    boardView.show(game.board, animated: false)
  }

  func undoTapped() {
    game.undo()
    boardView.show(game.board, animated: true)
  }
}
#endif
