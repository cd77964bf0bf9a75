import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

/// The effect `ink` of a pan.
@MainActor @Suite struct InkTests {
  private func lines(_ input: String) throws -> [String] {
    let player = try player(
      """
      {"name":"paper","class":"UIView","frame":[0,0,390,640],
       "recognizers":[{"name":"pan","class":"UIPanGestureRecognizer","apply":"ink"}]}
      """, input)
    let layers = player.stage.view(named: "paper")?.layer.sublayers ?? []
    return layers.compactMap { layer in
      guard let line = layer as? CAShapeLayer, let box = line.path?.boundingBox else { return nil }
      return "\(line.lineWidth) from \(box.minX) to \(box.maxX)"
    }
  }

  @Test func aPencilDrawsAsWideAsItsForceAndNotWithoutOne() throws {
    let forces = [0.25, 0.25, 0.25, 0.5, 0.52, 0, 1]
    let input = forces.enumerated().map { index, force in
      """
      {"t":\(0.02 * Double(index)),"id":1,"phase":"\(index == 0 ? "began" : "moved")","x":\(20 + 20 * index),"y":50,\
      "type":"pencil","force":\(force)}
      """
    }
    try expectEqual(
      lines(input.joined(separator: "\n")),
      [
        "3.0 from 20.0 to 60.0", "6.0 from 60.0 to 100.0", "12.0 from 120.0 to 140.0",
      ])
  }

  @Test func aFingerDrawsAsAnAverageTouch() throws {
    try expectEqual(
      lines(fingers("d1 20 50 0, m1 40 50 0.02, m1 60 50 0.04, u1 60 50 0.06")), ["3.0 from 20.0 to 60.0"])
  }
}
