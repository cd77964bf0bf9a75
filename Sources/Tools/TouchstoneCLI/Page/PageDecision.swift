import TouchScenes

/// An object of the decision log as a row of a table.
struct PageDecision {
  static var heads: [String] {
    [
      localized("time"), localized("decision"), localized("who"), localized("touch"),
      localized("by", context: "column"),
      localized("reason"), localized("measured"), localized("more", context: "column"), localized("rule"),
    ]
  }

  let cells: [String]
  /// The time as displayed in the row.
  let time: String
  /// The time in seconds.
  let seconds: Double?

  init(_ members: [JSONMember]) {
    func value(_ key: String) -> String? { members.first { $0.key == key }.map { Self.plain($0.value) } }
    let own = ["t", "kind", "rule", "recognizer", "view", "touch", "by", "reason", "measured", "threshold", "unit"]
    if case .number(let number) = members.first(where: { $0.key == "t" })?.value.content {
      seconds = number
    } else {
      seconds = nil
    }
    time = Markup.time(seconds ?? 0)
    let who =
      switch (value("recognizer"), value("view")) {
      case (let recognizer?, let view?): localized("%1$s on %2$s", recognizer, view)
      case (let name?, nil), (nil, let name?): name
      case (nil, nil): ""
      }
    let measured =
      value("measured").map {
        localized("%1$s of %2$s %3$s", $0, value("threshold") ?? "", value("unit") ?? "")
      } ?? ""
    let more = members.filter { !own.contains($0.key) }.map { "\($0.key) \(Self.plain($0.value))" }
    cells = [
      time, value("kind") ?? "", who, value("touch") ?? "", value("by") ?? "", value("reason") ?? "", measured,
      more.joined(separator: localized(", ")), value("rule") ?? "",
    ]
  }

  /// A value without the quotes of JSON.
  private static func plain(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): text
    case .array(let values): values.map(plain).joined(separator: ", ")
    case .null, .bool, .number, .object: JSONWriter.line(value)
    }
  }
}
