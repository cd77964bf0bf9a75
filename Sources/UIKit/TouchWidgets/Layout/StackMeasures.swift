import TouchGeometry

/// What stack views inside stack views answer, cached while the outermost one measures or places its views.
///
/// A stack view asks each view several times: for its length, its priorities, its height in a width, its baselines. If
/// every stack view inside asked its own views as often, each level would multiply the cost. So each question is
/// answered once until the outermost question is answered; then all answers are discarded, because anything may change.
/// A stack view without another inside caches nothing and allocates nothing.
@MainActor enum StackMeasures {
  private enum Question: Hashable {
    /// The size in a width; nil for the natural size.
    case size(CGFloat?)
    case baseline(isFirst: Bool, CGFloat, CGFloat)
    case flows
  }

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let question: Question
  }

  private enum Answer {
    case size(CGSize)
    case baseline(CGFloat?)
    case flows(Bool)
  }

  private static var known: [Key: Answer] = [:]
  private static var depth = 0

  /// Runs a question, and discards the answers when it was the outermost one.
  static func pass<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0, !known.isEmpty { known.removeAll(keepingCapacity: true) }
    }
    return body()
  }

  /// The size of a stack view in a width, or its natural one.
  static func size(of view: UIStackView, width: CGFloat?, measure: () -> CGSize) -> CGSize {
    guard depth > 0 else { return pass(measure) }
    let key = Key(view: ObjectIdentifier(view), question: .size(width))
    if case .size(let size) = known[key] { return size }
    let size = pass(measure)
    known[key] = .size(size)
    return size
  }

  /// The baseline of a stack view that has a size.
  static func baseline(of view: UIStackView, isFirst: Bool, in size: CGSize, find: () -> CGFloat?) -> CGFloat? {
    guard depth > 0 else { return pass(find) }
    let key = Key(view: ObjectIdentifier(view), question: .baseline(isFirst: isFirst, size.width, size.height))
    if case .baseline(let line) = known[key] { return line }
    let line = pass(find)
    known[key] = .baseline(line)
    return line
  }

  /// Whether text in a stack view is broken into lines.
  static func flows(_ view: UIStackView, find: () -> Bool) -> Bool {
    guard depth > 0 else { return pass(find) }
    let key = Key(view: ObjectIdentifier(view), question: .flows)
    if case .flows(let answer) = known[key] { return answer }
    let answer = pass(find)
    known[key] = .flows(answer)
    return answer
  }
}
