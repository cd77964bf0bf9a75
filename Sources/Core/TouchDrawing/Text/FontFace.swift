import Synchronization
import TouchGeometry

/// A typeface of a family, as described by its file.
package struct FontFace: Hashable, Sendable {
  /// The family name, by which the typeface is chosen together with weight and slant.
  package var family: String
  /// The name in UIKit: `DejaVuSans-Bold`.
  package var name: String
  /// From 100 to 900.
  package var weight: Int
  package var isItalic: Bool

  package init(family: String, name: String, weight: Int, isItalic: Bool) {
    (self.family, self.name, self.weight, self.isItalic) = (family, name, weight, isItalic)
  }

  /// Returns the distance from a weight and a slant; a wrong slant is worse than any weight.
  func distance(weight: Int, isItalic: Bool) -> Int {
    abs(self.weight - weight) + (self.isItalic == isItalic ? 0 : 1000)
  }
}

extension UIFont.Weight {
  /// UIKit's named weights and the weights of font files.
  private static let steps: [(CGFloat, CGFloat)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
  ]

  /// The weight on the scale of font files from 100 to 900, interpolated between named ones.
  package var number: Int {
    guard let upper = Self.steps.firstIndex(where: { rawValue <= $0.0 }) else { return 900 }
    guard upper > 0 else { return 100 }
    let (low, high) = (Self.steps[upper - 1], Self.steps[upper])
    let part = (rawValue - low.0) / (high.0 - low.0)
    return Int((low.1 + part * (high.1 - low.1)).rounded())
  }

  /// Creates the named weight nearest to one of a font file.
  init(nearest number: Int) {
    let nearest = Self.steps.min { abs($0.1 - CGFloat(number)) < abs($1.1 - CGFloat(number)) }
    self.init(nearest?.0 ?? 0)
  }
}

/// The app's own fonts, added when a requested name is not installed.
enum ProgramFonts {
  private static let isAdded = Mutex(false)

  /// Adds the font files next to the app and in its resource folders, once per process.
  ///
  /// Returns whether any were added.
  static func add() -> Bool {
    let isFirst = isAdded.withLock { added in
      defer { added = true }
      return !added
    }
    guard isFirst else { return false }
    var isFound = false
    for path in ProgramFolder.fontFiles { isFound = TextSystem.current.addFonts(fromFile: path) || isFound }
    return isFound
  }
}
