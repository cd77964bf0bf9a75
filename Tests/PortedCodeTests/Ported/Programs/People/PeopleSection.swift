import Foundation

#if FoundationGeometry
struct PeopleSection {
  let letter: String
  var people: [Person]

  static func sections(of people: [Person]) -> [PeopleSection] {
    let groups = Dictionary(grouping: people) { String($0.familyName.prefix(1)) }
    return groups.keys.sorted().map { key in
      PeopleSection(letter: key, people: groups[key]!.sorted { $0.familyName < $1.familyName })
    }
  }
}
#endif
