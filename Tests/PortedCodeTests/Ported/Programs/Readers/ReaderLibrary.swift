import Foundation

#if FoundationGeometry
enum ReaderLibrary {
  static let books = [
    ReaderBook(title: "Short", pages: ["One.", "Two."]), ReaderBook(title: "Long", pages: (1...9).map { "Page \($0)" }),
  ]
}
#endif
