import Glibc
import TextModel

// Random edits against a second model, and storage against an array: `make fuzz-text`, or
// `TextFuzz [edits] [first seed]`.

let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let edits = Int(numbers.first ?? 100_000)
let first = numbers.dropFirst().first ?? 1
var failures = 0
for round in 0..<UInt64(max(edits / 1000, 1)) {
  var trial = EditingTrial(seed: first + round)
  if let complaint = trial.run(edits: 1000) {
    print("editing, seed \(first + round): \(complaint)")
    failures += 1
  }
  if let complaint = StorageTrial.run(seed: first + round, edits: 40) {
    print("storage: \(complaint)")
    failures += 1
  }
}
print("\(edits) edits, \(failures) differences")
if failures > 0 { exit(1) }
