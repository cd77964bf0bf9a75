import TouchGeometry

/// Where the kit says that it was used wrongly and went on: one line on standard error.
@MainActor package enum BadUse {
  /// Who gets the line; tests put their own here.
  package static var report: (String) -> Void = { message in
    let line = message + "\n"
    _ = write(2, line, line.utf8.count)
  }

  /// Says that a value is not finite and that the one before stays.
  package static func refuse(_ property: String, _ value: some Any) {
    report("\(property): \(value) is not finite and was refused")
  }
}
