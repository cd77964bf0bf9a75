import UIKit

#if FoundationGeometry
class PersonFormController: UIViewController, UITextFieldDelegate {
  var onSave: ((Person) -> ())?
  let givenField = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 34))
  let familyField = UITextField(frame: CGRect(x: 20, y: 150, width: 280, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.groupTableViewBackground
    for field in [givenField, familyField] {
      field.borderStyle = UITextField.BorderStyle.roundedRect
      field.delegate = self
      view.addSubview(field)
    }
    givenField.placeholder = "Given name"
    familyField.placeholder = "Family name"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === givenField { return familyField.becomeFirstResponder() }
    onSave?(Person(givenName: givenField.text ?? "", familyName: familyField.text ?? ""))
    navigationController?.popViewController(animated: true)
    return true
  }
}
#endif
