import TouchDrawing
import TouchGeometry

/// The parts of a view's background that remain visible between stacked subviews, such as rows of a table.
///
/// The background under an opaque row need not be filled: it would be half of the pixels that a table with cell
/// backgrounds writes.
struct BackgroundStrips {
  /// The examined area.
  private let whole: CGRect
  /// The vertical ranges in which the background is visible.
  private var open: InlineArray<4, (top: CGFloat, bottom: CGFloat)>
  private var count = 1
  /// Whether there are more pieces than are worthwhile.
  private var isScattered = false

  /// With more subviews the examination would take longer than the filling.
  static let maximumViews = 128
  /// Smaller areas are filled faster than examined, in square pixels.
  static let minimumArea: CGFloat = 128 * 128

  /// Begins with nothing covered.
  init(_ whole: CGRect) {
    self.whole = whole
    open = InlineArray(repeating: (whole.minY, whole.maxY))
  }

  /// Marks a rectangle as covered; a narrower one has no effect.
  mutating func cover(_ rect: CGRect) {
    guard !isScattered, rect.minX <= whole.minX, rect.maxX >= whole.maxX, rect.minY < rect.maxY else { return }
    var index = 0
    while index < count {
      let (top, bottom) = open[index]
      let (upper, lower) = (min(rect.minY, bottom), max(rect.maxY, top))
      if upper <= top, lower >= bottom {
        count -= 1
        open[index] = open[count]
        continue
      }
      if upper <= top {
        open[index].top = lower
      } else if lower >= bottom {
        open[index].bottom = upper
      } else {
        guard count < open.count else {
          isScattered = true
          return
        }
        open[index].bottom = upper
        open[count] = (lower, bottom)
        count += 1
      }
      index += 1
    }
  }

  /// Whether less than half remains, in few pieces.
  var isWorthIt: Bool {
    if isScattered { return false }
    var height: CGFloat = 0
    for index in 0..<count { height += open[index].bottom - open[index].top }
    return height * 2 < whole.height
  }

  /// Adds the remaining parts to a list.
  func append(_ color: CGColor, to list: inout DisplayList) {
    for index in 0..<count {
      let (top, bottom) = open[index]
      list.appendFill(CGRect(x: whole.minX, y: top, width: whole.width, height: bottom - top), color)
    }
  }
}

extension FramePass {
  /// Adds the background of a view in the surface's space, without the parts covered by rows in it.
  ///
  /// Returns false if that is not worthwhile or not known.
  mutating func appendStrips(of view: UIView, _ look: ViewLook, _ place: CGVector, _ cull: Cull) -> Bool {
    guard let scale, let children = view.children, let color = look.cover,
      children.shown.boxes.count <= BackgroundStrips.maximumViews, children.shown.boxes.count == children.views.count
    else { return false }
    let whole = look.bounds.movedBy(place).overlap(damage)
    guard !whole.isNull, whole.width * whole.height * scale * scale >= BackgroundStrips.minimumArea else {
      return false
    }
    var strips = BackgroundStrips(whole)
    let shown = children.shown
    for slot in shown.boxes.indices where cull.touches(shown.boxes[slot]) {
      let child = children.views[shown.index(of: slot)]
      guard ObjectIdentifier(child) == shown.views[slot], child.isSeen, !child.hasEffects,
        !child.flags.contains(.hasTransform), child.storedBounds.width + 1 >= whole.width
      else { continue }
      let look = ViewLook(child)
      if look.cover != nil {
        let inner = CGVector(dx: place.dx + child.plainOffset.dx, dy: place.dy + child.plainOffset.dy)
        strips.cover(look.bounds.movedBy(inner).pixelsWithin(scale))
      }
    }
    guard strips.isWorthIt else { return false }
    strips.append(color, to: &list)
    return true
  }
}

extension CGRect {
  /// Returns the whole pixels that a rectangle in points certainly covers; empty without any.
  ///
  /// The renderer moves an edge at a whole point to the nearest pixel.
  func pixelsWithin(_ scale: CGFloat) -> CGRect {
    func edge(_ value: CGFloat, _ direction: FloatingPointRoundingRule) -> CGFloat {
      let device = value * scale
      if abs(value - value.rounded()) < 1e-5 { return device.rounded() / scale }
      let slack: CGFloat = direction == .up ? -1e-6 : 1e-6
      return (device + slack).rounded(direction) / scale
    }
    let (left, top) = (edge(minX, .up), edge(minY, .up))
    let (right, bottom) = (edge(maxX, .down), edge(maxY, .down))
    guard left < right, top < bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
