import TouchDrawing
import TouchGeometry

extension UIButton {
  /// How a button looks, as a value: begin with one of the styles, change what should differ, give it to the button.
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration: Hashable, Sendable {
    /// How the radius of the background's corners is found.
    public enum CornerStyle: Sendable, CaseIterable {
      /// It is that of `background`.
      case fixed
      /// It is half of the height.
      case capsule
    }

    enum Style: Hashable, Sendable { case plain, gray, tinted, filled }

    let style: Style
    /// What the button says; nil for what `setTitle(_:for:)` says.
    public var title: String?
    /// The color of the title; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color that the background is made of; nil for that of the style.
    ///
    /// A plain one shows it only when selected.
    public var baseBackgroundColor: UIColor?
    /// How the radius of the background's corners is found; `fixed` at first.
    public var cornerStyle = CornerStyle.fixed
    /// The shape of the background.
    public var background = UIBackgroundConfiguration()
    /// The space between the title and the button's edges; 7 points above and below and 12 at the sides at first.
    ///
    /// A title that does not fit otherwise uses all but 4 points of it at the sides.
    public var contentInsets = ControlTuning.buttonInsets

    init(_ style: Style) { self.style = style }

    /// A title without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title on a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title on a faint background of its own color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A light title on a background in full color.
    public static func filled() -> Configuration { Configuration(.filled) }
  }
}

/// The shape of what lies behind a view's content.
/// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The radius of the corners in points, at most half of the shorter side; 8 at first.
  public var cornerRadius = ControlTuning.buttonCornerRadius

  /// The usual shape.
  public init() {}
}
