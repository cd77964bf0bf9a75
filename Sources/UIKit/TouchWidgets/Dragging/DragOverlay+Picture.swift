import TouchDrawing
import TouchGeometry
import TouchKit

extension DragOverlay {
  /// Returns a picture of the visible previews, for a display server that shows them beyond the window; nil without any.
  ///
  /// - Parameters:
  ///   - pointer: The location of the pointer, in the coordinates of the overlay.
  ///   - scale: The number of pixels per point.
  func picture(around pointer: CGPoint, scale: CGFloat) -> DragPicture? {
    let shown = pieces.filter { !$0.view.isHidden }
    guard let first = shown.first, scale > 0 else { return nil }
    let all = shown.dropFirst().reduce(first.view.frame) { $0.union($1.view.frame) }
    let whole = all.insetBy(dx: -DragTuning.margin, dy: -DragTuning.margin)
    // Whole points, around the pointer where the previews are larger.
    let side = DragTuning.longestSide
    let room = CGRect(x: pointer.x - side / 2, y: pointer.y - side / 2, width: side, height: side)
    let box = whole.intersection(room).integral
    guard !box.isEmpty else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(bounds: box, format: format).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    guard let bitmap = image.cgImage?.bitmap else { return nil }
    return DragPicture(
      bitmap: bitmap, scale: scale, corner: CGVector(dx: box.minX - pointer.x, dy: box.minY - pointer.y))
  }
}
