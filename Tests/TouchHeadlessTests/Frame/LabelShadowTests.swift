import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchWidgets

/// The shadow of a label's text.
@MainActor @Suite struct LabelShadowTests {
  @Test("A label's text casts a sharp shadow with a color, and none without")
  func shadow() throws {
    let program = HeadlessApplication(size: CGSize(width: 100, height: 100))
    program.window.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (label.text, label.font, label.textColor) = ("ill", .systemFont(ofSize: 20), .black)
    program.window.addSubview(label)
    /// The rows in which something is seen whose red is on one side of the middle and whose green is dark.
    func rows(red: Bool) -> ClosedRange<Int>? {
      program.advance(by: 0)
      let found = (0..<100).filter { y in
        (0..<100).contains { x in
          let pixel = program.surface.picture?[x, y] ?? 0
          return (pixel >> 16 & 0xFF > 200) == red && pixel >> 8 & 0xFF < 60
        }
      }
      return found.first.flatMap { first in found.last.map { first...$0 } }
    }
    let text = try #require(rows(red: false))
    #expect(rows(red: true) == nil && label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 0, height: 25)
    #expect(rows(red: false) == text && rows(red: true) == text.lowerBound + 25...text.upperBound + 25)
    label.shadowColor = nil
    expectNil(rows(red: true))
  }
}
