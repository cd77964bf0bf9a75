import Foundation

#if FoundationGeometry
protocol PeopleManagerDelegate: AnyObject {
  func peopleManagerDidChange(_ manager: PeopleManager)
}

class PeopleManager {
  static let sharedManager = PeopleManager()
  weak var delegate: PeopleManagerDelegate?
  private(set) var people = [Person]()
  private let queue = DispatchQueue(label: "people")

  func add(_ person: Person) {
    queue.sync { people.append(person) }
    delegate?.peopleManagerDidChange(self)
  }

  func remove(_ person: Person) {
    people = people.filter { $0 !== person }
    delegate?.peopleManagerDidChange(self)
  }
}
#endif
