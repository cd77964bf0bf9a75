extension CGRect {
  /// The common part of two rectangles, or `null` when there is none.
  ///
  /// Foundation's `intersection(_:)` stops the program when a number in either is not a number, so the kit takes this
  /// one: such a rectangle shares nothing with any other. An infinite length is taken as it is.
  package func overlap(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    // Asked this way round so that what is not a number fails.
    guard left <= right, top <= bottom, !isNotANumber, !other.isNotANumber else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles share an area or touch each other; a rectangle with something that is not a number does
  /// not.
  package func overlaps(_ other: CGRect) -> Bool { !overlap(other).isNull }

  /// Whether two rectangles share an area: to touch is not enough.
  ///
  /// One with something that is not a number does not, where Foundation's `intersects(_:)` stops the program.
  package func sharesArea(with other: CGRect) -> Bool {
    let shared = overlap(other)
    return shared.width > 0 && shared.height > 0
  }

  /// Whether one of the four numbers is not a number.
  package var isNotANumber: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}

extension Int {
  /// A length in whole pixels, cut towards zero: 0 for what is not a number, and the nearest integer there is for what
  /// is too large.
  ///
  /// The one place where lengths become integers; a plain conversion stops the program for these values.
  package init(pixels length: CGFloat) {
    // The least length beyond the greatest integer is a power of two.
    let most = CGFloat(sign: .plus, exponent: Int.bitWidth - 1, significand: 1)
    self = length.isNaN ? 0 : length >= most ? .max : length < -most ? .min : Int(length)
  }
}

extension Int32 {
  /// A length in whole pixels; as for `Int`.
  package init(pixels length: CGFloat) { self.init(clamping: Int(pixels: length)) }
}
