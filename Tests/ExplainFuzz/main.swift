import ExplainTrial
import TouchDiagnosis
import TouchGeometry
import TouchScenes

// usage: ExplainFuzz COUNT [FIRST-SEED]
//        ExplainFuzz bench
// Plays COUNT random scenes with every single change, and asks the diagnosis for each loser that one of them cures; the exit
// status is 1 when it knows nothing for more than one in a hundred, or tells what is not so. With `bench` it asks for what
// nothing helps, in a scene of thirty recognizers, and prints how long that takes.

let words = CommandLine.arguments.dropFirst()
let clock = ContinuousClock()
let start = clock.now

/// Milliseconds with two decimals.
func milliseconds(_ duration: Duration) -> String {
  let (seconds, parts) = duration.components
  return decimal(Double(seconds) * 1000 + Double(parts) / 1e15, places: 2) + " ms"
}

if words.first == "bench" {
  let (scene, input) = ThirtyRecognizers.withoutCure
  for limits in [Diagnosis.Limits.standard, .thorough] {
    for goal in ["m acts", "r does not act", "list scrolls"] {
      let start = clock.now
      let diagnosis = Diagnosis(scene, input)
      guard let wanted = try? Goal(goal, in: scene) else { continue }
      let cures = diagnosis.cures(for: wanted, limits: limits)
      let kind = limits.singles == .max ? "thorough" : "standard"
      print("\(kind): \(goal): \(milliseconds(clock.now - start)), \(diagnosis.plays) plays, \(cures.count) cures")
    }
  }
  exit(0)
}
guard let count = words.first.flatMap(UInt64.init), count > 0 else {
  print("usage: ExplainFuzz COUNT [FIRST-SEED], or ExplainFuzz bench")
  exit(64)
}
let first = words.dropFirst().first.flatMap(UInt64.init) ?? 1
var trial = ExplainTrial(clock: { start.duration(to: clock.now) })
for seed in first..<(first + count) { trial.run(seed: seed) }
for line in trial.faults.prefix(40) { print(line) }
let times = trial.durations.sorted()
if let last = times.last {
  let median = milliseconds(times[times.count / 2])
  let maximum = milliseconds(times[times.count * 99 / 100])
  print("median \(median), 99th percentile \(maximum), longest \(milliseconds(last))")
}
print("\(trial.cured) of \(trial.curable) curable losers cured, \(trial.confirmed) of \(trial.shown) cures confirmed")
exit(trial.cured * 100 >= trial.curable * 99 && trial.confirmed == trial.shown ? 0 : 1)
