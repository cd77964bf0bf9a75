import TouchGeometry
import TouchKit
import TouchWidgets

/// A length of a compositional layout: a fraction of the container, a number of points, or an estimate.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor open class NSCollectionLayoutDimension: UIObject {
  enum Kind { case width, height, absolute, estimated, uniform }
  let kind: Kind
  /// The fraction, or the number of points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension.isFinite ? max(dimension, 0) : 0)
    super.init()
    if !dimension.isFinite || dimension < 0 { UsageError.report("a length of \(dimension) in a layout; treated as 0") }
  }

  /// Returns a fraction of the container's width; 0.5 is half of it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// Returns a fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// Returns a length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns an estimate in points, used until the element is shown and reports its length (semantics 27.18).
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Returns an estimate in points, used until the elements are shown.
  ///
  /// Then all elements of a group with such a length are as long as the longest of them (semantics 27.34).
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a fraction of the width.
  public var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a fraction of the height.
  public var isFractionalHeight: Bool { kind == .height }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimate.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether it is the length of the longest element of the group.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the element is asked for its length.
  var isAsked: Bool { kind == .estimated || kind == .uniform }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * container.width
    case .height: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// The width and height of an element of a compositional layout.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
@preconcurrency @MainActor open class NSCollectionLayoutSize: UIObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two lengths.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }

  var estimated: SolvedSection.Estimated {
    SolvedSection.Estimated(width: widthDimension.isAsked, height: heightDimension.isAsked)
  }

  var isUniform: Bool { widthDimension.isUniformAcrossSiblings || heightDimension.isUniformAcrossSiblings }

  /// Returns the size, with the lengths of the longest element where the dimension is uniform across siblings.
  func size(_ own: CGSize, _ uniform: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.isUniformAcrossSiblings ? uniform.width : own.width,
      height: heightDimension.isUniformAcrossSiblings ? uniform.height : own.height)
  }

  /// Returns the size in a container, with measured lengths in place of estimates.
  func size(in container: CGSize, _ measured: CGSize? = nil) -> CGSize {
    var result = CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    if let measured {
      if widthDimension.isAsked { result.width = measured.width }
      if heightDimension.isAsked { result.height = measured.height }
    }
    return result
  }
}

/// The spacing between elements: fixed or flexible.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: UIObject {
  /// The spacing in points; the minimum if it is flexible.
  public let spacing: CGFloat
  /// Whether the spacing takes a share of the remaining space.
  public let isFlexibleSpacing: Bool
  /// Whether the spacing is always the same.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }
  /// Returns a minimum spacing that takes a share of the remaining space.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }
  /// Returns a fixed spacing.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
}

/// The spacing around an item, outside its size.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: UIObject {
  /// The spacing before the item; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing after the item; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the spacing at four sides.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// The point at which a supplementary view is attached to an item or group.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: UIObject {
  /// The edges that meet at the point; no edge in an axis means its center.
  public let edges: NSDirectionalRectEdge
  /// The offset: in points, or in fractions of the attached view's size.
  public let offset: CGPoint
  /// Whether `offset` is in points.
  public let isAbsoluteOffset: Bool
  /// Whether `offset` is in fractions of the attached view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor at edges.
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isAbsoluteOffset) = (edges, .zero, true)
    super.init()
  }
  /// Creates an anchor at edges, with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    super.init()
  }
  /// Creates an anchor at edges, with an offset in fractions of the attached view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    super.init()
  }

  /// Returns the point in a rectangle of a size, relative to its origin.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2)
  }
  func shift(by size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
