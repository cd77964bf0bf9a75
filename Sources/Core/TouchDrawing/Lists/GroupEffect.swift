import TouchGeometry

/// The shadow that something throws on what is behind it.
package struct Shadow: Hashable, Sendable {
  /// How far it is moved, in points of the space in which it is thrown.
  package var offset: CGSize
  /// How soft its edge is: the standard deviation of the blur, in points of that space.
  package var deviation: CGFloat
  /// Its color; the opacity multiplies that of what throws it.
  package var color: CGColor

  package init(offset: CGSize, deviation: CGFloat, color: CGColor) {
    self.offset = offset
    self.deviation = max(deviation, 0)
    self.color = color
  }

  /// How far beyond what throws it the blur may be seen, in points: three boxes in a row reach less than that.
  package var reach: CGFloat { deviation * 3 + 2 }

  /// The same shadow in the space that a transform leads to.
  package func applying(_ transform: CGAffineTransform) -> Shadow {
    let growth = abs(transform.determinant).squareRoot()
    return Shadow(offset: offset.applying(transform), deviation: deviation * growth, color: color)
  }

  /// Where the shadow of a rectangle may be seen.
  package func bounds(of rect: CGRect) -> CGRect {
    rect.isNull || rect.isInfinite ? rect : rect.outset(by: reach).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// A rectangle outside of which nothing can throw a shadow into the given one.
  package func sources(of rect: CGRect) -> CGRect {
    rect.isNull || rect.isInfinite ? rect : rect.outset(by: reach).offsetBy(dx: -offset.width, dy: -offset.height)
  }
}

/// What happens to a group of commands after they were drawn together, on a ground of their own that is transparent at
/// first.
public struct GroupEffect: Sendable, Equatable {
  /// The opacity with which the group is laid over what is behind it, from 0 to 1.
  package var opacity: CGFloat
  /// How its colors meet those behind it.
  package var blendMode: CGBlendMode
  /// The shadow of all of it together.
  package var shadow: Shadow?
  /// The group is seen where this drawing, in the same space, is opaque; nil for everywhere.
  package var mask: DisplayList?

  package init(
    opacity: CGFloat = 1, blendMode: CGBlendMode = .normal, shadow: Shadow? = nil, mask: DisplayList? = nil
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
    self.mask = mask
  }
}

/// How the colors of what is drawn are combined with the colors below.
///
/// The formulas are those of the PDF standard. Core Graphics has five more modes, which erase what lies around a shape
/// or have no counterpart in the renderer; they are absent here.
/// https://developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable {
  /// What is drawn covers what is there, as far as it is opaque.
  case normal = 0
  /// The product: never lighter than either.
  case multiply
  /// The product of the complements: never darker than either.
  case screen
  /// Multiplied where it is dark there, screened where it is light.
  case overlay
  /// The darker of the two, part by part.
  case darken
  /// The lighter of the two, part by part.
  case lighten
  /// What is there gets lighter, the more the lighter the drawing is.
  case colorDodge
  /// What is there gets darker, the more the darker the drawing is.
  case colorBurn
  /// Darkened or lightened gently, as under diffuse light.
  case softLight
  /// Multiplied or screened, as under a spotlight.
  case hardLight
  /// The difference of the two.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// The drawing's hue with the saturation and luminosity that are there.
  case hue
  /// The drawing's saturation with the hue and luminosity that are there.
  case saturation
  /// The drawing's hue and saturation with the luminosity that is there.
  case color
  /// The drawing's luminosity with the hue and saturation that are there.
  case luminosity
  /// Nothing is left where something is drawn.
  case clear
  /// What is drawn replaces what is there, opacity included.
  case copy
  /// What is drawn shows only where something is already.
  case sourceAtop = 20
  /// What is drawn lies behind what is there.
  case destinationOver
  /// What is there is erased as far as the drawing is opaque.
  case destinationOut = 23
  /// Each shows only where the other does not.
  case xor = 25
  /// The sum.
  case plusLighter = 27
}
