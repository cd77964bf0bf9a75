import TouchGeometry

/// A value with a time.
package protocol Timed {
  /// The time of its beginning.
  var time: TimeInterval { get }
  /// The time of its end; not before `time`.
  var endTime: TimeInterval { get }
}

extension Timed {
  package var endTime: TimeInterval { time }
}

/// Values ordered by time, of which the oldest can be dropped.
///
/// Both times never decrease from one element to the next, so that ranges are found by binary search.
package struct Timeline<Element: Timed & Equatable & Sendable>: Equatable, Sendable {
  private var storage: [Element] = []
  /// The number of dropped elements at the front that are still stored.
  private var head = 0

  package init() {}

  package var count: Int { storage.count - head }
  package var isEmpty: Bool { count == 0 }
  package var all: ArraySlice<Element> { storage[head...] }
  package var first: Element? { all.first }

  package var last: Element? {
    get { isEmpty ? nil : storage[storage.count - 1] }
    set {
      if let newValue, !isEmpty { storage[storage.count - 1] = newValue }
    }
  }

  package subscript(index: Int) -> Element { storage[head + index] }

  package mutating func append(_ element: Element) { storage.append(element) }

  package mutating func removeLast() { if !isEmpty { storage.removeLast() } }

  /// Drops elements that ended before a time.
  ///
  /// The storage is only moved when half of it is unused: an amortized constant cost for each element.
  package mutating func forget(before time: TimeInterval) {
    while head < storage.count, storage[head].endTime < time { head += 1 }
    guard head > 64, head * 2 > storage.count else { return }
    storage.removeFirst(head)
    head = 0
  }

  /// Returns the index of the first element that begins after a time; `count` without one.
  package func firstIndex(after time: TimeInterval) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].time > time { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the index of the first element that has not ended before a time; `count` without one.
  package func firstIndex(reaching time: TimeInterval) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].endTime >= time { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the last element that begins at or before a time.
  package func last(at time: TimeInterval) -> Element? {
    let next = firstIndex(after: time)
    return next > 0 ? self[next - 1] : nil
  }

  /// Returns the elements that overlap a range of time.
  package func within(_ range: ClosedRange<TimeInterval>) -> ArraySlice<Element> {
    let low = firstIndex(reaching: range.lowerBound)
    let high = max(low, firstIndex(after: range.upperBound))
    return storage[(head + low)..<(head + high)]
  }
}
