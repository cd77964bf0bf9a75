import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What a cell is like at a moment; content and ground are brought to it.
/// https://developer.apple.com/documentation/uikit/uiconfigurationstate
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

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

/// Says what a view shows, apart from the view.
/// https://developer.apple.com/documentation/uikit/uicontentconfiguration
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view that shows this.
  func makeContentView() -> any UIView & UIContentView
  /// The same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. https://developer.apple.com/documentation/uikit/uicontentview
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What it shows; setting it changes what is seen.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; by default, whether it is of the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the type is that of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIBackgroundConfiguration {
  /// The usual one of a row: square corners, and the color that the list has for it.
  public static func listCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.cornerRadius = 0
    return configuration
  }
  /// The usual one of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  /// The usual one of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { listCell() }
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
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The most lines; 0 for as many as needed.
    public var numberOfLines = 0
    /// To which side lines lean.
    public var alignment = NSTextAlignment.natural
  }
  /// How the image is shown.
  public struct ImageProperties: Sendable {
    /// The color of a template; nil for the tint.
    public var tintColor: UIColor?
    /// The most that it takes in points; zero in a dimension for its own.
    public var maximumSize = CGSize.zero
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The width that texts of several rows begin after, in points; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// How it is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// How it is set.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String?
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
  /// The same: the list's look needs no other texts for any state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
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

  /// Always nil: there are no archives of views on Linux.
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
    image.tintColor = own.imageProperties.tintColor
    image.layer.cornerRadius = own.imageProperties.cornerRadius
    image.clipsToBounds = own.imageProperties.cornerRadius > 0
    for (label, text, look) in [
      (first, own.text, own.textProperties), (second, own.secondaryText, own.secondaryTextProperties),
    ] {
      label.text = text
      label.font = look.font
      label.textColor = look.color
      label.numberOfLines = look.numberOfLines
      label.textAlignment = look.alignment
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
    if let picture = own.image?.size {
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
    let (hasFirst, hasSecond) = (own.text?.isEmpty == false, own.secondaryText?.isEmpty == false)
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
