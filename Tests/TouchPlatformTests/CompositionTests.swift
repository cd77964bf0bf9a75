import TouchPlatform
import Testing

@Suite struct CompositionTests {
  @Test func theCaretStandsAtTheEndUnlessSaid() {
    #expect(Composition("かな").selection == 2..<2)
    #expect(Composition("👍🏽a").selection == 5..<5)
  }

  @Test func codePointsBecomeUTF16() {
    #expect(Composition("👍a", codePoint: 1, length: 1).selection == 2..<3)
    #expect(Composition("👍a", codePoint: 0, length: -1).selection == 0..<3)
    #expect(Composition("👍a", codePoint: 1, length: 0).selection == 2..<2)
  }

  @Test func whatLiesOutsideIsCutOff() {
    #expect(Composition("ab", selection: 1..<9).selection == 1..<2)
    #expect(Composition("ab", selection: 7..<9).selection == 2..<2)
    #expect(Composition("ab", codePoint: 9, length: 3).selection == 2..<2)
    #expect(Composition("ab", codePoint: -4, length: 1).selection == 0..<1)
    #expect(Composition("ab", codePoint: .max, length: .max).selection == 2..<2)
  }
}

@Suite struct RequestTests {
  @Test func onlyRequestsAboutTheSameThingReplaceEachOther() {
    let requests: [SurfaceRequest] = [
      .title("a"), .sizeLimits(minimum: .zero, maximum: .zero), .pointer(.hand), .textInput(nil), .discardComposition,
      .drops(true), .remoteDrags(true), .size(.zero), .place(.zero), .state(.normal), .activate, .close,
    ]
    for (place, request) in requests.enumerated() {
      #expect(requests.indices.filter { request.replaces(requests[$0]) } == [place])
    }
    #expect(SurfaceRequest.title("b").replaces(.title("a")))
  }
}
