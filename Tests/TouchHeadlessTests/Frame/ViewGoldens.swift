import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchWidgets

/// How views look: each feature in one small picture, at the scales that displays have.
@MainActor @Suite struct ViewGoldens {
  let goldens = GoldenFolder(module: "TouchKit")
  let text = PangoTextEngine.pinned()

  func expectGolden(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scales: [CGFloat] = [1, 2],
    location: SourceLocation = #_sourceLocation, _ body: (UIView) -> Void
  ) {
    for scale in scales {
      let program = HeadlessApplication(size: CGSize(width: width, height: height), scale: scale, text: text)
      body(program.window)
      program.advance(by: 0)
      let suffix = scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))"
      let complaint = goldens.complaint(about: program.surface.picture, named: "\(name)@\(suffix)")
      #expect(complaint == nil, sourceLocation: location)
    }
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test func edgesAreSharpAtEveryScale() {
    expectGolden("sharp", 70, 36, scales: [1, 1.25, 1.5, 2]) { window in
      for index in 0..<5 {
        let view = box(CGFloat(index) * 13 + 3, 3, 12, 12, [.systemRed, .systemBlue][index % 2])
        view.layer.borderWidth = 1
        view.layer.borderColor = .black
        window.addSubview(view)
      }
      let label = UILabel(frame: CGRect(x: 3, y: 18, width: 64, height: 16))
      label.font = .systemFont(ofSize: 11)
      label.text = "Sharp text"
      window.addSubview(label)
    }
  }

  @Test func shadowsOfViews() {
    expectGolden("view-shadows", 150, 60) { window in
      for index in 0..<3 {
        let view = box(12 + CGFloat(index) * 46, 12, 30, 30, index == 2 ? nil : .systemYellow)
        view.layer.cornerRadius = index == 1 ? 15 : 0
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 2, height: 4)
        view.layer.shadowRadius = 3
        if index == 2 {
          view.addSubview(box(0, 0, 14, 30, .systemGreen))
          view.addSubview(box(18, 8, 18, 12, .systemBlue))
          view.alpha = 0.7
        }
        window.addSubview(view)
      }
    }
  }

  @Test func aMaskShowsAsMuchAsItIsOpaque() {
    expectGolden("view-mask", 70, 44) { window in
      window.backgroundColor = .systemYellow
      let view = box(5, 5, 60, 34, .systemBlue)
      view.addSubview(box(20, 10, 30, 40, .systemRed))
      let mask = box(4, 4, 40, 26, .black)
      mask.layer.cornerRadius = 13
      mask.addSubview(box(36, 0, 20, 26, UIColor(white: 0, alpha: 0.4)))
      view.mask = mask
      window.addSubview(view)
    }
  }

  @Test func zPositionOrdersDrawing() {
    expectGolden("z-position", 44, 36) { window in
      let views = [box(4, 4, 20, 20, .systemRed), box(12, 8, 20, 20, .systemGreen), box(20, 12, 20, 20, .systemBlue)]
      views.forEach(window.addSubview)
      views[0].layer.zPosition = 1
      views[2].layer.zPosition = -1
      #expect(window.hitTest(CGPoint(x: 22, y: 22), with: nil) === views[2])
    }
  }

  @Test func contentModesPlaceAnImage() throws {
    let pixels: [UInt32] = (0..<24).map { $0 % 5 == 0 ? 0xFF00_0000 : $0 < 12 ? 0xFFFF_8800 : 0xFF00_88FF }
    let image = try #require(Bitmap(width: 8, height: 3, pixels: pixels).flatMap { CGImage($0) })
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottomLeft, .right,
    ]
    expectGolden("content-modes", 120, 62) { window in
      for (index, mode) in modes.enumerated() {
        let view = UIImageView(image: UIImage(cgImage: image, scale: 0.5, orientation: .up))
        view.frame = CGRect(x: 4 + index % 4 * 29, y: 4 + index / 4 * 29, width: 25, height: 25)
        view.backgroundColor = .systemGray5
        view.contentMode = mode
        view.clipsToBounds = true
        window.addSubview(view)
      }
    }
  }

  @Test func clipsOpacityAndBordersOfNestedViews() {
    expectGolden("nested", 100, 50, scales: [1, 1.5, 2]) { window in
      let round = box(5, 5, 40, 40, .systemTeal)
      round.layer.cornerRadius = 12
      round.layer.borderWidth = 2
      round.layer.borderColor = UIColor.black.cgColor
      round.clipsToBounds = true
      round.addSubview(box(20, 20, 40, 40, .systemRed))
      let faded = box(55, 5, 40, 40, .systemBlue)
      faded.alpha = 0.5
      faded.addSubview(box(10, 10, 40, 10, .systemYellow))
      faded.transform = CGAffineTransform(rotationAngle: 0.2)
      window.addSubview(round)
      window.addSubview(faded)
    }
  }
}
