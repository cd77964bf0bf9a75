import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

// Shrinking of text that does not fit its field.

extension UITextField {
  /// The font before shrinking.
  var fullFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// Recomputes the font size, if it depends on the width.
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
    let (natural, minimum) = (width(1), min(max(minimumFontSize.isFinite ? minimumFontSize : 0, 1) / size, 1))
    guard natural > room else { return 1 }
    // The width of glyphs is not exactly proportional to the font size.
    var scale = max(room / natural, minimum)
    for _ in 0..<8 where scale > minimum && width(scale) > room { scale = max(scale * 0.98, minimum) }
    return scale
  }
}
