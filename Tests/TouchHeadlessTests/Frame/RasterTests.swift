import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchWidgets

@testable import TouchKit

/// Layers with `shouldRasterize`: a picture that is drawn until something in it changes.
@MainActor @Suite struct RasterTests {
  private static let size = CGSize(width: 200, height: 140)
  private let text = PangoTextEngine.pinned()

  /// A card with a shadow, rounded corners and a text.
  private func card() -> UIView {
    let card = box(20, 20, 100, 60, .white)
    card.layer.cornerRadius = 8
    card.layer.shadowOpacity = 0.6
    card.layer.shadowRadius = 4
    card.layer.shadowOffset = CGSize(width: 1, height: 3)
    card.addSubview(box(10, 30, 20, 20, .systemRed))
    let label = UILabel(frame: CGRect(x: 10, y: 8, width: 80, height: 20))
    label.text = "A card"
    card.addSubview(label)
    return card
  }

  private func program(_ scale: CGFloat, _ views: [UIView]) -> HeadlessApplication {
    let program = HeadlessApplication(size: Self.size, scale: scale, text: text)
    program.window.backgroundColor = UIColor(white: 0.8, alpha: 1)
    program.window.addSubview(box(60, 0, 30, 140, .systemBlue))
    for view in views { program.window.addSubview(view) }
    program.advance(by: 0)
    program.advance(by: 0)
    return program
  }

  @Test("On whole points the pixels are those of drawing the layer anew", arguments: [1, 1.5, 2] as [CGFloat])
  func exact(scale: CGFloat) throws {
    let (view, live) = (card(), card())
    view.layer.rasterizationScale = scale
    view.layer.shouldRasterize = true
    let (stored, drawn) = (program(scale, [view]), program(scale, [live]))
    for step in 0..<12 {
      for one in [view, live] {
        switch step % 4 {
        case 0: one.frame.origin.x += 2
        case 1: one.alpha = step > 6 ? 1 : 0.5
        case 2: one.subviews[0].backgroundColor = step > 6 ? .green : .black
        default: one.frame.origin.y -= 2
        }
      }
      for program in [stored, drawn] { program.advance(by: 0) }
      guard case .picture? = stored.surface.content.stored.first?.content else {
        Issue.record("no picture")
        return
      }
      #expect(drawn.surface.content.stored.isEmpty)
      let part = try #require(stored.surface.picture)
      let difference = part.difference(from: try #require(drawn.surface.picture), tolerance: 1)
      expectNil(difference, "step \(step)")
      stored.send(.expose)
      stored.advance(by: 0)
      expectEqual(stored.surface.picture, part, "step \(step), whole")
    }
  }

  @Test("Between pixels a picture is on the nearest ones")
  func rounded() throws {
    let view = card()
    view.layer.shouldRasterize = true
    let program = program(1, [view])
    let first = program.surface.picture
    view.frame.origin.x += 0.4
    program.advance(by: 0)
    expectEqual(program.surface.picture, first)
    view.frame.origin.x += 0.2
    program.advance(by: 0)
    let next = program.surface.picture
    #expect(next != first)
    view.frame.origin.x = 21
    program.advance(by: 0)
    expectEqual(program.surface.picture, next)
  }

  @Test("A picture stays the same object while the layer moves, and is another one after a change in it")
  func kept() throws {
    let view = card()
    view.layer.shouldRasterize = true
    let program = program(1, [view])
    func source() -> StoredDrawing? {
      guard case .picture(let fill)? = program.surface.content.stored.first?.content else { return nil }
      return fill.source
    }
    let first = try #require(source())
    view.center.x += 10
    program.advance(by: 0)
    #expect(source() === first)
    view.subviews[0].alpha = 0.5
    program.advance(by: 0)
    #expect(source() != nil && source() !== first)
  }

  @Test("A coarser picture is stretched; turned layers too")
  func stretched() throws {
    let view = box(20, 20, 60, 60, .white)
    view.addSubview(box(0, 0, 30, 60, .black))
    view.layer.shouldRasterize = true
    let program = program(2, [view])
    let row = try #require(program.surface.picture)
    let middle = (90..<112).map { row[$0, 80] & 255 }
    #expect(middle.first == 0 && middle.last == 255 && middle.contains { $0 > 30 && $0 < 225 })
    view.layer.rasterizationScale = 2
    program.advance(by: 0)
    let sharp = try #require(program.surface.picture)
    #expect((90..<112).allSatisfy { [0, 255].contains(sharp[$0, 80] & 255) })
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    program.advance(by: 0)
    #expect(program.surface.picture != sharp && program.surface.content.stored.count == 1)
  }

  @Test("Properties have UIKit's defaults; what is no scale is refused")
  func properties() {
    let view = box(0, 0, 9, 9, .red)
    let layer = view.layer
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    layer.rasterizationScale = 2
    layer.shouldRasterize = true
    layer.setValue(false, forKey: "shouldRasterize")
    #expect(!layer.shouldRasterize && layer.value(forKey: "rasterizationScale") as? CGFloat == 2)
    var reports: [String] = []
    let former = UsageError.report
    UsageError.report = { reports.append($0) }
    layer.rasterizationScale = 0
    UsageError.report = former
    #expect(layer.rasterizationScale == 2 && reports.count == 1)
  }
}
