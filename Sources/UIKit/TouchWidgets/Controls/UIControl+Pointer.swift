import TouchGeometry
@_spi(TouchKit) import TouchKit

@_spi(TouchKit) extension UIControl: PointerSensitive {
  /// Shows that the pointer is over the control, or has left.
  public func pointerIsOver(_ place: CGPoint?) {
    isHovered = place != nil && isEnabled
    pointerDidMove(to: place.map { convert($0, from: nil) })
  }
}

extension UIControl {
  /// What is shown when the pointer has rested over the control for a while; nil, the default, for nothing.
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

  /// The interaction that shows `toolTip`; nil as long as there is none.
  public var toolTipInteraction: UIToolTipInteraction? { ownToolTip }
}
