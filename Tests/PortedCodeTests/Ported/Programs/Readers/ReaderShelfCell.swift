import UIKit

#if FoundationGeometry
class ReaderShelfCell: UITableViewCell {
  let gauge = ReaderGauge(frame: CGRect(x: 0, y: 0, width: 60, height: 10))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = gauge
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
#endif
