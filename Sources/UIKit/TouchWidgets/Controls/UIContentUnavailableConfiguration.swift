import TouchDrawing
import TouchGeometry
import TouchKit

/// What stands in the place of content that there is not: a picture, a text, a second text and two buttons.
///
/// Given to a controller's `contentUnavailableConfiguration`, or to a `UIContentUnavailableView`.
/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where it stands in its view.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top, as content would.
    case natural = 1
  }
  /// How a text is set.
  public struct TextProperties: Sendable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The most lines; 0 for as many as needed.
    public var numberOfLines = 0
    /// What becomes of a line that is too long.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
  }
  /// How the picture is shown.
  public struct ImageProperties: Sendable {
    /// The color of a template; nil for the tint.
    public var tintColor: UIColor?
    /// The size and weight of a symbol, for what its own configuration leaves open; nil, at first, for a large one.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The most that it takes in points; zero in a dimension for its own.
    public var maximumSize = CGSize.zero
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
  }
  /// What a button does.
  @preconcurrency @MainActor public struct ButtonProperties {
    /// What happens when it is pressed.
    public var primaryAction: UIAction?
    /// What it opens.
    public var menu: UIMenu?
    /// Whether it can be pressed.
    public var isEnabled = true
  }

  /// The picture; nil for none.
  public var image: UIImage?
  /// How it is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// How it is set.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 20, weight: .semibold), color: .label)
  /// The second text; nil for none.
  public var secondaryText: String?
  /// How it is set.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// How the button looks; it is there if it has a title or an image.
  public var button = UIButton.Configuration.filled()
  /// What it does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks; it is there if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What it does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where all of it stands.
  public var alignment = Alignment.center
  /// Below the picture, in points.
  public var imageToTextPadding: CGFloat = 12
  /// Between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// Between texts and button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// Between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Around all of it, in points, inside the safe area.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
  /// What lies behind it; nothing is drawn unless it has a color.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether something turns in the place of the picture.
  var isLoading = false

  /// For content that there is not.
  public static func empty() -> UIContentUnavailableConfiguration { .init() }
  /// For content that is on its way: something turns.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    return result
  }
  /// For a search that found nothing; where the state knows what was searched for, the text says it.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isSearch = true
    result.text = "No Results"
    result.secondaryText = "Try other words."
    return result
  }
  private var isSearch = false

  private init() {}

  /// A new `UIContentUnavailableView`.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The same; that of a search names what the state says was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState, let words = state.searchText,
      !words.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for “\(words)”"
    return result
  }
}
