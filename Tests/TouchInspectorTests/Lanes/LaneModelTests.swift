import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// The lanes of built-in scenes, each compared whole.
@MainActor @Suite(.serialized) struct LaneModelTests {
  private func lanes(_ name: String) throws -> String {
    let shown = try Shown(builtIn: name)
    shown.play()
    return shown.model.told
  }

  @Test func aTapThatWaitsForADoubleTapIsHeldUntilThatFails() throws {
    #expect(try lanes("single-double-tap-cured") == """
      """)
  }

  @Test func aPanThatBeginsFirstPreventsTheSwipe() throws {
    #expect(try lanes("swipe-and-pan") == """
      """)
  }

  @Test func whatIsKeptFromAViewIsHeldThere() throws {
    #expect(try lanes("delays-began") == """
      """)
  }
  @Test func theFirstOfThreeGesturesFailsTheOthers() throws {
    #expect(try lanes("transform") == """
      """)
  }
}
