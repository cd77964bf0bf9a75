import TouchGeometry
import TouchKit

/// What became of one touch on the stage: its hit test, and how its calls went up the responder chain.
@MainActor struct TouchAccount {
  let time: TimeInterval
  let finger: Int
  /// The name of the view that it hit; nil when it hit none.
  let hitName: String?
  let hitTest: HitTestAccount
  /// Where the scene's window lay on the surface: maps its points to the surface's.
  let place: CGAffineTransform
  /// The chain, whenever somebody was told something else than before; never empty for a touch that hit.
  var chains: [(time: TimeInterval, chain: ChainAccount)] = []

  /// As it was last.
  var chain: ChainAccount? { chains.last?.chain }

  /// As it was at a time.
  func chain(at time: TimeInterval) -> ChainAccount? { (chains.last { $0.time <= time } ?? chains.first)?.chain }

  /// Notes a call.
  ///
  /// Movements that go the way of those before them are not noted again.
  mutating func changeChain(_ time: TimeInterval, _ change: (inout ChainAccount) -> Void) {
    guard var (last, chain) = chains.last else { return }
    change(&chain)
    if last == time {
      chains[chains.count - 1].chain = chain
      return
    }
    let count = chains.count
    if count > 2, chains[count - 1].chain.says(chains[count - 2].chain) {
      chains[count - 1] = (time, chain)
    } else {
      last = time
      chains.append((last, chain))
    }
  }
}
