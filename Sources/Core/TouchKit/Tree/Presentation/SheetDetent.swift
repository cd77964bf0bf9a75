import TouchDrawing
import TouchGeometry

extension UISheetPresentationController {
  /// A height at which a sheet rests (semantics 30.11, 30.12).
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
  @preconcurrency @MainActor public final class Detent {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a string.
      public let rawValue: String
      /// Creates an identifier with the given name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with the given name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The detent at about half of the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent at a sheet's full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// Returns a detent at half of the container's height without the bottom safe area.
    public static func medium() -> Detent {
      Detent(.medium) { context in (context as? SheetRoom)?.medium ?? context.maximumDetentValue / 2 }
    }

    /// Returns a detent at a sheet's full height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a custom height, in points above the bottom safe area.
    ///
    /// `resolver` is called at each layout of the container and after `invalidateDetents()`; with nil the detent is
    /// currently unavailable. Without an identifier the detent gets a unique one.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      serial += 1
      return Detent(identifier ?? Identifier("touchstone.detent.\(serial)"), resolver)
    }
    private static var serial = 0

    /// Returns the height in a container, in points; nil if the detent is unavailable.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      guard let value = resolver(context), value.isFinite else { return nil }
      return min(max(value, 0), context.maximumDetentValue)
    }
  }
}

/// The context in which a custom detent computes its height.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The maximum height, in points.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
}

/// The space for a sheet in its container.
@MainActor final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection
  /// Half of the container.
  let medium: CGFloat
  /// The frame of the sheet at its maximum height.
  let largest: CGRect
  /// Whether the sheet is a card in the middle.
  let isCard: Bool
  /// The part of the height in the bottom safe area.
  let bottom: CGFloat

  /// Computes the space in a container of its current size, or of a given future size.
  init(in container: UIView, size: CGSize? = nil, style: UIModalPresentationStyle) {
    containerTraitCollection = container.traitCollection
    let (bounds, safe) = (CGRect(origin: .zero, size: size ?? container.bounds.size), container.safeAreaInsets)
    isCard = bounds.width > PresentationTuning.wide
    if isCard {
      let margin = PresentationTuning.margin
      let room = CGSize(width: max(bounds.width - 2 * margin, 0), height: max(bounds.height - 2 * margin, 0))
      let preference =
        style == .formSheet
        ? PresentationTuning.form : CGSize(width: PresentationTuning.page, height: .greatestFiniteMagnitude)
      let size = CGSize(width: min(preference.width, room.width), height: min(preference.height, room.height))
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

  /// Returns the frame of a sheet of a detent's height; the bottom edge is always the same.
  func frame(height: CGFloat) -> CGRect {
    CGRect(x: largest.minX, y: largest.maxY - height - bottom, width: largest.width, height: height + bottom)
  }
}
