import TouchGeometry

/// What a batch says that changes in a list, and what comes of it.
///
/// Deletions, reloads and the sources of moves count in the list before; insertions and targets in the list after
/// (semantics 26.29).
struct ListUpdate: Sendable {
  /// How the parts are called in messages: `row` or `item`.
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

  /// Why a batch cannot be (semantics 26.32).
  struct Refusal: Error, Equatable { let message: String }

  /// Where everything goes that stays, or why it cannot be: the numbers of rows before and after are given.
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
        "attempt to delete section \(section), but there are only \(before.count) sections before the update")
    }
    for section in insertedSections.union(movedSections.map(\.to)).sorted() where !after.indices.contains(section) {
      throw refuse(
        "attempt to insert section \(section) but there are only \(after.count) sections after the update")
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
          "attempt to delete \(noun) \(place.item) from section \(place.section), but there are only \(before.count) "
            + "sections before the update")
      }
      guard place.item >= 0, place.item < before[place.section] else {
        throw refuse(
          "attempt to delete \(noun) \(place.item) from section \(place.section) which only contains "
            + "\(before[place.section]) \(noun)s before the update")
      }
    }
    for place in inserted.union(moved.map(\.to)).sorted() {
      guard after.indices.contains(place.section) else {
        throw refuse(
          "attempt to insert \(noun) \(place.item) into section \(place.section), but there are only \(after.count) "
            + "sections after the update")
      }
      guard place.item >= 0, place.item < after[place.section] else {
        throw refuse(
          "attempt to insert \(noun) \(place.item) into section \(place.section), but there are only "
            + "\(after[place.section]) \(noun)s in section \(place.section) after the update")
      }
    }
    let targets = inserted.union(moved.map(\.to)).count, sources2 = deleted.union(moved.map(\.from)).count
    guard targets == inserted.count + moved.count, sources2 == deleted.count + moved.count,
      Set(movedSections.map(\.to)).union(insertedSections).count == movedSections.count + insertedSections.count,
      Set(movedSections.map(\.from)).union(deletedSections).count == movedSections.count + deletedSections.count
    else { throw refuse("attempt to perform two changes of one index path in one update: \(list)") }
  }

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

  /// The changes, for messages.
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

/// Where the sections and rows of a list go in a batch.
struct ListPlan: Sendable {
  private var sectionTargets: [Int?]
  /// The rows of each section before that do not simply move up or down, in order.
  private var leaving: [Int: [Int]] = [:]
  /// The places in each section after that are taken by what comes in, in order.
  private var taken: [Int: [Int]] = [:]
  private var moves: [ListPlace: ListPlace] = [:]
  private let reloadedSections: Set<Int>
  private let reloaded: Set<ListPlace>
  /// How many rows each section has afterwards.
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

  /// Where a section goes; nil if it goes away.
  func section(_ section: Int) -> Int? { sectionTargets.indices.contains(section) ? sectionTargets[section] : nil }

  /// Where a row goes; nil if it goes away.
  ///
  /// One that is reloaded stays; its section's reload takes it away.
  func place(_ place: ListPlace) -> ListPlace? {
    if let target = moves[place] { return target }
    guard let section = section(place.section), !reloadedSections.contains(place.section) else { return nil }
    var item = place.item
    if let leaving = leaving[place.section] {
      // How many leave above it, and whether it leaves itself.
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

  /// Where the keyboard goes that was at a row: with the row, or where it goes away, to the one that takes its place,
  /// which is the last one where there is none behind it; nil where the section is gone or empty.
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

  /// Whether a row of before gets another cell.
  func isReloaded(_ place: ListPlace) -> Bool { reloaded.contains(place) || reloadedSections.contains(place.section) }

  /// The rows of a section before that leave it, from the last up.
  func leaving(_ section: Int) -> [Int] { (leaving[section] ?? []).reversed() }
  /// The places in a section after that are taken by what comes in, from the first down.
  func taken(_ section: Int) -> [Int] { taken[section] ?? [] }
  /// Whether a section of before loses everything that was known of it.
  func isSectionReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }
}
