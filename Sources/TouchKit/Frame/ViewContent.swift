import TouchDrawing
import TouchGeometry

/// What a view's `draw(_:)` has recorded; views that draw nothing have none.
@MainActor final class ViewContent {
  /// The recording, in the view's coordinate space as it was then.
  let list: DisplayList
  /// The bounds at the time.
  let bounds: CGRect

  init(list: DisplayList, bounds: CGRect) {
    self.list = list
    self.bounds = bounds
  }
}

extension UIView {
  /// Records the content if somebody has asked for it since.
  func recordContent() {
    guard flags.contains(.needsDisplay) else { return }
    flags.subtract([.needsDisplay, .drawsNothing])
    let bounds = storedBounds
    guard !bounds.isEmpty else {
      content = nil
      flags.insert(.needsDisplay)
      return
    }
    let list = DisplayList.recording { _ in draw(bounds) }
    content = list.isEmpty ? nil : ViewContent(list: list, bounds: bounds)
  }

  /// Where a recording made for other bounds is drawn now.
  func placement(of content: ViewContent) -> CGAffineTransform {
    contentMode.placement(of: content.bounds, in: storedBounds)
  }
}

extension UIView.ContentMode {
  /// The mapping that puts a rectangle of content where the mode wants it in a view's bounds.
  package func placement(of content: CGRect, in bounds: CGRect) -> CGAffineTransform {
    let (across, down) = (bounds.width / content.width, bounds.height / content.height)
    let scale: (CGFloat, CGFloat)
    switch self {
    case .scaleToFill: scale = (across, down)
    case .scaleAspectFit: scale = (min(across, down), min(across, down))
    case .scaleAspectFill: scale = (max(across, down), max(across, down))
    case .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: scale = (1, 1)
    }
    let (freeWidth, freeHeight) = (bounds.width - content.width * scale.0, bounds.height - content.height * scale.1)
    let x: CGFloat
    let y: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft, .redraw: x = 0
    case .right, .topRight, .bottomRight: x = freeWidth
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom: x = freeWidth / 2
    }
    switch self {
    case .top, .topLeft, .topRight, .redraw: y = 0
    case .bottom, .bottomLeft, .bottomRight: y = freeHeight
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .left, .right: y = freeHeight / 2
    }
    return CGAffineTransform(
      a: scale.0, b: 0, c: 0, d: scale.1, tx: bounds.minX + x - content.minX * scale.0,
      ty: bounds.minY + y - content.minY * scale.1)
  }
}
