import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

@MainActor @Suite struct ButtonGoldens {
  @Test("Buttons of all kinds in all states: normal, highlighted, selected, disabled")
  func states() {
    let complaint = complaint(aboutControlsNamed: "buttons") { stage in
      let kinds: [(String, () -> UIButton)] = [
        ("System", { UIButton(type: .system) }),
        ("Plain", { UIButton(configuration: .plain()) }),
        ("Gray", { UIButton(configuration: .gray()) }),
        ("Tinted", { UIButton(configuration: .tinted()) }),
        ("Filled", { UIButton(configuration: .filled()) }),
        ("Capsule", { UIButton(configuration: capsule) }),
        ("Truncated title", { UIButton(configuration: .gray()) }),
      ]
      for (row, kind) in kinds.enumerated() {
        for column in 0..<4 {
          let button = kind.1()
          button.setTitle(kind.0, for: .normal)
          button.frame = CGRect(x: 8 + CGFloat(column) * 98, y: 8 + CGFloat(row) * 44, width: 90, height: 36)
          if column == 1 { button.isHighlighted = true }
          if column == 2 { button.isSelected = true }
          if column == 3 { button.isEnabled = false }
          stage.root.addSubview(button)
        }
      }
      return CGSize(width: 400, height: 316)
    }
    expectNil(complaint)
  }

  private var capsule: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemGreen
    return configuration
  }
}
