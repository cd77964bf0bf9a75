import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

// Text that is made smaller to fit its field.

extension UITextField {
  /// The font as it was set.
  var fullFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// Finds the size of the font anew, where it follows the width.
  func fitFont() {
    guard adjustsFontSizeToFitWidth || fontScale != 1 else { return }
    let wanted = fittingScale
    guard wanted != fontScale else { return }
    fontScale = wanted
    editing.styles.forgetResolved()
    editing.layout.forgetAll()
    setNeedsDisplay()
    if isFirstResponder { placeCaret() }
  }

  private var fittingScale: CGFloat {
    let room = shownTextRect.width - (isFirstResponder ? FieldTuning.besideCaret : 0)
    let size = fullFont.pointSize
    guard adjustsFontSizeToFitWidth, room > 0, size > 0, !editing.text.isEmpty else { return 1 }
    let letters = editing.layout.text.string
    func width(_ scale: CGFloat) -> CGFloat {
      let font = scale == 1 ? fullFont : fullFont.withSize(size * scale)
      return TextSystem.current.measure(TextLayout(letters, font: font, maximumLines: 1)).size.width
    }
    let (natural, least) = (width(1), min(max(minimumFontSize.isFinite ? minimumFontSize : 0, 1) / size, 1))
    guard natural > room else { return 1 }
    // Glyphs are not exactly as much narrower as their font is smaller.
    var scale = max(room / natural, least)
    for _ in 0..<8 where scale > least && width(scale) > room { scale = max(scale * 0.98, least) }
    return scale
  }
}
