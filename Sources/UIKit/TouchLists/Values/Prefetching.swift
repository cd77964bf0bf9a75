import TouchGeometry
import TouchKit
import TouchWidgets

/// Which items a prefetching data source was told of: those within a screen of what is seen, in the direction in which
/// the user scrolls (semantics 27.21).
@MainActor final class Prefetching {
  private var told: Set<ListPlace> = []
  private var seen: (first: ListPlace, last: ListPlace)?

  /// Forgets what was told, because the data is another.
  func reset() {
    told = []
    seen = nil
  }

  /// What is told after what is seen has changed; nil for nothing.
  ///
  /// - Parameters:
  ///   - count: how many items ahead are wanted.
  ///   - next: the item after one, or the one before it with false; nil at the end.
  func change(
    _ first: ListPlace?, _ last: ListPlace?, count: Int, next: (ListPlace, Bool) -> ListPlace?
  ) -> (fetch: [IndexPath], cancel: [IndexPath])? {
    guard let first, let last else {
      reset()
      return nil
    }
    if let seen, seen.first == first, seen.last == last { return nil }
    let isForward = seen.map { last > $0.last || (last == $0.last && first > $0.first) } ?? true
    seen = (first, last)
    var ahead: [ListPlace] = []
    var place = isForward ? last : first
    while ahead.count < count, let further = next(place, isForward) {
      ahead.append(further)
      place = further
    }
    let wanted = Set(ahead)
    // What has come into sight is no longer fetched ahead, and nothing to cancel.
    told = told.filter { $0 < first || $0 > last }
    let cancel = told.subtracting(wanted).sorted()
    let fetch = ahead.filter { !told.contains($0) }
    told = wanted
    guard !fetch.isEmpty || !cancel.isEmpty else { return nil }
    return (fetch.map(\.path), cancel.map(\.path))
  }
}

/// Is told which items of a collection may be seen soon. https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items may come into view soon, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were prefetched will not come into view now.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

/// Is told which rows of a table may be seen soon. https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows may come into view soon, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were prefetched will not come into view now.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UICollectionView {
  func prefetchDidChange() {
    prefetch = prefetchDataSource == nil || !isPrefetchingEnabled ? nil : prefetch ?? Prefetching()
    setNeedsLayout()
  }

  /// Tells what lies ahead of the items that are seen.
  func tellPrefetching() {
    guard let prefetch, let prefetchDataSource, window != nil else { return }
    let found = prefetch.change(shown.first?.place, shown.last?.place, count: shown.count * TableTuning.prefetchScreens)
    { place, isForward in
      neighbor(of: place, isForward)
    }
    guard let found else { return }
    if !found.cancel.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: found.cancel) }
    if !found.fetch.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: found.fetch) }
  }

  private func neighbor(of place: ListPlace, _ isForward: Bool) -> ListPlace? {
    guard let counts else { return nil }
    var result = ListPlace(place.section, place.item + (isForward ? 1 : -1))
    while counts.indices.contains(result.section) {
      if result.item >= 0, result.item < counts[result.section] { return result }
      let section = result.section + (isForward ? 1 : -1)
      guard counts.indices.contains(section) else { return nil }
      result = ListPlace(section, isForward ? 0 : counts[section] - 1)
    }
    return nil
  }
}

extension UITableView {
  func prefetchDidChange() {
    prefetch = prefetchDataSource == nil ? nil : prefetch ?? Prefetching()
    setNeedsLayout()
  }

  /// Tells what lies ahead of the rows that are seen.
  func tellPrefetching() {
    guard let prefetch, let prefetchDataSource, window != nil else { return }
    let found = prefetch.change(shown.first?.place, shown.last?.place, count: shown.count * TableTuning.prefetchScreens)
    { place, isForward in
      isForward ? geometry.row(after: place) : geometry.row(before: place)
    }
    guard let found else { return }
    if !found.cancel.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: found.cancel) }
    if !found.fetch.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: found.fetch) }
  }
}
