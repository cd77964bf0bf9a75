import TouchGeometry

/// The sizes of stack views inside stack views, kept while the outermost one measures or places its views.
///
/// A stack view asks each view several times: for its length, its priorities, its height in a width. If every stack
/// view inside asked its own views as often, each level would multiply the cost. So a size is measured once for each
/// width and kept until the outermost question is answered; then all are forgotten, because anything may change. A
/// stack view without another inside keeps nothing and allocates nothing.
@MainActor enum StackMeasures {
  private struct Key: Hashable {
    let view: ObjectIdentifier
    let width: CGFloat?
  }

  private static var known: [Key: CGSize] = [:]
  private static var depth = 0

  /// Runs a question, and forgets the sizes when it was the outermost one.
  static func pass<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0, !known.isEmpty { known.removeAll(keepingCapacity: true) }
    }
    return body()
  }

  /// The size of a stack view in a width, or in the one that it wants; measured unless it is known.
  static func size(of view: UIStackView, width: CGFloat?, measure: () -> CGSize) -> CGSize {
    guard depth > 0 else { return pass(measure) }
    let key = Key(view: ObjectIdentifier(view), width: width)
    if let size = known[key] { return size }
    let size = pass(measure)
    known[key] = size
    return size
  }
}
