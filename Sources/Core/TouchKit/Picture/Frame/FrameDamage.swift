import TouchGeometry

/// The part of a surface that must be redrawn: a few rectangles on whole pixels.
struct FrameDamage {
  /// The maximum number of rectangles; beyond that the two that fit best are merged.
  static let limit = 8
  /// The cost of an additional rectangle in a frame, in pixels that could be drawn instead.
  static let overhead: CGFloat = 4096
  /// The additional cost per insertion, in pixels.
  ///
  /// With more insertions in a frame, rectangles are merged sooner, so that thousands of small ones are soon inside
  /// existing ones.
  static let insertionOverhead: CGFloat = 64
  /// The maximum that insertions add to `overhead`.
  static let maximumForInsertions: CGFloat = 65_536

  /// The rectangles in pixels; they may overlap.
  private(set) var pixels: [CGRect] = []
  /// The whole surface in pixels, with the popups around it.
  private var surface = CGRect.zero
  private var scale: CGFloat = 1
  /// The number of pixels that may be redrawn unnecessarily to save a rectangle.
  private var allowance = FrameDamage.overhead

  /// Begins a new frame on a surface of a size in points, and keeps the storage.
  ///
  /// Popups are rectangles in points, on whole pixels, outside the surface.
  mutating func begin(size: CGSize, scale: CGFloat, popups: [CGRect] = []) {
    pixels.removeAll(keepingCapacity: true)
    allowance = FrameDamage.overhead
    self.scale = scale
    surface = Self.surface(size, scale: scale)
    for popup in popups { surface = surface.union(Self.pixels(popup, scale: scale)) }
  }

  /// Returns the part of the damage in a popup.
  func part(in popup: CGRect) -> FrameDamage { part(Self.pixels(popup, scale: scale)) }

  /// Returns the part of the damage on a surface of a size in points.
  func part(ofSurface size: CGSize) -> FrameDamage { part(Self.surface(size, scale: scale)) }

  private func part(_ rect: CGRect) -> FrameDamage {
    var part = self
    part.surface = rect
    part.pixels = pixels.compactMap {
      let common = $0.overlap(rect)
      return common.isEmpty ? nil : common
    }
    return part
  }

  private static func surface(_ size: CGSize, scale: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
  }

  private static func pixels(_ rect: CGRect, scale: CGFloat) -> CGRect {
    let (left, top) = ((rect.minX * scale).rounded(), (rect.minY * scale).rounded())
    return CGRect(
      x: left, y: top, width: (rect.maxX * scale).rounded() - left, height: (rect.maxY * scale).rounded() - top)
  }

  var isEmpty: Bool { pixels.isEmpty }

  /// Whether a pixel that a rectangle in points overlaps is damaged.
  func touches(_ rect: CGRect) -> Bool {
    let device = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale
    ).outset(by: 1)
    return pixels.contains { !$0.overlap(device).isEmpty }
  }

  /// Whether a point is at least a pixel, so that rectangles in points can represent the damage in pixels.
  var isFine: Bool { scale >= 1 }

  /// The rectangles in points.
  var points: [CGRect] { pixels.map { points($0) } }

  /// The bounding box of all rectangles, in points; null without any.
  var bounds: CGRect { points(pixels.reduce(.null) { $0.union($1) }) }

  private func points(_ rect: CGRect) -> CGRect {
    rect.isNull
      ? rect
      : CGRect(
        x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale)
  }

  /// Adds the whole surface.
  mutating func addAll() {
    pixels.removeAll(keepingCapacity: true)
    if !surface.isEmpty { pixels.append(surface) }
  }

  /// Adds every pixel that a rectangle in points overlaps.
  mutating func add(_ rect: CGRect) {
    if !rect.isEmpty { add(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY) }
  }

  /// Adds the rectangle between four edges; an empty one adds nothing.
  mutating func add(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    guard left < right, top < bottom else { return }
    // An edge closer than this to a whole pixel colors nothing beyond it.
    let slack: CGFloat = 1e-3
    let (left, top) = (max(left * scale + slack, surface.origin.x), max(top * scale + slack, surface.origin.y))
    let (right, bottom) = (
      min(right * scale - slack, surface.origin.x + surface.size.width),
      min(bottom * scale - slack, surface.origin.y + surface.size.height)
    )
    guard left < right, top < bottom else { return }
    // Many changes of one frame are at the same location.
    for old in pixels where left >= old.origin.x && top >= old.origin.y {
      if right <= old.origin.x + old.size.width, bottom <= old.origin.y + old.size.height { return }
    }
    let (x, y) = (left.rounded(.down), top.rounded(.down))
    insert(CGRect(x: x, y: y, width: right.rounded(.up) - x, height: bottom.rounded(.up) - y))
  }

  private mutating func insert(_ rect: CGRect) {
    var rect = rect
    allowance = min(allowance + FrameDamage.insertionOverhead, FrameDamage.overhead + FrameDamage.maximumForInsertions)
    if pixels.count == 1 {
      let both = pixels[0].union(rect)
      if both.area <= pixels[0].area + rect.area + allowance {
        pixels[0] = both
      } else {
        pixels.append(rect)
      }
      return
    }
    var index = 0
    while index < pixels.count {
      let both = pixels[index].union(rect)
      if both.area <= pixels[index].area + rect.area + allowance {
        if both == pixels[index] { return }
        rect = both
        pixels.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    pixels.append(rect)
    if pixels.count > FrameDamage.limit { mergeBestPair() }
  }

  private mutating func mergeBestPair() {
    var best = (first: 0, second: 1, growth: CGFloat.infinity)
    for first in pixels.indices {
      for second in pixels.indices.dropFirst(first + 1) {
        let growth = pixels[first].union(pixels[second]).area - pixels[first].area - pixels[second].area
        if growth < best.growth { best = (first, second, growth) }
      }
    }
    let both = pixels[best.first].union(pixels[best.second])
    pixels.remove(at: best.second)
    pixels.remove(at: best.first)
    insert(both)
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
