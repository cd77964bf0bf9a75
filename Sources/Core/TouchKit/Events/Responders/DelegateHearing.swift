import CTouchKit

/// Finds what a delegate's class writes in vain.
///
/// Which implementation of an optional method is called is settled where the conformance is declared, so one that only
/// a subclass writes is never called. The compiler says nothing about it; a debug build of the kit does, when such an
/// object becomes a delegate.
@MainActor package enum DelegateHearing {
  private struct Pair: Hashable {
    var type: ObjectIdentifier
    var kind: ObjectIdentifier
  }

  #if DEBUG
  private static var known: Set<Pair> = []
  private static var told: Set<String> = []
  #endif

  /// Reports the methods of a delegate that nobody will call, once for each class.
  ///
  /// `kind` is the delegate's protocol as a type, like `(any UITableViewDelegate).self`; what it refines is looked at,
  /// too. Nothing happens in a release build, and little where the object's own class conforms.
  package static func check(_ delegate: AnyObject?, _ kind: Any.Type) {
    #if DEBUG
    guard let delegate else { return }
    let pair = Pair(type: ObjectIdentifier(type(of: delegate)), kind: ObjectIdentifier(kind))
    guard known.insert(pair).inserted else { return }
    for line in unheard(pair) where told.insert(line).inserted { BadUse.report(line) }
    #endif
  }

  /// What there is to say about a class and a protocol; empty if everything is heard.
  package static func unheard(by type: AnyClass, _ kind: Any.Type) -> [String] {
    unheard(Pair(type: ObjectIdentifier(type), kind: ObjectIdentifier(kind)))
  }

  private static func unheard(_ pair: Pair) -> [String] {
    let (type, kind) = (UInt(bitPattern: pair.type), UInt(bitPattern: pair.kind))
    guard touch_inherits_conformance(type, kind), let lines = touch_unheard_methods(type, kind) else { return [] }
    return String(cString: lines).split(separator: "\n").map { sentence($0.split(separator: "\t").map(String.init)) }
  }

  /// From the class, the method, the class that conforms and the protocol, as the runtime writes them.
  private static func sentence(_ parts: [String]) -> String {
    guard parts.count == 4 else { return parts.joined(separator: " ") }
    let (type, method, base, kind) = (local(parts[0]), name(parts[1]), local(parts[2]), local(parts[3]))
    return "\(type).\(method) is never called: \(base) is who conforms to \(kind), and does not write it. "
      + "Write it in \(base) too, and override it in \(type)."
  }

  /// A type without its module, and a private or local one without what tells it from others of its name.
  private static func local(_ type: String) -> String {
    if let mark = type.firstIndex(of: "#") { return String(type[..<mark].dropLast()) }
    let name = type.firstIndex(of: ".").map { String(type[type.index(after: $0)...]) } ?? type
    guard name.hasPrefix("("), let end = name.firstIndex(of: " ") else { return name }
    return String(name[name.index(after: name.startIndex)..<end])
  }

  /// A method's name with its labels, without types; where no parameter has a label, the runtime writes none.
  private static func name(_ method: String) -> String {
    guard let open = method.firstIndex(of: "(") else { return method }
    var (labels, parameter, label, depth): ([String], String, String?, Int) = ([], "", nil, 0)
    scan: for character in method[open...] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { break scan }
      case "," where depth == 1:
        labels.append(label ?? "_")
        (parameter, label) = ("", nil)
        continue
      case ":" where depth == 1 && label == nil: label = parameter
      default: break
      }
      if character != " ", character != "(" || depth > 1 { parameter.append(character) }
    }
    if !parameter.isEmpty { labels.append(label ?? "_") }
    return method[..<open] + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
