import Expectations
import Testing
import TouchArbiter

@Suite struct StateTableTests {
  /// The table as it is printed in the semantics: one row per present state, one column per assigned one.
  static let table: [(RecognizerState, [RecognizerState?])] = [
    (.possible, [nil, .began, .began, .ended, .failed, .failed]),
    (.began, [nil, nil, .changed, .ended, .cancelled, .cancelled]),
    (.changed, [.changed, .changed, .changed, .ended, .cancelled, .cancelled]),
    (.ended, [nil, nil, nil, nil, nil, nil]),
    (.cancelled, [nil, nil, nil, nil, nil, nil]),
    (.failed, [nil, nil, nil, nil, nil, nil]),
  ]

  @Test("4.3: every assignment in every state", arguments: 0..<6)
  func everyRow(row: Int) {
    let (present, outcomes) = Self.table[row]
    expectEqual(present.rawValue, row)
    expectEqual(RecognizerState.allCases.map { present.assigning($0) }, outcomes)
  }

  @Test("4.1: the states have UIKit's numbers, and three of them are final")
  func numbers() {
    expectEqual(RecognizerState.allCases.map(\.rawValue), [0, 1, 2, 3, 4, 5])
    expectEqual(RecognizerState.allCases.filter(\.isFinal), [.ended, .cancelled, .failed])
    expectEqual(RecognizerState.allCases.filter(\.isRecognized), [.began, .changed, .ended])
  }

  @Test(
    "4.3, 4.5.3: the arbiter follows the table, but what has begun without saying so fails instead of being cancelled")
  func outcomes() {
    var table = Table("a")
    table.touch(1, "a")
    table.set("a", .began)
    expectEqual(table.arbiter.outcome(of: .cancelled, for: 0), .failed)
    _ = table.run()
    expectEqual(RecognizerState.allCases.map { table.arbiter.outcome(of: $0, for: 0) }, Self.table[1].1)
    expectEqual(table.run(("a", .changed)), ["act a changed", "settle a"])
    expectEqual(RecognizerState.allCases.map { table.arbiter.outcome(of: $0, for: 0) }, Self.table[2].1)
    table.set("a", .ended)
    expectEqual(RecognizerState.allCases.map { table.arbiter.outcome(of: $0, for: 0) }, Self.table[3].1)
  }
}
