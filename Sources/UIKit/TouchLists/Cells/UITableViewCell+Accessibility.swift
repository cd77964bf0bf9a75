import TouchGeometry
import TouchKit
import TouchWidgets

extension UITableViewCell: NaturallyAccessible {
  /// The row as one element with the texts of its labels, unless it contains controls (semantics 45.2).
  package var naturalAccessibility: NaturalAccessibility {
    var (texts, hasControls) = ([String](), false)
    func look(at view: UIView) {
      for child in view.subviews where !child.isHidden && !child.accessibilityElementsHidden {
        guard child.isAccessibilityElement else {
          look(at: child)
          continue
        }
        if child.accessibilityTraits.contains(.staticText) {
          if let label = child.accessibilityLabel { texts.append(label) }
        } else {
          hasControls = true
        }
      }
    }
    look(at: self)
    return NaturalAccessibility(
      isElement: !hasControls && !texts.isEmpty, label: texts.joined(separator: ", "),
      traits: isSelected ? .selected : [])
  }
}
