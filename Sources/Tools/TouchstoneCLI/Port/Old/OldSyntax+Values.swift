// Expressions of Swift 2 whose parts have another order today.

extension OldSyntax {
  /// Unwraps the value in `x as T!`.
  mutating func forcedCast(_ index: Int) {
    guard kind(index + 1) == .word, word(index - 1) != ".", index > 0 else { return }
    var last = index + 1
    while word(last + 1) == ".", kind(last + 2) == .word { last += 2 }
    guard word(last + 1) == "!", touches(last + 1), word(last + 2) == ")", word(last + 2) != ".",
      startOfChain(index - 1) != nil, word(index - 1) != "!"
    else { return }
    let place = tokens[index - 1].range.upperBound
    edit(
      [(place..<place, "!"), (tokens[last + 1].range, "")], index, "`as \(word(last))!` unwraps the value before")
  }

  /// Writes `type(of: x)` for `x.dynamicType`.
  mutating func dynamicType(_ index: Int) {
    guard word(index - 1) == ".", index >= 2, !declares("dynamicType"), let first = startOfChain(index - 2) else {
      return
    }
    let name = declares("type") ? "Swift.type" : "type"
    let start = tokens[first].range.lowerBound
    edit(
      [
        (start..<start, "\(name)(of: "),
        (tokens[index - 1].range.lowerBound..<tokens[index].range.upperBound, ")"),
      ], index, "`dynamicType` is `type(of:)`", ofSwift2: true)
  }

  /// Writes `stride(from: a, to: b, by: c)` for `a.stride(to: b, by: c)`.
  mutating func stride(_ index: Int) {
    guard word(index - 1) == ".", index >= 2, word(index + 1) == "(", ["to", "through"].contains(word(index + 2)),
      word(index + 3) == ":", !declares("stride"), let first = startOfChain(index - 2)
    else { return }
    let receiver = text(first..<index - 1)
    let isInParentheses = word(first) == "(" && closing(first) == index - 2
    let value = isInParentheses ? String(receiver.dropFirst().dropLast()) : receiver
    edit(
      tokens[first].range.lowerBound..<tokens[index + 1].range.upperBound, "stride(from: \(value), ", index,
      "`stride` is a function", ofSwift2: true)
  }

  /// Exchanges the arguments of `Array(count: n, repeatedValue: x)`.
  mutating func repeatedValue(_ index: Int) {
    guard word(index - 1) == "(", word(index + 1) == ":", let close = closing(index - 1),
      case let arguments = parts(index - 1, close), arguments.count == 2,
      word(arguments[1].lowerBound) == "repeatedValue", arguments[1].count > 2, arguments[0].count > 2
    else { return }
    let (count, value) = (text(arguments[0].dropFirst(2)), text(arguments[1].dropFirst(2)))
    edit(
      tokens[index].range.lowerBound..<tokens[close].range.lowerBound, "repeating: \(value), count: \(count)", index,
      "`init(count:repeatedValue:)` is `init(repeating:count:)`", ofSwift2: true)
  }
}
