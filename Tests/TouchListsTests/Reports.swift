import TouchKit

/// Returns the reports of usage errors during a closure.
@MainActor func reports(_ body: () -> Void) -> [String] {
  var lines: [String] = []
  let former = UsageError.report
  UsageError.report = { lines.append($0) }
  body()
  UsageError.report = former
  return lines
}
