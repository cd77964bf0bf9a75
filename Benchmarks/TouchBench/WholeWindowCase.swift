import TouchGeometry
import TouchKit
import Touchstone

/// A page of 72 cards in a window of 1920 by 1080 points, of which every pixel is drawn in each frame.
@MainActor enum WholeWindowCase {
  /// Milliseconds from a new color of the page to the presented frame: the median and the 99th percentile.
  static func run() throws -> [Double] {
    let page = PaintCase.cards()
    var scene: UIWindowScene?
    UIWindowScene.preferredSize = PaintCase.size
    let program = try WindowedProgram {
      CaseDelegate { window in
        window.rootViewController = page
        scene = window.windowScene
      }
    }
    for _ in 0..<20 { program.loop.runTurn() }
    guard page.view.bounds.size == PaintCase.size else { return [] }
    var number = 0
    return WindowedFrames.measure(program, in: scene) {
      number += 1
      page.view.backgroundColor = Shade.color(view: 0, frame: number)
    }
  }
}
