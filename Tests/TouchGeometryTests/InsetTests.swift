import Expectations
import Testing
import TouchGeometry

@Suite struct InsetTests {
  @Test("Insets make a rectangle smaller at each side; negative ones make it larger")
  func inset() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(rect.inset(by: insets), CGRect(x: 12, y: 21, width: 94, height: 46))
    let outwards = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    expectEqual(rect.inset(by: outwards), CGRect(x: 8, y: 19, width: 106, height: 54))
    expectEqual(rect.inset(by: .zero), rect)
  }

  @Test("Insets are values: equal when all four distances are")
  func equality() {
    expectEqual(UIEdgeInsets(), .zero)
    #expect(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) != .zero)
    expectEqual(NSDirectionalEdgeInsets(), .zero)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional != NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    expectEqual(Set([directional, directional]).count, 1)
  }
}
