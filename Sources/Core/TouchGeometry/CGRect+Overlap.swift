extension CGRect {
  /// Returns the common part of two rectangles, or `null` if there is none.
  ///
  /// Foundation's `intersection(_:)` crashes if either rectangle contains NaN, so the kit uses this method: such a
  /// rectangle shares nothing with any other. Infinite lengths are used as they are.
  package func overlap(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    // This order of comparison makes NaN fail.
    guard left <= right, top <= bottom, !isNotANumber, !other.isNotANumber else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles share an area or touch; false if either contains NaN.
  package func overlaps(_ other: CGRect) -> Bool { !overlap(other).isNull }

  /// Whether two rectangles share an area; touching is not enough.
  ///
  /// False if either contains NaN, for which Foundation's `intersects(_:)` crashes.
  package func sharesArea(with other: CGRect) -> Bool {
    let shared = overlap(other)
    return shared.width > 0 && shared.height > 0
  }

  /// Returns the rectangle inset on each side; an empty one at its center if nothing remains.
  ///
  /// In that case `insetBy(dx:dy:)` returns `null`, whose origin is infinite: a frame must not be computed from it. So
  /// the kit uses this method for layout.
  package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (across, down) = (Swift.min(dx, width / 2), Swift.min(dy, height / 2))
    return isNull
      ? self : CGRect(x: minX + across, y: minY + down, width: width - 2 * across, height: height - 2 * down)
  }

  /// Whether one of the four numbers is NaN.
  package var isNotANumber: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}

extension Int {
  /// Converts a number to an integer, rounded toward zero: 0 for NaN, and the nearest representable integer if it is too
  /// large.
  ///
  /// A plain conversion crashes for these values, so numbers that an app can set are converted by this initializer.
  package init(clamping number: CGFloat) {
    // The smallest number above the largest integer is a power of two.
    let maximum = CGFloat(sign: .plus, exponent: Int.bitWidth - 1, significand: 1)
    self = number.isNaN ? 0 : number >= maximum ? .max : number < -maximum ? .min : Int(number)
  }

  /// Converts a length in pixels to whole pixels, as `init(clamping:)` does.
  package init(pixels length: CGFloat) { self.init(clamping: length) }
}

extension Int32 {
  /// Converts a length in pixels to whole pixels, as for `Int`.
  package init(pixels length: CGFloat) { self.init(clamping: Int(clamping: length)) }
}
