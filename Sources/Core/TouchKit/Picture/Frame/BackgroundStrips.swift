import TouchDrawing
import TouchGeometry

/// What subviews leave of a view's background that lie below each other, as rows of a table do.
///
/// What an opaque row covers need not be filled before: half of what a table writes would be its background, where cells
/// have backgrounds of their own.
struct BackgroundStrips {
  /// The part that is looked at.
  private let whole: CGRect
  /// From where to where the background is seen.
  private var open: InlineArray<4, (top: CGFloat, bottom: CGFloat)>
  private var count = 1
  /// Whether it has come into more pieces than are worth it.
  private var isScattered = false

  /// More subviews take longer to be looked at than the filling takes.
  static let mostViews = 128
  /// Smaller parts are filled sooner than they are looked at, in square pixels.
  static let leastArea: CGFloat = 128 * 128

  /// Nothing is covered yet.
  init(_ whole: CGRect) {
    self.whole = whole
    open = InlineArray(repeating: (whole.minY, whole.maxY))
  }

  /// A rectangle is covered; one that is narrower changes nothing.
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

  /// Whether less than half is left, in few pieces.
  var isWorthIt: Bool {
    if isScattered { return false }
    var height: CGFloat = 0
    for index in 0..<count { height += open[index].bottom - open[index].top }
    return height * 2 < whole.height
  }

  /// Adds what is left to a list.
  func append(_ color: CGColor, to list: inout DisplayList) {
    for index in 0..<count {
      let (top, bottom) = open[index]
      list.appendFill(CGRect(x: whole.minX, y: top, width: whole.width, height: bottom - top), color)
    }
  }
}

extension FramePass {
  /// Adds the background of a view in the surface's space without what rows in it cover; false where that is not worth
  /// it, or cannot be told.
  mutating func appendStrips(of view: UIView, _ look: ViewLook, _ place: CGVector, _ cull: Cull) -> Bool {
    guard let scale, let children = view.children, let color = look.cover,
      children.shown.boxes.count <= BackgroundStrips.mostViews, children.shown.boxes.count == children.views.count
    else { return false }
    let whole = look.bounds.movedBy(place).overlap(damage)
    guard !whole.isNull, whole.width * whole.height * scale * scale >= BackgroundStrips.leastArea else { return false }
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
  /// The whole pixels that a rectangle in points covers for sure; empty when there are none.
  ///
  /// The renderer moves an edge on a whole point to the nearest pixel.
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
