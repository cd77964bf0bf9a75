import TouchGeometry

/// Reports programming errors after which the kit continues: one line each on standard error.
@MainActor package enum BadUse {
  /// Receives the message; tests replace it.
  package static var report: (String) -> Void = { message in
    let line = message + "\n"
    _ = write(2, line, line.utf8.count)
  }

  /// Reports that a value is not finite and that the previous one is kept.
  package static func refuse(_ property: String, _ value: some Any) {
    report("\(property): \(value) is not finite and was refused")
  }
}
