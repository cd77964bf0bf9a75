import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// An accessory next to the content of a list cell.
/// https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct
@preconcurrency @MainActor public struct UICellAccessory {
  /// The state in which an accessory is visible.
  public enum DisplayedState: Int, Sendable {
    /// The accessory is always visible.
    case always = 0
    /// The accessory is visible during editing.
    case whenEditing = 1
    /// The accessory is visible except during editing.
    case whenNotEditing = 2
  }
  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The standard width of accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }
  /// The side of a custom view.
  public enum Placement: Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }
  /// The configuration of a custom view next to the content.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The custom view.
    public let customView: UIView
    /// The side of the view and the state in which it is visible.
    public let placement: Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The reserved width; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color; nil for the cell's tint color.
    public var tintColor: UIColor?
    /// Whether the view keeps its own size; true by default.
    public var maintainsFixedSize: Bool

    /// Creates a configuration of a custom view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = true
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
  /// The options of one of the kit's accessories.
  public struct Options: Sendable {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the standard color.
    public var tintColor: UIColor?

    /// Creates options; omitted values are the standard ones.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The options of a delete control.
  public typealias DeleteOptions = Options
  /// The options of an insert control.
  public typealias InsertOptions = Options
  /// The options of a detail button.
  public typealias DetailOptions = Options
  /// The options of a multiselect mark.
  public typealias MultiselectOptions = Options
  /// The options of a reorder control.
  public typealias ReorderOptions = Options
  /// The options of an indicator that expands and collapses a branch of an outline.
  public struct OutlineDisclosureOptions: Sendable {
    /// The part of a row that toggles the branch.
    public enum Style: Int, Sendable {
      /// The whole row if it is a header by its position or content, otherwise the indicator.
      case automatic = 0
      /// The whole row, which then cannot be selected.
      case header = 1
      /// The indicator.
      case cell = 2
    }
    /// The part of the row that toggles the branch.
    public var style: Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the standard color.
    public var tintColor: UIColor?

    /// Creates options; omitted values are the standard ones.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
  /// The options of a label.
  public struct LabelOptions: Sendable {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the text; nil for the standard color.
    public var tintColor: UIColor?
    /// The font of the text.
    public var font: UIFont

    /// Creates options; omitted values are the standard ones.
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

  /// Returns a disclosure indicator, for items that lead to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosure, isLeading: false, displayed, options) }
  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.check, isLeading: false, displayed, options) }
  /// Returns a detail button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, isLeading: false, displayed, options, actionHandler) }
  /// Returns a delete control; without a handler it shows the actions at the trailing edge of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, isLeading: true, displayed, options, actionHandler) }
  /// Returns an insert control.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, isLeading: true, displayed, options, actionHandler) }
  /// Returns a circle with a checkmark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, isLeading: true, displayed, options) }
  /// Returns a reorder control, which moves the row if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, isLeading: false, displayed, options) }
  /// Returns an indicator that points down while the row's branch of an outline is expanded (semantics 27.23).
  ///
  /// Without a handler it toggles the branch.
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
  /// Returns a text label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label(text, options.font), isLeading: false, displayed,
      Options(
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor))
  }
  /// Returns an accessory with a custom view.
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
