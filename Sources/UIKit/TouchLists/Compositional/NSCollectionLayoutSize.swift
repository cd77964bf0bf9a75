import TouchGeometry
import TouchKit
import TouchWidgets

/// One length of a compositional layout: a part of what it lies in, a number of points, or an estimate of one.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor open class NSCollectionLayoutDimension: UIObject {
  enum Kind { case width, height, absolute, estimated, uniform }
  let kind: Kind
  /// The part, or the points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension.isFinite ? max(dimension, 0) : 0)
    super.init()
    if !dimension.isFinite || dimension < 0 { BadUse.report("a length of \(dimension) in a layout; taken for 0") }
  }

  /// A part of the container's width: 0.5 is half of it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A part of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// A number of points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Points that count until the element is seen and says itself how long it is (semantics 27.18).
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Points that count until the elements are seen; then all elements of a group that have such a length are as long as
  /// the longest of them (semantics 27.34).
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a part of the width.
  public var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a part of the height.
  public var isFractionalHeight: Bool { kind == .height }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimate.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether it is that of the longest element of the group.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the element is asked how long it is.
  var isAsked: Bool { kind == .estimated || kind == .uniform }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * container.width
    case .height: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// Width and height of an element of a compositional layout.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
@preconcurrency @MainActor open class NSCollectionLayoutSize: UIObject {
  /// How wide it is.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high it is.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two lengths.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }

  var estimated: SolvedSection.Estimated {
    SolvedSection.Estimated(width: widthDimension.isAsked, height: heightDimension.isAsked)
  }

  var isUniform: Bool { widthDimension.isUniformAcrossSiblings || heightDimension.isUniformAcrossSiblings }

  /// A size with the lengths of the longest element where they count.
  func size(_ own: CGSize, _ uniform: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.isUniformAcrossSiblings ? uniform.width : own.width,
      height: heightDimension.isUniformAcrossSiblings ? uniform.height : own.height)
  }

  /// The size in a container; where it is estimated, what was measured counts.
  func size(in container: CGSize, _ measured: CGSize? = nil) -> CGSize {
    var result = CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    if let measured {
      if widthDimension.isAsked { result.width = measured.width }
      if heightDimension.isAsked { result.height = measured.height }
    }
    return result
  }
}

/// Room between elements: fixed, or what is left over.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: UIObject {
  /// The room in points; the least if it is flexible.
  public let spacing: CGFloat
  /// Whether it takes a share of what is left over.
  public let isFlexibleSpacing: Bool
  /// Whether it is always the same.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }
  /// At least so much, and a share of what is left over.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }
  /// Exactly so much.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
}

/// Room around one item, outside of its size. https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: UIObject {
  /// Before it; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above it; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// After it; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below it; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Room at four sides.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// Where a view beside an item or group is attached to it.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: UIObject {
  /// The edges that meet; none in an axis for the middle.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved: in points, or in parts of the attached view's size.
  public let offset: CGPoint
  /// Whether `offset` is in points.
  public let isAbsoluteOffset: Bool
  /// Whether `offset` is in parts of the attached view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// One at edges.
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isAbsoluteOffset) = (edges, .zero, true)
    super.init()
  }
  /// One at edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    super.init()
  }
  /// One at edges, moved by parts of the attached view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    super.init()
  }

  /// The place in a rectangle of a size, from its origin.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2)
  }
  func shift(by size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
