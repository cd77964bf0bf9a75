/// The text of a desktop entry, and the actions that it lists.
///
/// https://specifications.freedesktop.org/desktop-entry-spec/latest/
package struct DesktopEntry {
  /// An action of the menu of an app's icon.
  package struct Action: Equatable {
    /// The type of the shortcut item, which the command line of the action has.
    package let type: String
    package let title: String
    /// The name of an icon; nil for none.
    package let icon: String?

    package init(type: String, title: String, icon: String?) {
      (self.type, self.title, self.icon) = (type, title, icon)
    }
  }

  /// The beginning of the argument that passes the type of an item.
  package static let option = "--shortcut-item="
  /// The key in groups that an app has added, and in a copy of an entry that it has made for them.
  private static let added = "X-Touchstone-Added"
  private static let copied = "X-Touchstone-Copy"
  private static let main = "Desktop Entry"

  /// A group and the lines after its header.
  private struct Group {
    let name: String
    var lines: [String]

    /// Returns the value of a key without a language; nil without one.
    func value(_ key: String) -> String? {
      for line in lines where line.hasPrefix(key) {
        let rest = line.dropFirst(key.count).drop { $0 == " " }
        if rest.first == "=" { return String(rest.dropFirst().drop { $0 == " " }) }
      }
      return nil
    }

    mutating func set(_ key: String, _ value: String?) {
      let index = lines.firstIndex { Group(name: "", lines: [$0]).value(key) != nil }
      let line = value.map { "\(key)=\($0)" }
      switch (index, line) {
      case (let index?, let line?): lines[index] = line
      case (let index?, nil): lines.remove(at: index)
      case (nil, let line?): lines.insert(line, at: (lines.lastIndex { !$0.isEmpty } ?? -1) + 1)
      case (nil, nil): break
      }
    }
  }

  /// The lines before the first group.
  private var head: [String] = []
  private var groups: [Group] = []

  package init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    for line in lines {
      if line.hasPrefix("["), let end = line.lastIndex(of: "]") {
        groups.append(Group(name: String(line[line.index(after: line.startIndex)..<end]), lines: []))
      } else if groups.isEmpty {
        head.append(line)
      } else {
        groups[groups.count - 1].lines.append(line)
      }
    }
  }

  package var text: String {
    (head + groups.flatMap { ["[\($0.name)]"] + $0.lines }).map { $0 + "\n" }.joined()
  }

  private var mainIndex: Int? { groups.firstIndex { $0.name == Self.main } }

  /// The identifiers that `Actions` lists, in order.
  private var identifiers: [String] {
    mainIndex.flatMap { groups[$0].value("Actions") }?.split(separator: ";").map(String.init) ?? []
  }

  private func group(of identifier: String) -> Group? { groups.first { $0.name == "Desktop Action \(identifier)" } }

  /// The actions that pass a shortcut item, in order.
  package var actions: [Action] { identifiers.compactMap { group(of: $0).flatMap(Self.action) } }

  /// Those that the app has added.
  package var addedActions: [Action] {
    identifiers.compactMap { group(of: $0) }.filter { $0.value(Self.added) != nil }.compactMap(Self.action)
  }

  /// Whether it is a copy that was made to add actions.
  package var isCopy: Bool { mainIndex.map { groups[$0].value(Self.copied) != nil } ?? false }

  private static func action(_ group: Group) -> Action? {
    guard let command = group.value("Exec"),
      let word = words(of: command).first(where: { $0.hasPrefix(option) })
    else { return nil }
    return Action(
      type: String(word.dropFirst(option.count)), title: unescaped(group.value("Name") ?? ""),
      icon: group.value("Icon").map(unescaped))
  }

  // MARK: Changes

  /// Returns the entry without the actions that the app has added, and with others after its own.
  ///
  /// Nil if it is no entry of an application that can be started.
  package func replacingAdded(by actions: [Action], isCopy: Bool) -> DesktopEntry? {
    var result = self
    let old = identifiers.filter { group(of: $0)?.value(Self.added) != nil }
    result.groups.removeAll { group in old.contains { group.name == "Desktop Action \($0)" } }
    guard let index = result.mainIndex, let program = result.groups[index].value("Exec").flatMap(Self.program) else {
      return nil
    }
    var list = identifiers.filter { !old.contains($0) }
    for action in actions {
      var number = 1
      while list.contains("shortcut-\(number)") { number += 1 }
      list.append("shortcut-\(number)")
      if let last = result.groups.last?.lines.last, !last.isEmpty {
        result.groups[result.groups.count - 1].lines.append("")
      }
      var lines = ["Name=\(Self.escaped(action.title))"]
      if let icon = action.icon { lines.append("Icon=\(Self.escaped(icon))") }
      lines += ["Exec=\(program) \(Self.quoted(Self.option + action.type))", "\(Self.added)=true"]
      result.groups.append(Group(name: "Desktop Action shortcut-\(number)", lines: lines))
    }
    result.groups[index].set("Actions", list.isEmpty ? nil : list.map { $0 + ";" }.joined())
    result.groups[index].set(Self.copied, isCopy ? "true" : nil)
    return result
  }

  // MARK: Values

  /// Returns the program of a command line with its quotes.
  private static func program(_ command: String) -> String? {
    guard command.first == "\"" else {
      return command.split(separator: " ").first.map(String.init)
    }
    var (result, isEscaped) = ("\"", false)
    for character in command.dropFirst() {
      result.append(character)
      if character == "\"", !isEscaped { return result }
      isEscaped = character == "\\" && !isEscaped
    }
    return nil
  }

  /// Returns the words of a command line without their quotes.
  private static func words(of command: String) -> [String] {
    var (words, word, isQuoted, isEscaped): ([String], String?, Bool, Bool) = ([], nil, false, false)
    for character in unescaped(command) {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words.map(singlePercents)
  }

  private static func singlePercents(_ word: String) -> String {
    var (result, isSecond) = ("", false)
    for character in word {
      isSecond = character == "%" && !isSecond
      if character != "%" || isSecond { result.append(character) }
    }
    return result
  }

  /// Returns a word of a command line, quoted where it needs it.
  private static func quoted(_ word: String) -> String {
    let doubled = word.flatMap { $0 == "%" ? "%%" : String($0) }
    let isPlain = doubled.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_=./%:,@+".contains($0)) }
    if isPlain { return String(doubled) }
    let inside = doubled.flatMap { "\"`$\\".contains($0) ? "\\\($0)" : String($0) }
    return escaped("\"" + String(inside) + "\"")
  }

  /// Returns a value of a desktop entry in one line.
  private static func escaped(_ text: String) -> String {
    String(
      text.flatMap { character -> String in
        switch character {
        case "\\": "\\\\"
        case "\n", "\r\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case _: String(character)
        }
      })
  }

  private static func unescaped(_ text: String) -> String {
    var (result, isEscaped) = ("", false)
    for character in text {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      switch (isEscaped, character) {
      case (true, "n"): result += "\n"
      case (true, "r"): result += "\r"
      case (true, "t"): result += "\t"
      case (true, "s"): result += " "
      case _: result.append(character)
      }
      isEscaped = false
    }
    return result
  }
}
