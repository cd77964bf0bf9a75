import TouchCapture
import TouchGeometry
import TouchKit

/// Identifies the objects of a running app: numbers for the inspector, names for people.
///
/// A name is that of a property of the app that holds the object, or else the recognizer's own name, or else the class.
/// An object keeps its name, and names are unique.
@MainActor package final class ProbeNames {
  private struct Known {
    weak var object: AnyObject?
    let number: Int
    var name = ""
  }

  private var numbers: [ObjectIdentifier: Int] = [:]
  private var known: [Int: Known] = [:]
  private var count = 0
  private var taken: Set<String> = []
  /// The app's classes with their mangled names, in the order of appearance, until `takeClasses()` returns them.
  private var classes: [(name: String, mangled: String)] = []
  private var knownClasses: Set<String> = []
  /// The numbers of objects that have no name yet.
  private var nameless: [Int] = []
  /// Returns the name that a scene file gives an object; nil for other objects.
  private let given: (AnyObject) -> String?

  package init(given: @escaping (AnyObject) -> String? = { _ in nil }) { self.given = given }

  /// The number of an object, the same for its whole life.
  ///
  /// Assigns one if needed.
  package func number(of object: AnyObject) -> Int {
    if let number = numberIfKnown(of: object) { return number }
    count += 1
    numbers[ObjectIdentifier(object)] = count
    known[count] = Known(object: object, number: count)
    nameless.append(count)
    return count
  }

  func numberIfKnown(of object: AnyObject) -> Int? {
    // A new object may have the address of a deallocated one.
    guard let number = numbers[ObjectIdentifier(object)], known[number]?.object === object else { return nil }
    return number
  }

  func object(_ number: Int) -> AnyObject? { known[number]?.object }
  func name(of number: Int) -> String { known[number]?.name ?? "" }
  /// The number of the object with a name.
  func number(named name: String) -> Int? { known.values.first { $0.name == name }?.number }

  /// The name of an object's class.
  ///
  /// Records an app-defined class for `takeClasses()`.
  func className(of object: AnyObject) -> String {
    let name = "\(type(of: object))"
    if knownClasses.insert(name).inserted, !Self.isOfTheKit(type(of: object)),
      let mangled = _mangledTypeName(type(of: object))
    {
      classes.append((name, mangled))
    }
    return name
  }

  /// Returns the classes that have appeared since the last call.
  func takeClasses() -> [(name: String, mangled: String)] {
    defer { classes = [] }
    return classes
  }

  /// Removes deallocated objects.
  func prune() {
    for (place, number) in numbers where known[number]?.object == nil {
      numbers[place] = nil
      known[number] = nil
    }
  }

  /// Names the objects that have no name yet.
  ///
  /// - Parameter owners: the objects whose properties may hold them.
  func nameAll(owners: () -> [AnyObject]) {
    for number in nameless {
      guard let object = known[number]?.object, let name = given(object) else { continue }
      taken.insert(name)
      known[number]?.name = name
    }
    nameless.removeAll { known[$0]?.name.isEmpty == false }
    guard !nameless.isEmpty else { return }
    let labels = PropertyLabels.labels(in: owners())
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

  /// The name that scene files use for a scroll view's own recognizer; nil for other objects.
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

  static func isOfTheKit(_ type: Any.Type) -> Bool { CapturedTree.isOfTheKit(type) }
}
