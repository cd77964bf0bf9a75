import TouchDrawing
import TouchGeometry
import TouchKit

// Images that replace a stepper's own appearance.

extension UIStepper {
  /// Sets the image that replaces the plus in a state; nil for that of the normal state, and without one for the plus.
  ///
  /// It is drawn in its own size, centered in its half; a template image in the color of the plus. A half that cannot
  /// take a step is disabled.
  public func setIncrementImage(_ image: UIImage?, for state: State) { set(image, .plus, state) }

  /// Returns the image that was set for the plus in a state, or nil.
  public func incrementImage(for state: State) -> UIImage? { signs[.plus]?.exact(state) }

  /// Sets the image that replaces the minus in a state; see `setIncrementImage(_:for:)`.
  public func setDecrementImage(_ image: UIImage?, for state: State) { set(image, .minus, state) }

  /// Returns the image that was set for the minus in a state, or nil.
  public func decrementImage(for state: State) -> UIImage? { signs[.minus]?.exact(state) }

  /// Sets the image that replaces the background of halves of a state; nil for that of the normal state.
  ///
  /// The image is stretched over the whole stepper, according to its cap insets, and each half shows its part. An image
  /// without pixels means no background.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteAppearance("setBackgroundImage", state.rawValue) { $0.setBackgroundImage(image, for: state) }
    grounds.setBackground(image, state, .default)
    setNeedsDisplay()
  }

  /// Returns the image that was set for a state, or nil.
  public func backgroundImage(for state: State) -> UIImage? { grounds.exactBackground(state, .default) }

  /// Sets the image that replaces the thin line between halves of two states; nil for that between two normal halves.
  ///
  /// It has its own width and the stepper's height; one without pixels means no line.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    noteAppearance("setDividerImage.\(leftState.rawValue)", rightState.rawValue) {
      $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    grounds.setDivider(image, leftState, rightState, .default)
    setNeedsDisplay()
  }

  /// Returns the image that was set between two states, or nil.
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

  /// Draws the image of a half; returns whether it has one.
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
