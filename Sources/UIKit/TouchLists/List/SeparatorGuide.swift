import TouchGeometry
import TouchKit
import TouchWidgets

/// Where the lines of a row lie: a guide that constraints of the program may move (semantics 27.34).
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

  /// Sets where the lines lie that nobody moves; returns where they lie.
  func place(leading start: CGFloat, trailing end: CGFloat) -> CGRect {
    // Numbers that change are solved in the next pass, which places the lines again.
    if leading.constant != start || trailing.constant != -end {
      (leading.constant, trailing.constant) = (start, -end)
      guide.owningView?.setNeedsLayout()
    }
    return guide.layoutFrame
  }
}
