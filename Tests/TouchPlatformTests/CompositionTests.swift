import Expectations
import TouchPlatform
import Testing

@Suite struct CompositionTests {
  @Test func theCaretStandsAtTheEndUnlessSaid() {
    expectEqual(Composition("かな").selection, 2..<2)
    expectEqual(Composition("👍🏽a").selection, 5..<5)
  }

  @Test func codePointsBecomeUTF16() {
    expectEqual(Composition("👍a", codePoint: 1, length: 1).selection, 2..<3)
    expectEqual(Composition("👍a", codePoint: 0, length: -1).selection, 0..<3)
    expectEqual(Composition("👍a", codePoint: 1, length: 0).selection, 2..<2)
  }

  @Test func whatLiesOutsideIsCutOff() {
    expectEqual(Composition("ab", selection: 1..<9).selection, 1..<2)
    expectEqual(Composition("ab", selection: 7..<9).selection, 2..<2)
    expectEqual(Composition("ab", codePoint: 9, length: 3).selection, 2..<2)
    expectEqual(Composition("ab", codePoint: -4, length: 1).selection, 0..<1)
    expectEqual(Composition("ab", codePoint: .max, length: .max).selection, 2..<2)
  }
}

@Suite struct RequestTests {
  @Test func onlyRequestsAboutTheSameThingReplaceEachOther() {
    let requests: [SurfaceRequest] = [
      .title("a"), .sizeLimits(minimum: .zero, maximum: .zero), .pointer(.hand), .textInput(nil), .discardComposition,
      .drops(true), .remoteDrags(true), .size(.zero), .place(.zero), .state(.normal), .activate, .close,
    ]
    for (place, request) in requests.enumerated() {
      expectEqual(requests.indices.filter { request.replaces(requests[$0]) }, [place])
    }
    #expect(SurfaceRequest.title("b").replaces(.title("a")))
  }
}
