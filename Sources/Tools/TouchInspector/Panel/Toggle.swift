import TouchGeometry

/// Draws a switch; the area that a press toggles is registered by the caller.
@MainActor enum Toggle {
  static let size = CGSize(width: 32, height: 18)

  static func draw(_ isOn: Bool, _ pen: Pen, _ leftMiddle: CGPoint) {
    let rect = CGRect(
      x: leftMiddle.x, y: leftMiddle.y - size.height / 2, width: size.width, height: size.height)
    Pen.switches.append(DrawnSwitch(rect: rect, isOn: isOn))
    pen.fill(rect, isOn ? Look.handled : Look.switchOff, radius: size.height / 2)
    let knob = CGPoint(x: isOn ? rect.maxX - 9 : rect.minX + 9, y: rect.midY)
    pen.disc(knob, radius: 7, Look.knob)
  }
}
