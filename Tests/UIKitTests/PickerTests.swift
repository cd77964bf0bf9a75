import Expectations
import Testing
import TouchTesting
import UIKit

/// Rules 8.14 and 8.15.
@MainActor @Suite struct PickerTests {
  @MainActor final class Scene: UIPickerViewDataSource, UIPickerViewDelegate {
    let stage = TouchStage(size: CGSize(width: 360, height: 260))
    let picker = UIPickerView(frame: CGRect(x: 20, y: 20, width: 320, height: 216))
    let counts = [20, 3]
    var received: [String] = []

    init() {
      picker.dataSource = self
      picker.delegate = self
      stage.rootView.addSubview(picker)
      stage.settle()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component == 0 ? "Row" : "Kind") \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      received.append("chose \(row) in \(component)")
    }
  }

  @Test("8.14: a finger turns a wheel; it rests on a row, and that is reported once")
  func finger() {
    let scene = Scene()
    let start = CGPoint(x: 100, y: 128)
    scene.stage.finger.down(at: start)
    scene.stage.finger.move(to: CGPoint(x: 100, y: 128 - 10 - 70), duration: 1)
    scene.stage.wait(0.6)
    scene.stage.finger.up()
    scene.stage.wait(2)
    #expect(scene.picker.selectedRow(inComponent: 0) == 2 && scene.picker.selectedRow(inComponent: 1) == 0)
    expectEqual(scene.received, ["chose 2 in 0"])
  }

  @Test("8.14: a tap on a row, the mouse's wheel and keys choose; the program's choice is not told")
  func others() {
    let scene = Scene()
    scene.picker.selectRow(5, inComponent: 0, animated: false)
    scene.picker.selectRow(99, inComponent: 1, animated: true)
    scene.stage.wait(1)
    #expect(scene.picker.selectedRow(inComponent: 0) == 5 && scene.picker.selectedRow(inComponent: 1) == 2)
    #expect(scene.received.isEmpty)
    scene.stage.finger.down(at: CGPoint(x: 100, y: 128 + 32))
    scene.stage.finger.up()
    scene.stage.wait(1)
    scene.stage.mouse.move(to: CGPoint(x: 100, y: 128))
    scene.stage.mouse.scroll(by: CGVector(dx: 0, dy: -40))
    scene.stage.wait(2)
    expectEqual(scene.received, ["chose 6 in 0", "chose 7 in 0"])
    scene.stage.typeKey(.keyboardTab)
    scene.stage.typeKey(.keyboardUpArrow)
    scene.stage.typeKey(.keyboardEnd)
    scene.stage.settle()
    expectEqual(scene.received.suffix(2), ["chose 6 in 0", "chose 19 in 0"])
  }

  @Test("8.14: fewer rows after a reload leave the last one chosen")
  func reload() {
    let scene = Scene()
    scene.picker.selectRow(19, inComponent: 0, animated: false)
    #expect(scene.picker.numberOfRows(inComponent: 0) == 20 && scene.picker.rowSize(forComponent: 0).height == 32)
    scene.picker.dataSource = nil
    scene.stage.settle()
    #expect(scene.picker.numberOfComponents == 0 && scene.picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("31.6: a button that chooses from its menu has arrows, and is wider by them")
  func popup() {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: [UIAction(title: "Large") { _ in }, UIAction(title: "Small") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.setTitle("Large", for: .normal)
    let plain = button.intrinsicContentSize.width
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Large" && button.intrinsicContentSize.width == plain + 14)
    button.configuration?.indicator = .none
    expectEqual(button.intrinsicContentSize.width, plain)
  }
}

#if FoundationGeometry
@MainActor @Suite struct DatePickerTests {
  private let stage = TouchStage(size: CGSize(width: 400, height: 460))
  private let zone = TimeZone(identifier: "UTC")!
  private let received = Received()

  @MainActor private final class Received {
    var lines: [String] = []
  }

  private func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_GB")
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    picker.calendar = calendar
    picker.timeZone = zone
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    // Tuesday, 14 May 2024, 09:30.
    picker.date = Date(timeIntervalSince1970: 1_715_679_000)
    picker.addAction(
      UIAction { [received, weak picker] _ in
        received.lines.append(picker.map { "\(Int($0.date.timeIntervalSince1970))" } ?? "")
      }, for: .valueChanged)
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: picker.intrinsicContentSize)
    stage.rootView.addSubview(picker)
    stage.settle()
    return picker
  }

  @Test("8.15: a tap on a day chooses it and keeps the time; days out of range cannot be chosen")
  func day() {
    let picker = picker(.inline, .date)
    picker.minimumDate = Date(timeIntervalSince1970: 1_715_558_400)  // 13 May
    // 15 May is the Wednesday of the third row: the month begins on a Wednesday.
    let column: CGFloat = 20 + 2.5 * 36
    stage.finger.down(at: CGPoint(x: column, y: 20 + 36 + 24 + 2.5 * 36))
    stage.finger.up()
    // 8 May is before the earliest date.
    stage.finger.down(at: CGPoint(x: column, y: 20 + 36 + 24 + 1.5 * 36))
    stage.finger.up()
    expectEqual(received.lines, ["1715765400"])
  }

  @Test("8.15: a set date is between the earliest and the latest, and nothing is sent")
  func limits() {
    let picker = picker(.compact, .dateAndTime)
    picker.maximumDate = Date(timeIntervalSince1970: 1_715_000_000)
    #expect(picker.date == picker.maximumDate && received.lines.isEmpty)
    picker.date = Date(timeIntervalSince1970: 1_714_000_000)
    expectEqual(Int(picker.date.timeIntervalSince1970), 1_714_000_000)
  }

  @Test("8.15: the compact style opens the rest; a choice there is the picker's")
  func compact() throws {
    let picker = picker(.compact, .date)
    stage.tap(picker)
    stage.wait(1)
    let popover = try #require(stage.window.rootViewController?.presentedViewController)
    let inner = try #require(popover.view.subviews.first as? UIDatePicker)
    let place = inner.convert(CGPoint(x: 2.5 * 36, y: 36 + 24 + 2.5 * 36), to: nil)
    stage.finger.down(at: place)
    stage.finger.up()
    stage.settle()
    #expect(received.lines == ["1715765400"] && Int(picker.date.timeIntervalSince1970) == 1_715_765_400)
  }
}
#endif
