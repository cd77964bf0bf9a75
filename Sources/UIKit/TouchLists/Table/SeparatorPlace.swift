import TouchGeometry
import TouchKit

/// The insets of a table's separators and content, and the edges from which they are measured.
@MainActor struct SeparatorPlace {
  /// The insets that the app has set; nil for the default ones.
  var own: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges
  /// Whether content stays within the safe area.
  var insetsContent = true

  static let usual = UIEdgeInsets(top: 0, left: TableTuning.margin, bottom: 0, right: 0)

  /// Returns the insets from the edges of the cell.
  func inset(_ own: UIEdgeInsets?) -> UIEdgeInsets {
    guard let own else { return Self.usual }
    guard reference == .fromAutomaticInsets else { return own }
    return UIEdgeInsets(
      top: own.top, left: Self.usual.left + own.left, bottom: own.bottom, right: Self.usual.right + own.right)
  }
}

extension UITableView {
  /// The edges from which separator insets are measured.
  /// https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The default insets of separators.
    case fromAutomaticInsets = 1
  }

  /// The edges from which `separatorInset` of tables and cells is measured; the edges of cells by default.
  public var separatorInsetReference: SeparatorInsetReference {
    get { separatorPlace.reference }
    set {
      guard newValue != separatorPlace.reference else { return }
      separatorPlace.reference = newValue
      for row in shown { row.cell.setNeedsLayout() }
    }
  }

  /// Whether content, accessories and controls of rows, headers and footers stay within the safe area; true by default.
  ///
  /// Backgrounds always extend to the edges (semantics 26.42).
  public var insetsContentViewsToSafeArea: Bool {
    get { separatorPlace.insetsContent }
    set {
      guard newValue != separatorPlace.insetsContent else { return }
      separatorPlace.insetsContent = newValue
      setNeedsLayout()
    }
  }

  /// The widths at both sides of the rows that are outside the safe area.
  var safeSides: SafeSides {
    guard separatorPlace.insetsContent, safeAreaInsets != .zero else { return SafeSides() }
    // The adjusted content inset is outside the rows.
    let (safe, all, own, side) = (safeAreaInsets, adjustedContentInset, contentInset, sideInset)
    let (atLeft, atRight) = isMirrored ? (indexWidth, 0) : (0, indexWidth)
    return SafeSides(
      left: max(safe.left - (all.left - own.left) - side - atLeft, 0),
      right: max(safe.right - (all.right - own.right) - side - atRight, 0))
  }
}

/// The widths at both sides of rows that are outside the safe area, in points.
struct SafeSides: Equatable {
  var left: CGFloat = 0
  var right: CGFloat = 0

  /// Returns the part of a width that is inside the safe area.
  func room(in width: CGFloat) -> CGFloat { max(width - left - right, 0) }
}
