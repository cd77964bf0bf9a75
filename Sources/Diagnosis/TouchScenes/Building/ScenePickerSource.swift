import TouchKit
import TouchWidgets

/// The data source and delegate of a scene's picker; logs each row that the user selects.
@MainActor final class ScenePickerSource: UIPickerViewDataSource, UIPickerViewDelegate {
  private let name: String
  private let isLogged: Bool
  private let components: [[String]]
  private weak var stage: SceneStage?

  init(_ description: SceneView, stage: SceneStage) {
    (name, isLogged) = (description.name, description.logs.contains(.rows))
    components = description.picker?.components ?? []
    self.stage = stage
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { components.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    components[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    components[component][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if isLogged { stage?.write(name, "didSelectRow", "\(component).\(row)") }
    stage?.onSelect?(name)
  }
}

extension SceneStage {
  /// Gives a picker its rows and its selection.
  func installPickerSource(_ view: UIView, _ description: SceneView) {
    guard let picker = view as? UIPickerView else { return }
    let source = ScenePickerSource(description, stage: self)
    keep(source)
    picker.dataSource = source
    picker.delegate = source
    for (component, row) in (description.picker?.selectedRows ?? []).enumerated() {
      picker.selectRow(row, inComponent: component, animated: false)
    }
  }
}
