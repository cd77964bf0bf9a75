/// The classes of some sources, to find optional methods of delegates that only a subclass implements.
///
/// Such methods are never called, and the compiler does not warn about them. The search uses only the sources: a class
/// that conforms, its subclasses, and methods whose names begin like those of the protocol.
struct DelegateClasses {
  private struct Method {
    var name: String
    var line: Int
    var isNew: Bool
  }

  private struct Class {
    var superclass: String?
    var inherits: Set<String> = []
    var methods: [(method: Method, file: String)] = []
  }

  private var classes: [String: Class] = [:]

  /// Reads a source; ignores one whose tokens cannot be read.
  mutating func add(_ bytes: [UInt8], file: String) {
    guard let tokens = try? SwiftLexer.tokens(of: bytes) else { return }
    for found in Reader(tokens: tokens).types() {
      var type = classes[found.name] ?? Class()
      if found.isClass { type.superclass = found.inherits.first }
      type.inherits.formUnion(found.inherits)
      for method in found.methods {
        let line = bytes[..<method.offset].count { $0 == UInt8(ascii: "\n") } + 1
        type.methods.append((Method(name: method.name, line: line, isNew: method.isNew), file))
      }
      classes[found.name] = type
    }
  }

  /// Notes about the methods that are never called, with their files, ordered by class.
  var notes: [(file: String, note: Port.Note)] {
    var found: [(String, Port.Note)] = []
    for name in classes.keys.sorted() {
      guard let type = classes[name] else { continue }
      let above = ancestors(of: name)
      for (method, file) in type.methods where method.isNew {
        guard let base = above.first(where: { conforms($0, to: method.name) }),
          !type.inherits.contains(where: { Self.belongs(method.name, of: $0) }),
          !above.contains(where: { classes[$0]?.methods.contains { $0.method.name == method.name } == true })
        else { continue }
        let text =
          "`\(name).\(method.name)` is never called if it is of the protocol that `\(base)` conforms to: write it in "
          + "`\(base)` too, and override it here"
        found.append((file, Port.Note(line: method.line, text: text, entry: Porter.delegates)))
      }
    }
    return found
  }

  /// The superclasses of a class that the sources contain, the nearest first.
  private func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var next = classes[name]?.superclass
    while let here = next, classes[here]?.superclass != nil || classes[here] != nil, !found.contains(here), here != name
    {
      found.append(here)
      next = classes[here]?.superclass
    }
    return found
  }

  private func conforms(_ name: String, to method: String) -> Bool {
    classes[name]?.inherits.contains { Self.belongs(method, of: $0) } == true
  }

  /// Whether a method's name begins as the names of a delegate's protocol do: `tableView(…)` for `UITableViewDelegate`.
  private static func belongs(_ method: String, of kind: String) -> Bool {
    guard let stem = stem(of: kind) else { return false }
    let base = method.prefix { $0 != "(" }
    let scrolls = ["tableView", "collectionView", "textView", "scrollView"].contains(stem)
    return base.hasPrefix(stem) || scrolls && base.hasPrefix("scrollView")
      || further[kind]?.contains(String(base)) == true
  }

  private static let further: [String: [String]] = [
    "UITableViewDataSource": ["numberOfSections", "sectionIndexTitles"],
    "UICollectionViewDataSource": ["numberOfSections"],
    "UIScrollViewDelegate": ["viewForZooming"],
    "UIAdaptivePresentationControllerDelegate": ["presentationController", "adaptivePresentationStyle"],
    "UIViewControllerTransitioningDelegate": [
      "animationController", "interactionControllerForPresentation", "interactionControllerForDismissal",
      "presentationController",
    ],
    "CAAnimationDelegate": ["animationDidStart", "animationDidStop"],
  ]

  /// The first part of a protocol's method names, `tableView` for `UITableViewDelegate`; nil for other protocols.
  private static func stem(of kind: String) -> String? {
    guard kind.hasPrefix("UI") || kind.hasPrefix("CA") || kind.hasPrefix("NS") else { return nil }
    let endings = ["DelegateFlowLayout", "DataSourcePrefetching", "DataSource", "Delegate"]
    guard let ending = endings.first(where: { kind.hasSuffix($0) }) else { return nil }
    let word = kind.dropFirst(2).dropLast(ending.count)
    return word.isEmpty ? nil : word.prefix(1).lowercased() + word.dropFirst()
  }
}

