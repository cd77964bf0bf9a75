// swift-format-ignore-file
import UIKit

#if FoundationGeometry
class OldPickerController: UIViewController, UIPickerViewDelegate, UIPickerViewDataSource {
    let picker = UIPickerView()
    let resultLabel = UILabel()
    let bounceButton = UIButton(type: .system)
    let formatter = DateFormatter()
    var columns = [[Int]]()
    var wins = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for column in stride(from: 0, to: 3, by: 1) {
            var numbers = [Int]()
            for i in stride(from: 0, to: 20, by: 1) {
                numbers.append(i % 10)
            }
            columns.append(numbers)
        }
        picker.delegate = self
        picker.dataSource = self
        formatter.dateStyle = .short
        formatter.timeStyle = DateFormatter.Style.none
        bounceButton.setTitle("Go", for: UIControl.State.normal)
        bounceButton.addTarget(self, action: Selector(OldPickerController.go(_:)), for: UIControl.Event.touchUpInside)
        resultLabel.isHidden = true
        for subview in [picker, resultLabel, bounceButton] as [UIView] { view.addSubview(subview) }
        wins = UserDefaults.standard.integer(forKey: "oldPickerWins")
    }

    func go(_ sender: UIButton!) {
        picker.selectRow(4, inComponent: 0, animated: false)
        picker.selectRow(4, inComponent: 1, animated: false)
        picker.selectRow(4, inComponent: 2, animated: false)
        let rows = (0..<3).map { self.picker.selectedRow(inComponent: $0) }
        if columns[0][rows[0]] == columns[1][rows[1]] && columns[1][rows[1]] == columns[2][rows[2]] {
            wins += 1
            let defaults = UserDefaults.standard
            defaults.set(wins, forKey: "oldPickerWins")
            resultLabel.text = ["Bingo", String(wins)].joined(separator: " ")
        }
        resultLabel.isHidden = !(sender.isEnabled)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return columns.count
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return columns[component].count
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        return 60
    }

    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        let label = UILabel()
        label.text = "\(columns[component][row])"
        label.textAlignment = NSTextAlignment.center
        return label
    }

    func write(_ days: Int, into lines: [String] = []) -> String {
        let date = Date().addingTimeInterval(TimeInterval(days * 86400))
        let sorted = lines.sorted { $0 < $1 } + [formatter.string(from: date)]
        return sorted.reversed().joined(separator: "\n")
    }
}
#endif
