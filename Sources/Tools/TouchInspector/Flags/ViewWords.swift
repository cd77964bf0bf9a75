import TouchCapture
import TouchKit

/// The names of kinds of objects.
@MainActor enum ViewWords {
  private static var known: [ObjectIdentifier: String] = [:]

  /// UIKit's class that an object is an instance of, also through subclasses of the scene; otherwise its own class.
  static func className(of object: AnyObject) -> String {
    let type = ObjectIdentifier(Swift.type(of: object))
    if let name = known[type] { return name }
    var next: Mirror? = Mirror(reflecting: object)
    var name = "\(Swift.type(of: object))"
    while let mirror = next {
      let candidate = "\(mirror.subjectType)"
      if candidate.hasPrefix("UI"), CapturedTree.isOfTheKit(mirror.subjectType) {
        name = candidate
        break
      }
      next = mirror.superclassMirror
    }
    known[type] = name
    return name
  }
}
