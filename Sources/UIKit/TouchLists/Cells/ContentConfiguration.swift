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
  /// Whether a touch is on it.
  public var isHighlighted: Bool
  /// Whether the list is edited.
  public var isEditing: Bool
  /// Whether the actions of a swipe are seen.
  public var isSwiped: Bool
  /// Whether the keyboard is at it.
  public var isFocused: Bool
  /// Whether it is an open branch of an outline.
  public var isExpanded = false
  /// Whether it cannot be used.
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
  /// The background for a state: what is set stays, and what is nil the list finds for the state when it is shown.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The usual one of a row: square corners, and the color that the list has for it.
  public static func listCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.cornerRadius = 0
    return configuration
  }
  /// The usual one of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  /// The usual one of a row of a grouped list: the color of cards.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var configuration = listCell()
    configuration.backgroundColor = .secondarySystemGroupedBackground
    return configuration
  }
  /// The usual one of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { listCell() }
  /// The usual one of a header.
  public static func listHeader() -> UIBackgroundConfiguration { listCell() }
  /// The usual one of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { listCell() }
}

/// The usual content of a row: an image, a text and a second text.
/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// Whether it is one of the headers: a row that has it may be a branch that opens as a whole.
  var isHeader = false
  /// How a text is set.
  public struct TextProperties: Sendable {
    /// What letters are written as.
    public enum TextTransform: Int, Sendable {
      /// As they are.
      case none = 0
      /// As large letters.
      case uppercase = 1
      /// As small letters.
      case lowercase = 2
      /// The first letter of each word as a large one.
      case capitalized = 3
    }
    /// The font.
    public var font: UIFont
    /// The color; what a state says about it no longer counts when it is set.
    public var color: UIColor { didSet { isOwnColor = true } }
    /// What becomes of the color before it is shown; nil, at first, for nothing.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The most lines; 0 for as many as needed.
    public var numberOfLines = 0
    /// What becomes of a line that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// To which side lines lean.
    public var alignment = NSTextAlignment.natural
    /// What letters are written as; `none` at first.
    public var transform = TextTransform.none
    fileprivate var isOwnColor = false

    fileprivate init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    /// The color that is shown.
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
  /// How the image is shown.
  public struct ImageProperties: Sendable {
    /// The color of a template; nil for the tint.
    public var tintColor: UIColor?
    /// The size and weight of a symbol, for what its own configuration leaves open; nil, at first, for the standard
    /// ones.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// What becomes of the tint before it is shown; nil, at first, for nothing.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The most that it takes in points; zero in a dimension for its own.
    public var maximumSize = CGSize.zero
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The width that texts of several rows begin after, in points; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero

    /// The color of a template in a view with a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// How it is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  ///
  /// Setting it drops `attributedText`.
  public var text: String? { didSet { attributedText = nil } }
  /// The text with attributes of its own, in the place of `text`; nil, at first, for none.
  public var attributedText: NSAttributedString?
  /// How it is set.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  ///
  /// Setting it drops `secondaryAttributedText`.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The second text with attributes of its own, in the place of `secondaryText`; nil, at first, for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How it is set.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts stand beside each other where both have room on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between image and texts, in points.
  public var imageToTextPadding: CGFloat = TableTuning.gap
  /// Between the texts when one is below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// Between the texts when one is beside the other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Around everything, in points.
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

  /// The usual row.
  public static func cell() -> UIListContentConfiguration { .init(text(15), text(12, .secondaryLabel)) }
  /// A row with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { .init(text(15), text(12, .secondaryLabel)) }
  /// A row with a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(text(15), text(15, .secondaryLabel))
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(text(15), text(12, .secondaryLabel))
    result.directionalLayoutMargins.leading = 10
    result.directionalLayoutMargins.trailing = 10
    (result.directionalLayoutMargins.top, result.directionalLayoutMargins.bottom) = (6, 6)
    return result
  }
  /// The header of a section of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var result = header()
    result.directionalLayoutMargins.leading = 10
    result.directionalLayoutMargins.top = TableTuning.groupBottom
    return result
  }
  /// A large header of a group.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = header()
    result.textProperties = text(20, .label, .bold)
    return result
  }
  /// The header of a plain section.
  public static func plainHeader() -> UIListContentConfiguration { header() }
  /// The header of a group.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = header()
    result.directionalLayoutMargins.top = TableTuning.groupTop
    return result
  }
  /// A header.
  public static func header() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(text(13, .secondaryLabel, .semibold), text(12, .secondaryLabel))
    result.directionalLayoutMargins.top = 6
    result.directionalLayoutMargins.bottom = 6
    result.isHeader = true
    return result
  }
  /// The footer of a plain section.
  public static func plainFooter() -> UIListContentConfiguration { footer() }
  /// The footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration { footer() }
  /// A footer.
  public static func footer() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(text(12, .secondaryLabel), text(12, .secondaryLabel))
    result.directionalLayoutMargins.top = 6
    result.directionalLayoutMargins.bottom = 6
    return result
  }

  /// A new `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same for a state: where a cell is disabled, colors that the program has not set are paler.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
    var result = self
    if !textProperties.isOwnColor { result.textProperties.color = .tertiaryLabel }
    if !secondaryTextProperties.isOwnColor { result.secondaryTextProperties.color = .tertiaryLabel }
    if imageProperties.tintColor == nil { result.imageProperties.tintColor = .tertiaryLabel }
    return result
  }
}

/// Shows a `UIListContentConfiguration`. https://developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let image = UIImageView()
  private let first = UILabel()
  private let second = UILabel()
  private var own: UIListContentConfiguration

  /// A view of a configuration.
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

  /// What is shown; another type than `UIListContentConfiguration` is reported and left alone.
  open var configuration: any UIContentConfiguration {
    get { own }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return BadUse.report("UIListContentView cannot show a \(type(of: newValue)); ignored")
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
    let wish = CGSize(width: room, height: 0)
    let one = hasFirst ? first.sizeThatFits(isBeside ? .zero : wish) : .zero
    let two = hasSecond ? second.sizeThatFits(isBeside ? .zero : wish) : .zero
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

  /// The height that image and texts need in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: CGSize(width: size.width, height: 0)).height)
  }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.size)
    (image.frame, first.frame, second.frame) = (turned(places.image), turned(places.first), turned(places.second))
  }
}
