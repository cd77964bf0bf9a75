import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit

/// A placeholder for content that is unavailable: an image, a text, a secondary text and two buttons.
///
/// Assign it to a controller's `contentUnavailableConfiguration`, or to a `UIContentUnavailableView`.
/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The vertical position in the view.
  public enum Alignment: Int, Sendable {
    /// The center.
    case center = 0
    /// The top, where content would begin.
    case natural = 1
  }
  /// The properties of a text.
  public struct TextProperties: Sendable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The treatment of lines that are too long.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
  }
  /// The properties of the image.
  public struct ImageProperties: Sendable {
    /// The color of a template image; nil for the tint color.
    public var tintColor: UIColor?
    /// The size and weight of a symbol where its own configuration does not set them; nil, the default, for a large
    /// one.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The maximum size in points; zero in a dimension for no limit.
    public var maximumSize = CGSize.zero
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
  }
  /// The behavior of a button.
  @preconcurrency @MainActor public struct ButtonProperties {
    /// The action that the button performs.
    public var primaryAction: UIAction?
    /// The menu that the button opens.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The properties of the text.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 20, weight: .semibold), color: .label)
  /// The secondary text; nil for none.
  public var secondaryText: String?
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// The configuration of the button, which is visible if it has a title or an image.
  public var button = UIButton.Configuration.filled()
  /// The behavior of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the secondary button, which is visible if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The vertical position of the content.
  public var alignment = Alignment.center
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between texts and button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The margins around the content, inside the safe area, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
  /// The background; drawn only if it has a color.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator replaces the image.
  var isLoading = false

  /// Returns a configuration for missing content.
  public static func empty() -> UIContentUnavailableConfiguration { .init() }
  /// Returns a configuration for content that is being loaded, with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
    result.text = localized("Loading…")
    result.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    return result
  }
  /// Returns a configuration for a search without results; its text contains the search text if the state has it.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isSearch = true
    result.text = localized("No Results")
    result.secondaryText = localized("Try other words.")
    return result
  }
  private var isSearch = false

  private init() {}

  /// Returns a new `UIContentUnavailableView`.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration for a state; that of a search includes the state's search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState, let words = state.searchText,
      !words.isEmpty
    else { return self }
    var result = self
    result.text = localized("No Results for “%1$s”", words)
    return result
  }
}
