import Expectations
import Glibc
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// What replays leave in memory: nothing, wherever their input ends.
@MainActor @Suite struct ReplayMemoryTests {
  @Test func noReplayOfABuiltInSceneKeepsIt() throws {
    var kept: [String] = []
    for entry in BuiltInScenes.entries {
      let loaded = try BuiltInScenes.library.scene(entry.name)
      guard let input = try BuiltInScenes.library.input(of: loaded) else { continue }
      // An input that ends early may leave fingers and keys down, and animations running.
      for count in [input.lines.count, input.lines.count / 2, 1] {
        var part = input
        part.lines = Array(input.lines.prefix(count))
        let goal = Goal.acts("nobody")
        let growth = Self.growth {
          _ = Replay(part, into: loaded.scene, measures: true)
          _ = QuickReplay(of: goal, part, into: loaded.scene)
        }
        if growth > Self.maximum { kept.append("\(entry.name), \(count) lines: \(growth) bytes") }
      }
    }
    expectEqual(kept, [])
  }

  /// Less than the smallest scene needs for its views; caches of texts and shapes may grow by a little.
  private static let maximum = 4000

  /// By how many bytes the memory in use grows, in the best of three turns after one that fills the caches.
  private static func growth(_ work: () -> Void) -> Int {
    work()
    return (0..<3).map { _ in
      let before = Heap.bytesInUse
      work()
      return Heap.bytesInUse - before
    }.min()!
  }
}

/// The allocations of the process, as the C library counts them.
private enum Heap {
  /// Calls `mallinfo2`, which Swift's module of the C library does not have; it returns ten numbers in memory of its caller.
  static var bytesInUse: Int {
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Void
    let function = unsafeBitCast(dlsym(nil, "mallinfo2"), to: Function.self)
    var numbers = [Int](repeating: 0, count: 10)
    numbers.withUnsafeMutableBytes { function($0.baseAddress!) }
    return numbers[7]
  }
}
