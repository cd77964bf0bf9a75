import TouchCairo
import TouchHeadless
import TouchKit
import Touchstone

/// The blur of materials: alone, and in frames of a window that a material covers.
@MainActor enum BlurCase {
  /// Milliseconds for a million pixels, the least of sixty runs: `memcpy`, and blurs with deviations of 4, 8, 20, 40 and
  /// 60 pixels.
  static func alone(threads: Int) -> [Double] {
    let (width, height) = (1250, 800)
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * width * height)
    defer { memory.deallocate() }
    for index in 0..<2 * width * height {
      memory[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435) & 0xFFFFFF
    }
    func least(_ body: () -> Void) -> Double { (Stopwatch.times(60, body).min() ?? 0) * 1e3 }
    let copy = least { memory.update(from: memory + width * height, count: width * height) }
    return [copy]
      + [4, 8, 20, 40, 60].map { deviation in
        let blur = BackdropBlur(deviation: deviation, saturation: 1.8)
        return least { blur.apply(to: memory, width: width, height: height, stride: width, threads: threads) }
      }
  }

  /// Milliseconds of a frame of 1920 by 1080 points, the least of 120: without a material, with one that covers the
  /// window while all of the page behind it changes, and while a small view in front of it changes.
  static func frames(scale: CGFloat) -> [Double] {
    func least(_ change: (HeadlessApplication, UIView, UIView) -> (() -> Void)) -> Double {
      let program = HeadlessApplication(size: CGSize(width: 1920, height: 1080), scale: scale)
      let page = UIView(frame: program.window.bounds)
      for row in 0..<34 {
        let label = UILabel(frame: CGRect(x: 12, y: 50 + CGFloat(row) * 30, width: 600, height: 30))
        label.text = "Row \(row) of the page"
        page.addSubview(label)
      }
      let small = UIView(frame: CGRect(x: 900, y: 500, width: 40, height: 20))
      program.window.addSubview(page)
      let frame = change(program, page, small)
      var times: [Double] = []
      for _ in 0..<120 {
        times += Stopwatch.times(1) {
          frame()
          program.advance(by: 1.0 / 60)
        }
      }
      return (times.min() ?? 0) * 1e3
    }
    var number = 0
    func shade() -> UIColor {
      number += 1
      return UIColor(white: 0.5 + CGFloat(number % 50) / 100, alpha: 1)
    }
    func material(in program: HeadlessApplication, _ small: UIView) {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.frame = program.window.bounds
      view.contentView.addSubview(small)
      program.window.addSubview(view)
    }
    return [
      least { _, page, _ in { page.backgroundColor = shade() } },
      least { program, page, small in
        material(in: program, small)
        return { page.backgroundColor = shade() }
      },
      least { program, _, small in
        material(in: program, small)
        return { small.backgroundColor = shade() }
      },
    ]
  }
}
