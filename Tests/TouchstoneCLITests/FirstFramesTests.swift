import Expectations
import Testing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes

@testable import TouchstoneCLI

/// The small pictures of the list.
@MainActor @Suite struct FirstFramesTests {
  @Test func aPictureIsMadeOnceAfterItWasAskedFor() throws {
    let program = HeadlessApplication(size: CGSize(width: 100, height: 100))
    let frames = FirstFrames(program.application)
    var count = 0
    frames.onThumbnail = { count += 1 }
    expectNil(frames.thumbnail(of: "one-tap", isDark: false))
    expectNil(frames.thumbnail(of: "one-tap", isDark: true))
    expectNil(frames.thumbnail(of: "no-such-scene", isDark: false))
    program.advance(by: 0.02)
    expectEqual(count, 0)
    program.advance(by: 1)
    expectEqual(count, 3)
    let picture = try #require(frames.thumbnail(of: "one-tap", isDark: false))
    #expect(picture.height == 180 && picture.width == 110)
    #expect(Set(picture.bitmap.pixels).count > 20, "there is something in it")
    #expect(frames.thumbnail(of: "one-tap", isDark: false) === picture)
    let dark = try #require(frames.thumbnail(of: "one-tap", isDark: true))
    #expect(dark.bitmap[2, 2] == 0xFF15_181D && picture.bitmap[2, 2] == 0xFFF4_F2ED)
    expectNil(frames.thumbnail(of: "no-such-scene", isDark: false))
    program.advance(by: 1)
    expectEqual(count, 3, "nothing is made twice")
    expectEqual(program.application.scenes.count, 1, "nothing of it is left")
    #expect(!program.surface.isClosed)
  }
}
