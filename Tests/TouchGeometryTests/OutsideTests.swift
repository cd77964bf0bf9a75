import Expectations
import Testing
import TouchGeometry

/// Numbers and rectangles that come from outside.
@Suite struct OutsideTests {
  @Test func textsThatAreNoFiniteNumbersAreNil() {
    let texts = [
      "nan", "NaN", "-nan", "inf", "-infinity", "1e999", "-1e999", "", " 1", "1 ", "x", "0x", "1e308", "-2.5",
    ]
    expectEqual(texts.map { Double(outside: $0) }, Array(repeating: nil, count: 12) + [1e308, -2.5])
  }

  @Test(arguments: [
    (CGRect(x: 1, y: 2, width: 10, height: 8), CGRect(x: 4, y: 4, width: 4, height: 4)),
    (CGRect(x: 1, y: 2, width: 4, height: 8), CGRect(x: 3, y: 4, width: 0, height: 4)),
    (CGRect(x: 1, y: 2, width: 0, height: 0), CGRect(x: 1, y: 2, width: 0, height: 0)),
    (CGRect(x: 1, y: 2, width: 1, height: 1), CGRect(x: 1.5, y: 2.5, width: 0, height: 0)),
  ])
  func aRectangleShrinksToItsCenterAndStaysFinite(rect: CGRect, expected: CGRect) {
    expectEqual(rect.shrunk(dx: 3, dy: 2), expected)
  }

  @Test func aRectangleGrowsByNegativeEdges() {
    expectEqual(CGRect(x: 1, y: 2, width: 0, height: 4).shrunk(dx: -1, dy: -2), CGRect(x: 0, y: 0, width: 2, height: 8))
    #expect(CGRect.null.shrunk(dx: 1, dy: 1).isNull)
  }
}
