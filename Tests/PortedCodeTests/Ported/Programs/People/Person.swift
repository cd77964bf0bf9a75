import Foundation

#if FoundationGeometry
class Person: NSObject {
  var givenName: String
  var familyName: String
  var isFavourite = false

  init(givenName: String, familyName: String) {
    self.givenName = givenName
    self.familyName = familyName
    super.init()
  }

  var fullName: String { return "\(givenName) \(familyName)" }
}
#endif
