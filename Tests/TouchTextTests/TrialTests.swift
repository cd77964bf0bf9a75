import Expectations
import Testing
import TextModel
import TouchText

@Suite struct TrialTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func editingAgreesWithTheSecondModel(seed: UInt64) {
    var trial = EditingTrial(seed: seed)
    expectNil(trial.run(edits: 800))
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func storageAgreesWithAnArray(seed: UInt64) {
    expectNil(StorageTrial.run(seed: seed, edits: 60))
  }
}
