import Expectations
import Testing
import TouchDrawing
import TouchGeometry

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

@Suite struct DynamicColorTests {
  static let grounds: [(String, UIColor)] = [
    ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
  ]

  @Test(arguments: [light, dark], grounds)
  func textOfFirstAndSecondRankIsReadable(_ traits: UITraitCollection, _ ground: (String, UIColor)) {
    for (name, text) in [("label", UIColor.label), ("secondaryLabel", .secondaryLabel)] {
      let ratio = contrast(of: text.parts(with: traits), on: ground.1.parts(with: traits))
      #expect(ratio >= 4.5, "\(name) on \(ground.0), \(traits.userInterfaceStyle): \(ratio)")
    }
  }

  @Test(arguments: [light, dark])
  func highContrastMakesTextAndLinesMoreReadable(_ style: UITraitCollection) {
    let high = UITraitCollection(traitsFrom: [style, UITraitCollection(accessibilityContrast: .high)])
    let ground = UIColor.systemBackground
    for (name, color) in [
      ("secondaryLabel", UIColor.secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
      ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
      ("separator", .separator), ("opaqueSeparator", .opaqueSeparator), ("systemFill", .systemFill),
    ] {
      let normal = contrast(of: color.parts(with: style), on: ground.parts(with: style))
      let strong = contrast(of: color.parts(with: high), on: ground.parts(with: high))
      #expect(strong > normal, "\(name): \(normal), \(strong)")
    }
    #expect(contrast(of: UIColor.secondaryLabel.parts(with: high), on: ground.parts(with: high)) >= 7)
  }

  /// The contrast measure itself, so that the test above can fail.
  @Test func contrastIsThatOfTheAccessibilityGuidelines() {
    #expect(abs(contrast(of: .black, on: .white) - 21) < 1e-9)
    let gray = CGColor(gray: CGFloat(0x77) / 255, alpha: 1)
    #expect(abs(contrast(of: gray, on: .white) - 4.478) < 0.001)
    #expect(contrast(of: CGColor(gray: 0, alpha: 0.3), on: .white) < 4.5)
  }

  @Test func aProviderIsAskedForTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    expectEqual(color.resolvedColor(with: light), .red)
    expectEqual(color.resolvedColor(with: dark), .white)
    expectEqual(color.withAlphaComponent(0.5).resolvedColor(with: dark), UIColor(white: 1, alpha: 0.5))
    expectEqual(color.fadedBy(0.5).resolvedColor(with: light), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let nested = UIColor { _ in .label }
    expectEqual(nested.resolvedColor(with: dark), UIColor.label.resolvedColor(with: dark))
    #expect(UIColor.label.resolvedColor(with: light) != UIColor.label.resolvedColor(with: dark))
    expectEqual(UIColor.label.resolvedColor(with: UITraitCollection()), UIColor.label.resolvedColor(with: light))
  }

  @Test func theCurrentTraitsAreThoseOfTheInnermostBlock() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var seen: [CGColor] = []
    dark.performAsCurrent {
      seen.append(color.cgColor)
      light.performAsCurrent { seen.append(color.cgColor) }
      seen.append(color.cgColor)
    }
    expectEqual(seen, [.white, .black, .white])
  }

  @Test func equalColorsAreEqualInAllSurroundings() {
    expectEqual(UIColor.systemBlue.withAlphaComponent(0.5), UIColor.systemBlue.withAlphaComponent(0.5))
    #expect(UIColor.systemBlue != UIColor.systemBlue.resolvedColor(with: light))
    expectEqual(UIColor.systemBlue.hashValue, UIColor.systemBlue.withAlphaComponent(1).hashValue)
    let provided = UIColor { _ in .red }
    expectEqual(provided, provided)
    expectEqual(provided.withAlphaComponent(0.5), provided.withAlphaComponent(0.5))
    #expect(provided != UIColor { _ in .red })
    #expect(provided != .red)
  }

  @Test func collectionsSayWhatTheyAreMadeOf() {
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2), light, UITraitCollection()])
    expectEqual(both.userInterfaceStyle, .light)
    expectEqual(both.displayScale, 2)
    #expect(both.containsTraits(in: light))
    #expect(!both.containsTraits(in: dark))
    #expect(both.containsTraits(in: nil))
    #expect(!light.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!light.hasDifferentColorAppearance(comparedTo: both))
  }
}

/// The contrast of text on an opaque ground as the Web Content Accessibility Guidelines measure it, 1 to 21.
private func contrast(of text: CGColor, on ground: CGColor) -> CGFloat {
  func mixed(_ part: KeyPath<CGColor, CGFloat>) -> CGFloat {
    text[keyPath: part] * text.alpha + ground[keyPath: part] * (1 - text.alpha)
  }
  func linear(_ part: CGFloat) -> CGFloat { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
  func luminance(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGFloat {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  let one = luminance(mixed(\.red), mixed(\.green), mixed(\.blue))
  let other = luminance(ground.red, ground.green, ground.blue)
  return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}
