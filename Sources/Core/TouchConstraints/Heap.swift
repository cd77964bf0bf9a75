/// A heap of integers that removes the smallest first.
struct Heap: Sendable {
  private var items: [Int] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func push(_ item: Int) {
    items.append(item)
    var index = items.count - 1
    while index > 0, items[(index - 1) / 2] > items[index] {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> Int? {
    guard let minimum = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return minimum }
    items[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < items.count else { return minimum }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      guard items[child] < items[index] else { return minimum }
      items.swapAt(index, child)
      index = child
    }
  }
}
