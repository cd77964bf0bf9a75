import Expectations
import Glibc
import Testing
import TouchGeometry
import TouchKit
import TouchLoop
import TouchProbe
import TouchScenes

@testable import TouchInspector

/// An inspector that sends anything.
@MainActor @Suite(.serialized) struct HostilePeerTests {
  private let strange = [
    "nan", "-nan", "inf", "-inf", "1e999", "1e308", "-1e308", "", "x", "0x1p1023", "9999999999999999999",
  ]

  @Test func numbersThatAreNotFiniteChangeNothing() throws {
    let loaded = try BuiltInScenes.library.scene("one-tap")
    let wire = Wire(loaded.scene)
    wire.say("rate", "nan")
    expectEqual(wire.player.application.timeRate, 1)
    for word in strange {
      wire.say("rate", word)
      wire.say("hold", "1")
      wire.say("step", word)
      wire.say("hold", word)
      wire.say("hold", "0")
      for command in ["mark", "pick", "stop", "require", "together", "set", "try", "crosses", "map"] {
        wire.say(command, word, word, word, word)
      }
      #expect((0.01...1).contains(wire.player.application.timeRate))
    }
  }

  @Test func flagsTakeNoNumbersThatAreNotFinite() throws {
    for word in ["nan", "inf", "-inf", "1e999"] { expectNil(Flag.setting(word)) }
    expectEqual(Flag.setting("1.5"), .number(1.5))
  }

  /// A channel with the other end in the test's hands.
  @MainActor private struct Flooded {
    let loop: EventLoop
    let channel: ProbeChannel
    let peer: Int32

    init() {
      loop = EventLoop(clock: ManualClock())
      var ends: [Int32] = [0, 0]
      _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends)
      var room: Int32 = 64 << 20
      setsockopt(ends[1], SOL_SOCKET, SO_SNDBUFFORCE, &room, socklen_t(MemoryLayout<Int32>.size))
      (channel, peer) = (ProbeChannel(ends[0], loop), ends[1])
    }

    func write(_ bytes: [UInt8]) -> Int { Glibc.write(peer, bytes, bytes.count) }
  }

  @Test func aFloodOfLinesLeavesTimeForOtherEvents() {
    let flooded = Flooded()
    var counts = [0]
    flooded.channel.onLine = { _ in counts[counts.count - 1] += 1 }
    let bytes = Array(String(repeating: "mark 0\n", count: 10_000).utf8)
    expectEqual(flooded.write(bytes), bytes.count)
    for turn in 0..<4 {
      flooded.loop.advance(to: Double(turn) * 0.02)
      counts.append(0)
    }
    expectEqual(counts, [4096, 4096, 1808, 0, 0])
    #expect(flooded.channel.isOpen)
    close(flooded.peer)
  }

  @Test func aLineWithoutAnEndClosesTheChannel() {
    let flooded = Flooded()
    var closed = 0
    flooded.channel.onClose = { closed += 1 }
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for turn in 0..<8 where flooded.channel.isOpen {
      _ = flooded.write(bytes)
      flooded.loop.advance(to: Double(turn) * 0.02)
    }
    #expect(!flooded.channel.isOpen)
    expectEqual(closed, 1)
    close(flooded.peer)
  }

  @Test func aPeerThatNeverReadsClosesTheChannel() {
    let flooded = Flooded()
    let line = String(repeating: "x", count: 1 << 20) + "\n"
    for _ in 0..<80 where flooded.channel.isOpen { flooded.channel.add(line) }
    #expect(!flooded.channel.isOpen)
    close(flooded.peer)
  }
}
