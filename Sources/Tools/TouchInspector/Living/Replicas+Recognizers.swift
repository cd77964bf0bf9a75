// Written by Scripts/properties from Scripts/properties.table; not to be edited.
import TouchKit

@MainActor extension Replicas {
  /// Creates a recognizer of a UIKit class; one that does nothing for classes that scenes do not have.
  static func recognizer(_ kind: String) -> UIGestureRecognizer {
    switch kind {
    case "UITapGestureRecognizer": UITapGestureRecognizer()
    case "UILongPressGestureRecognizer": UILongPressGestureRecognizer()
    case "UIPanGestureRecognizer": UIPanGestureRecognizer()
    case "UISwipeGestureRecognizer": UISwipeGestureRecognizer()
    case "UIPinchGestureRecognizer": UIPinchGestureRecognizer()
    case "UIRotationGestureRecognizer": UIRotationGestureRecognizer()
    case "UIScreenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
    case "UIHoverGestureRecognizer": UIHoverGestureRecognizer()
    default: UIGestureRecognizer()
    }
  }
}
