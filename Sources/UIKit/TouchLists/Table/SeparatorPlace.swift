import TouchGeometry
import TouchKit

/// How far the lines and the content of a table keep away from the edges, and from where that counts.
@MainActor struct SeparatorPlace {
  /// What a program has said; nil for the usual.
  var own: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges
  /// Whether content keeps out of what covers the edges.
  var insetsContent = true

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

  /// Whether content, accessories and controls of rows, headers and footers lie within the safe area, where grounds reach
  /// the edges; true by default (semantics 26.42).
  public var insetsContentViewsToSafeArea: Bool {
    get { separatorPlace.insetsContent }
    set {
      guard newValue != separatorPlace.insetsContent else { return }
      separatorPlace.insetsContent = newValue
      setNeedsLayout()
    }
  }

  /// What of the safe area lies over the rows at their sides.
  var safeSides: SafeSides {
    guard separatorPlace.insetsContent, safeAreaInsets != .zero else { return SafeSides() }
    // What the content is scrolled in by lies beside the rows.
    let (safe, all, own, side) = (safeAreaInsets, adjustedContentInset, contentInset, sideInset)
    return SafeSides(
      left: max(safe.left - (all.left - own.left) - side, 0),
      right: max(safe.right - (all.right - own.right) - side - indexWidth, 0))
  }
}

/// What lies over the sides of rows, in points.
struct SafeSides: Equatable {
  var left: CGFloat = 0
  var right: CGFloat = 0

  /// The part of a width that nothing lies over.
  func room(in width: CGFloat) -> CGFloat { max(width - left - right, 0) }
}