extension DelegateClasses {
  /// Types with their inherited types and methods, by tokens.
  private struct Reader {
    struct Found {
      var name: String
      var isClass: Bool
      var inherits: [String] = []
      var methods: [(name: String, offset: Int, isNew: Bool)] = []
    }

    let tokens: [SwiftToken]

    private func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    func types() -> [Found] {
      var (found, open, depth): ([Found], [(index: Int, depth: Int)], Int) = ([], [], 0)
      var pending: Found?
      var modifiers: Set<String> = []
      for index in tokens.indices {
        let text = tokens[index].text
        switch text {
        case "{", "(", "[":
          depth += 1
          if text == "{", let made = pending {
            pending = nil
            found.append(made)
            open.append((found.count - 1, depth))
          }
          modifiers = []
        case "}", ")", "]":
          if text == "}", open.last?.depth == depth { open.removeLast() }
          depth -= 1
          modifiers = []
        case "class", "extension":
          // `class func` does not declare a class.
          if tokens[index].kind == .word, word(index - 1) != ".", word(index - 1) != ":", word(index - 1) != ",",
            tokens.indices.contains(index + 1), tokens[index + 1].kind == .word,
            !["func", "var", "let", "subscript", "override", "final"].contains(word(index + 1))
          {
            pending = header(index + 1, isClass: text == "class")
          } else {
            modifiers.insert(text)
          }
        case "func":
          if let type = open.last, type.depth == depth, let name = method(index + 1) {
            let isNew = modifiers.isDisjoint(with: ["override", "static", "class", "private", "fileprivate"])
            found[type.index].methods.append((name, tokens[index].range.lowerBound, isNew))
          }
          modifiers = []
        case _ where tokens[index].kind == .word: modifiers.insert(text)
        default: break
        }
      }
      return found
    }

    /// The name of a type, and the inherited types after its colon.
    private func header(_ first: Int, isClass: Bool) -> Found {
      var (result, index) = (Found(name: word(first), isClass: isClass), first + 1)
      while word(index) == ".", tokens.indices.contains(index + 1) {
        result.name = word(index + 1)
        index += 2
      }
      while tokens.indices.contains(index), !["{", ":", "where"].contains(word(index)) { index += 1 }
      var isAtName = true
      while tokens.indices.contains(index), !["{", "where"].contains(word(index)) {
        let text = word(index)
        if text == "," || text == ":" {
          isAtName = true
        } else if isAtName, tokens[index].kind == .word {
          // The last word of `Module.Name` is used.
          if word(index + 1) != "." {
            result.inherits.append(text)
            isAtName = false
          }
        }
        index += 1
      }
      return result
    }

    /// A method's name with its labels.
    private func method(_ first: Int) -> String? {
      guard tokens.indices.contains(first), tokens[first].kind == .word else { return nil }
      var index = first + 1
      while tokens.indices.contains(index), word(index) != "(" {
        guard word(index) != "{" else { return nil }
        index += 1
      }
      var (labels, depth, isAtLabel) = ("", 0, true)
      while tokens.indices.contains(index) {
        switch word(index) {
        case "(", "[": depth += 1
        case ")", "]":
          depth -= 1
          if depth == 0 { return "\(word(first))(\(labels))" }
        case "," where depth == 1: isAtLabel = true
        case let text where depth == 1 && isAtLabel && tokens[index].kind == .word:
          labels += text + ":"
          isAtLabel = false
        default: break
        }
        index += 1
      }
      return nil
    }
  }
}
