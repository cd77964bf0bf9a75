import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The custom images of a search bar.
@MainActor struct SearchPictures {
  var icons: [UISearchBar.Icon: [UInt: UIImage]] = [:]
  var fields: [UInt: UIImage] = [:]
  var fieldShift = UIOffset.zero

  /// The height of the field's background image, limited by the height of the bar.
  var fieldHeight: CGFloat {
    let height = fields[UIControl.State.normal.rawValue]?.size.height ?? 0
    return height > 0 ? min(height, SearchTuning.bar) : SearchTuning.field
  }
}

extension UISearchBar {
  /// The icons of a search bar. https://developer.apple.com/documentation/uikit/uisearchbar/icon
  public enum Icon: Int, Sendable {
    /// The magnifying glass before the text.
    case search = 0
    /// The button that clears the field.
    case clear = 1
  }

  /// The background image, stretched by its cap insets; an empty image for no background, nil, the default, for the
  /// bar's color.
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

  /// Sets the image of an icon for a state; nil for the image of the normal state, or else the standard image.
  ///
  /// The glass has the states normal and disabled, the button also highlighted. An empty image hides the icon.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    noteAppearance("setImage.\(icon.rawValue)", state.rawValue) { $0.setImage(iconImage, for: icon, state: state) }
    pictures.icons[icon, default: [:]][state.rawValue] = iconImage
    showPictures()
  }

  /// Returns the custom image of an icon for a state, or nil.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { pictures.icons[icon]?[state.rawValue] }

  /// Sets the background image of the field for the normal or the disabled state; nil for the image of the normal
  /// state, or else the standard background.
  ///
  /// It is stretched along the field by its cap insets, and the field gets its height, limited by that of the bar. An
  /// empty image removes the background.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    noteAppearance("setSearchFieldBackgroundImage", state.rawValue) {
      $0.setSearchFieldBackgroundImage(backgroundImage, for: state)
    }
    pictures.fields[state.rawValue] = backgroundImage
    showPictures()
    setNeedsLayout()
  }

  /// Returns the custom background image of the field for a state, or nil.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { pictures.fields[state.rawValue] }

  /// The offset of the field from its standard position, in points; zero by default.
  ///
  /// Values that are NaN or exceed a million are treated as zero.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { pictures.fieldShift }
    set {
      noteAppearance(\UISearchBar.searchFieldBackgroundPositionAdjustment, newValue)
      pictures.fieldShift = Self.finite(newValue)
      setNeedsLayout()
    }
  }

  /// The offset of the text within the field, in points; zero by default.
  ///
  /// Values that are NaN or exceed a million are treated as zero.
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
