import TouchDrawing
import TouchGeometry
import TouchKit

/// A region of a view in which the pointer has one style.
/// https://developer.apple.com/documentation/uikit/uipointerregion
public final class UIPointerRegion: Hashable {
  /// The rectangle, in the coordinate space of the interaction's view.
  public let rect: CGRect
  /// The app's identifier; nil for none.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }

  /// Returns whether a point of the view is in the region.
  public func contains(_ location: CGPoint) -> Bool { rect.contains(location) }

  /// Whether both have the same rectangle and identifier.
  public static func == (left: UIPointerRegion, right: UIPointerRegion) -> Bool {
    left.rect == right.rect && left.identifier == right.identifier
  }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The position for which a region is requested.
/// https://developer.apple.com/documentation/uikit/uipointerregionrequest
@preconcurrency @MainActor public final class UIPointerRegionRequest {
  /// The position of the pointer, in the coordinate space of the interaction's view.
  public let location: CGPoint
  init(location: CGPoint) { self.location = location }
}

/// The shape of the pointer. https://developer.apple.com/documentation/uikit/uipointershape
@preconcurrency @MainActor public enum UIPointerShape {
  /// An outline; a desktop's pointer remains an arrow.
  case path(UIBezierPath)
  /// A rounded rectangle, which is that of the effect; a desktop's pointer remains an arrow.
  case roundedRect(CGRect, radius: CGFloat = -1)
  /// The pointer over horizontal text; its length is the desktop's.
  case verticalBeam(length: CGFloat)
  /// The pointer over vertical text, which is that over horizontal text.
  case horizontalBeam(length: CGFloat)

  /// The radius that stands for the view's own corner radius.
  public static let defaultCornerRadius: CGFloat = -1
}

/// The change of a view while the pointer is over it: a light or dark tint of its bounds (semantics 8.16).
/// https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum
@preconcurrency @MainActor public enum UIPointerEffect {
  /// The position of a tint.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none
    /// In front of the view.
    case overlay
    /// Behind the content of the view.
    case underlay
  }

  /// The highlight.
  case automatic(UITargetedPreview)
  /// A tint behind the content.
  case highlight(UITargetedPreview)
  /// The highlight.
  case lift(UITargetedPreview)
  /// A tint by its mode; shadow and scale do not change.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }

  var tint: TintMode {
    switch self {
    case .automatic, .highlight, .lift: .underlay
    case .hover(_, let mode, _, _): mode
    }
  }
}

/// Axes of a coordinate space. https://developer.apple.com/documentation/uikit/uiaxis
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates axes from the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// The appearance of the pointer and of the view below it.
/// https://developer.apple.com/documentation/uikit/uipointerstyle
@preconcurrency @MainActor public final class UIPointerStyle {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  let isHidden: Bool

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
    (self.effect, self.shape, self.isHidden) = (effect, shape, isHidden)
  }

  /// Creates a style that changes a view, and optionally the pointer.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, isHidden: false)
  }

  /// Creates a style that changes the pointer.
  ///
  /// - Parameter axes: The axes along which UIKit holds the pointer; a desktop's pointer is free.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape, isHidden: false)
  }

  /// Returns a style with an invisible pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: true) }
  /// Returns the pointer of the desktop.
  public static func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: false) }

  /// The shape of the desktop's pointer; nil for that of the view.
  var pointer: PointerShape? {
    if isHidden { return .hidden }
    switch shape {
    case .verticalBeam, .horizontalBeam: return .text
    case .path, .roundedRect: return .arrow
    case nil: return nil
    }
  }
}
