import Differential
import Expectations
import ReferenceModel
import Testing

/// Small scenes with everything in each other's way: nothing that was lost goes without its sentence.
///
/// The random cases of `make fuzz` go through thousands.
@MainActor @Suite struct RandomExplanationTests {
  @Test func whatWasLostIsExplained() {
    for seed in UInt64(0)..<100 {
      let random = RandomCase(seed: seed)
      let complaint = ExplanationCheck(Case(scene: random.scene, input: random.input)).complaint
      expectNil(complaint, "seed \(seed)")
    }
  }
}
