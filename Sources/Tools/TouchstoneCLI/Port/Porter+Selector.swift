// Selectors with a cast, which selects one of several methods with the same name.

extension Porter {
  /// Adapts a cast.
  ///
  /// It gives the method's type as read from an object; read from the class, the type has one more argument, the
  /// object.
  mutating func castSelector(_ index: Int, _ method: SelectorName, _ end: Int) {
    let (token, isOfSelf) = (tokens[index], method.path.isEmpty || method.path == ["self"] || method.path == ["Self"])
    let path = isOfSelf ? type?.type : method.typePath
    guard let path, let first = method.cast.first, let last = method.cast.last, type?.isProtocol != true || !isOfSelf,
      method.arrows == 2 || method.arrows == 1 && isOfSelf
    else {
      return leave(token, "a `#selector` whose type cannot be seen here: write Selector(Type.method)", Self.selectors)
    }
    let written = String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    let kind = method.arrows == 2 ? written : "(\(path)) -> \(written)"
    let text = "Selector(\(path).\(method.name) as \(kind))"
    change(
      token.range.lowerBound..<tokens[end].range.upperBound, to: text, token, "`#selector` is `\(text)`",
      Self.selectors, where: .tokens)
  }
}
