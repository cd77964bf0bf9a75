import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchWidgets

@testable import TouchKit

/// Views that fade: drawn once, on the pixels of drawing them in each frame.
@MainActor @Suite struct FadeTests {
  enum Kind: CaseIterable {
    case card, text, shadow, shadowPath, masked, clipped, betweenPixels, turned, nested
  }

  private static let size = CGSize(width: 200, height: 140)
  private let text = PangoTextEngine.pinned()

  private func view(_ kind: Kind) -> UIView {
    let label = UILabel(frame: CGRect(x: 10, y: 8, width: 80, height: 20))
    label.text = "A card"
    if kind == .text { return label }
    let card = box(20, 20, 100, 60, .white)
    card.addSubview(box(10, 30, 20, 50, .systemRed))
    card.addSubview(label)
    card.layer.cornerRadius = 8
    card.layer.shadowOpacity = kind == .shadow || kind == .shadowPath ? 0.6 : 0
    switch kind {
    case .shadowPath: card.layer.shadowPath = CGPath(rect: card.bounds, transform: nil)
    case .masked:
      card.mask = box(5, 5, 60, 70, .black)
      card.mask?.layer.cornerRadius = 20
    case .clipped: card.clipsToBounds = true
    case .betweenPixels: card.frame.origin.x += 0.3
    case .turned: card.transform = CGAffineTransform(rotationAngle: 0.2)
    case .nested: card.subviews[0].alpha = 0.5
    case .card, .text, .shadow: break
    }
    return card
  }

  private func program(_ scale: CGFloat, _ view: UIView) -> HeadlessApplication {
    let program = HeadlessApplication(size: Self.size, scale: scale, text: text)
    program.window.backgroundColor = UIColor(white: 0.8, alpha: 1)
    program.window.addSubview(box(60, 0, 30, 140, .systemBlue))
    program.window.addSubview(view)
    program.advance(by: 0)
    program.advance(by: 0)
    return program
  }

  /// The number of pictures that the last frame may store.
  private func pictures(_ program: HeadlessApplication) -> Int {
    program.surface.content.stored.count { if case .picture = $0.content { true } else { false } }
  }

  private func expectSame(_ one: Bitmap?, _ other: Bitmap?, _ place: String = "", line: Int = #line) {
    guard let one, let other else { return expectEqual(one, other, line: line) }
    expectNil(one.difference(from: other, tolerance: 0), "\(place)", line: line)
  }

  @Test("Each frame of a fade has the pixels of the view at its opacity", arguments: Kind.allCases, [1, 1.5, 2])
  func exact(_ kind: Kind, scale: CGFloat) {
    let fading = view(kind)
    let fade = program(scale, fading)
    var used: [Int] = []
    for opacity in [0.1, 0.3, 0.45, 0.6, 0.8, 0.95] as [CGFloat] {
      fading.alpha = opacity
      fade.advance(by: 0)
      used.append(pictures(fade))
      let still = view(kind)
      still.alpha = opacity
      let reference = program(scale, still)
      expectEqual(pictures(reference), 0)
      expectSame(fade.surface.picture, reference.surface.picture, "\(opacity)")
    }
    // The first frame tells nothing, the second that the view fades, the third that its content is the same.
    expectEqual(used, [0, 0, 1, 1, 1, 1])
    fading.alpha = 1
    fade.advance(by: 0)
    expectEqual(pictures(fade), 0)
    expectSame(fade.surface.picture, program(scale, view(kind)).surface.picture)
  }

  @Test("A view that moves while it fades has the pixels of the view at its place")
  func moving() {
    let fading = view(.card)
    let fade = program(1, fading)
    for step in 1..<8 {
      fading.alpha = CGFloat(step) / 8
      fading.frame.origin.y += step % 2 == 0 ? 3 : 0.5
      fade.advance(by: 0)
      let still = view(.card)
      (still.alpha, still.frame) = (fading.alpha, fading.frame)
      expectSame(fade.surface.picture, program(1, still).surface.picture, "\(step)")
    }
  }

  @Test("A view whose content changes during the fade is drawn in each frame, and stored once it is at rest")
  func changing() {
    let fading = view(.card)
    let fade = program(1, fading)
    var used: [Int] = []
    for step in 1..<10 {
      fading.alpha = CGFloat(step) / 10
      if step < 6 { fading.subviews[0].frame.origin.x += 1 }
      fade.advance(by: 0)
      used.append(pictures(fade))
    }
    expectEqual(used, [0, 0, 0, 0, 0, 1, 1, 1, 1])
    let still = view(.card)
    (still.alpha, still.subviews[0].frame) = (fading.alpha, fading.subviews[0].frame)
    expectSame(fade.surface.picture, program(1, still).surface.picture)
  }

  @Test("A translucent view that does not fade is not stored, nor is a fading one that is larger than the surface")
  func others() {
    let still = view(.card)
    still.alpha = 0.5
    let program = program(1, still)
    for step in 0..<5 {
      still.frame.origin.x += CGFloat(step)
      program.advance(by: 0)
      expectEqual(pictures(program), 0)
    }
    let large = box(0, 0, 200, 4000, .white)
    large.addSubview(box(10, 10, 20, 20, .black))
    program.window.addSubview(large)
    for step in 1..<6 {
      large.alpha = CGFloat(step) / 8
      program.advance(by: 0)
      expectEqual(pictures(program), 0)
    }
  }

  @Test("A stored view that has one opacity for half a second of frames is released")
  func rest() {
    let fading = view(.card)
    let fade = program(1, fading)
    for opacity in [0.2, 0.4, 0.6, 0.8] as [CGFloat] {
      fading.alpha = opacity
      fade.advance(by: 0)
    }
    expectEqual(pictures(fade), 1)
    for _ in 0..<Fades.rest {
      fading.frame.origin.x += 1
      fade.advance(by: 0)
    }
    expectEqual(pictures(fade), 0)
  }

  @Test("Both pictures of a cross dissolve are stored, on the pixels of drawing them", arguments: [1, 2] as [CGFloat])
  func dissolve(scale: CGFloat) {
    func film(isStored: Bool) -> [Bitmap?] {
      let view = box(20, 20, 100, 60, .white)
      view.addSubview(box(10, 30, 20, 50, .systemRed))
      let program = program(scale, view)
      if !isStored {
        // Two half turns change no pixel, and in turned views nothing is stored.
        let (outer, inner) = (box(0, 0, 200, 140, .clear), box(0, 0, 200, 140, .clear))
        for turned in [outer, inner] { turned.transform = CGAffineTransform(rotationAngle: .pi) }
        program.window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(view)
        program.advance(by: 0)
      }
      UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
        view.subviews[0].backgroundColor = .systemGreen
        view.backgroundColor = .systemYellow
      }
      var film: [Bitmap?] = []
      var used: [Int] = []
      for _ in 0..<8 {
        program.advance(by: 1.0 / 16)
        film.append(program.surface.picture)
        used.append(pictures(program))
      }
      // Four frames pass between two of these; at the end there is no transition.
      expectEqual(used, [2, 2, 2, 2, 2, 2, 2, 0])
      return film
    }
    for (step, pair) in zip(film(isStored: true), film(isStored: false)).enumerated() {
      expectSame(pair.0, pair.1, "\(step)")
    }
  }
}
