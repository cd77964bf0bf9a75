import TouchGeometry

extension UIColor {
  /// Creates the sRGB color nearest to a color in the Display P3 space, each component from 0 to 1.
  ///
  /// Colors inside sRGB are exact; others become less saturated.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let wide = [red, green, blue].map { Self.light(Double(min(max($0, 0), 1))) }
    // The primaries of one space in the other, both with a D65 white point.
    let rows = [
      [1.224_940_18, -0.224_940_18, 0],
      [-0.042_056_95, 1.042_056_95, 0],
      [-0.019_637_55, -0.078_636_05, 1.098_273_60],
    ]
    let parts = rows.map { row in
      CGFloat(Self.part(min(max(zip(row, wide).map { $0 * $1 }.reduce(0, +), 0), 1)))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// The linear light of a component.
  private static func light(_ part: Double) -> Double {
    part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// The component of an amount of linear light.
  private static func part(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
