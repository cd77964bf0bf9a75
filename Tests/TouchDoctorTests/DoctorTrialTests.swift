import DoctorTrial
import Testing
import TouchDoctor
import TouchScenes

/// The doctor beside every single change, tried one after the other; `make fuzz-doctor` does it for thousands of scenes.
@MainActor @Suite struct DoctorTrialTests {
  @Test func whatOneChangeOfARandomSceneCuresTheDoctorCures() {
    var trial = DoctorTrial()
    for seed in UInt64(1)...3 { trial.take(seed: seed) }
    #expect(trial.faults == [])
    #expect(trial.curable > 0 && trial.cured == trial.curable && trial.confirmed == trial.told)
  }

  @Test func whoIsHeldBackByNobodyIsKnownAfterAFewPlays() throws {
    let (scene, input) = ThirtyRecognizers.hopeless
    let doctor = Doctor(scene, input)
    #expect(doctor.cures(for: try Wish("m acts", in: scene)).isEmpty)
    #expect(doctor.plays < 20)
  }

  @Test func whoeverIsQuietNeedsNoChange() throws {
    let (scene, input) = ThirtyRecognizers.hopeless
    let doctor = Doctor(scene, input)
    #expect(doctor.cures(for: try Wish("m does not act", in: scene)).isEmpty)
    #expect(doctor.plays == 1)
  }

  @Test func aSearchThatIsGivenUpTellsWhatItHasFound() throws {
    let (scene, input) = ThirtyRecognizers.hopeless
    let doctor = Doctor(scene, input)
    var most = 0
    let cures = doctor.cures(for: try Wish("list scrolls", in: scene)) { count in
      most = count
      return count < 5
    }
    #expect(cures.isEmpty && most == 5)
  }
}
