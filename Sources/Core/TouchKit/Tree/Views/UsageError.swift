import TouchGeometry

/// Reports programming errors after which the kit continues: one line each on standard error.
@MainActor package enum UsageError {
  /// Receives the message; tests replace it.
  package static var report: (String) -> Void = { message in
    let line = message + "\n"
    _ = write(2, line, line.utf8.count)
  }

  /// Reports that a value is not finite and that the previous one is kept.
  package static func refuse(_ property: String, _ value: some Any) {
    report("\(property): \(value) is not finite and was refused")
  }

  /// Reports a target that is not an object: it is released at once, so its action is never called.
  package static func checkTarget(_ target: Any?, of sender: AnyObject) {
    guard let target, !(type(of: target) is AnyClass) else { return }
    let kind = "\(type(of: target))"
    // An optional that is passed as `Any` may contain an object.
    guard !kind.hasPrefix("Optional<") else { return }
    report(
      "\(type(of: sender)).addTarget: a target of type \(kind) is not an object, so its action is never called; in the "
        + "initial value of a property make the property lazy, or pass nil to search the responder chain")
  }
}
