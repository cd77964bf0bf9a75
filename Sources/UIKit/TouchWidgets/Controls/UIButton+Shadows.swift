import TouchDrawing
import TouchGeometry
import TouchKit

// The shadow of a button's title; where it falls is up to `titleLabel?.shadowOffset`.

extension UIButton {
  /// Sets the color of the title's shadow in a state; nil for that of the normal one.
  ///
  /// Where it falls says `titleLabel?.shadowOffset`. Titles with attributes have the shadow of the state, too.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    noteAppearance("setTitleShadowColor", state.rawValue) { $0.setTitleShadowColor(color, for: state) }
    var shadows = tables.titleShadows ?? StateTable()
    shadows.set(color, for: state)
    tables.titleShadows = shadows
    refresh()
  }

  /// What was set for a state, or else for the normal one; nil when nothing was.
  public func titleShadowColor(for state: State) -> UIColor? { tables.titleShadows?[state] }

  /// The color of the title's shadow at present; nil for none.
  public var currentTitleShadowColor: UIColor? { label.shadowColor }

  /// Whether the title's shadow falls to the other side while the button is highlighted; false by default.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { tables.turnsShadow }
    set {
      tables.turnsShadow = newValue
      refresh()
    }
  }
}
