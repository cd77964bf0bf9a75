// Facts about classes of recognizers other than their properties, which Scripts/properties.table declares.

extension RecognizerClass {
  /// Whether this is a class or one of its subclasses.
  package func isKind(of other: RecognizerClass) -> Bool { self == other || superclass?.isKind(of: other) == true }

  /// All properties, those of the superclass first.
  var properties: [PropertyRule<RecognizerProperty>] { (superclass?.properties ?? Self.common) + ownProperties }

  /// The keys of the properties that this class adds to those of its superclass.
  package var ownKeys: [String] { ownProperties.map(\.key) }

  /// A property that this class adds, with a number as its value; nil if there is no such property, or the value is
  /// invalid.
  package func property(_ key: String, _ number: Double) -> RecognizerProperty? {
    ownProperties.first { $0.key == key }?.property(.number(number))
  }

  /// All keys that a recognizer of this class accepts.
  var keys: [String] {
    ["name", "class", "requiresToFail", "delegate", "subclass", "logs", "on", "addedTo"]
      + (applies.isEmpty ? [] : ["apply"]) + (self == .custom ? ["transitions"] : [])
      + properties.map(\.key)
  }

  /// The keys of all classes.
  static let allKeys = Set(allCases.flatMap(\.keys))
  /// The properties of all classes.
  static let allProperties = Set(allCases.flatMap(\.properties).map(\.key))
}
