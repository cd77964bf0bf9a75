import UIKit

#if FoundationGeometry
class PlanCell: UICollectionViewCell {
  static let reuseID = String(describing: PlanCell.self)
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ card: PlanCard) {
    label.text = card.isDone ? "✓ " + card.title : card.title
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemYellow
    background.image = card.isDone ? UIImage(systemName: "checkmark") : nil
    background.imageContentMode = .bottomRight
    backgroundConfiguration = background
  }
}
#endif
