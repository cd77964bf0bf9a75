import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless

@testable import TouchKit

@MainActor @Suite struct DamageTests {
  /// Repainting what changed leaves the pixels that repainting everything makes.
  ///
  /// Cairo finds how much of a pixel a slanted edge covers in one of two ways, exactly or in fifteenths, depending on
  /// what else of the shape the clip lets it see. So a few dozen pixels may differ by a fifteenth, which rounding can
  /// make one more.
  @Test(arguments: [1, 1.5] as [CGFloat], [1, 2, 3] as [UInt64])
  func repaintingTheDamageEqualsRepaintingEverything(scale: CGFloat, seed: UInt64) throws {
    let text = PangoTextEngine.pinned()
    let program = HeadlessApplication(size: CGSize(width: 200, height: 140), scale: scale, text: text)
    let tree = ChangingTree(in: program.window, seed: seed, count: 25)
    program.advance(by: 0)
    for step in 0..<100 {
      let changes = (0...(step % 3)).map { _ in tree.change() }
      program.advance(by: 0)
      let part = try #require(program.surface.picture)
      let framesBefore = program.surface.frameCount
      program.send(.expose)
      program.advance(by: 0)
      expectEqual(program.surface.frameCount, framesBefore + 1)
      let whole = try #require(program.surface.picture)
      guard let difference = part.difference(from: whole, tolerance: 1) else { continue }
      if difference.largest > 18 || difference.count > 32 {
        let note = "seed \(seed), step \(step), \(changes): \(difference.count) pixels by \(difference.largest)"
        Issue.record(Comment(rawValue: note))
        return
      }
    }
  }

  /// Culling invisible views yields the same pixels as drawing every view.
  @Test(arguments: [1, 1.5] as [CGFloat], [6] as [UInt64])
  func whatIsLeftOutWouldNotBeSeen(scale: CGFloat, seed: UInt64) throws {
    let text = PangoTextEngine.pinned()
    let size = CGSize(width: 200, height: 140)
    let program = HeadlessApplication(size: size, scale: scale, text: text)
    let tree = ChangingTree(in: program.window, seed: seed, count: 40)
    var leftOut = 0
    for step in 0..<100 {
      _ = tree.change()
      program.send(.expose)
      program.advance(by: 0)
      let shown = try #require(program.surface.picture)
      var pass = FramePass()
      pass.append(program.window, offset: .zero, cull: .everything, isUpright: false)
      leftOut += pass.list.commands.count - program.surface.content.commands.count
      let everything = try #require(pass.list.bitmap(size: size, scale: scale, text: text))
      let difference = shown.difference(from: everything, tolerance: 1)
      guard difference.map({ $0.largest <= 18 && $0.count <= 32 }) ?? true else {
        Issue.record(Comment(rawValue: "seed \(seed), step \(step): \(difference?.count ?? 0) pixels"))
        return
      }
    }
    #expect(leftOut > 500)
  }

  /// A background is left out where rows cover it: those that are wide enough, opaque, upright and on whole pixels.
  @Test("Rows below each other leave the pixels that drawing every view makes", arguments: [1, 1.5, 2] as [CGFloat])
  func rows(scale: CGFloat) throws {
    let text = PangoTextEngine.pinned()
    let size = CGSize(width: 200, height: 180)
    let program = HeadlessApplication(size: size, scale: scale, text: text)
    var random = SplitMix(seed: 8)
    var leftOut = 0
    for step in 0..<120 {
      program.window.subviews.forEach { $0.removeFromSuperview() }
      let list = UIView(frame: CGRect(origin: .zero, size: size))
      list.backgroundColor = .yellow
      list.clipsToBounds = true
      list.bounds.origin.y = CGFloat(random.pick(80)) / CGFloat([1, 2, 4][random.pick(3)])
      var y: CGFloat = 0
      while y < 300 {
        let row = UIView(frame: CGRect(x: 0, y: y, width: 200, height: CGFloat(10 + random.pick(50))))
        row.backgroundColor = [.red, .blue, .green][random.pick(3)]
        switch random.pick(30) {
        case 0: row.backgroundColor = UIColor.red.withAlphaComponent(0.5)
        case 1: row.alpha = 0.5
        case 2: row.frame.size.width = 199.5
        case 3: row.layer.cornerRadius = 4
        case 4: row.frame.origin.y += 0.25
        case 5: row.transform = CGAffineTransform(rotationAngle: 0.02)
        case 6: row.isHidden = true
        case 7: y += 7
        default: break
        }
        list.insertSubview(row, at: random.pick(list.subviews.count + 1))
        y += row.bounds.height
      }
      program.window.addSubview(list)
      program.send(.expose)
      program.advance(by: 0)
      let shown = try #require(program.surface.picture)
      var pass = FramePass()
      pass.append(program.window, offset: .zero, cull: .everything, isUpright: false)
      let whole = DisplayList.Command.fillRect(CGRect(origin: .zero, size: size), UIColor.yellow.cgColor)
      if pass.list.commands.contains(whole), !program.surface.content.commands.contains(whole) { leftOut += 1 }
      let everything = try #require(pass.list.bitmap(size: size, scale: scale, text: text))
      let difference = shown.difference(from: everything, tolerance: 0)
      expectNil(difference, "step \(step)")
    }
    #expect(leftOut > 60)
  }
}
