import Expectations
import Testing
import TouchBus
import TouchEditing
import TouchGeometry
import TouchKit
import TouchLists
import TouchNavigation
import TouchTesting
import TouchWidgets

@testable import TouchAccessibility

@MainActor @Suite struct ListTests {
  private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count: Int
    var made = 0
    var selected: [Int] = []
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "n") ?? UITableViewCell(style: .default, reuseIdentifier: "n")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  }

  private func table(_ stage: TouchStage, _ numbers: Numbers) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 40
    table.accessibilityLabel = "Numbers"
    (table.dataSource, table.delegate) = (numbers, numbers)
    stage.rootView.addSubview(table)
    stage.settle()
    return table
  }

  @Test("47.30 to 47.34: a million rows are a table; no call makes a cell, and a selected row has a name")
  func million() {
    let stage = TouchStage()
    let numbers = Numbers(1_000_000)
    let table = table(stage, numbers)
    let read = ReadStage(stage)
    let made = numbers.made
    let list = read.object("Numbers")
    expectEqual(read.link.ask("Accessible", "GetRoleName", list), "table")
    expectEqual(read.link.get("Accessible", "ChildCount", list), "1000000")
    expectEqual(read.link.get("Table", "NRows", list), "1000000")
    let last = read.link.ask("Accessible", "GetChildAtIndex", list, .int32(999_999))
    expectEqual(last, "@e\(table.accessibleEdition)_999999")
    let path = list + "/" + last.dropFirst()
    expectEqual(read.link.get("Accessible", "Name", path), "")
    expectEqual(read.link.ask("Accessible", "GetRoleName", path), "table cell")
    expectEqual(read.link.ask("Accessible", "GetIndexInParent", path), "999999")
    expectEqual(
      read.link.ask("Accessible", "GetAttributes", path), "[toolkit=Touchstone posinset=1000000 setsize=1000000]")
    expectEqual(read.link.ask("Component", "GetExtents", path, .uint32(1)), "0,39999960,300,40")
    expectEqual(read.link.ask("Accessible", "GetChildren", list), "NotSupported")
    expectEqual(read.link.ask("Accessible", "GetChildAtIndex", list, .int32(2_000_000)), ",@null")
    for index in stride(from: 0, to: 1_000_000, by: 9973) {
      _ = read.link.ask("Accessible", "GetChildAtIndex", list, .int32(Int32(index)))
    }
    expectEqual(numbers.made, made)
    expectEqual(read.link.ask("Selection", "SelectChild", list, .int32(999_999)), "true")
    read.turn()
    expectEqual(numbers.selected, [999_999])
    expectEqual(read.link.get("Selection", "NSelectedChildren", list), "1")
    let row = read.link.ask("Selection", "GetSelectedChild", list, .int32(0))
    expectEqual(read.link.get("Accessible", "Name", String(row.dropFirst())), "Row 999999")
    // A path from before the reload no longer names an object.
    numbers.count = 500
    table.reloadData()
    read.turn()
    expectEqual(read.link.get("Accessible", "Name", path), "UnknownObject")
  }

  @Test("47.30: up to a hundred rows are a list, and one more replaces it by a table")
  func hundred() {
    let stage = TouchStage()
    let numbers = Numbers(100)
    let table = table(stage, numbers)
    let read = ReadStage(stage)
    let first = read.object("Numbers")
    expectEqual(read.link.ask("Accessible", "GetRoleName", first), "list")
    numbers.count = 101
    table.reloadData()
    read.turn()
    let second = read.object("Numbers")
    #expect(read.link.ask("Accessible", "GetRoleName", second) == "table" && second != first)
  }

  @Test("47.35: the keyboard in a list moves focus and selection from row to row")
  func keys() {
    let stage = TouchStage()
    let numbers = Numbers(3)
    let table = table(stage, numbers)
    let read = ReadStage(stage, events: ["object:state-changed:", "object:selection-changed"])
    _ = read.link.signals()
    let (zero, one) = (read.object("Row 0"), read.object("Row 1"))
    expectEqual(read.link.ask("Component", "GrabFocus", zero), "true")
    read.turn()
    expectEqual(read.link.signals(), ["\(zero) StateChanged focused 1 0 0"])
    table.chooseAsUser(IndexPath(row: 1, section: 0), true)
    read.turn()
    expectEqual(
      read.link.signals(),
      [
        "\(one) StateChanged selected 1 0 0", "\(read.object("Numbers")) SelectionChanged 0 0 0",
        "\(zero) StateChanged focused 0 0 0", "\(one) StateChanged focused 1 0 0",
      ])
  }
}
