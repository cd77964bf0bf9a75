import TouchGeometry

extension UIView {
  /// The parts of a view's layout that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits, one per part.
    public let rawValue: UInt
    /// Creates a mask of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The parts of this view's layout that change with the size of its superview.
  ///
  /// In each axis the flexible parts share the change in proportion to their lengths; empty, the default, keeps the
  /// frame.
  public var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { if newValue != autoresizingMask { ensuredRare.autoresizingMask = newValue } }
  }

  /// Whether a change of this view's size resizes subviews by their `autoresizingMask`; true by default.
  public var autoresizesSubviews: Bool {
    get { flags.contains(.resizesSubviews) }
    set { flags.set(.resizesSubviews, newValue) }
  }

  func autoresize(from old: CGSize, to new: CGSize) {
    guard let mask = rare?.autoresizingMask, !mask.isEmpty, rare?.layout?.isOutput != true else { return }
    var frame = self.frame
    (frame.origin.x, frame.size.width) = Self.share(
      new.width - old.width, start: frame.origin.x, length: frame.size.width, whole: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Self.share(
      new.height - old.height, start: frame.origin.y, length: frame.size.height, whole: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  /// Distributes a size change among margin, length and margin; equally if the flexible parts have no length.
  private static func share(
    _ change: CGFloat, start: CGFloat, length: CGFloat, whole: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let end = whole - start - length
    let parts = (flexible.0 ? max(start, 0) : 0, flexible.1 ? max(length, 0) : 0, flexible.2 ? max(end, 0) : 0)
    let sum = parts.0 + parts.1 + parts.2
    let count = CGFloat((flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0))
    guard count > 0 else { return (start, length) }
    func part(_ isFlexible: Bool, _ size: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? change * size / sum : change / count
    }
    return (start + part(flexible.0, parts.0), max(0, length + part(flexible.1, parts.1)))
  }
}
