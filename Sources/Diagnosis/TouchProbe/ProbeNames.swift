import TouchCapture
import TouchGeometry
import TouchKit

/// What the objects of a living program are called: numbers for the inspector, names for people.
///
/// A name is that of the property that somebody of the program keeps the object in; else a recognizer's own; else the
/// class. It stays with the object, and no other one gets it.
@MainActor final class ProbeNames {
  private struct Known {
    weak var object: AnyObject?
    let number: Int
    var name = ""
  }

  private var numbers: [ObjectIdentifier: Int] = [:]
  private var known: [Int: Known] = [:]
  private var count = 0
  private var taken: Set<String> = []
  /// Classes of the program with their names for the linker, in the order of appearance, until they are told.
  private var classes: [(name: String, mangled: String)] = []
  private var knownClasses: Set<String> = []
  /// Objects that have a number and no name yet.
  private var nameless: [Int] = []

  /// The number of an object, the same as long as it lives.
  func number(of object: AnyObject) -> Int {
    if let number = numberIfKnown(of: object) { return number }
    count += 1
    numbers[ObjectIdentifier(object)] = count
    known[count] = Known(object: object, number: count)
    nameless.append(count)
    return count
  }

  func numberIfKnown(of object: AnyObject) -> Int? {
    // Another object may have come to the place of one that is gone.
    guard let number = numbers[ObjectIdentifier(object)], known[number]?.object === object else { return nil }
    return number
  }

  func object(_ number: Int) -> AnyObject? { known[number]?.object }
  func name(of number: Int) -> String { known[number]?.name ?? "" }

  /// The name of an object's class; one of the program's own is told of once by `takeClasses()`.
  func className(of object: AnyObject) -> String {
    let name = "\(type(of: object))"
    if knownClasses.insert(name).inserted, !Self.isOfTheKit(type(of: object)),
      let mangled = _mangledTypeName(type(of: object))
    {
      classes.append((name, mangled))
    }
    return name
  }

  /// The classes that were met since the last call.
  func takeClasses() -> [(name: String, mangled: String)] {
    defer { classes = [] }
    return classes
  }

  /// Forgets what is gone.
  func prune() {
    for (place, number) in numbers where known[number]?.object == nil {
      numbers[place] = nil
      known[number] = nil
    }
  }

  /// Names what has none.
  ///
  /// - Parameter owners: who may keep them in properties.
  func nameAll(owners: () -> [AnyObject]) {
    guard !nameless.isEmpty else { return }
    let labels = labels(in: owners())
    // Scroll views name their own recognizers, so views come first.
    let (views, others) = (
      nameless.filter { known[$0]?.object is UIView }, nameless.filter { !(known[$0]?.object is UIView) }
    )
    for number in views + others {
      guard let object = known[number]?.object else { continue }
      let name = free(labels[ObjectIdentifier(object)] ?? partName(of: object) ?? Self.word(for: object))
      known[number]?.name = name
    }
    nameless = []
  }

  /// What scene files call the recognizers that a scroll view brings along; nil of all others.
  private func partName(of object: AnyObject) -> String? {
    guard let recognizer = object as? UIGestureRecognizer, let word = CapturedTree.part(recognizer),
      let name = recognizer.view.flatMap({ numberIfKnown(of: $0) }).flatMap({ known[$0]?.name })
    else { return nil }
    return "\(name).\(word)"
  }

  private func free(_ wanted: String) -> String {
    var name = wanted
    var next = 2
    while !taken.insert(name).inserted { (name, next) = ("\(wanted)\(next)", next + 1) }
    return name
  }

  private static func word(for object: AnyObject) -> String {
    if let recognizer = object as? UIGestureRecognizer {
      if let name = recognizer.name, !name.isEmpty { return CapturedTree.word(for: name) }
      let kind = "\(type(of: object))"
      let short = kind.hasSuffix("GestureRecognizer") ? String(kind.dropLast(17)) : kind
      return CapturedTree.word(for: short)
    }
    return CapturedTree.word(for: "\(type(of: object))")
  }

  // MARK: Properties

  /// The names of the properties in which views, controllers and recognizers are kept.
  private func labels(in owners: [AnyObject]) -> [ObjectIdentifier: String] {
    var labels: [ObjectIdentifier: String] = [:]
    func note(_ value: Any, _ label: String) {
      if let responder = value as? UIResponder {
        if labels[ObjectIdentifier(responder)] == nil { labels[ObjectIdentifier(responder)] = label }
      } else if let recognizer = value as? UIGestureRecognizer {
        if labels[ObjectIdentifier(recognizer)] == nil { labels[ObjectIdentifier(recognizer)] = label }
      }
    }
    for owner in owners {
      var next: Mirror? = Mirror(reflecting: owner)
      while let mirror = next, !Self.isOfTheKit(mirror.subjectType) {
        for case (let label?, let value) in mirror.children {
          let plain = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
          if let list = value as? [UIResponder] {
            for (index, one) in list.enumerated() { note(one, "\(plain)\(index + 1)") }
          } else {
            note(value, plain)
          }
        }
        next = mirror.superclassMirror
      }
    }
    return labels
  }

  static func isOfTheKit(_ type: Any.Type) -> Bool { CapturedTree.isOfTheKit(type) }
}
