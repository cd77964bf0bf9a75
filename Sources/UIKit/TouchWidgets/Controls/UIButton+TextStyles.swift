import TouchDrawing
import TouchGeometry

// Attributed titles in a button's configuration; `AttributedString` is a part of Foundation.

extension UIButton.Configuration {
  /// The attributes of title and subtitle; empty without Foundation.
  struct TextStyles: Hashable, Sendable {
    #if FoundationGeometry
    var title: AttributedString?
    var subtitle: AttributedString?
    var titleTransformer: UIConfigurationTextAttributesTransformer?
    var subtitleTransformer: UIConfigurationTextAttributesTransformer?
    #else
    /// Always nil.
    var title: Never?
    var subtitle: Never?
    #endif
  }
}

#if FoundationGeometry
/// Changes the attributes of a title; two transformers are equal only if one is a copy of the other.
///
/// https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// Receives font and color, and returns the attributes of the title.
  ///
  /// Called on the main actor whenever the button updates for its state.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  private final class Identity: Sendable {}

  /// Creates a transformer that calls a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Returns whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIButton.Configuration {
  /// The attributed title; missing attributes are those of a plain title.
  ///
  /// `title` contains its characters. Setting `title` removes the attributes.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/attributedtitle
  public var attributedTitle: AttributedString? {
    get { styles.title ?? title.map { AttributedString($0) } }
    set {
      title = newValue.map { String($0.characters) }
      styles.title = newValue
    }
  }

  /// The attributed subtitle, with the same rules as `attributedTitle`.
  public var attributedSubtitle: AttributedString? {
    get { styles.subtitle ?? subtitle.map { AttributedString($0) } }
    set {
      subtitle = newValue.map { String($0.characters) }
      styles.subtitle = newValue
    }
  }

  /// A closure that changes font and color of the title; nil by default.
  ///
  /// Attributes of `attributedTitle` have priority.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { styles.titleTransformer }
    set { styles.titleTransformer = newValue }
  }

  /// A closure that changes font and color of the subtitle, with the same rules as `titleTextAttributesTransformer`.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { styles.subtitleTransformer }
    set { styles.subtitleTransformer = newValue }
  }

  /// Returns the attributed title, or nil if it has no attributes.
  func styledTitle(_ text: String?, _ font: UIFont?, _ color: UIColor) -> NSAttributedString? {
    Self.styled(styles.title, text, styles.titleTransformer, font, color)
  }

  /// Returns the attributed subtitle, or nil if it has no attributes.
  func styledSubtitle(_ font: UIFont, _ color: UIColor) -> NSAttributedString? {
    Self.styled(styles.subtitle, subtitle, styles.subtitleTransformer, font, color)
  }

  private static func styled(
    _ styled: AttributedString?, _ plain: String?, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ font: UIFont?, _ color: UIColor
  ) -> NSAttributedString? {
    guard styled != nil || transformer != nil, var text = styled ?? plain.map({ AttributedString($0) }) else {
      return nil
    }
    var container = AttributeContainer()
    container.font = font
    container.foregroundColor = color
    text.mergeAttributes(transformer?(container) ?? container, mergePolicy: .keepCurrent)
    return NSAttributedString(text)
  }
}
#else
extension UIButton.Configuration {
  /// Returns nil: without Foundation titles have no attributes.
  func styledTitle(_ text: String?, _ font: UIFont?, _ color: UIColor) -> NSAttributedString? { nil }

  /// Returns nil: without Foundation subtitles have no attributes.
  func styledSubtitle(_ font: UIFont, _ color: UIColor) -> NSAttributedString? { nil }
}
#endif
