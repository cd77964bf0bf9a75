import TouchGeometry

/// The app's description of the content of a window; Foundation on Linux has no such class.
///
/// https://developer.apple.com/documentation/foundation/nsuseractivity
@preconcurrency @MainActor public final class NSUserActivity: UIObject {
  /// The type of the activity, such as `org.example.notes.open`.
  public let activityType: String
  /// A title for the user.
  public var title: String?
  /// Additional data for the scene.
  ///
  /// In a restored scene: strings, truth values, `Int`, `Double`, and arrays and dictionaries of them.
  public var userInfo: [AnyHashable: Any]?
  /// A stable identifier of the activity's content.
  public var targetContentIdentifier: String?

  /// Adds entries to the additional data; existing keys get the new values.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
