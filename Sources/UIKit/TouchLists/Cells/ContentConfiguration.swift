import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The state of a cell. https://developer.apple.com/documentation/uikit/uicellconfigurationstate
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the row or item is selected.
  public var isSelected: Bool
  /// Whether a touch highlights the row or item.
  public var isHighlighted: Bool
  /// Whether the list is being edited.
  public var isEditing: Bool
  /// Whether swipe actions are visible.
  public var isSwiped: Bool
  /// Whether the row or item has the keyboard cursor.
  public var isFocused: Bool
  /// Whether the item is an expanded branch of an outline.
  public var isExpanded = false
  /// Whether the row or item is disabled.
  public var isDisabled = false

  init(
    traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool, isEditing: Bool = false,
    isSwiped: Bool = false, isFocused: Bool = false
  ) {
    (self.traitCollection, self.isSelected, self.isHighlighted) = (traitCollection, isSelected, isHighlighted)
    (self.isEditing, self.isSwiped, self.isFocused) = (isEditing, isSwiped, isFocused)
  }
}

extension UIBackgroundConfiguration {
  /// Returns the background for a state: nil values are resolved by the list for the state when it is shown.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// Returns the default background of a row: square corners and the list's color.
  public static func listCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.cornerRadius = 0
    return configuration
  }
  /// Returns the default background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  /// Returns the default background of a row of a grouped list, in the color of cards.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var configuration = listCell()
    configuration.backgroundColor = .secondarySystemGroupedBackground
    return configuration
  }
  /// Returns the default background of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { listCell() }
  /// Returns the default background of a header.
  public static func listHeader() -> UIBackgroundConfiguration { listCell() }
  /// Returns the default background of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { listCell() }
}

/// The configuration of a row's default content: an image, a text and a secondary text.
/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// Whether it configures a header; a touch anywhere in such a row may toggle its branch of an outline.
  var isHeader = false
  /// The properties of a text.
  public struct TextProperties: Sendable {
    /// The change of letter case of a text.
    public enum TextTransform: Int, Sendable {
      /// The text is not changed.
      case none = 0
      /// All letters are uppercase.
      case uppercase = 1
      /// All letters are lowercase.
      case lowercase = 2
      /// The first letter of each word is uppercase.
      case capitalized = 3
    }
    /// The font.
    public var font: UIFont
    /// The color; setting it disables the adjustment of the color by the state.
    public var color: UIColor { didSet { isOwnColor = true } }
    /// A closure that changes the color before it is shown; nil by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The treatment of lines that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The alignment of lines.
    public var alignment = NSTextAlignment.natural
    /// The change of letter case; `none` by default.
    public var transform = TextTransform.none
    fileprivate var isOwnColor = false

    fileprivate init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    /// Returns the color that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    fileprivate func written(_ text: String?) -> String? {
      guard let text else { return nil }
      switch transform {
      case .none: return text
      case .uppercase: return text.uppercased()
      case .lowercase: return text.lowercased()
      case .capitalized:
        var isInWord = false
        return text.reduce(into: "") { result, letter in
          result += isInWord || !letter.isLetter ? letter.lowercased() : letter.uppercased()
          isInWord = letter.isLetter || letter.isNumber
        }
      }
    }
  }
  /// The properties of the image.
  public struct ImageProperties: Sendable {
    /// The color of a template image; nil for the tint color.
    public var tintColor: UIColor?
    /// The size and weight of a symbol where its own configuration does not set them; nil by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// A closure that changes the tint color before it is shown; nil by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The maximum size in points; zero in a dimension for no limit.
    public var maximumSize = CGSize.zero
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The width that aligns the texts of several rows, in points; 0 for the image's width.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the color of a template image in a view with a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  ///
  /// Setting it resets `attributedText`.
  public var text: String? { didSet { attributedText = nil } }
  /// The attributed text that replaces `text`; nil by default.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text; nil for none.
  ///
  /// Setting it resets `secondaryAttributedText`.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The attributed text that replaces `secondaryText`; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts are next to each other if both fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and texts, in points.
  public var imageToTextPadding: CGFloat = TableTuning.gap
  /// The distance between the texts when they are one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The distance between the texts when they are next to each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The margins around the whole content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: TableTuning.padding, leading: TableTuning.margin, bottom: TableTuning.padding, trailing: TableTuning.margin)

  private init(_ first: TextProperties, _ second: TextProperties) {
    (textProperties, secondaryTextProperties) = (first, second)
  }

  private static func text(_ size: CGFloat, _ color: UIColor = .label, _ weight: UIFont.Weight = .regular)
    -> TextProperties
  {
    TextProperties(font: .systemFont(ofSize: size, weight: weight), color: color)
  }

  /// Returns the default configuration of a row.
  public static func cell() -> UIListContentConfiguration { .init(text(15), text(12, .secondaryLabel)) }
  /// Returns the configuration of a row with the secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { .init(text(15), text(12, .secondaryLabel)) }
  /// Returns the configuration of a row with a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(text(15), text(15, .secondaryLabel))
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  /// Returns the configuration of a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(text(15), text(12, .secondaryLabel))
    result.directionalLayoutMargins.leading = 10
    result.directionalLayoutMargins.trailing = 10
    (result.directionalLayoutMargins.top, result.directionalLayoutMargins.bottom) = (6, 6)
    return result
  }
  /// Returns the configuration of a section's header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var result = header()
    result.directionalLayoutMargins.leading = 10
    result.directionalLayoutMargins.top = TableTuning.groupBottom
    return result
  }
  /// Returns the configuration of a large header of a group.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = header()
    result.textProperties = text(20, .label, .bold)
    return result
  }
  /// Returns the configuration of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header() }
  /// Returns the configuration of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = header()
    result.directionalLayoutMargins.top = TableTuning.groupTop
    return result
  }
  /// Returns the configuration of a header.
  public static func header() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(text(13, .secondaryLabel, .semibold), text(12, .secondaryLabel))
    result.directionalLayoutMargins.top = 6
    result.directionalLayoutMargins.bottom = 6
    result.isHeader = true
    return result
  }
  /// Returns the configuration of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { footer() }
  /// Returns the configuration of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { footer() }
  /// Returns the configuration of a footer.
  public static func footer() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(text(12, .secondaryLabel), text(12, .secondaryLabel))
    result.directionalLayoutMargins.top = 6
    result.directionalLayoutMargins.bottom = 6
    return result
  }

  /// Returns a new `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration for a state: in a disabled cell, colors that the app has not set are paler.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
    var result = self
    if !textProperties.isOwnColor { result.textProperties.color = .tertiaryLabel }
    if !secondaryTextProperties.isOwnColor { result.secondaryTextProperties.color = .tertiaryLabel }
    if imageProperties.tintColor == nil { result.imageProperties.tintColor = .tertiaryLabel }
    return result
  }
}

