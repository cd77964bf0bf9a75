import UIKit

#if FoundationGeometry
final class FifteenTile: UIControl {
  let number: Int
  private let label = UILabel()

  init(number: Int, frame: CGRect) {
    self.number = number
    super.init(frame: frame)
    label.text = "\(number)"
    label.textAlignment = .center
    label.frame = bounds
    label.isUserInteractionEnabled = false
    backgroundColor = #colorLiteral(red: 0.9, green: 0.8, blue: 0.6, alpha: 1)
    layer.borderColor = #colorLiteral(red: 0.5, green: 0.4, blue: 0.2, alpha: 1)
    layer.borderWidth = 1
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = "Tile \(number)"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}
#endif
