import TouchGeometry
import TouchKit
import TouchLoop
import Touchstone

/// A list of 10,000 rows with a line of text each, scrolled by 7 points a frame in a window of 1920 by 1080.
@MainActor enum ScrollCase {
  private static let size = CGSize(width: 1920, height: 1080)
  private static let (rows, height) = (10_000, CGFloat(30))

  /// Milliseconds from a change of the offset to the presented frame: the median and the 99th percentile.
  static func run() throws -> [Double] {
    let list = list(size)
    var scene: UIWindowScene?
    UIWindowScene.preferredSize = size
    let program = try WindowedProgram {
      CaseDelegate { window in
        window.backgroundColor = .white
        window.addSubview(list)
        scene = window.windowScene
      }
    }
    for _ in 0..<20 { program.loop.runTurn() }
    return WindowedFrames.measure(program, in: scene) { list.contentOffset.y += 7 }
  }

  /// The rows in a scroll view of a size.
  static func list(_ size: CGSize) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(origin: .zero, size: size))
    list.backgroundColor = .white
    list.contentSize = CGSize(width: size.width, height: CGFloat(rows) * height)
    for row in 0..<rows {
      let label = UILabel(frame: CGRect(x: 12, y: CGFloat(row) * height, width: size.width - 24, height: height))
      label.text = "Row \(row) of the list"
      list.addSubview(label)
    }
    return list
  }
}
