import Differential
import ReferenceModel
import TouchGeometry
import TouchScenes

// usage: Fuzz COUNT [FIRST-SEED [FOLDER]]
// Plays COUNT random cases into engine and model, and watches the engine keep its promises. The first few cases that
// fail are made as small as they go and written to FOLDER as scene and input files; the exit status is 1 then. With - for
// the folder it stops at the first that fails.

let words = CommandLine.arguments.dropFirst()
guard let count = words.first.flatMap(UInt64.init), count > 0 else {
  print("usage: Fuzz COUNT [FIRST-SEED [FOLDER]]")
  exit(64)
}
let first = words.dropFirst().first.flatMap(UInt64.init) ?? 1
let folder = words.dropFirst(2).first ?? ".build/fuzz"
let reported = 5

var failures = 0
for seed in first..<(first + count) {
  let random = RandomCase(seed: seed)
  let tried = Case(scene: random.scene, input: random.input)
  guard let found = verdict(on: tried) else { continue }
  failures += 1
  if failures > reported { continue }
  print("seed \(seed): \(found)")
  if folder == "-" { exit(1) }
  // A broken promise stays one while it gets smaller: a mere difference is another matter.
  let isBroken = found.hasPrefix("broken")
  var shrinker = Shrinker(tried) { verdict(on: $0).map { $0.hasPrefix("broken") == isBroken } ?? false }
  shrinker.shrink()
  if let rest = verdict(on: shrinker.smallest) { print("  shrunk: \(rest)") }
  _ = mkdir(folder, 0o755)
  var scene = shrinker.smallest.scene
  scene.input = "\(seed).jsonl"
  try TextFile.write(scene.text, to: "\(folder)/\(seed).json")
  try TextFile.write(shrinker.smallest.input.text, to: "\(folder)/\(seed).jsonl")
  print("  written to \(folder)/\(seed).json and .jsonl")
}
print("\(count - UInt64(failures)) passed, \(failures) failed")
exit(failures == 0 ? 0 : 1)
