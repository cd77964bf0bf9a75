import TouchDrawing
import TouchGeometry

/// The colors of a button in one of its states.
struct ButtonLook: Equatable {
  var title: UIColor
  /// The color of symbols and other template images; nil for that of the title.
  var symbol: UIColor?
  /// The color of the rounded background; nil for none.
  var fill: UIColor?
  /// The color above the fill while the pointer is over the button or the button is pressed.
  var shade: UIColor?

  /// The current condition of a button.
  struct Condition {
    var state: UIControl.State
    var isHovered: Bool
    /// The tint color.
    var tint: UIColor

    var isPressed: Bool { state.contains(.highlighted) }
    var isSelected: Bool { state.contains(.selected) }
    var isDisabled: Bool { state.contains(.disabled) }

    /// The opacity of a faint background.
    var fill: Double {
      let fill = Look.Strength.fill
      return isPressed ? fill.pressed : isHovered ? fill.hovered : fill.rest
    }
    /// The opacity that a button without background shows while it is pressed or the pointer is over it.
    var bare: Double? {
      isPressed ? Look.Strength.bare.pressed : isHovered ? Look.Strength.bare.hovered : nil
    }
    var strong: Double? {
      isPressed ? Look.Strength.strong.pressed : isHovered ? Look.Strength.strong.hovered : nil
    }
  }

  /// Creates the colors of a button with a configuration.
  init(_ configuration: UIButton.Configuration, _ condition: Condition) {
    title = Look.ink.color
    if condition.isDisabled {
      title = Look.disabled.color
      fill = configuration.style == .plain ? nil : Look.shade.faded(Look.Strength.disabled)
      return
    }
    let tint = configuration.baseBackgroundColor ?? configuration.baseForegroundColor ?? condition.tint
    let text = configuration.baseForegroundColor ?? condition.tint
    switch configuration.style {
    case .plain where !condition.isSelected:
      title = text
      fill = condition.bare.map { tint.faded($0) }
    case .gray where !condition.isSelected:
      title = configuration.baseForegroundColor ?? Look.ink.color
      fill = configuration.baseBackgroundColor ?? Look.shade.faded(condition.fill)
      if let fill = configuration.baseBackgroundColor {
        shade = condition.strong.map { Look.shade(over: fill, $0) }
      }
    case .plain, .gray:
      title = text
      fill = tint.faded(condition.fill)
    case .tinted where !condition.isSelected:
      title = text
      fill = tint.faded(condition.fill)
    case .tinted:
      makeStrong(tint, nil, condition)
    case .filled:
      makeStrong(configuration.baseBackgroundColor ?? condition.tint, configuration.baseForegroundColor, condition)
    }
  }

  private mutating func makeStrong(_ fill: UIColor, _ title: UIColor?, _ condition: Condition) {
    self.title = title ?? Look.readable(on: fill)
    self.fill = fill
    shade = condition.strong.map { Look.shade(over: fill, $0) }
  }

  /// Creates the colors of a button without configuration.
  ///
  /// The title has the color set for exactly this state, otherwise that of the normal state, which a system button
  /// modifies to show the other states.
  init(_ type: UIButton.ButtonType, _ condition: Condition, exact: UIColor?, normal: UIColor?) {
    title = .white
    switch type {
    case .custom:
      title = exact ?? normal ?? .white
      symbol = condition.tint
    case .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close:
      let tint = normal ?? condition.tint
      if condition.isDisabled {
        title = exact ?? Look.disabled.color
      } else if condition.isSelected {
        makeStrong(tint, exact, condition)
      } else {
        title = exact ?? tint
        symbol = condition.tint
        fill = condition.bare.map { tint.faded($0) }
      }
    }
  }
}
