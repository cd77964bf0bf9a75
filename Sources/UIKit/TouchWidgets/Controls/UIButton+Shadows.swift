import TouchDrawing
import TouchGeometry
import TouchKit

// The shadow of a button's title; its offset is `titleLabel?.shadowOffset`.

extension UIButton {
  /// Sets the color of the title's shadow in a state; nil for that of the normal state.
  ///
  /// `titleLabel?.shadowOffset` is its offset. Attributed titles also have the shadow of the state.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    noteAppearance("setTitleShadowColor", state.rawValue) { $0.setTitleShadowColor(color, for: state) }
    var shadows = tables.titleShadows ?? StateTable()
    shadows.set(color, for: state)
    tables.titleShadows = shadows
    refresh()
  }

  /// Returns the color that was set for a state, otherwise that of the normal state, or nil.
  public func titleShadowColor(for state: State) -> UIColor? { tables.titleShadows?[state] }

  /// The current color of the title's shadow; nil for none.
  public var currentTitleShadowColor: UIColor? { label.shadowColor }

  /// Whether the offset of the title's shadow is reversed while the button is highlighted; false by default.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { tables.turnsShadow }
    set {
      tables.turnsShadow = newValue
      refresh()
    }
  }
}
