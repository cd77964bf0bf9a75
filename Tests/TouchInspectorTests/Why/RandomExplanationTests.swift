import Differential
import ReferenceModel
import Testing

/// A thousand small scenes with everything in each other's way: nothing that was lost goes without its sentence.
///
/// The random cases of `make fuzz` go through ten thousand.
@MainActor @Suite struct RandomExplanationTests {
  @Test(arguments: 0..<10) func whatWasLostIsExplained(_ hundred: UInt64) {
    for seed in (hundred * 100)..<(hundred * 100 + 100) {
      let random = RandomCase(seed: seed)
      let complaint = ExplanationCheck(Case(scene: random.scene, input: random.input)).complaint
      #expect(complaint == nil, "seed \(seed)")
    }
  }
}
