/// A property that a file may set: its key, and how to read its value.
struct PropertyRule<Property: Sendable>: Sendable {
  let key: String
  private let shape: Shape<Property>

  init<Value>(_ key: String, _ shape: Shape<Value>, _ make: @escaping @Sendable (Value) -> Property) {
    self.key = key
    self.shape = shape.map(make)
  }

  /// Reads the property if the object has its key.
  func read(_ fields: Fields) throws(FileError) -> Property? { try fields.read(key, shape) }

  /// The property with a value; nil if the value is invalid.
  func property(_ value: JSONValue) -> Property? { shape.read(value) }
}

extension Fields {
  /// The properties that the object sets, in the order of the rules.
  func properties<Property>(_ rules: [PropertyRule<Property>]) throws(FileError) -> [Property] {
    var properties: [Property] = []
    for rule in rules {
      if let property = try rule.read(self) { properties.append(property) }
    }
    return properties
  }
}

extension ViewProperty {
  /// Creates the property of a key; nil if no class has the key, or if the value is invalid.
  package init?(_ key: String, _ value: JSONValue) {
    let found = ViewClass.allCases.lazy.compactMap { kind in
      kind.ownProperties.first { $0.key == key }?.property(value)
    }.first
    guard let found else { return nil }
    self = found
  }
}

extension RecognizerProperty {
  /// Creates the property of a key; nil if no class has the key, or if the value is invalid.
  package init?(_ key: String, _ value: JSONValue) {
    let rules = RecognizerClass.common + RecognizerClass.allCases.flatMap(\.ownProperties)
    guard let found = rules.lazy.filter({ $0.key == key }).compactMap({ $0.property(value) }).first else { return nil }
    self = found
  }
}
