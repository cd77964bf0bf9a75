import Expectations
import Testing
import TouchGeometry

@testable import TouchInspector

/// The positions of names on the stage.
@Suite struct TagPlacerTests {
  private let limits = CGRect(x: 0, y: 0, width: 200, height: 200)
  private let size = CGSize(width: 40, height: 18)
  private let box = CGRect(x: 50, y: 50, width: 100, height: 60)

  @Test func aNameKeepsOffTheLettersOfItsView() {
    var placer = TagPlacer(limits: limits)
    placer.reserve(CGRect(x: 50, y: 50, width: 60, height: 30))
    expectEqual(placer.place(size, for: box), CGRect(x: 56, y: 86, width: 40, height: 18))
  }

  @Test func namesDoNotCoverEachOther() {
    var placer = TagPlacer(limits: limits)
    let places = (0..<6).compactMap { _ in placer.place(size, for: box) }
    expectEqual(places.count, 6)
    for (index, one) in places.enumerated() {
      #expect(limits.contains(one) && !places[(index + 1)...].contains(where: one.intersects))
    }
  }

  @Test("A label avoids the path of a finger, and covers it where there is no other room")
  func paths() {
    var placer = TagPlacer(limits: limits)
    placer.avoid(CGRect(x: 50, y: 50, width: 60, height: 30))
    expectEqual(placer.place(size, for: box), CGRect(x: 56, y: 86, width: 40, height: 18))
    var full = TagPlacer(limits: limits)
    full.avoid(limits)
    expectEqual(full.place(size, for: box), CGRect(x: 56, y: 56, width: 40, height: 18))
  }

  @Test("Without free room a label covers text of the scene, and neither a mark nor another label")
  func texts() {
    var placer = TagPlacer(limits: limits)
    placer.reserve(limits, isSolid: false)
    let mark = CGRect(x: 40, y: 40, width: 60, height: 60)
    placer.reserve(mark)
    let places = (0..<3).compactMap { _ in placer.place(size, for: box) }
    expectEqual(places.count, 3)
    for (index, one) in places.enumerated() {
      #expect(limits.contains(one) && !one.intersects(mark) && !places[(index + 1)...].contains(where: one.intersects))
    }
  }

  @Test func whatIsNoNewsIsLeftOutWhereItWouldCoverAView() {
    var placer = TagPlacer(limits: limits)
    let others = [limits.insetBy(dx: 2, dy: 2)]
    expectNil(placer.place(size, for: box, besides: others, isNeeded: false))
    expectEqual(placer.place(size, for: box, besides: others), CGRect(x: 56, y: 56, width: 40, height: 18))
  }

  @Test func whatMustBeSaidIsSaidInsideTheScene() {
    var placer = TagPlacer(limits: limits)
    placer.reserve(limits)
    let far = CGRect(x: 190, y: 195, width: 30, height: 30)
    expectEqual(placer.place(size, for: far), CGRect(x: 160, y: 182, width: 40, height: 18))
    expectNil(placer.place(size, for: far, isNeeded: false))
  }
}
