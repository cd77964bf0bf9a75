import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@Suite struct TextStyleTests {
  @Test func sizesAreThoseOfIOS() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
    ]
    let sizes = styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    expectEqual(sizes, [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
  }

  @Test func onlyAHeadlineIsHeavier() {
    expectEqual(UIFont.preferredFont(forTextStyle: .headline), .systemFont(ofSize: 17, weight: .semibold))
    expectEqual(UIFont.preferredFont(forTextStyle: .body), .systemFont(ofSize: 17))
  }

  @Test func anUnknownStyleIsRunningText() {
    expectEqual(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "other")).pointSize, 17)
  }
}
