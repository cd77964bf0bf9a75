import TouchGeometry
@_spi(TouchKit) import TouchKit

@_spi(TouchKit) extension UIControl: PointerSensitive {
  /// Updates the control when the pointer moves over it or leaves it.
  public func pointerIsOver(_ place: CGPoint?) {
    isHovered = place != nil && isEnabled
    pointerDidMove(to: place.map { convert($0, from: nil) })
  }
}

extension UIControl {
  /// The text that is shown when the pointer has rested over the control; nil, the default, for none.
  public var toolTip: String? {
    get { ownToolTip?.defaultToolTip }
    set {
      guard newValue != toolTip else { return }
      guard let newValue else {
        ownToolTip.map(removeInteraction)
        ownToolTip = nil
        return
      }
      if let ownToolTip { return ownToolTip.defaultToolTip = newValue }
      let made = UIToolTipInteraction(defaultToolTip: newValue)
      ownToolTip = made
      addInteraction(made)
    }
  }

  /// The interaction that shows `toolTip`; nil if there is none.
  public var toolTipInteraction: UIToolTipInteraction? { ownToolTip }
}
