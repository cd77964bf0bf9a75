import TouchGeometry
import TouchKit

/// How far the lines of a table keep away from the edges, and from where that counts.
@MainActor struct SeparatorPlace {
  /// What a program has said; nil for the usual.
  var own: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges

  static let usual = UIEdgeInsets(top: 0, left: TableTuning.margin, bottom: 0, right: 0)

  /// From the edges of the cell.
  func inset(_ own: UIEdgeInsets?) -> UIEdgeInsets {
    guard let own else { return Self.usual }
    guard reference == .fromAutomaticInsets else { return own }
    return UIEdgeInsets(
      top: own.top, left: Self.usual.left + own.left, bottom: own.bottom, right: Self.usual.right + own.right)
  }
}

extension UITableView {
  /// From where the insets of lines count. https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From where lines end that nothing is said of.
    case fromAutomaticInsets = 1
  }

  /// From where `separatorInset` counts, those of cells included; from the edges of cells by default.
  public var separatorInsetReference: SeparatorInsetReference {
    get { separatorPlace.reference }
    set {
      guard newValue != separatorPlace.reference else { return }
      separatorPlace.reference = newValue
      for row in shown { row.cell.setNeedsLayout() }
    }
  }
}
