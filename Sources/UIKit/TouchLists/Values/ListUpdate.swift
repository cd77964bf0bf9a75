import TouchGeometry

/// The reported changes of a batch, and the plan that follows from them.
///
/// Deletions, reloads and the sources of moves refer to the list before the batch; insertions and targets of moves to
/// the list after it (semantics 26.29).
struct ListUpdate: Sendable {
  /// The name of an element in messages: `row` or `item`.
  let noun: String
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: Set<ListPlace> = []
  var inserted: Set<ListPlace> = []
  var reloaded: Set<ListPlace> = []
  var moved: [(from: ListPlace, to: ListPlace)] = []

  init(noun: String) { self.noun = noun }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
  }

  /// The reason why a batch is invalid (semantics 26.32).
  struct Refusal: Error, Equatable { let message: String }

  /// Returns the plan of all moves, given the numbers of rows before and after, or throws if the batch is invalid.
  func plan(before: [Int], after: [Int]) throws(Refusal) -> ListPlan {
    try checkIndices(before, after)
    let plan = ListPlan(self, before, after)
    try checkSums(plan, before, after)
    return plan
  }

  private func refuse(_ message: String) -> Refusal { Refusal(message: message) }

  private func checkIndices(_ before: [Int], _ after: [Int]) throws(Refusal) {
    let sources = deletedSections.union(reloadedSections).union(movedSections.map(\.from))
    for section in sources.sorted() where !before.indices.contains(section) {
      throw refuse(
        "attempt to delete, reload or move section \(section), but there are only "
          + "\(before.count) sections\(Self.range(before.count)) before the update")
    }
    for section in insertedSections.union(movedSections.map(\.to)).sorted() where !after.indices.contains(section) {
      throw refuse(
        "attempt to insert or move into section \(section), but there are only "
          + "\(after.count) sections\(Self.range(after.count)) after the update")
    }
    if let both = deleted.intersection(reloaded).min() {
      throw refuse("attempt to delete and reload the same index path (\(both.section), \(both.item))")
    }
    if let both = deletedSections.intersection(reloadedSections).min() {
      throw refuse("attempt to delete and reload the same section (\(both))")
    }
    for place in deleted.union(reloaded).union(moved.map(\.from)).sorted() {
      guard before.indices.contains(place.section) else {
        throw refuse(
          "attempt to delete, reload or move \(noun) \(place.item) of section \(place.section), but there are only "
            + "\(before.count) sections\(Self.range(before.count)) before the update")
      }
      guard place.item >= 0, place.item < before[place.section] else {
        throw refuse(
          "attempt to delete, reload or move \(noun) \(place.item) of section \(place.section), which contains only "
            + "\(before[place.section]) \(noun)s\(Self.range(before[place.section])) before the update")
      }
    }
    for place in inserted.union(moved.map(\.to)).sorted() {
      guard after.indices.contains(place.section) else {
        throw refuse(
          "attempt to insert \(noun) \(place.item) or move it into section \(place.section), but there are only "
            + "\(after.count) sections\(Self.range(after.count)) after the update")
      }
      guard place.item >= 0, place.item < after[place.section] else {
        throw refuse(
          "attempt to insert \(noun) \(place.item) or move it into section \(place.section), which contains only "
            + "\(after[place.section]) \(noun)s\(Self.range(after[place.section])) after the update")
      }
    }
    let targets = inserted.union(moved.map(\.to)).count, sources2 = deleted.union(moved.map(\.from)).count
    guard targets == inserted.count + moved.count, sources2 == deleted.count + moved.count,
      Set(movedSections.map(\.to)).union(insertedSections).count == movedSections.count + insertedSections.count,
      Set(movedSections.map(\.from)).union(deletedSections).count == movedSections.count + deletedSections.count
    else { throw refuse("attempt to perform two changes of one index path in one update: \(list)") }
  }

  /// The valid indices for messages, such as ` (0 to 2)`; empty if there are none.
  private static func range(_ count: Int) -> String { count > 0 ? " (0 to \(count - 1))" : "" }

  /// Throws messages such as "Invalid update: invalid number of rows in section 0" and "invalid number of items".
  private func checkSums(_ plan: ListPlan, _ before: [Int], _ after: [Int]) throws(Refusal) {
    let expected = before.count + insertedSections.count - deletedSections.count
    guard after.count == expected else {
      throw refuse(
        "Invalid update: invalid number of sections. After the update there are \(after.count), but before there were "
          + "\(before.count), of which \(deletedSections.count) were deleted and \(insertedSections.count) inserted")
    }
    func counts(_ places: some Sequence<ListPlace>) -> [Int: Int] {
      places.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
    let (outs, gones) = (counts(moved.map(\.from)), counts(deleted))
    let (comes, intos) = (counts(inserted), counts(moved.map(\.to)))
    for section in before.indices {
      guard let target = plan.section(section), !reloadedSections.contains(section) else { continue }
      let (out, gone) = (outs[section] ?? 0, gones[section] ?? 0)
      let (come, into) = (comes[target] ?? 0, intos[target] ?? 0)
      guard after[target] == before[section] + come - gone + into - out else {
        throw refuse(
          "Invalid update: invalid number of \(noun)s in section \(target). The number after the update "
            + "(\(after[target])) must be equal to the number before (\(before[section])) plus those inserted (\(come)) "
            + "less those deleted (\(gone)), plus those moved in (\(into)) less those moved out (\(out))")
      }
    }
  }

  /// A description of the changes, for messages.
  private var list: String {
    var parts: [String] = []
    func add(_ what: String, _ places: [String]) {
      if !places.isEmpty { parts.append("\(what) \(places.joined(separator: " "))") }
    }
    func text(_ place: ListPlace) -> String { "(\(place.section), \(place.item))" }
    add("delete sections", deletedSections.sorted().map { "\($0)" })
    add("insert sections", insertedSections.sorted().map { "\($0)" })
    add("move sections", movedSections.map { "\($0.from) to \($0.to)" })
    add("delete", deleted.sorted().map(text))
    add("insert", inserted.sorted().map(text))
    add("reload", reloaded.sorted().map(text))
    add("move", moved.map { "\(text($0.from)) to \(text($0.to))" })
    return parts.joined(separator: ", ")
  }
}

