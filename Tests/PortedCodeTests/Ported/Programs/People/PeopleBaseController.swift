import UIKit

#if FoundationGeometry
class PeopleBaseController: UITableViewController {
  var sections: [PeopleSection] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: "PersonCell")
    tableView.estimatedRowHeight = 44
    tableView.rowHeight = UITableView.automaticDimension
    reload()
  }

  func reload() {
    sections = PeopleSection.sections(of: PeopleManager.sharedManager.people)
    tableView.reloadData()
  }
}

extension PeopleBaseController {

  func person(at indexPath: NSIndexPath) -> Person { return sections[indexPath.section].people[indexPath.row] }
}
#endif
