import TouchDrawing
import TouchGeometry
import TouchKit

// Pictures in place of a stepper's own look.

extension UIStepper {
  /// Sets the picture in place of the plus in a state; nil for that of the normal one, and for the plus where that has
  /// none, either.
  ///
  /// It is drawn in its own size in the middle of its half; as a template in the color of the plus. A half that cannot
  /// take a step is disabled.
  public func setIncrementImage(_ image: UIImage?, for state: State) { set(image, .plus, state) }

  /// What was set in place of the plus for a state; nil for nothing.
  public func incrementImage(for state: State) -> UIImage? { signs[.plus]?.exact(state) }

  /// Sets the picture in place of the minus in a state, as `setIncrementImage(_:for:)`.
  public func setDecrementImage(_ image: UIImage?, for state: State) { set(image, .minus, state) }

  /// What was set in place of the minus for a state; nil for nothing.
  public func decrementImage(for state: State) -> UIImage? { signs[.minus]?.exact(state) }

  /// Gives halves of a state a picture in place of the stepper's own ground; nil for that of the normal state.
  ///
  /// The picture is stretched over the whole stepper, as its cap insets say, and each half shows its part; one without
  /// pixels for no ground.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteAppearance("setBackgroundImage", state.rawValue) { $0.setBackgroundImage(image, for: state) }
    grounds.setBackground(image, state, .default)
    setNeedsDisplay()
  }

  /// What was set for a state; nil for nothing.
  public func backgroundImage(for state: State) -> UIImage? { grounds.exactBackground(state, .default) }

  /// Gives the place between the halves a picture in place of a thin line, for the states of both; nil for that between
  /// two normal halves.
  ///
  /// It is as wide as it is and as high as the stepper; one without pixels for no line.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    noteAppearance("setDividerImage.\(leftState.rawValue)", rightState.rawValue) {
      $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    grounds.setDivider(image, leftState, rightState, .default)
    setNeedsDisplay()
  }

  /// What was set between two states; nil for nothing.
  public func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
    grounds.exactDivider(leftState, rightState, .default)
  }

  private func set(_ image: UIImage?, _ half: Half, _ state: State) {
    noteAppearance(half == .plus ? "setIncrementImage" : "setDecrementImage", state.rawValue) {
      $0.set(image, half, state)
    }
    var table = signs[half] ?? StateTable()
    table.set(image, for: state)
    signs[half] = table
    setNeedsDisplay()
  }

  /// Draws the picture of a half; returns whether it has one.
  func drawSign(_ half: Half, in area: CGRect, state: State, color: UIColor) -> Bool {
    guard let image = signs[half]?[state] else { return false }
    let size = image.size
    let place = CGPoint(x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded())
    drawGrown(image, in: CGRect(origin: place, size: size), tint: color)
    return true
  }

  func drawGround(in rect: CGRect, state: State) {
    grounds.drawBackground(of: rect, in: bounds, state, isLow: false, tint: controlTint)
  }

  func drawDivider(left: State, right: State) {
    grounds.drawDivider(at: bounds.midX, in: bounds, left, right, isLow: false, tint: controlTint)
  }
}
