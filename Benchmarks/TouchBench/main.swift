// Our side of the bench: runs one case and prints its figure. Benchmarks/bench runs it beside the peers' programs.
import TouchGeometry
import TouchKit

let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, words.count) {
case ("hit", 3):
  if let kind = Trees.Kind(rawValue: words[2]), let figure = HitTestCase.run(shape: words[1], kind: kind) {
    print(figure)
    exit(0)
  }
default: break
}
exit(64)
