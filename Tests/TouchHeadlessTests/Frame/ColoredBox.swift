import TouchDrawing
import TouchGeometry
import TouchKit

/// Returns a view of one color; nil for none.
@MainActor func box(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?
) -> UIView {
  let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  view.backgroundColor = color
  return view
}
