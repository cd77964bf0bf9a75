import Foundation

#if FoundationGeometry
class PlanBoard: NSObject {
  private(set) var cards: [PlanCard] = []
  private(set) var revision = 0

  func add(_ title: String) {
    cards.append(PlanCard(id: cards.count, title: title))
    revision += 1
  }

  func move(from: Int, to: Int) {
    cards.insert(cards.remove(at: from), at: to)
    revision += 1
  }

  func toggle(_ index: Int) {
    cards[index].isDone = !cards[index].isDone
    revision += 1
  }

  func cards(matching predicate: NSPredicate) -> [PlanCard] { return cards.filter { predicate.evaluate(with: $0) } }
}
#endif
