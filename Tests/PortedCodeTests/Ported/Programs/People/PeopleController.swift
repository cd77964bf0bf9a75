import UIKit

#if FoundationGeometry
class PeopleController: PeopleBaseController, PeopleManagerDelegate {
  private(set) var reloads = 0

  override func viewDidLoad() {
    PeopleManager.sharedManager.delegate = self
    super.viewDidLoad()
    title = NSLocalizedString("People", comment: "")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: UIBarButtonItem.SystemItem.add, target: self,
      action: Selector(PeopleController.addTapped(_:)))
  }

  override func reload() {
    reloads += 1
    super.reload()
  }

  func addTapped(_ sender: AnyObject) {
    let form = PersonFormController()
    form.onSave = { PeopleManager.sharedManager.add($0) }
    navigationController?.pushViewController(form, animated: true)
  }

  func peopleManagerDidChange(_ manager: PeopleManager) { reload() }

  override func numberOfSections(in tableView: UITableView) -> Int { return sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[section].people.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return sections[section].letter
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath) as! PersonCell
    cell.configure(person: person(at: indexPath as NSIndexPath))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let chosen = person(at: indexPath as NSIndexPath)
    chosen.isFavourite = !chosen.isFavourite
    tableView.reloadRows(at: [indexPath], with: UITableView.RowAnimation.none)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    PeopleManager.sharedManager.remove(person(at: indexPath as NSIndexPath))
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
#endif
