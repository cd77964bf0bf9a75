// Methods of data sources whose mere presence enables others on iOS.

extension Porter {
  /// A method that iOS does not need if another one is implemented.
  private struct Companion {
    var signature: String
    var declaration: String
  }

  private static let companions: [String: Companion] = [
    "tableView(_:moveRowAt:to:)": Companion(
      signature: "tableView(_:canMoveRowAt:)",
      declaration: "tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"),
    "tableView(_:commit:forRowAt:)": Companion(
      signature: "tableView(_:canEditRowAt:)",
      declaration: "tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }"),
    "collectionView(_:moveItemAt:to:)": Companion(
      signature: "collectionView(_:canMoveItemAt:)",
      declaration:
        "collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }"),
  ]

  /// Records a method, and adds the one that the kit needs next to it.
  mutating func companion(_ index: Int) {
    guard let scope = scopes.last, let type = scope.type, !scope.isProtocol, let signature = signature(of: index) else {
      return
    }
    methods.insert("\(type).\(Self.called(signature, ofSwift2: isOfSwift2))")
    guard let companion = Self.companions[signature], let module, !module.has(companion.signature, in: type),
      let open = tokens[index...].firstIndex(where: { $0.text == "{" }), let close = closing(open)
    else { return }
    let first = firstModifier(index)
    let words = tokens[first..<index].map(\.text).filter { ["override", "public", "open"].contains($0) }
    let start = tokens[first].range.lowerBound
    let spaces = bytes[..<start].reversed().prefix { isSpace($0) }.count
    let isAlone = start == spaces || bytes[start - spaces - 1] == newline
    guard isAlone, !(scope.isExtension && words.contains("override")) else {
      return leave(
        tokens[index], "the kit cannot see that `\(signature)` is implemented: implement `\(companion.signature)`, too",
        Self.lists)
    }
    let place = tokens[close].range.upperBound
    let prefix = (words + ["func"]).joined(separator: " ")
    let text = "\n\n\(String(repeating: " ", count: spaces))\(prefix) \(companion.declaration)"
    change(
      place..<place, to: text, tokens[index],
      "added `\(companion.signature)`: the kit cannot see that `\(signature)` is implemented", Self.lists,
      where: .tokens)
  }
}
