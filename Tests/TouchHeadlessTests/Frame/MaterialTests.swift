import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchWidgets

@testable import TouchKit

/// Materials: what is behind them is blurred, whatever part of the window is redrawn.
@MainActor @Suite struct MaterialTests {
  private static let size = CGSize(width: 200, height: 140)
  private let text = PangoTextEngine.pinned()

  private func material(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ style: UIBlurEffect.Style = .systemThinMaterial
  ) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    return view
  }

  /// Draws all views at once, without anything that is kept between frames.
  private func everything(in program: HeadlessApplication, _ scale: CGFloat) -> Bitmap? {
    var pass = FramePass()
    pass.append(program.window, offset: .zero, cull: .everything, isUpright: false)
    return pass.list.bitmap(size: Self.size, scale: scale, text: text)
  }

  @Test(
    "Frames after random changes have the pixels of drawing every view", arguments: [1, 1.5, 2] as [CGFloat],
    [1, 2, 3, 4] as [UInt64])
  func randomChanges(scale: CGFloat, seed: UInt64) throws {
    let program = HeadlessApplication(size: Self.size, scale: scale, text: text)
    program.window.backgroundColor = .white
    let page = box(0, 0, 200, 140, nil)
    program.window.addSubview(page)
    let tree = ChangingTree(in: page, seed: seed, count: 20)
    var random = SplitMix(seed: seed &+ 100)
    let fixed = [material(10.5, 20, 80, 50), material(0, 100, 200, 40), material(60, 40, 90, 70, .systemThickMaterial)]
    fixed[2].layer.cornerRadius = 12
    for view in fixed { program.window.addSubview(view) }
    fixed[1].contentView.addSubview(box(10, 10, 30, 20, .systemRed))
    program.advance(by: 0)
    for step in 0..<60 {
      var changes = [tree.change()]
      let view = fixed[random.pick(3)]
      switch random.pick(12) {
      case 0: view.frame.origin.x += CGFloat(random.pick(9)) - 4
      case 1: view.alpha = CGFloat(random.pick(3)) / 2
      case 2: view.effect = UIBlurEffect(style: random.pick(2) == 0 ? .light : .dark)
      case 3: view.layer.cornerRadius = CGFloat(random.pick(3)) * 7
      case 4: view.contentView.subviews.first?.backgroundColor = random.pick(2) == 0 ? .green : .blue
      case 5: view.transform = random.pick(2) == 0 ? .identity : CGAffineTransform(rotationAngle: 0.2)
      case 6: program.window.bringSubviewToFront(view)
      case 7: tree.views.first?.addSubview(view)
      case 8: view.isHidden.toggle()
      default: changes.append("none")
      }
      program.advance(by: 0)
      let part = try #require(program.surface.picture)
      let whole = try #require(everything(in: program, scale))
      let difference = part.difference(from: whole, tolerance: 1)
      guard difference.map({ $0.largest <= 18 && $0.count <= 40 }) ?? true else {
        let note = "seed \(seed), step \(step), \(changes): \(difference?.count ?? 0) by \(difference?.largest ?? 0)"
        Issue.record(Comment(rawValue: note))
        return
      }
    }
  }

  @Test("An opaque view in front of a material hides no change behind it from the rest of the material")
  func covered() throws {
    let program = HeadlessApplication(size: Self.size, text: text)
    program.window.backgroundColor = .white
    let (behind, view) = (box(60, 60, 40, 20, .black), material(20, 20, 160, 100))
    view.contentView.addSubview(box(20, 20, 120, 60, .systemGreen))
    for view in [behind, view] { program.window.addSubview(view) }
    program.advance(by: 0)
    let former = try #require(program.surface.picture)
    behind.backgroundColor = .white
    program.advance(by: 0)
    let present = try #require(program.surface.picture)
    #expect(present != former && present == everything(in: program, 1))
  }

  @Test("Over one gray nothing is blurred, and the color is exact")
  func uniform() throws {
    let program = HeadlessApplication(size: Self.size, text: text)
    program.window.backgroundColor = .white
    let view = material(20, 20, 100, 50)
    program.window.addSubview(view)
    program.advance(by: 0)
    #expect(program.surface.content.stored.isEmpty)
    let color = try #require(program.surface.picture)[60, 40]
    #expect(color == everything(in: program, 1)?[60, 40])
    program.window.insertSubview(box(0, 0, 30, 30, .white), at: 0)
    program.advance(by: 0)
    expectEqual(program.surface.content.stored.count, 1)
    expectEqual(program.surface.picture?[60, 40], color)
  }

  /// Sets the contrast as the desktop does, and returns whether transparency is reduced then.
  private func request(highContrast isHigh: Bool, of program: HeadlessApplication) -> Bool {
    var isReduced = false
    program.loop.schedule(at: program.now) {
      program.application.setHighContrast(isHigh)
      isReduced = UIAccessibility.isReduceTransparencyEnabled
    }
    program.advance(by: 0)
    return isReduced
  }

  @Test("45.7: views with the system's colors are redrawn when high contrast is requested and when it ends")
  func highContrast() throws {
    let program = HeadlessApplication(size: Self.size, text: text)
    program.window.backgroundColor = .white
    program.window.addSubview(box(10, 10, 50, 50, .systemFill))
    program.advance(by: 0)
    let normal = try #require(program.surface.picture)
    #expect(request(highContrast: true, of: program))
    let high = try #require(program.surface.picture)
    #expect(high[30, 30] & 255 < normal[30, 30] & 255)
    #expect(!request(highContrast: false, of: program))
    expectEqual(program.surface.picture, normal)
  }

  @Test("With reduced transparency a material is a uniform color, also while the app runs")
  func reduced() throws {
    let program = HeadlessApplication(size: Self.size, text: text)
    program.window.backgroundColor = .white
    let view = material(20, 20, 100, 50)
    for view in [box(0, 0, 60, 60, .red), view] { program.window.addSubview(view) }
    program.advance(by: 0)
    #expect(view.backdrop != nil)
    #expect(request(highContrast: true, of: program) && view.backdrop == nil)
    let picture = try #require(program.surface.picture)
    #expect(picture[25, 40] == picture[55, 40] && picture[25, 40] != picture[100, 40])
    #expect(!request(highContrast: false, of: program) && view.backdrop != nil)
  }

  @Test("A picture of a view blurs what is behind a material in the picture")
  func snapshots() throws {
    let page = box(0, 0, 100, 100, .white)
    for view in [box(0, 0, 50, 100, .black), material(20, 20, 60, 60)] { page.addSubview(view) }
    let list = FramePass.picture(of: page, isPlaced: false)
    expectEqual(list.stored.count, 1)
    let bitmap = try #require(list.bitmap(size: CGSize(width: 100, height: 100), scale: 1, text: text))
    let row = (20..<80).map { bitmap[$0, 50] & 255 }
    #expect(row == row.sorted() && row[0] + 40 < row[59] && Set(row).count > 12)
  }

  @Test("Materials over text and colors, in light and dark surroundings")
  func goldens() throws {
    let goldens = GoldenFolder(module: "TouchKit")
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      .extraLight, .light, .dark,
    ]
    for scale in [1, 1.5, 2] as [CGFloat] {
      for isDark in [false, true] {
        let program = HeadlessApplication(size: CGSize(width: 260, height: 150), scale: scale, text: text)
        program.window.overrideUserInterfaceStyle = isDark ? .dark : .light
        program.window.backgroundColor = .systemBackground
        for index in 0..<9 {
          let color: UIColor = [.systemRed, .systemYellow, .systemGreen, .systemBlue][index % 4]
          program.window.addSubview(box(CGFloat(index) * 30 + 4, CGFloat(index % 3) * 45 + 6, 22, 40, color))
        }
        let label = UILabel(frame: CGRect(x: 6, y: 58, width: 250, height: 30))
        (label.font, label.text) = (.systemFont(ofSize: 22), "What lies behind it all")
        program.window.addSubview(label)
        for (index, style) in styles.enumerated() {
          let view = material(CGFloat(index % 4) * 64 + 6, CGFloat(index / 4) * 70 + 10, 56, 60, style)
          view.layer.cornerRadius = 10
          view.clipsToBounds = true
          let name = UILabel(frame: CGRect(x: 6, y: 20, width: 44, height: 20))
          name.text = "Aa \(index)"
          view.contentView.addSubview(name)
          program.window.addSubview(view)
        }
        program.advance(by: 0)
        let name = "materials-\(isDark ? "dark" : "light")@\(scale == 1.5 ? "1.5" : "\(Int(scale))")"
        expectNil(goldens.complaint(about: program.surface.picture, named: name))
      }
    }
  }
}
