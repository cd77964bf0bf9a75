import Foundation

#if FoundationGeometry
final class ReaderBook: NSObject {
  let title: String
  let pages: [String]

  init(title: String, pages: [String]) {
    self.title = title
    self.pages = pages
    super.init()
  }
}
#endif
