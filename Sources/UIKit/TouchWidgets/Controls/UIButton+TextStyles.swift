import TouchDrawing
import TouchGeometry

// Titles with attributes in a button's configuration; Swift's attributed strings come with Foundation.

extension UIButton.Configuration {
  /// What title and subtitle have beside their letters; nothing without Foundation.
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
/// What makes other attributes of the ones that a title has at present; equal to itself and its copies only.
///
/// https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// Is given font and color, and answers with what the title is to have.
  ///
  /// Called whenever the button suits itself to its state, on the main actor.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  private final class Identity: Sendable {}

  /// A transformer that calls a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// What the title is to have.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIButton.Configuration {
  /// What the button says, with attributes; what they leave open is as in a plain title.
  ///
  /// `title` is its letters, and a `title` that is set is without attributes.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/attributedtitle
  public var attributedTitle: AttributedString? {
    get { styles.title ?? title.map { AttributedString($0) } }
    set {
      title = newValue.map { String($0.characters) }
      styles.title = newValue
    }
  }

  /// What stands under the title, with attributes; as `attributedTitle`.
  public var attributedSubtitle: AttributedString? {
    get { styles.subtitle ?? subtitle.map { AttributedString($0) } }
    set {
      subtitle = newValue.map { String($0.characters) }
      styles.subtitle = newValue
    }
  }

  /// Makes other attributes of font and color of the title; nil, at first, for none.
  ///
  /// Attributes of `attributedTitle` go before.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { styles.titleTransformer }
    set { styles.titleTransformer = newValue }
  }

  /// Makes other attributes of font and color of the subtitle; as `titleTextAttributesTransformer`.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { styles.subtitleTransformer }
    set { styles.subtitleTransformer = newValue }
  }

  /// The title with attributes, where it has any.
  func styledTitle(_ text: String?, _ font: UIFont?, _ color: UIColor) -> NSAttributedString? {
    Self.styled(styles.title, text, styles.titleTransformer, font, color)
  }

  /// The subtitle with attributes, where it has any.
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
  /// Nil: titles have no attributes without Foundation.
  func styledTitle(_ text: String?, _ font: UIFont?, _ color: UIColor) -> NSAttributedString? { nil }

  /// Nil: subtitles have no attributes without Foundation.
  func styledSubtitle(_ font: UIFont, _ color: UIColor) -> NSAttributedString? { nil }
}
#endif
