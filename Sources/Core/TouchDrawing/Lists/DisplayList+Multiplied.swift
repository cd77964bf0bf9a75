import TouchGeometry

extension DisplayList {
  /// Returns the same drawing with the red, green and blue of its colors multiplied by those of a color; its opacity is
  /// ignored.
  ///
  /// It is exact for normal compositing, and approximate at the translucent edges of pictures.
  package func multiplied(by color: CGColor) -> DisplayList {
    guard color.red < 1 || color.green < 1 || color.blue < 1 else { return self }
    var result = DisplayList()
    for command in commands {
      for part in command.multiplied(by: color) { result.append(part) }
    }
    return result
  }
}

extension CGColor {
  fileprivate func multiplied(by other: CGColor) -> CGColor {
    CGColor(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
  }
}

extension DisplayList.Command {
  /// Returns the commands that draw the same in multiplied colors.
  fileprivate func multiplied(by color: CGColor) -> [DisplayList.Command] {
    switch self {
    case .fillRect(let rect, let own): return [.fillRect(rect, own.multiplied(by: color))]
    case .fillRoundedRect(let rect, let radius, let own):
      return [.fillRoundedRect(rect, radius, own.multiplied(by: color))]
    case .strokeRect(let rect, let width, let own): return [.strokeRect(rect, width: width, own.multiplied(by: color))]
    case .strokeRoundedRect(let rect, let radius, let width, let own):
      return [.strokeRoundedRect(rect, radius: radius, width: width, own.multiplied(by: color))]
    case .fillPath(let path, let own, let rule): return [.fillPath(path, own.multiplied(by: color), rule)]
    case .strokePath(let path, let style, let own): return [.strokePath(path, style, own.multiplied(by: color))]
    case .text(var layout, let origin):
      for index in layout.runs.indices { layout.runs[index].color = layout.runs[index].color.multiplied(by: color) }
      return [.text(layout, at: origin)]
    case .gradient(let fill):
      let colors = fill.gradient.stops.map { $0.color.multiplied(by: color) }
      let places = fill.gradient.stops.map(\.location)
      guard let gradient = CGGradient(colors: colors, locations: places) else { return [self] }
      return [
        .gradient(GradientFill(gradient: gradient, course: fill.course, options: fill.options, opacity: fill.opacity))
      ]
    case .image(var fill):
      if let tint = fill.tint {
        fill.tint = tint.multiplied(by: color)
        return [.image(fill)]
      }
      return [
        .beginEffect(GroupEffect(mask: DisplayList([self]))), self, .blend(.multiply),
        .fillRect(fill.rect, color.faded(by: 1 / max(color.alpha, 0.001))), .endGroup,
      ]
    case .shadow(let fill):
      return [.shadow(ShadowFill(path: fill.path, shadow: fill.shadow.multiplied(by: color), covered: fill.covered))]
    case .backdrop(let fill):
      let source = StoredDrawing(fill.source.list.multiplied(by: color))
      return [
        .backdrop(
          BackdropFill(
            rect: fill.rect, radius: fill.radius, outline: fill.outline, deviation: fill.deviation,
            saturation: fill.saturation, source: source))
      ]
    case .picture(let fill):
      let source = StoredDrawing(fill.source.list.multiplied(by: color))
      return [
        .picture(
          PictureFill(source: source, scale: fill.scale, opacity: fill.opacity, isInPlace: fill.isInPlace))
      ]
    case .beginEffect(var effect):
      effect.shadow = effect.shadow?.multiplied(by: color)
      return [.beginEffect(effect)]
    case .list(let list): return [.list(list.multiplied(by: color))]
    case .moved(let list, let distance): return [.moved(list.multiplied(by: color), by: distance)]
    case .save, .restore, .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend, .antialias, .beginGroup,
      .endGroup:
      return [self]
    }
  }
}

extension Shadow {
  fileprivate func multiplied(by other: CGColor) -> Shadow {
    Shadow(offset: offset, deviation: deviation, color: color.multiplied(by: other))
  }
}