/// A view that shows a `UIListContentConfiguration`. https://developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let image = UIImageView()
  private let first = UILabel()
  private let second = UILabel()
  private var own: UIListContentConfiguration

  /// Creates a view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    own = configuration
    super.init(frame: .zero)
    isOpaque = false
    image.contentMode = .scaleAspectFit
    for view in [image, first, second] { addSubview(view) }
    show()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The current configuration; a type other than `UIListContentConfiguration` is reported and ignored.
  open var configuration: any UIContentConfiguration {
    get { own }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return UsageError.report("UIListContentView cannot show a \(type(of: newValue)); ignored")
      }
      own = new
      show()
    }
  }

  private func show() {
    image.image = own.image
    image.preferredSymbolConfiguration = own.imageProperties.preferredSymbolConfiguration
    image.tintColor =
      own.imageProperties.tintColorTransformer == nil
      ? own.imageProperties.tintColor : own.imageProperties.resolvedTintColor(for: tintColor)
    image.layer.cornerRadius = own.imageProperties.cornerRadius
    image.clipsToBounds = own.imageProperties.cornerRadius > 0
    for (label, text, attributed, look) in [
      (first, own.text, own.attributedText, own.textProperties),
      (second, own.secondaryText, own.secondaryAttributedText, own.secondaryTextProperties),
    ] {
      label.text = look.written(text)
      label.font = look.font
      label.textColor = look.resolvedColor()
      label.numberOfLines = look.numberOfLines
      label.lineBreakMode = look.lineBreakMode
      label.textAlignment = look.alignment
      if let attributed { label.attributedText = attributed }
    }
    setNeedsLayout()
  }

  private struct Places {
    var (image, first, second) = (CGRect.zero, CGRect.zero, CGRect.zero)
    var height: CGFloat = 0
  }

  private func places(in size: CGSize) -> Places {
    var result = Places()
    let margins = own.directionalLayoutMargins
    var left = margins.leading
    if let picture = own.image?.preferring(own.imageProperties.preferredSymbolConfiguration).size {
      let limit = own.imageProperties.maximumSize
      var part: CGFloat = 1
      if limit.width > 0, picture.width > limit.width { part = min(part, limit.width / picture.width) }
      if limit.height > 0, picture.height > limit.height { part = min(part, limit.height / picture.height) }
      let shown = CGSize(width: picture.width * part, height: picture.height * part)
      let reserved = max(own.imageProperties.reservedLayoutSize.width, shown.width)
      result.image = CGRect(x: left + (reserved - shown.width) / 2, y: 0, width: shown.width, height: shown.height)
      left += reserved + own.imageToTextPadding
    }
    let room = max(size.width - left - margins.trailing, 0)
    let (hasFirst, hasSecond) = (first.text?.isEmpty == false, second.text?.isEmpty == false)
    let isBeside: Bool
    if own.prefersSideBySideTextAndSecondaryText, hasFirst, hasSecond {
      let widths = first.sizeThatFits(.zero).width + second.sizeThatFits(.zero).width
      isBeside = widths + own.textToSecondaryTextHorizontalPadding <= room
    } else {
      isBeside = false
    }
    let preference = CGSize(width: room, height: 0)
    let one = hasFirst ? first.sizeThatFits(isBeside ? .zero : preference) : .zero
    let two = hasSecond ? second.sizeThatFits(isBeside ? .zero : preference) : .zero
    let gap = hasFirst && hasSecond ? own.textToSecondaryTextVerticalPadding : 0
    let texts = isBeside ? max(one.height, two.height) : one.height + gap + two.height
    let content = max(texts, result.image.height)
    result.height = content + margins.top + margins.bottom
    let middle = size.height > 0 ? margins.top + (size.height - margins.top - margins.bottom) / 2 : result.height / 2
    result.image.origin.y = (middle - result.image.height / 2).rounded()
    let top = (middle - texts / 2).rounded()
    if isBeside {
      result.first = CGRect(x: left, y: top, width: one.width, height: texts)
      result.second = CGRect(x: left + room - two.width, y: top, width: two.width, height: texts)
    } else {
      result.first = CGRect(x: left, y: top, width: room, height: one.height)
      result.second = CGRect(x: left, y: top + one.height + gap, width: room, height: two.height)
    }
    return result
  }

  /// Returns the height that image and texts require in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: CGSize(width: size.width, height: 0)).height)
  }

  /// Lays out image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.size)
    (image.frame, first.frame, second.frame) = (
      mirrored(places.image, in: bounds.width), mirrored(places.first, in: bounds.width),
      mirrored(places.second, in: bounds.width)
    )
  }
}
