import CTouchKit

/// Detects delegate methods that are never called.
///
/// Which implementation of an optional method is called is decided where the conformance is declared, so a method that
/// only a subclass implements is never called. The compiler does not warn; a debug build of the kit does when such an
/// object becomes a delegate.
@MainActor package enum UncalledDelegateMethods {
  private struct Pair: Hashable {
    var type: ObjectIdentifier
    var kind: ObjectIdentifier
  }

  #if DEBUG
  private static var known: Set<Pair> = []
  private static var reported: Set<String> = []
  #endif

  /// Reports the methods of a delegate that are never called, once for each class.
  ///
  /// `kind` is the delegate's protocol as a type, such as `(any UITableViewDelegate).self`; the protocols that it
  /// refines are checked too. A release build does nothing, and the check is cheap if the object's own class conforms.
  package static func check(_ delegate: AnyObject?, _ kind: Any.Type) {
    #if DEBUG
    guard let delegate else { return }
    let pair = Pair(type: ObjectIdentifier(type(of: delegate)), kind: ObjectIdentifier(kind))
    guard known.insert(pair).inserted else { return }
    for line in messages(pair) where reported.insert(line).inserted { UsageError.report(line) }
    #endif
  }

  /// Returns the messages about a class and a protocol; empty if all methods are called.
  package static func messages(about type: AnyClass, _ kind: Any.Type) -> [String] {
    messages(Pair(type: ObjectIdentifier(type), kind: ObjectIdentifier(kind)))
  }

  private static func messages(_ pair: Pair) -> [String] {
    let (type, kind) = (UInt(bitPattern: pair.type), UInt(bitPattern: pair.kind))
    guard touch_inherits_conformance(type, kind), let lines = touch_uncalled_methods(type, kind) else { return [] }
    return String(cString: lines).split(separator: "\n").map { sentence($0.split(separator: "\t").map(String.init)) }
  }

  /// Builds the message from the class, the method, the conforming class and the protocol, as the runtime writes them.
  private static func sentence(_ parts: [String]) -> String {
    guard parts.count == 4 else { return parts.joined(separator: " ") }
    let (type, method, base, kind) = (local(parts[0]), name(parts[1]), local(parts[2]), local(parts[3]))
    return "\(type).\(method) is never called: \(base) is who conforms to \(kind), and does not write it. "
      + "Write it in \(base) too, and override it in \(type)."
  }

  /// Returns a type name without its module and, for a private or local type, without the discriminator.
  private static func local(_ type: String) -> String {
    if let mark = type.firstIndex(of: "#") { return String(type[..<mark].dropLast()) }
    let name = type.firstIndex(of: ".").map { String(type[type.index(after: $0)...]) } ?? type
    guard name.hasPrefix("("), let end = name.firstIndex(of: " ") else { return name }
    return String(name[name.index(after: name.startIndex)..<end])
  }

  /// Returns a method name with its labels, without types; the runtime writes no labels if no parameter has one.
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
