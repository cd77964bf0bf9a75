import TouchGeometry
import TouchHeadless
import TouchKit
import Touchstone

/// Frames in memory, without a display server: what the kit itself takes for a frame, and the limit next to it.
@MainActor enum PaintCase {
  /// How many frames are measured, after some that are not.
  private static let (frames, first) = (240, 30)
  static let size = CGSize(width: 1920, height: 1080)

  /// Milliseconds of a frame: the median, the 99th percentile and the least; and of writing all pixels once.
  ///
  /// - Parameters:
  ///   - kind: `redraw`, `move`, `fade`, `dissolve`, `sheet`, `scroll` or `push`; some with what is drawn, such as `push cards`, or
  ///     how, such as `fade stored`.
  ///   - scale: Pixels in a point of a window of 1920 by 1080 points.
  static func run(_ kind: String, scale: CGFloat) -> [Double] {
    let program = HeadlessApplication(size: size, scale: scale)
    let step = 1.0 / 60
    let frame: () -> Void
    var pages: (Int) -> UIViewController = PushCase.page
    var isTurning = false
    switch kind {
    case "redraw":
      program.window.rootViewController = cards()
      frame = { program.send(.expose) }
    case "move", "move shadows", "move pictures", "move stored":
      let list = UIScrollView(frame: program.window.bounds)
      list.backgroundColor = .white
      list.contentSize = CGSize(width: 1920, height: 4000)
      let page = cards().view ?? UIView()
      for card in page.subviews {
        if kind == "move shadows" || kind == "move stored" { card.layer.shadowPath = nil }
        card.layer.rasterizationScale = scale
        card.layer.shouldRasterize = kind == "move stored"
        list.addSubview(kind == "move pictures" ? picture(of: card, margin: 14, scale) : card)
      }
      program.window.addSubview(list)
      frame = { list.contentOffset.y = list.contentOffset.y > 100 ? 0 : list.contentOffset.y + 7 }
    case "dissolve":
      let (page, other) = (cards().view ?? UIView(), cards().view ?? UIView())
      program.window.addSubview(page)
      page.frame = program.window.bounds
      other.frame = page.bounds
      other.backgroundColor = .systemTeal
      frame = {
        guard !isTurning else { return }
        isTurning = true
        UIView.transition(with: page, duration: 0.5, options: .transitionCrossDissolve) {
          other.superview == nil ? page.addSubview(other) : other.removeFromSuperview()
        } completion: { _ in
          isTurning = false
        }
      }
    case "fade", "fade stored", "sheet", "sheet stored":
      program.window.backgroundColor = .white
      let page = cards().view ?? UIView()
      page.layer.rasterizationScale = scale
      page.layer.shouldRasterize = kind.hasSuffix("stored")
      program.window.addSubview(page)
      if kind.hasPrefix("sheet") {
        (page.frame, page.clipsToBounds) = (CGRect(x: 480, y: 0, width: 960, height: 1080), true)
        page.layer.cornerRadius = 12
        frame = { page.frame.origin.y = page.frame.minY > 400 ? 100 : page.frame.minY + 7 }
      } else {
        page.frame = program.window.bounds
        frame = { page.alpha = page.alpha > 0.9 ? 0.1 : page.alpha + 0.05 }
      }
    case "scroll":
      let list = ScrollCase.list(size)
      program.window.addSubview(list)
      frame = { list.contentOffset.y += 7 }
    case "push", "push pictures", "push cards", "push cards pictures":
      pages = { number in
        let page = kind.contains("cards") ? cards() : PushCase.page(number)
        guard kind.hasSuffix("pictures") else { return page }
        let other = UIViewController()
        page.view.frame = program.window.bounds
        other.view = picture(of: page.view, margin: 0, scale)
        return other
      }
      let turns = PushCase.Turns()
      let navigation = UINavigationController(rootViewController: pages(0))
      navigation.delegate = turns
      program.window.rootViewController = navigation
      for _ in 0..<5 { program.advance(by: step) }
      turns.loop = program.loop
      navigation.pushViewController(pages(1), animated: true)
      turns.page = { pages(1) }
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

  /// Returns a view with a picture of another one, as a picture that is kept would be.
  private static func picture(of view: UIView, margin: CGFloat, _ scale: CGFloat) -> UIView {
    let box = view.bounds.insetBy(dx: -margin, dy: -margin)
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, margin == 0)
    let image = UIGraphicsImageRenderer(size: box.size, format: format).image { context in
      context.cgContext.translateBy(x: margin, y: margin)
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    let result = UIImageView(image: image)
    result.frame = view.frame.insetBy(dx: -margin, dy: -margin)
    return result
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
  static func cards() -> UIViewController {
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
