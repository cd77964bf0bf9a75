import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Properties of scroll views, observed (9.19).
@MainActor @Suite struct ObservingTests {
  let stage = ScrollStage()

  @Test("Each change is reported once, after the delegate, with the requested values")
  func changes() {
    var lines: [String] = []
    let token = stage.list.observe(\.contentOffset, options: [.old, .new]) { [diary = stage.diary] list, change in
      lines.append(
        "\(diary.places.count): \(change.oldValue?.y ?? -1) to \(change.newValue?.y ?? -1), \(list.contentOffset.y)")
    }
    stage.list.contentOffset.y = 30
    stage.list.contentOffset.y = 30
    stage.list.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    expectEqual(lines, ["1: 0.0 to 30.0, 30.0", "2: 30.0 to 50.0, 50.0"])
    token.invalidate()
    stage.list.contentOffset.y = 60
    expectEqual(lines.count, 2)
  }

  @Test("The initial value is reported on request, and sizes, insets and bounds are observed, too")
  func properties() {
    var lines: [String] = []
    var tokens: [NSKeyValueObservation] = []
    tokens.append(
      stage.list.observe(\.contentSize, options: [.initial, .new]) { lines.append("size \($1.newValue!.height)") })
    tokens.append(
      stage.list.observe(\.contentInset) { lines.append("inset \($0.contentInset.top) \($1.newValue == nil)") })
    tokens.append(
      stage.list.observe(\.bounds, options: .old) { lines.append("bounds \($1.oldValue!.height) \($0.bounds.height)") })
    stage.list.contentSize.height = 5000
    stage.list.contentInset.top = 8
    stage.list.frame.size.height = 300
    expectEqual(lines, ["size 4000.0", "size 5000.0", "inset 8.0 true", "bounds 400.0 300.0"])
    tokens = []
    stage.list.contentSize.height = 6000
    expectEqual(lines.count, 4)
  }

  @Test("A handler may move the content, begin another observation and end its own")
  func reentry() {
    var (lines, tokens): ([String], [NSKeyValueObservation]) = ([], [])
    tokens.append(
      stage.list.observe(\.contentOffset) { list, _ in
        lines.append("first \(list.contentOffset.y)")
        tokens.append(list.observe(\.contentOffset) { list, _ in lines.append("second \(list.contentOffset.y)") })
        tokens[0].invalidate()
        list.contentOffset.y += 1
      })
    stage.list.contentOffset.y = 10
    stage.list.contentOffset.y = 20
    expectEqual(lines, ["first 10.0", "second 11.0", "second 20.0"])
  }

  /// Returns the reports of usage errors during a closure.
  private func said(_ body: () -> Void) -> [String] {
    let former = UsageError.report
    defer { UsageError.report = former }
    var lines: [String] = []
    UsageError.report = { lines.append($0) }
    body()
    return lines
  }

  @Test("A key path that cannot be observed is reported, and its changes are not")
  func others() {
    var count = 0
    let lines = said {
      let token = stage.list.observe(\.alpha, options: .initial) { _, _ in count += 1 }
      stage.list.alpha = 0.5
      token.invalidate()
    }
    #expect(lines.count == 1 && lines[0].hasSuffix("cannot be observed; changes are not reported") && count == 0)
  }
}
