import TouchCapture
import TouchGeometry

/// A touch map of the inspected program, which arrives line by line.
@MainActor struct ArrivingMap {
  private var entries: [TouchMap.Entry] = []
  /// The number of views of the map; -1 between maps.
  private var count = -1

  /// The maximum number of views of a map.
  private static let maximumViews = 100_000

  /// Handles a line `map` or `area`; returns the map when it is complete.
  mutating func receive(_ words: [String], _ tree: ReplicaTree) -> TouchMap? {
    if words[0] == "map" {
      let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
      (entries, count) = ([], min(max(number, 0), Self.maximumViews))
    } else {
      guard count >= 0, let entry = Self.entry(words, tree) else { return nil }
      entries.append(entry)
    }
    guard entries.count >= count else { return nil }
    count = -1
    return TouchMap(entries)
  }

  /// Drops what has arrived of a map.
  mutating func cancel() { (entries, count) = ([], -1) }

  private static func entry(_ words: [String], _ tree: ReplicaTree) -> TouchMap.Entry? {
    guard words.count > 14 else { return nil }
    func name(_ number: Int?) -> String {
      number.flatMap { tree.object($0) }.flatMap { tree.name(of: $0) } ?? localized("another view")
    }
    func rect(_ index: Int) -> CGRect? {
      let values = words[index..<index + 4].compactMap { Double(outside: $0) }.map { CGFloat($0) }
      guard values.count == 4 else { return nil }
      return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    var covers: [(name: String, share: Double)] = []
    for cover in words[11].split(separator: ",") {
      let parts = cover.split(separator: ":").map(String.init)
      let number = parts.first.flatMap { Int($0) }
      covers.append((name: name(number), share: parts.last.flatMap { Double(outside: $0) } ?? 0))
    }
    var entry = TouchMap.Entry(
      name: name(Int(words[1])), area: rect(2) ?? .zero, reachable: rect(6), share: Double(outside: words[10]) ?? 0,
      covers: covers)
    let obstacle = words[12].split(separator: ":").map(String.init)
    if let kind = obstacle.first.flatMap(TouchMap.Obstacle.Kind.init) {
      let number = obstacle.last.flatMap { Int($0) } ?? 0
      entry.obstacle = TouchMap.Obstacle(kind, number == 0 ? nil : name(number))
    }
    if let neighbor = Int(words[13]), neighbor != 0 {
      entry.neighbor = (name(neighbor), CGFloat(Double(outside: words[14]) ?? 0))
    }
    return entry
  }
}
