import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@Suite struct DisplayListTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func boundsFollowTransformsAndClips() {
    let list = DisplayList([
      .save, .concat(CGAffineTransform(translationX: 100, y: 0)), .clipRect(CGRect(x: 0, y: 0, width: 5, height: 50)),
      .fillRect(box, .black), .restore, .fillRect(CGRect(x: -3, y: 2, width: 1, height: 1), .black),
    ])
    expectEqual(list.bounds, CGRect(x: -3, y: 0, width: 108, height: 10))
  }

  @Test func boundsOfNestedListsAreTheirsInPlace() {
    let inner = DisplayList([.clipRect(CGRect(x: 0, y: 0, width: 4, height: 4)), .fillRect(box, .black)])
    let outer = DisplayList([
      .beginGroup(opacity: 0.5), .concat(CGAffineTransform(scaleX: 2, y: 3)), .list(inner), .endGroup, .list(inner),
    ])
    expectEqual(outer.bounds, CGRect(x: 0, y: 0, width: 8, height: 12))
    #expect(DisplayList().bounds.isNull)
    #expect(DisplayList([.save, .clipRect(.zero), .fillRect(box, .black)]).bounds.isNull)
  }

  @Test func eachGroupKnowsWhatItCovers() {
    let right = CGAffineTransform(translationX: 20, y: 0)
    let list = DisplayList([
      .fillRect(box.offsetBy(dx: -50, dy: 0), .black), .beginGroup(opacity: 0.5), .fillRect(box, .black),
      .concat(right), .beginGroup(opacity: 0.5), .fillRect(box, .black), .endGroup, .endGroup,
      .beginGroup(opacity: 0), .endGroup, .save, .concat(right), .beginGroup(opacity: 1), .fillRect(box, .black),
    ])
    let (both, second) = (CGRect(x: 0, y: 0, width: 30, height: 10), box.offsetBy(dx: 20, dy: 0))
    expectEqual(list.groupBounds, [both, second, .null, second])
  }

  @Test func linesReachBeyondTheirPath() {
    var corner = DisplayList.Path()
    corner.move(to: .zero)
    corner.addLine(to: CGPoint(x: 10, y: 0))
    expectEqual(DisplayList([.strokeRect(box, width: 4, .black)]).bounds, box.outset(by: 2))
    expectEqual(
      DisplayList([.strokePath(corner, StrokeStyle(width: 4, join: .round), .black)]).bounds,
      CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func equalCommandsMakeEqualLists() {
    let one = DisplayList([.save, .fillRect(box, .black)])
    var other = DisplayList()
    other.append(.save)
    #expect(one != other)
    other.append(.fillRect(box, .black))
    expectEqual(one, other)
    expectEqual(DisplayList([.list(one)]), DisplayList([.list(other)]))
    #expect(DisplayList([.list(one)]) != one)
  }

  @Test func textLiesWithinItsLooseBounds() {
    let layout = TextLayout("one two\nthree", font: .systemFont(ofSize: 10), width: 30)
    let metrics = GridTextEngine().measure(layout)
    #expect(layout.looseBounds.contains(CGRect(origin: .zero, size: metrics.size)))
    #expect(TextLayout("", font: .systemFont(ofSize: 10)).looseBounds.isNull)
  }

  private func differences(_ old: [DisplayList.Command], _ new: [DisplayList.Command]) -> [CGRect]? {
    var rects: [CGRect] = []
    let isReported = DisplayList(new).forEachDifference(from: DisplayList(old)) { rects.append($0) }
    return isReported ? rects : nil
  }

  @Test func aDifferenceIsAsLargeAsWhatDiffers() {
    func fill(_ x: CGFloat, _ color: CGColor = .black) -> DisplayList.Command {
      .fillRect(CGRect(x: x, y: 0, width: 10, height: 10), color)
    }
    let (right, narrow) = (CGAffineTransform(translationX: 100, y: 0), CGRect(x: 0, y: 0, width: 25, height: 5))
    expectEqual(differences([fill(0), fill(20)], [fill(0), fill(20)]), [])
    // Equal numbers of commands: each pair is compared.
    expectEqual(
      differences([fill(0), fill(20), fill(40)], [fill(2), fill(20), fill(40, .white)]),
      [CGRect(x: 0, y: 0, width: 12, height: 10), CGRect(x: 40, y: 0, width: 10, height: 10)])
    // One more command: everything between the equal ends.
    expectEqual(
      differences([fill(0), fill(40)], [fill(0), fill(20), fill(30), fill(40)]),
      [CGRect(x: 20, y: 0, width: 20, height: 10)])
    // In the space and the clip of the place.
    expectEqual(
      differences([.concat(right), .clipRect(narrow), fill(20)], [.concat(right), .clipRect(narrow), fill(15)]),
      [CGRect(x: 115, y: 0, width: 10, height: 5)])
    let turned: [DisplayList.Command] = [.save, .concat(right), fill(0), .restore]
    expectEqual(differences([fill(0)], [fill(0)] + turned), [CGRect(x: 100, y: 0, width: 10, height: 10)])
  }

  @Test func aDifferenceThatReachesWhatIsEqualIsNotTold() {
    let fill = DisplayList.Command.fillRect(box, .black)
    expectNil(differences([.clipRect(box), fill], [.clipRect(.zero), fill]))
    expectNil(differences([fill], [.save, fill]))
    expectNil(differences([.save, fill, .restore, fill], [.save, fill, fill]))
    let nowhere = DisplayList.Command.fillRect(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), .black)
    #expect(differences([fill, fill], [fill, nowhere]) == nil && differences([nowhere], [fill, fill]) == nil)
    expectNil(differences([.blend(.multiply), fill], [.blend(.multiply), fill, fill]))
  }
}
