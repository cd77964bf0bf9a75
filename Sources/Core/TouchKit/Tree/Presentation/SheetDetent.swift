import TouchDrawing
import TouchGeometry

extension UISheetPresentationController {
  /// A height at which a sheet rests (semantics 30.11, 30.12).
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
  @preconcurrency @MainActor public final class Detent {
    /// By what a detent is named.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// An identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as a sheet can be.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// By what it is named.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// Half of the container's height without the safe area at the bottom.
    public static func medium() -> Detent {
      Detent(.medium) { context in (context as? SheetRoom)?.medium ?? context.maximumDetentValue / 2 }
    }

    /// As high as a sheet can be.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the program's own, in points above the safe area at the bottom.
    ///
    /// `resolver` is asked whenever the container is laid out and after `invalidateDetents()`; with nil the detent does
    /// not exist at present. Without an identifier it gets one that no other detent has.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      serial += 1
      return Detent(identifier ?? Identifier("touchstone.detent.\(serial)"), resolver)
    }
    private static var serial = 0

    /// The height in a container, in points; nil where it does not exist.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      guard let value = resolver(context), value.isFinite else { return nil }
      return min(max(value, 0), context.maximumDetentValue)
    }
  }
}

/// What a detent of the program's own is told.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
}

/// The room for a sheet in its container.
@MainActor final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection
  /// Half of the container.
  let medium: CGFloat
  /// Where the sheet stands at its greatest.
  let largest: CGRect
  /// Whether it is a card in the middle.
  let isCard: Bool
  /// What of the height lies in the safe area at the bottom.
  let bottom: CGFloat

  /// The room in a container, as large as it is, or as it is going to be.
  init(in container: UIView, size: CGSize? = nil, style: UIModalPresentationStyle) {
    containerTraitCollection = container.traitCollection
    let (bounds, safe) = (CGRect(origin: .zero, size: size ?? container.bounds.size), container.safeAreaInsets)
    isCard = bounds.width > PresentationTuning.wide
    if isCard {
      let margin = PresentationTuning.margin
      let room = CGSize(width: max(bounds.width - 2 * margin, 0), height: max(bounds.height - 2 * margin, 0))
      let wish =
        style == .formSheet
        ? PresentationTuning.form : CGSize(width: PresentationTuning.page, height: .greatestFiniteMagnitude)
      let size = CGSize(width: min(wish.width, room.width), height: min(wish.height, room.height))
      largest = CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      (bottom, medium) = (0, (size.height / 2).rounded())
    } else {
      let top = safe.top > 0 ? safe.top : PresentationTuning.top
      largest = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
      (bottom, medium) = (safe.bottom, max(bounds.height / 2 - safe.bottom, 0))
    }
    maximumDetentValue = max(largest.height - bottom, 0)
  }

  /// Where a sheet of a detent's height stands: the bottom is always the same.
  func frame(height: CGFloat) -> CGRect {
    CGRect(x: largest.minX, y: largest.maxY - height - bottom, width: largest.width, height: height + bottom)
  }
}
