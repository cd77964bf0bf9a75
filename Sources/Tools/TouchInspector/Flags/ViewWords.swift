import TouchCapture
import TouchKit

/// The names of classes, as the panels show them.
@MainActor enum ViewWords {
  private static var known: [ObjectIdentifier: String] = [:]

  /// The name of the closest UIKit class among an object's class and its superclasses; without one, its own class.
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
