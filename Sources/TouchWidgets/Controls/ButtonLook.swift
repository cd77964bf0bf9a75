import TouchDrawing
import TouchGeometry

/// The colors of a button in one of its states: all that depends on the state except the title's words.
struct ButtonLook: Equatable {
  var title: UIColor
  /// What fills the rounded background; nil for none.
  var fill: UIColor?

  /// A button of a configuration.
  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint ground: UIColor) {
    if state.contains(.disabled) {
      title = .tertiaryLabel
      fill = configuration.style == .plain ? nil : .tertiarySystemFill
      return
    }
    let selected = state.contains(.selected)
    let tint = configuration.baseBackgroundColor ?? configuration.baseForegroundColor ?? ground
    var isStrong = false
    switch configuration.style {
    case .plain:
      title = configuration.baseForegroundColor ?? ground
      fill = selected ? tint.fadedBy(ControlTuning.tintedFill) : nil
    case .gray:
      title = configuration.baseForegroundColor ?? ground
      fill =
        selected
        ? tint.fadedBy(ControlTuning.tintedFill) : configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted where !selected:
      title = configuration.baseForegroundColor ?? ground
      fill = tint.fadedBy(ControlTuning.tintedFill)
    case .tinted:
      title = .white
      fill = tint
      isStrong = true
    case .filled:
      title = configuration.baseForegroundColor ?? .white
      fill = configuration.baseBackgroundColor ?? ground
      isStrong = true
    }
    guard state.contains(.highlighted) else { return }
    if let fill {
      title = isStrong ? title : title.fadedBy(ControlTuning.highlightedTitleOnFill)
      let change = isStrong ? ControlTuning.highlightedFill : ControlTuning.highlightedFaintFill
      self.fill = fill.fadedBy(change)
    } else {
      title = title.fadedBy(ControlTuning.highlightedTitle)
    }
  }

  /// A button without configuration: the color that was set for the very state, otherwise that of the normal state,
  /// which a system button changes to show the others.
  init(
    _ type: UIButton.ButtonType, state: UIControl.State, exact: UIColor?, normal: UIColor?, tint ground: UIColor
  ) {
    fill = nil
    switch type {
    case .custom: title = exact ?? normal ?? .white
    case .system:
      let tint = normal ?? ground
      if state.contains(.disabled) {
        title = exact ?? .tertiaryLabel
        return
      }
      let dimmed: CGFloat = state.contains(.highlighted) ? ControlTuning.highlightedTitle : 1
      if state.contains(.selected) {
        title = exact ?? .white
        fill = tint.fadedBy(state.contains(.highlighted) ? ControlTuning.highlightedFill : 1)
      } else {
        title = exact ?? tint.fadedBy(dimmed)
      }
    }
  }
}
