import TouchGeometry
import TouchKit
import TouchWidgets

/// The items that a prefetching data source was notified of.
///
/// They are the items within one screen of the visible ones in the direction of scrolling (semantics 27.21).
@MainActor final class Prefetching {
  private var announced: Set<ListPlace> = []
  private var visible: (first: ListPlace, last: ListPlace)?

  /// Discards the stored items after the data changed.
  func reset() {
    announced = []
    visible = nil
  }

  /// Returns the items to prefetch and to cancel after the visible items changed; nil if there are none.
  ///
  /// - Parameters:
  ///   - count: The number of items to prefetch.
  ///   - next: Returns the item after an item, or with false the one before it; nil at the end.
  func change(
    _ first: ListPlace?, _ last: ListPlace?, count: Int, next: (ListPlace, Bool) -> ListPlace?
  ) -> (fetch: [IndexPath], cancel: [IndexPath])? {
    guard let first, let last else {
      reset()
      return nil
    }
    if let visible, visible.first == first, visible.last == last { return nil }
    let isForward = visible.map { last > $0.last || (last == $0.last && first > $0.first) } ?? true
    visible = (first, last)
    var ahead: [ListPlace] = []
    var place = isForward ? last : first
    while ahead.count < count, let further = next(place, isForward) {
      ahead.append(further)
      place = further
    }
    let wanted = Set(ahead)
    // Items that became visible are no longer prefetched and are not cancelled.
    announced = announced.filter { $0 < first || $0 > last }
    let cancel = announced.subtracting(wanted).sorted()
    let fetch = ahead.filter { !announced.contains($0) }
    announced = wanted
    guard !fetch.isEmpty || !cancel.isEmpty else { return nil }
    return (fetch.map(\.path), cancel.map(\.path))
  }
}

/// Receives the items of a collection view that may soon become visible.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that may soon become visible, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with prefetched items that will no longer become visible.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

/// Receives the rows of a table view that may soon become visible.
/// https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that may soon become visible, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with prefetched rows that will no longer become visible.
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

  /// Notifies the prefetching data source of the items near the visible ones.
  func notifyPrefetching() {
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
  /// Whether the prefetching data source is notified; true by default.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableview/isprefetchingenabled
  public var isPrefetchingEnabled: Bool {
    get { !isPrefetchingOff }
    set {
      isPrefetchingOff = !newValue
      prefetchDidChange()
    }
  }

  func prefetchDidChange() {
    prefetch = prefetchDataSource == nil || isPrefetchingOff ? nil : prefetch ?? Prefetching()
    setNeedsLayout()
  }

  /// Notifies the prefetching data source of the rows near the visible ones.
  func notifyPrefetching() {
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
