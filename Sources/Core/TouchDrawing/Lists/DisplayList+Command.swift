import TouchGeometry

extension DisplayList {
  /// One step of drawing.
  ///
  /// Coordinates are points in the space that the transforms before it have made. What would make every command larger
  /// than most need is kept apart (`indirect`).
  public enum Command: Sendable, Equatable {
    /// Covers a rectangle with a color.
    case fillRect(CGRect, CGColor)
    /// Covers a rectangle whose corners have a radius, at most half of the shorter side.
    case fillRoundedRect(CGRect, CGFloat, CGColor)
    /// Draws a line of a width along the edges of a rectangle, half of it inside and half outside.
    case strokeRect(CGRect, width: CGFloat, CGColor)
    /// Draws a line of a width along the edges of a rectangle with rounded corners; `radius` is that of the line's
    /// middle.
    indirect case strokeRoundedRect(CGRect, radius: CGFloat, width: CGFloat, CGColor)
    /// Covers the inside of a path; open subpaths count as closed.
    indirect case fillPath(Path, CGColor, CGPathFillRule)
    /// Draws a line along a path.
    indirect case strokePath(Path, StrokeStyle, CGColor)
    /// Draws text with the upper left corner of its box at a place.
    indirect case text(TextLayout, at: CGPoint)
    /// Covers what the clip lets through with the colors of a gradient.
    indirect case gradient(GradientFill)
    /// Draws an image stretched to a rectangle.
    indirect case image(ImageFill)
    /// Draws the shadow that a path throws, and not the path.
    indirect case shadow(ShadowFill)
    /// Remembers the transform, the clip and the blend mode.
    case save
    /// Returns to what was remembered by the last `save` that is still open; without one, nothing happens.
    case restore
    /// Makes a new space: its points are taken through the transform into the present one.
    case concat(CGAffineTransform)
    /// Limits drawing to a rectangle, besides the limits there are.
    case clipRect(CGRect)
    /// Limits drawing to a rectangle with rounded corners, besides the limits there are.
    case clipRoundedRect(CGRect, CGFloat)
    /// Limits drawing to the inside of a path, besides the limits there are.
    indirect case clipPath(Path, CGPathFillRule)
    /// Limits drawing to as much of a rectangle as an image stretched to it is opaque, besides the limits there are.
    indirect case clipMask(ImageFill)
    /// How new colors are combined with the colors below, until the state of the moment ends.
    case blend(CGBlendMode)
    /// Saves the state; what follows, up to the matching `endGroup`, is drawn together and then laid over the rest with
    /// this opacity, from 0 to 1.
    case beginGroup(opacity: CGFloat)
    /// The same on a ground of its own, with a shadow, a mask or a blend mode; ended by `endGroup` too.
    indirect case beginEffect(GroupEffect)
    /// Ends the last open group and restores the state of its beginning.
    case endGroup
    /// Draws another list, in the present space and clip; its states do not leave it.
    case list(DisplayList)
    /// Draws another list moved by some points, in the present space and clip; its states do not leave it.
    case moved(DisplayList, by: CGVector)
  }
}

extension DisplayList.Command {
  /// A rectangle in the command's own space outside of which it draws nothing; null for commands that do not draw.
  package var drawnBounds: CGRect {
    switch self {
    case .fillRect(let rect, _), .fillRoundedRect(let rect, _, _): rect.standardized
    case .strokeRect(let rect, let width, _), .strokeRoundedRect(let rect, _, let width, _):
      rect.standardized.outset(by: max(width, 1) / 2)
    case .fillPath(let path, _, _): path.controlBox
    case .strokePath(let path, let style, _): path.controlBox.outset(by: style.reach)
    case .text(let layout, let origin): layout.looseBounds.offsetBy(dx: origin.x, dy: origin.y)
    case .list(let list): list.bounds
    case .moved(let list, let distance): list.bounds.movedBy(distance)
    case .gradient: .infinite
    case .image(let fill): fill.rect
    case .shadow(let fill): fill.bounds
    case .save, .restore, .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend, .beginGroup,
      .beginEffect, .endGroup:
      .null
    }
  }
}

extension DisplayList.Command {
  /// The shape that the command fills with an opaque color; nil for other commands.
  var opaquePath: DisplayList.Path? {
    switch self {
    case .fillRect(let rect, let color) where color.alpha >= 1: DisplayList.Path(rect: rect.standardized)
    case .fillRoundedRect(let rect, let radius, let color) where color.alpha >= 1:
      DisplayList.Path(roundedRect: rect.standardized, radius: radius)
    case .fillPath(let path, let color, .winding) where color.alpha >= 1: path
    case .fillRect, .fillRoundedRect, .strokeRect, .strokeRoundedRect, .fillPath, .strokePath, .text, .gradient, .image,
      .shadow, .save, .restore, .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend, .beginGroup,
      .beginEffect, .endGroup, .list, .moved:
      nil
    }
  }
}

extension CGRect {
  /// The rectangle made larger on all sides; a null rectangle stays null, an empty one may get an area.
  package func outset(by distance: CGFloat) -> CGRect {
    isNull
      ? self
      : CGRect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The rectangle moved; null and infinite ones stay what they are.
  package func movedBy(_ distance: CGVector) -> CGRect {
    isNull || isInfinite ? self : offsetBy(dx: distance.dx, dy: distance.dy)
  }
}
