import UIKit

#if FoundationGeometry
class PersonCell: UITableViewCell {
  var showsStar: Bool = true

  func configure(person: Person) {
    textLabel?.text = person.fullName
    textLabel?.font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body)
    accessoryType = person.isFavourite && showsStar ? .checkmark : .none
    selectionStyle = UITableViewCell.SelectionStyle.none
  }
}
#endif
