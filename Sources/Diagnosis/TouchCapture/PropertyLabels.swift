import TouchKit

/// The names of the properties in which an app stores views, controllers and recognizers.
@MainActor package enum PropertyLabels {
  /// Returns the name of the first property that stores each object.
  ///
  /// - Parameter owners: The objects whose properties are read, except those that the kit's classes declare.
  package static func labels(in owners: [AnyObject]) -> [ObjectIdentifier: String] {
    var labels: [ObjectIdentifier: String] = [:]
    func note(_ value: Any, _ label: String) {
      let object: AnyObject? = if let view = value as? UIResponder { view } else { value as? UIGestureRecognizer }
      if let object, labels[ObjectIdentifier(object)] == nil { labels[ObjectIdentifier(object)] = label }
    }
    for owner in owners {
      var next: Mirror? = Mirror(reflecting: owner)
      while let mirror = next, !CapturedTree.isOfTheKit(mirror.subjectType) {
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
}