/// The new positions of sections and rows after a batch.
struct ListPlan: Sendable {
  private var sectionTargets: [Int?]
  /// The rows of each former section that are deleted or moved, in order.
  private var leaving: [Int: [Int]] = [:]
  /// The positions of each new section that inserted and moved rows occupy, in order.
  private var taken: [Int: [Int]] = [:]
  private var moves: [ListPlace: ListPlace] = [:]
  private let reloadedSections: Set<Int>
  private let reloaded: Set<ListPlace>
  /// The number of rows in each section after the batch.
  let after: [Int]

  init(_ update: ListUpdate, _ before: [Int], _ after: [Int]) {
    self.after = after
    reloadedSections = update.reloadedSections
    reloaded = update.reloaded
    let moved = Dictionary(update.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    let occupied = update.insertedSections.union(moved.values)
    sectionTargets = Array(repeating: nil, count: before.count)
    var next = 0
    for section in before.indices where !update.deletedSections.contains(section) {
      if let target = moved[section] {
        sectionTargets[section] = target
        continue
      }
      while occupied.contains(next) { next += 1 }
      sectionTargets[section] = next < after.count ? next : nil
      next += 1
    }
    for move in update.moved { moves[move.from] = move.to }
    for place in update.deleted.union(update.moved.map(\.from)) {
      leaving[place.section, default: []].append(place.item)
    }
    for place in update.inserted.union(update.moved.map(\.to)) { taken[place.section, default: []].append(place.item) }
    for key in leaving.keys { leaving[key]?.sort() }
    for key in taken.keys { taken[key]?.sort() }
  }

  /// Returns the new index of a section; nil if it is deleted.
  func section(_ section: Int) -> Int? { sectionTargets.indices.contains(section) ? sectionTargets[section] : nil }

  /// Returns the new position of a row; nil if it is deleted.
  ///
  /// A reloaded row stays. Reloading its section removes it.
  func place(_ place: ListPlace) -> ListPlace? {
    if let target = moves[place] { return target }
    guard let section = section(place.section), !reloadedSections.contains(place.section) else { return nil }
    var item = place.item
    if let leaving = leaving[place.section] {
      // The number of removed rows above it, and whether it is removed itself.
      var (low, high) = (0, leaving.count)
      while low < high {
        let middle = (low + high) / 2
        if leaving[middle] < place.item { low = middle + 1 } else { high = middle }
      }
      if low < leaving.count, leaving[low] == place.item { return nil }
      item -= low
    }
    for spot in taken[section] ?? [] {
      guard spot <= item else { break }
      item += 1
    }
    return item < after[section] ? ListPlace(section, item) : nil
  }

  /// Returns the new position of the keyboard cursor.
  ///
  /// The cursor follows its row. If the row is deleted, it moves to the row that follows, or to the last row. Nil if
  /// the section is deleted or empty.
  func successor(of place: ListPlace) -> ListPlace? {
    if let target = self.place(place) { return target }
    guard let section = section(place.section), after[section] > 0 else { return nil }
    var item = place.item
    while item > 0 {
      item -= 1
      let neighbor = ListPlace(place.section, item)
      guard moves[neighbor] == nil else { continue }
      if let before = self.place(neighbor), before.section == section {
        return ListPlace(section, min(before.item + 1, after[section] - 1))
      }
    }
    return ListPlace(section, 0)
  }

  /// Returns whether a row of the list before the batch is reloaded.
  func isReloaded(_ place: ListPlace) -> Bool { reloaded.contains(place) || reloadedSections.contains(place.section) }

  /// Returns the rows that leave a former section, in descending order.
  func leaving(_ section: Int) -> [Int] { (leaving[section] ?? []).reversed() }
  /// Returns the positions of a new section that inserted and moved rows occupy, in ascending order.
  func taken(_ section: Int) -> [Int] { taken[section] ?? [] }
  /// Returns whether a former section is reloaded, which discards its cached data.
  func isSectionReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }
}
