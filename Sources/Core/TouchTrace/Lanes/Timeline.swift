import TouchGeometry

/// Something that has a time.
package protocol Timed {
  /// When it begins.
  var time: TimeInterval { get }
  /// When it is over; no earlier than `time`.
  var endTime: TimeInterval { get }
}

extension Timed {
  package var endTime: TimeInterval { time }
}

/// Things in the order of their times, of which the oldest are forgotten.
///
/// Both times never decrease from one to the next, so that what is seen of it is found by halving.
package struct Timeline<Element: Timed & Equatable & Sendable>: Equatable, Sendable {
  private var storage: [Element] = []
  /// How many at the front are forgotten but still stored.
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

  /// Forgets what is over before a time.
  ///
  /// The storage moves only when half of it is waste: a constant cost for each element in the long run.
  package mutating func forget(before time: TimeInterval) {
    while head < storage.count, storage[head].endTime < time { head += 1 }
    guard head > 64, head * 2 > storage.count else { return }
    storage.removeFirst(head)
    head = 0
  }

  /// The index of the first that begins after a time; `count` when none does.
  package func firstIndex(after time: TimeInterval) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].time > time { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The index of the first that is not over before a time; `count` when all are.
  package func firstIndex(reaching time: TimeInterval) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].endTime >= time { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The last that begins at a time or before.
  package func last(at time: TimeInterval) -> Element? {
    let next = firstIndex(after: time)
    return next > 0 ? self[next - 1] : nil
  }

  /// All that has a part in a stretch of time.
  package func within(_ range: ClosedRange<TimeInterval>) -> ArraySlice<Element> {
    let low = firstIndex(reaching: range.lowerBound)
    let high = max(low, firstIndex(after: range.upperBound))
    return storage[(head + low)..<(head + high)]
  }
}
