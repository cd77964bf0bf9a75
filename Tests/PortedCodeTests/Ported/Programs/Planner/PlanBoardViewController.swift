import UIKit

#if FoundationGeometry
class PlanBoardViewController: UICollectionViewController {
  let board: PlanBoard

  init(board: PlanBoard) {
    self.board = board
    super.init(collectionViewLayout: PlanLayout())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    collectionView.backgroundColor = .white
    collectionView.register(PlanCell.self, forCellWithReuseIdentifier: PlanCell.reuseID)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector(PlanBoardViewController.addCard))
  }

  func addCard() {
    board.add("Card \(board.cards.count + 1)")
    collectionView.insertItems(at: [IndexPath(item: board.cards.count - 1, section: 0)])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return board.cards.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PlanCell.reuseID, for: indexPath) as! PlanCell
    cell.show(board.cards[indexPath.item])
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    board.toggle(indexPath.item)
    collectionView.reloadItems(at: [indexPath])
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    board.move(from: sourceIndexPath.item, to: destinationIndexPath.item)
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
}
#endif
