import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What stands beside the content of a list cell. https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct
@preconcurrency @MainActor public struct UICellAccessory {
  /// When it is seen.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the collection is edited.
    case whenEditing = 1
    /// While it is not.
    case whenNotEditing = 2
  }
  /// How much room it takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it is wide.
    case actual
    /// As much as accessories usually do.
    case standard
    /// So many points.
    case custom(CGFloat)
  }
  /// At which side a view of one's own stands.
  public enum Placement: Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After it.
    case trailing(displayed: DisplayedState = .always)
  }
  /// A view of one's own beside the content.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which side, and when.
    public let placement: Placement
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it takes; nil for the usual.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether it keeps its own size; true.
    public var maintainsFixedSize: Bool

    /// A view at a side.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = true
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
  /// How an accessory of the kit is shown.
  public struct Options: Sendable {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it takes.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; nil for the usual one.
    public var tintColor: UIColor?

    /// The usual ones but for what is given.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// Of an arrow.
  public typealias DisclosureIndicatorOptions = Options
  /// Of a check.
  public typealias CheckmarkOptions = Options
  /// Of a sign that deletes.
  public typealias DeleteOptions = Options
  /// Of a sign that inserts.
  public typealias InsertOptions = Options
  /// Of a button for details.
  public typealias DetailOptions = Options
  /// Of a circle that tells what is selected.
  public typealias MultiselectOptions = Options
  /// Of a grip.
  public typealias ReorderOptions = Options
  /// How an arrow is shown that opens and closes a branch of an outline.
  public struct OutlineDisclosureOptions: Sendable {
    /// What opens and closes the branch.
    public enum Style: Int, Sendable {
      /// The whole row if it is a header by its place or its content, else the arrow.
      case automatic = 0
      /// The whole row, which cannot be selected then.
      case header = 1
      /// The arrow.
      case cell = 2
    }
    /// What opens and closes the branch.
    public var style: Style
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it takes.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; nil for the usual one.
    public var tintColor: UIColor?

    /// The usual ones but for what is given.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
  /// How a text is shown.
  public struct LabelOptions: Sendable {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it takes.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; nil for the usual one.
    public var tintColor: UIColor?
    /// Its font.
    public var font: UIFont

    /// The usual ones but for what is given.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
      font: UIFont = .systemFont(ofSize: 15)
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.font) = (tintColor, font)
    }
  }

  enum Kind {
    case disclosure, check, detail, delete, insert, multiselect, reorder
    case outline(OutlineDisclosureOptions.Style)
    case label(String, UIFont)
    case view(UIView, keepsSize: Bool)
  }
  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let width: LayoutDimension
  let tint: UIColor?
  let action: (@MainActor () -> Void)?

  private init(
    _ kind: Kind, isLeading: Bool, _ displayed: DisplayedState, _ options: Options,
    _ action: (@MainActor () -> Void)? = nil
  ) {
    (self.kind, self.isLeading, self.displayed) = (kind, isLeading, displayed)
    (isHidden, width, tint, self.action) = (options.isHidden, options.reservedLayoutWidth, options.tintColor, action)
  }

  /// An arrow: choosing the item leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosure, isLeading: false, displayed, options) }
  /// A check.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.check, isLeading: false, displayed, options) }
  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, isLeading: false, displayed, options, actionHandler) }
  /// A sign that deletes; without a handler it shows the actions at the trailing side of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, isLeading: true, displayed, options, actionHandler) }
  /// A sign that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, isLeading: true, displayed, options, actionHandler) }
  /// A circle with a check in it while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, isLeading: true, displayed, options) }
  /// A grip by which the row is moved, if the data source lets it be.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, isLeading: false, displayed, options) }
  /// An arrow that points down while the row's branch of an outline is open; without a handler it opens and closes it
  /// (semantics 27.23).
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline(options.style), isLeading: false, displayed,
      Options(
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor),
      actionHandler)
  }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label(text, options.font), isLeading: false, displayed,
      Options(
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor))
  }
  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    return UICellAccessory(
      .view(configuration.customView, keepsSize: configuration.maintainsFixedSize), isLeading: isLeading, displayed,
      Options(
        isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth ?? .actual,
        tintColor: configuration.tintColor))
  }

  func isShown(_ isEditing: Bool) -> Bool {
    !isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }
}
