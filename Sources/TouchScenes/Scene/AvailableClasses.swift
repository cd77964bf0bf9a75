/// The classes that the program can build.
///
/// The format names more than a young program has; a scene that needs one of the others is refused with a message that
/// says so.
package struct AvailableClasses: Sendable, Equatable {
  package var views: [ViewClass]
  package var recognizers: [RecognizerClass]

  package init(views: [ViewClass], recognizers: [RecognizerClass]) {
    self.views = views
    self.recognizers = recognizers
  }

  /// Every class of the format.
  package static let all = AvailableClasses(views: ViewClass.allCases, recognizers: RecognizerClass.allCases)
}
