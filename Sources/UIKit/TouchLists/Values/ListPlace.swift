import TouchGeometry

/// A section and a row or an item in it.
///
/// What `IndexPath` says outside, without its cost.
struct ListPlace: Hashable, Comparable, Sendable {
  var section: Int
  var item: Int

  init(_ section: Int, _ item: Int) { (self.section, self.item) = (section, item) }

  /// Nil for a path that does not have two numbers, or has one below zero.
  init?(_ path: IndexPath?) {
    guard let path, path.count == 2, path[0] >= 0, path[1] >= 0 else { return nil }
    (section, item) = (path[0], path[1])
  }

  var path: IndexPath { IndexPath(row: item, section: section) }

  static func < (left: ListPlace, right: ListPlace) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
