import UIKit

#if FoundationGeometry
extension DoodleCanvas: UIPointerInteractionDelegate {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    return UIPointerStyle(shape: .verticalBeam(length: tool.width))
  }
}
#endif
