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
      #expect(program.surface.frameCount == framesBefore + 1)
      let whole = try #require(program.surface.picture)
      guard let difference = part.difference(from: whole, tolerance: 1) else { continue }
      if difference.largest > 18 || difference.count > 32 {
        let note = "seed \(seed), step \(step), \(changes): \(difference.count) pixels by \(difference.largest)"
        Issue.record(Comment(rawValue: note))
        return
      }
    }
  }

  /// Leaving out what lies outside or behind leaves the pixels that drawing every view makes.
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
}
