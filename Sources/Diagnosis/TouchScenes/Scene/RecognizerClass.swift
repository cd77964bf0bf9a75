// What scenes know of a class of recognizers besides its properties, which stand in Scripts/properties.table.

extension RecognizerClass {
  /// Whether this is a class or one of its subclasses.
  package func isKind(of other: RecognizerClass) -> Bool { self == other || superclass?.isKind(of: other) == true }

  /// All properties, those of the superclass first.
  var properties: [PropertyRule<RecognizerProperty>] { (superclass?.properties ?? Self.common) + ownProperties }

  /// The keys of the properties that this class adds to those of its superclass.
  package var ownKeys: [String] { ownProperties.map(\.key) }

  /// A property that this class adds, with a number; nil where there is no such property, or it cannot have the number.
  package func property(_ key: String, _ number: Double) -> RecognizerProperty? {
    ownProperties.first { $0.key == key }?.property(.number(number))
  }

  /// Every key that a recognizer of this class accepts.
  var keys: [String] {
    ["name", "class", "requiresToFail", "delegate", "subclass", "logs", "on", "addedTo"]
      + (applies.isEmpty ? [] : ["apply"]) + (self == .custom ? ["transitions"] : [])
      + properties.map(\.key)
  }

  /// The keys of any class.
  static let allKeys = Set(allCases.flatMap(\.keys))
  /// The properties of any class.
  static let allProperties = Set(allCases.flatMap(\.properties).map(\.key))
}
