import TouchGeometry
import TouchHeadless
import TouchKit
import Touchstone

/// Frames in memory, without a display server: what the kit itself takes for a frame, and the limit next to it.
@MainActor enum PaintCase {
  /// How many frames are measured, after some that are not.
  private static let (frames, first) = (240, 30)

  /// Milliseconds of a frame: the median, the 99th percentile and the least; and of writing all pixels once.
  ///
  /// - Parameters:
  ///   - kind: `redraw`, `scroll` or `push`.
  ///   - scale: Pixels in a point of a window of 1920 by 1080 points.
  static func run(_ kind: String, scale: CGFloat) -> [Double] {
    let size = CGSize(width: 1920, height: 1080)
    let program = HeadlessApplication(size: size, scale: scale)
    let step = 1.0 / 60
    let frame: () -> Void
    switch kind {
    case "redraw":
      program.window.rootViewController = cards()
      frame = { program.send(.expose) }
    case "scroll":
      let list = ScrollCase.list(size)
      program.window.addSubview(list)
      frame = { list.contentOffset.y += 7 }
    case "push":
      let turns = PushCase.Turns()
      let navigation = UINavigationController(rootViewController: PushCase.page(0))
      navigation.delegate = turns
      program.window.rootViewController = navigation
      for _ in 0..<5 { program.advance(by: step) }
      turns.loop = program.loop
      navigation.pushViewController(PushCase.page(1), animated: true)
      // The navigation controller has a weak reference to its delegate.
      frame = { withExtendedLifetime(turns) {} }
    default: return []
    }
    for _ in 0..<5 { program.advance(by: step) }
    var times: [Double] = []
    while times.count < first + frames {
      let shown = program.surface.frameCount
      let time = Stopwatch.times(1) {
        frame()
        program.advance(by: step)
      }
      // The push pauses between two turns.
      if program.surface.frameCount > shown { times += time }
    }
    times = times.dropFirst(first).sorted()
    let limit = PaintCase.limit(pixels: Int(size.width * scale) * Int(size.height * scale), copies: kind == "scroll")
    return [times[frames / 2], times[frames * 99 / 100], times[0], limit].map { $0 * 1e3 }
  }

  /// Seconds of writing every pixel of a window once, or of moving all of them up by a few rows.
  private static func limit(pixels: Int, copies: Bool) -> Double {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: pixels * 4, alignment: 64)
    defer { memory.deallocate() }
    guard let base = memory.baseAddress else { return 0 }
    var shade: Int32 = 0
    return Stopwatch.times(60) {
      shade += 1
      if copies {
        memmove(base, base + 1 << 16, pixels * 4 - 1 << 16)
      } else {
        memset(base, shade, pixels * 4)
      }
    }.sorted()[30]
  }

  /// A page full of cards: shadows, rounded corners, circles, symbols and lines of text.
  private static func cards() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .secondarySystemBackground
    for place in 0..<72 {
      let card = UIView(frame: CGRect(x: 16 + place % 6 * 316, y: 12 + place / 6 * 89, width: 300, height: 80))
      card.backgroundColor = .white
      card.layer.cornerRadius = 10
      card.layer.shadowOpacity = 0.25
      card.layer.shadowRadius = 4
      card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 10).cgPath
      let portrait = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
      portrait.layer.cornerRadius = 30
      portrait.backgroundColor = Shade.color(view: place, frame: 3)
      card.addSubview(portrait)
      let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
      symbol.frame = CGRect(x: 264, y: 10, width: 24, height: 24)
      card.addSubview(symbol)
      for line in 0..<3 {
        let label = UILabel(frame: CGRect(x: 82, y: 8 + line * 22, width: 170, height: 20))
        label.font = .systemFont(ofSize: line == 0 ? 16 : 13)
        label.text = "Line \(line) of the card \(place)"
        card.addSubview(label)
      }
      page.view.addSubview(card)
    }
    return page
  }
}
