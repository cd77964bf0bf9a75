/// An optional value that is stored outside its owner.
///
/// For large properties that few views and recognizers have. A copy of the owner copies one reference instead of
/// everything in the value, so code that copies views of a scene is smaller, and the compiler has less to optimize.
@propertyWrapper package struct Boxed<Value: Sendable & Equatable>: Sendable, Equatable {
  /// One value, or empty for nil.
  private var values: [Value] = []

  package init() {}

  package var wrappedValue: Value? {
    get { values.first }
    set { values = newValue.map { [$0] } ?? [] }
  }
}
