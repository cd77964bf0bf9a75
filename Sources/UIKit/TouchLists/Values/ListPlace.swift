import TouchGeometry

/// A section and the index of a row or item in it.
///
/// An internal `IndexPath` without its cost.
struct ListPlace: Hashable, Comparable, Sendable {
  var section: Int
  var item: Int

  init(_ section: Int, _ item: Int) { (self.section, self.item) = (section, item) }

  /// Creates a position from an index path; nil unless the path consists of two non-negative numbers.
  init?(_ path: IndexPath?) {
    guard let path, path.count == 2, path[0] >= 0, path[1] >= 0 else { return nil }
    (section, item) = (path[0], path[1])
  }

  var path: IndexPath { IndexPath(row: item, section: section) }

  static func < (left: ListPlace, right: ListPlace) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
