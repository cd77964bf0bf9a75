import Expectations
import Testing
import TouchDrawing
import TouchGeometry

/// Sizes of text that the user chooses.
@Suite struct ContentSizeTests {
  private let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
  }

  @Test func categoriesHaveAnOrder() {
    #expect(categories == categories.sorted() && categories.first! < categories.last!)
    expectEqual(categories.filter(\.isAccessibilityCategory), Array(categories.suffix(5)))
  }

  @Test func textGrowsWithItsCategory() {
    expectEqual(categories.map { size(.body, $0) }, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    expectEqual(categories.map { size(.caption2, $0) }, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    for style in [
      UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1,
      .caption2, .init(rawValue: "mine"),
    ] {
      expectEqual(size(style, .large), UIFont.preferredFont(forTextStyle: style).pointSize)
      expectEqual(size(style, .unspecified), size(style, .large), "present traits count where nothing is said")
      #expect(zip(categories, categories.dropFirst()).allSatisfy { size(style, $0) <= size(style, $1) })
    }
  }

  @Test func fontsAndDistancesAreScaledAsTheirStyleIs() {
    let (small, large) = (
      UITraitCollection(preferredContentSizeCategory: .extraSmall),
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    )
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    let font = UIFont.boldSystemFont(ofSize: 34)
    expectEqual(metrics.scaledFont(for: font, compatibleWith: large), .boldSystemFont(ofSize: 60))
    expectEqual(metrics.scaledFont(for: font, compatibleWith: small), .boldSystemFont(ofSize: 31))
    expectEqual(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large), .boldSystemFont(ofSize: 40))
    expectEqual(metrics.scaledFont(for: font), font)
    #expect(metrics.scaledValue(for: 68, compatibleWith: large) == 120 && metrics.scaledValue(for: 68) == 68)
  }

  @Test func traitsSayTheCategory() {
    let own = UITraitCollection(preferredContentSizeCategory: .small)
    expectEqual(UITraitCollection.current.preferredContentSizeCategory, .large)
    expectEqual(UITraitCollection().preferredContentSizeCategory, .unspecified)
    let both = UITraitCollection(traitsFrom: [own, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(both.preferredContentSizeCategory == .small && both.userInterfaceStyle == .dark)
    #expect(both.containsTraits(in: own) && !own.containsTraits(in: both) && own != UITraitCollection())
    #expect(!UITraitCollection.current.containsTraits(in: own))
  }
}
