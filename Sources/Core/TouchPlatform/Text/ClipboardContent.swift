/// A kind of content on the desktop's clipboard.
public enum ClipboardKind: String, Sendable, CaseIterable {
  /// Text in UTF-8.
  case text = "text/plain;charset=utf-8"
  /// Text with HTML tags.
  case html = "text/html"
  /// An image as a PNG file.
  case png = "image/png"
}

/// The same content in several kinds, of which another app chooses one.
public struct ClipboardContent: Sendable, Equatable {
  private let providers: [ClipboardKind: ClipboardData]

  /// Creates content.
  ///
  /// - Parameter providers: the bytes of each kind.
  public init(_ providers: [ClipboardKind: ClipboardData]) { self.providers = providers }

  /// The available kinds.
  public var kinds: Set<ClipboardKind> { Set(providers.keys) }

  /// Returns the bytes of a kind; nil if there are none.
  @MainActor public func data(_ kind: ClipboardKind) -> [UInt8]? { providers[kind]?.bytes }
}

/// Bytes that are made when an app first requests them.
///
/// Two objects are equal if they are the same.
@MainActor public final class ClipboardData: Sendable, Equatable {
  private let make: () -> [UInt8]?

  /// Creates bytes that a closure returns, which is called at most once.
  public init(_ make: @escaping () -> [UInt8]?) { self.make = make }

  /// The bytes; nil if they cannot be made.
  public private(set) lazy var bytes: [UInt8]? = make()

  /// Returns whether two objects are the same.
  public nonisolated static func == (one: ClipboardData, other: ClipboardData) -> Bool { one === other }
}
