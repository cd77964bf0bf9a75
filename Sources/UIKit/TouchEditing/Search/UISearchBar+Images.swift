import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What a program shows in a search bar in place of its own look.
@MainActor struct SearchPictures {
  var icons: [UISearchBar.Icon: [UInt: UIImage]] = [:]
  var fields: [UInt: UIImage] = [:]
  var fieldShift = UIOffset.zero

  /// A picture gives the field its height, as far as the bar has it.
  var fieldHeight: CGFloat {
    let height = fields[UIControl.State.normal.rawValue]?.size.height ?? 0
    return height > 0 ? min(height, SearchTuning.bar) : SearchTuning.field
  }
}

extension UISearchBar {
  /// The pictures of a search bar. https://developer.apple.com/documentation/uikit/uisearchbar/icon
  public enum Icon: Int, Sendable {
    /// The glass before the text.
    case search = 0
    /// The button that empties the field.
    case clear = 1
  }

  /// What fills the bar in place of its color, stretched as its cap insets say; one without pixels for nothing at all,
  /// nil, the default, for the color.
  public var backgroundImage: UIImage? {
    get { ground?.image }
    set {
      noteAppearance(\UISearchBar.backgroundImage, newValue)
      if newValue == nil {
        ground?.removeFromSuperview()
        ground = nil
      } else {
        let view = ground ?? UIImageView(frame: bounds)
        view.image = newValue
        ground = view
        if view.superview !== self { insertSubview(view, at: 0) }
      }
      styleDidChange()
    }
  }

  /// Sets a picture in place of the glass or of the button that empties the field, for a state; nil for that of the
  /// normal one, and for the bar's own where that has none, either.
  ///
  /// The glass has the states normal and disabled; the button is highlighted as well. A picture without pixels for none.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    noteAppearance("setImage.\(icon.rawValue)", state.rawValue) { $0.setImage(iconImage, for: icon, state: state) }
    pictures.icons[icon, default: [:]][state.rawValue] = iconImage
    showPictures()
  }

  /// What was set for a state; nil for nothing.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { pictures.icons[icon]?[state.rawValue] }

  /// Gives the field a picture in place of its own ground, for the normal or the disabled state; nil for that of the
  /// normal one, and for the ground where that has none, either.
  ///
  /// It is stretched along the field, as its cap insets say, and gives the field its height, up to that of the bar. One
  /// without pixels for no ground.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    noteAppearance("setSearchFieldBackgroundImage", state.rawValue) {
      $0.setSearchFieldBackgroundImage(backgroundImage, for: state)
    }
    pictures.fields[state.rawValue] = backgroundImage
    showPictures()
    setNeedsLayout()
  }

  /// What was set for a state; nil for nothing.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { pictures.fields[state.rawValue] }

  /// How far the field is moved from its place, in points; zero at first, and for what is no number or beyond a
  /// million.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { pictures.fieldShift }
    set {
      noteAppearance(\UISearchBar.searchFieldBackgroundPositionAdjustment, newValue)
      pictures.fieldShift = Self.finite(newValue)
      setNeedsLayout()
    }
  }

  /// How far the text is moved within the field, in points; zero at first, and for what is no number or beyond a
  /// million.
  public var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textShift }
    set {
      noteAppearance(\UISearchBar.searchTextPositionAdjustment, newValue)
      searchTextField.textShift = Self.finite(newValue)
    }
  }

  private static func finite(_ offset: UIOffset) -> UIOffset {
    abs(offset.horizontal) <= 1e6 && abs(offset.vertical) <= 1e6 ? offset : .zero
  }

  func showPictures() {
    let normal = UIControl.State.normal.rawValue
    let state = isEnabled ? normal : UIControl.State.disabled.rawValue
    let glass = pictures.icons[.search]
    searchTextField.showGlass(glass?[state] ?? glass?[normal])
    searchTextField.clearImages = pictures.icons[.clear] ?? [:]
    searchTextField.background = pictures.fields[normal]
    searchTextField.disabledBackground = pictures.fields[UIControl.State.disabled.rawValue]
  }
}
