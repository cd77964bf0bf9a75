import TouchGeometry

/// A shadow.
package struct Shadow: Hashable, Sendable {
  /// The offset, in points of the space in which the shadow is cast.
  package var offset: CGSize
  /// The softness of the edge: the standard deviation of the blur, in points of that space.
  package var deviation: CGFloat
  /// The color; its opacity is multiplied with that of the source.
  package var color: CGColor

  package init(offset: CGSize, deviation: CGFloat, color: CGColor) {
    self.offset = offset
    self.deviation = max(deviation, 0)
    self.color = color
  }

  /// The distance in points to which the blur extends; three box filters in a row extend less than that.
  package var reach: CGFloat { deviation * 3 + 2 }

  /// Returns the same shadow in the target space of a transform.
  package func applying(_ transform: CGAffineTransform) -> Shadow {
    let growth = abs(transform.determinant).squareRoot()
    return Shadow(offset: offset.applying(transform), deviation: deviation * growth, color: color)
  }

  /// Returns the visible area of the shadow of a rectangle.
  package func bounds(of rect: CGRect) -> CGRect {
    rect.isNull || rect.isInfinite ? rect : rect.outset(by: reach).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// Returns a rectangle that contains everything that can cast a shadow into the given one.
  package func sources(of rect: CGRect) -> CGRect {
    rect.isNull || rect.isInfinite ? rect : rect.outset(by: reach).offsetBy(dx: -offset.width, dy: -offset.height)
  }
}

/// The effect on a group of commands that are drawn together on their own, initially transparent background.
public struct GroupEffect: Sendable, Equatable {
  /// The opacity with which the group is composited, from 0 to 1.
  package var opacity: CGFloat
  /// The blend mode with the content behind it.
  package var blendMode: CGBlendMode
  /// The shadow of the whole group.
  package var shadow: Shadow?
  /// The group is visible where this drawing, in the same space, is opaque; nil for everywhere.
  package var mask: DisplayList?

  package init(
    opacity: CGFloat = 1, blendMode: CGBlendMode = .normal, shadow: Shadow? = nil, mask: DisplayList? = nil
  ) {
    (self.opacity, self.blendMode, self.shadow, self.mask) = (opacity, blendMode, shadow, mask)
  }
}

/// The blending of new colors with the colors below.
///
/// The formulas are those of the PDF standard and of Porter and Duff. Every mode changes only the area of the drawn shape:
/// for texts and transparency layers that is their box with a margin of a pixel. `plusDarker` is absent, because the renderer has no counterpart.
///
/// https://developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable {
  /// The source covers the backdrop according to its opacity.
  case normal = 0
  /// The product: never lighter than either.
  case multiply
  /// The product of the complements: never darker than either.
  case screen
  /// Multiplied where the backdrop is dark, screened where it is light.
  case overlay
  /// The darker of the two, for each component.
  case darken
  /// The lighter of the two, for each component.
  case lighten
  /// The backdrop gets lighter; a lighter source has more effect.
  case colorDodge
  /// The backdrop gets darker; a darker source has more effect.
  case colorBurn
  /// Darkened or lightened gently, as under diffuse light.
  case softLight
  /// Multiplied or screened, as under a spotlight.
  case hardLight
  /// The difference of the two.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// The source's hue with the saturation and luminosity of the backdrop.
  case hue
  /// The source's saturation with the hue and luminosity of the backdrop.
  case saturation
  /// The source's hue and saturation with the luminosity of the backdrop.
  case color
  /// The source's luminosity with the hue and saturation of the backdrop.
  case luminosity
  /// Erases the backdrop wherever something is drawn.
  case clear
  /// The source replaces the backdrop, including its opacity.
  case copy
  /// The source replaces the backdrop, with the opacity of the backdrop.
  case sourceIn
  /// The source replaces the backdrop, and is visible only where the backdrop was not.
  case sourceOut
  /// The source is visible only where the backdrop is.
  case sourceAtop
  /// The source is drawn behind the backdrop.
  case destinationOver
  /// The backdrop remains according to the source's opacity.
  case destinationIn
  /// The backdrop is erased according to the source's opacity.
  case destinationOut
  /// The backdrop remains where the source is, which fills the rest of its shape.
  case destinationAtop
  /// Each is visible only where the other is not.
  case xor
  /// The sum.
  case plusLighter = 27

  /// Whether the renderer's formula changes pixels outside the drawn shape, so that each shape needs its own clip.
  package var needsShapeClip: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceAtop, .destinationOver,
      .destinationOut, .xor, .plusLighter:
      false
    }
  }
}
