import Differential
import ReferenceModel
import TouchGeometry
import TouchKit
import TouchLoop
import TouchScenes

// usage: Fuzz COUNT [FIRST-SEED [FOLDER]]
//        Fuzz matrix
//        Fuzz nested COUNT [FIRST-SEED [FOLDER]]
//        Fuzz files COUNT SEED FILE…
// Plays COUNT random cases into engine and model, and checks the engine's invariants (`InvariantWatch`). The first few
// cases that fail are made as small as possible and written to FOLDER as scene and input files; the exit status is 1
// then. With - for the folder it stops at the first that fails.
//
// With `matrix` it plays every pair of recognizers in every relation, placement and input into both.
//
// With `nested` it plays drags in nested scroll views in the engine and in a separate model, and writes the first few
// cases that differ to FOLDER.
//
// With `files` it damages copies of the scene and input files and reads them; the exit status is 1 when one is answered
// in the wrong way. One that is not answered at all crashes the program, or the program does not end.

let words = CommandLine.arguments.dropFirst()
if words.first == "files", words.count > 3, let count = Int(words[2]), let seed = UInt64(words[3]) {
  var fuzz = try FileFuzz(seed: seed, paths: Array(words.dropFirst(3)))
  fuzz.tryLargest()
  for number in 0..<count { fuzz.tryOne(number) }
  for line in fuzz.wrong.prefix(5) { print("wrong answer: \(line)") }
  print("  strange \(fuzz.strange.made), of these accepted \(fuzz.strange.accepted)")
  print("  refused \(fuzz.refused), accepted \(fuzz.accepted), of these played \(fuzz.played)")
  print("  slowest: \(fuzz.slowest.duration) (\(fuzz.slowest.what))")
  print("\(count - fuzz.wrong.count) passed, \(fuzz.wrong.count) failed")
  // The application that was made last stays where `shared` finds it. The leak detector cannot see what only weak
  // references lead to, so the last one is one that nothing has happened in.
  _ = UIApplication(loop: EventLoop(clock: ManualClock()))
  // The leak detector ends the process without it.
  fflush(nil)
  exit(fuzz.wrong.isEmpty ? 0 : 1)
}
if words.elementsEqual(["matrix"]) {
  let complaints = MatrixCell.all.compactMap(\.complaint)
  for line in complaints.prefix(5) { print(line) }
  print("\(MatrixCell.all.count - complaints.count) passed, \(complaints.count) failed")
  exit(complaints.isEmpty ? 0 : 1)
}
if words.first == "nested", let count = words.dropFirst().first.flatMap(UInt64.init), count > 0 {
  let first = words.dropFirst(2).first.flatMap(UInt64.init) ?? 1
  var failed = 0
  for seed in first..<(first + count) {
    guard let found = nestedDifference(seed: seed) else { continue }
    failed += 1
    guard failed <= 5 else { continue }
    print("seed \(seed): \(found)")
    guard let folder = words.dropFirst(3).first else { continue }
    _ = mkdir(folder, 0o755)
    var random = NestedCase(seed: seed)
    random.scene.input = "\(seed).jsonl"
    try TextFile.replace("\(folder)/\(seed).json", with: random.scene.text)
    try TextFile.replace("\(folder)/\(seed).jsonl", with: random.input.text)
  }
  print("\(Int(count) - failed) passed, \(failed) failed")
  exit(failed == 0 ? 0 : 1)
}
guard let count = words.first.flatMap(UInt64.init), count > 0 else {
  print(
    "usage: Fuzz COUNT [FIRST-SEED [FOLDER]] | Fuzz matrix | Fuzz nested COUNT [SEED] | Fuzz files COUNT SEED FILE…")
  exit(64)
}
let first = words.dropFirst().first.flatMap(UInt64.init) ?? 1
let folder = words.dropFirst(2).first ?? ".build/fuzz"
let reported = 5
/// So many of the first cases are explained as well, which takes ten times as long as playing them.
let explained: UInt64 = 2000

var failures = 0
var coverage = Coverage()
for seed in first..<(first + count) {
  let random = RandomCase(seed: seed)
  let tried = Case(scene: random.scene, input: random.input)
  let explains = seed - first < explained
  guard let found = verdict(on: tried, &coverage, explains: explains) else { continue }
  failures += 1
  if failures > reported { continue }
  print("seed \(seed): \(found)")
  if folder == "-" { exit(1) }
  // A broken promise stays one while it gets smaller: a mere difference is not one.
  let isBroken = found.hasPrefix("broken")
  func again(_ smaller: Case) -> String? {
    var unused = Coverage()
    return verdict(on: smaller, &unused, explains: explains)
  }
  var shrinker = Shrinker(tried) { again($0).map { $0.hasPrefix("broken") == isBroken } ?? false }
  shrinker.shrink()
  if let rest = again(shrinker.smallest) { print("  shrunk: \(rest)") }
  _ = mkdir(folder, 0o755)
  var scene = shrinker.smallest.scene
  scene.input = "\(seed).jsonl"
  try TextFile.replace("\(folder)/\(seed).json", with: scene.text)
  try TextFile.replace("\(folder)/\(seed).jsonl", with: shrinker.smallest.input.text)
  print("  written to \(folder)/\(seed).json and .jsonl")
}
for line in coverage.lines { print("  \(line)") }
for what in Coverage.wanted where coverage.counts[what] == nil { print("  never: \(what)") }
print("\(count - UInt64(failures)) passed, \(failures) failed")
exit(failures == 0 ? 0 : 1)
