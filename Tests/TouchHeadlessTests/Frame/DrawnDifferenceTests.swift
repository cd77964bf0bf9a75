import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless

@testable import TouchKit

/// If the drawing of a view changes in one rectangle, only that rectangle is redrawn.
@MainActor @Suite struct DrawnDifferenceTests {
  /// Lines of text and shapes at fractional positions, in clips and transforms.
  final class Board: UIView {
    var words = ["one line", "another", "third line of it", "fourth", "fifth, the last"]
    var selected: Int?
    var turn: CGFloat = 0
    var edge: CGFloat = 190
    var dot = CGPoint(x: 20.25, y: 110)

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.clip(to: CGRect(x: 3.5, y: 0, width: edge, height: 100))
      if let selected {
        UIColor.yellow.setFill()
        UIRectFill(CGRect(x: 4, y: 2 + CGFloat(selected) * 18.5, width: 60.5, height: 18.5))
      }
      for (row, word) in words.enumerated() {
        let layout = TextLayout(word, font: .systemFont(ofSize: 15), width: 180)
        context.append(.text(layout, at: CGPoint(x: 5, y: 2 + CGFloat(row) * 18.5)))
      }
      context.restoreGState()
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: CGRect(x: dot.x, y: dot.y, width: 12.5, height: 9)).fill()
      context.saveGState()
      context.translateBy(x: 120, y: 110)
      context.rotate(by: turn)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 8)).stroke()
      context.restoreGState()
    }
  }

  private func change(_ board: Board, _ random: inout SplitMix) {
    switch random.pick(8) {
    case 0, 1, 2: board.words[random.pick(board.words.count)] += ["x", " y", "fj", "\u{5D0}"][random.pick(4)]
    case 3: board.selected = random.pick(2) == 0 ? nil : random.pick(5)
    case 4: board.dot.x += CGFloat(random.pick(9)) / 4
    case 5: board.turn += 0.3
    case 6: board.words.swapAt(random.pick(board.words.count), 0)
    default: if random.pick(4) == 0 { board.edge -= 7.5 } else { board.words.append("more") }
    }
    if board.words.count > 6 { board.words.removeFirst(3) }
    board.setNeedsDisplay()
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func theRestStaysAsItWas(scale: CGFloat) throws {
    let text = PangoTextEngine.pinned()
    let program = HeadlessApplication(size: CGSize(width: 200, height: 140), scale: scale, text: text)
    let board = Board(frame: CGRect(x: 2, y: 1.5, width: 196, height: 136))
    program.window.addSubview(board)
    program.advance(by: 0)
    var random = SplitMix(seed: 11)
    for step in 0..<60 {
      change(board, &random)
      program.advance(by: 0)
      let part = try #require(program.surface.picture)
      program.send(.expose)
      program.advance(by: 0)
      let whole = try #require(program.surface.picture)
      guard let difference = part.difference(from: whole, tolerance: 1) else { continue }
      #expect(difference.largest <= 18 && difference.count <= 32, "step \(step): \(difference)")
    }
  }
}
