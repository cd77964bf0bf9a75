import TouchGeometry

extension DisplayList {
  /// A drawing step.
  ///
  /// Coordinates are points in the space of the preceding transforms. Large payloads are stored indirectly
  /// (`indirect`), so that they do not enlarge every command.
  public enum Command: Sendable, Equatable {
    /// Fills a rectangle with a color.
    case fillRect(CGRect, CGColor)
    /// Fills a rectangle with rounded corners, whose radius is at most half of the shorter side.
    case fillRoundedRect(CGRect, CGFloat, CGColor)
    /// Strokes a rectangle with a line width, half of it inside and half outside.
    case strokeRect(CGRect, width: CGFloat, CGColor)
    /// Strokes a rectangle with rounded corners with a line width; `radius` is that of the line's center.
    indirect case strokeRoundedRect(CGRect, radius: CGFloat, width: CGFloat, CGColor)
    /// Fills a path; open subpaths are treated as closed.
    indirect case fillPath(Path, CGColor, CGPathFillRule)
    /// Strokes a path.
    indirect case strokePath(Path, StrokeStyle, CGColor)
    /// Draws text with the upper left corner of its box at a point.
    indirect case text(TextLayout, at: CGPoint)
    /// Fills the clip with a gradient.
    indirect case gradient(GradientFill)
    /// Draws an image stretched to a rectangle.
    indirect case image(ImageFill)
    /// Draws the shadow of a path, without the path.
    indirect case shadow(ShadowFill)
    /// Replaces an area by what is behind it, blurred.
    indirect case backdrop(BackdropFill)
    /// Draws a picture of another list in the current space, whose pixels are stored.
    ///
    /// The picture is moved to the nearest whole pixels.
    indirect case picture(PictureFill)
    /// Saves the transform, the clip and the blend mode.
    case save
    /// Restores the state of the last unmatched `save`; without one, nothing happens.
    case restore
    /// Concatenates a transform: it maps points of the new space to the current one.
    case concat(CGAffineTransform)
    /// Limits drawing to a rectangle, in addition to the current clip.
    case clipRect(CGRect)
    /// Limits drawing to a rectangle with rounded corners, in addition to the current clip.
    case clipRoundedRect(CGRect, CGFloat)
    /// Limits drawing to the inside of a path, in addition to the current clip.
    indirect case clipPath(Path, CGPathFillRule)
    /// Limits drawing to the opaque parts of an image stretched to a rectangle, in addition to the current clip.
    indirect case clipMask(ImageFill)
    /// Sets the blend mode until the current state ends.
    case blend(CGBlendMode)
    /// Enables or disables smooth edges of shapes and clips until the current state ends.
    case antialias(Bool)
    /// Saves the state and begins a group.
    ///
    /// Everything up to the matching `endGroup` is drawn together and then composited with this opacity, from 0 to 1.
    case beginGroup(opacity: CGFloat)
    /// Begins a group on its own background, with a shadow, a mask or a blend mode; it also ends with `endGroup`.
    indirect case beginEffect(GroupEffect)
    /// Ends the last open group and restores the state at its beginning.
    case endGroup
    /// Draws another list in the current space and clip; its state changes do not affect later commands.
    case list(DisplayList)
    /// Draws another list moved by an offset, in the current space and clip; its state changes do not affect later
    /// commands.
    case moved(DisplayList, by: CGVector)
  }
}

extension DisplayList.Command {
  /// A rectangle in the command's own space that contains everything it draws; null for commands that do not draw.
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
    case .backdrop(let fill): fill.rect.standardized
    // Moved by up to half a pixel.
    case .picture(let fill): fill.source.list.bounds.outset(by: 1)
    case .save, .restore, .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend, .antialias, .beginGroup,
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
      .shadow, .backdrop, .picture, .save, .restore, .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend,
      .antialias,
      .beginGroup,
      .beginEffect, .endGroup, .list, .moved:
      nil
    }
  }
}

extension CGRect {
  /// Returns the rectangle enlarged on all sides; a null rectangle stays null, an empty one may gain an area.
  package func outset(by distance: CGFloat) -> CGRect {
    isNull
      ? self
      : CGRect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// Returns the rectangle moved by an offset; null and infinite ones do not change.
  package func movedBy(_ distance: CGVector) -> CGRect {
    isNull || isInfinite ? self : offsetBy(dx: distance.dx, dy: distance.dy)
  }
}
