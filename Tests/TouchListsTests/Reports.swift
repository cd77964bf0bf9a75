import TouchKit

/// What a body has said of bad use.
@MainActor func reports(_ body: () -> Void) -> [String] {
  var lines: [String] = []
  let former = BadUse.report
  BadUse.report = { lines.append($0) }
  body()
  BadUse.report = former
  return lines
}
