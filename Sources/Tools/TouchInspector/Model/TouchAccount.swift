import TouchGeometry
import TouchKit
import TouchTrace

/// The account of one touch: its hit test, and its calls along the responder chain.
@MainActor struct TouchAccount {
  /// What tells one touch of a recording from the others.
  struct ID: Equatable, Sendable {
    let time: TimeInterval
    let finger: Int
  }

  let time: TimeInterval
  let finger: Int
  /// The number of the touch in a running program; 0 in scenes.
  var number = 0
  /// The finger, the pencil or the mouse.
  let tool: Tool
  /// The name of the view that the touch hit; nil if it hit none.
  let hitName: String?
  let hitTest: HitTestAccount
  /// Maps the scene's coordinates to the surface's, as they were when the touch began.
  let place: CGAffineTransform
  /// What is known about the responders and recognizers that take the touch.
  var taking = TouchTaking()
  /// The state of the chain after each call that differs from the one before; never empty for a touch that hit a view.
  var chains: [(time: TimeInterval, chain: ChainAccount)] = []

  var id: ID { ID(time: time, finger: finger) }

  /// The last state of the chain.
  var chain: ChainAccount? { chains.last?.chain }

  /// The state of the chain at a time.
  func chain(at time: TimeInterval) -> ChainAccount? { (chains.last { $0.time <= time } ?? chains.first)?.chain }

  /// Records a call; a call that takes the same path as the one before is not recorded again.
  mutating func changeChain(_ time: TimeInterval, _ change: (inout ChainAccount) -> Void) {
    guard var (last, chain) = chains.last else { return }
    change(&chain)
    if last == time {
      chains[chains.count - 1].chain = chain
      return
    }
    let count = chains.count
    if count > 2, chains[count - 1].chain.matches(chains[count - 2].chain) {
      chains[count - 1] = (time, chain)
    } else {
      last = time
      chains.append((last, chain))
    }
  }
}
