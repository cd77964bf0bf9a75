import TouchGeometry
import TouchKit
import TouchWidgets

/// The layout guide of a row's separators, which constraints of the app may move (semantics 27.34).
@MainActor final class SeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint

  init(in cell: UIView) {
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    (leading.priority, trailing.priority) = (.defaultLow, .defaultLow)
    NSLayoutConstraint.activate([
      leading, trailing, guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
  }

  /// Sets the default positions of separators; returns their actual rectangle.
  func place(leading start: CGFloat, trailing end: CGFloat) -> CGRect {
    // Changed constants are solved in the next pass, which lays out the separators again.
    if leading.constant != start || trailing.constant != -end {
      (leading.constant, trailing.constant) = (start, -end)
      guide.owningView?.setNeedsLayout()
    }
    return guide.layoutFrame
  }
}
