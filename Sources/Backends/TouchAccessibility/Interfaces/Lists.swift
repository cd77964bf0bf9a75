import TouchBus
import TouchGeometry
import TouchKit
import TouchLists

// Selections, tables and their cells (semantics 47.30, 47.34).

extension AccessibilityModel {
  /// Returns the indices of the selected children, in order.
  func selectedChildren(_ facts: AccessibleFacts) -> [Int] {
    if let list = facts.list { return list.selection }
    return facts.children.indices.filter { tree.objects[facts.children[$0]]?.states.contains(.selected) == true }
  }

  func selection(_ member: String, _ target: CallTarget, _ arguments: CallArguments) -> [BusValue] {
    let facts = facts(target)
    let selected = selectedChildren(facts)
    switch member {
    case "GetSelectedChild":
      let index = arguments.int(0)
      return [reference(selected.indices.contains(index) ? child(selected[index], of: target) : nil)]
    case "IsChildSelected": return [.bool(selected.contains(arguments.int(0)))]
    case "SelectChild": return [.bool(choose(arguments.int(0), of: target, facts, true))]
    case "DeselectChild": return [.bool(choose(arguments.int(0), of: target, facts, false))]
    case "DeselectSelectedChild":
      let index = arguments.int(0)
      return [.bool(selected.indices.contains(index) && choose(selected[index], of: target, facts, false))]
    case "SelectAll":
      guard facts.states.contains(.multiselectable), let list = facts.list, list.count <= 1000 else {
        return [.bool(false)]
      }
      return [.bool((0..<list.count).allSatisfy { choose($0, of: target, facts, true) })]
    case _: return [.bool(selected.allSatisfy { choose($0, of: target, facts, false) })]
    }
  }

  /// Selects or deselects a child as a user does; returns whether the child can be selected or deselected.
  ///
  /// A list changes only after the call was answered.
  private func choose(_ index: Int, of target: CallTarget, _ facts: AccessibleFacts, _ isSelected: Bool) -> Bool {
    guard let child = child(index, of: target) else { return false }
    if let (list, path) = listItem(child) {
      guard list.accessibleSelecting.one else { return false }
      later {
        if isSelected { list.revealAsUser(path, focuses: false) }
        list.chooseAsUser(path, isSelected)
      }
      return true
    }
    guard isSelected, case .bool(true) = action("DoAction", child, CallArguments(values: [.int32(0)]))[0] else {
      return false
    }
    return true
  }

  func table(_ member: String, _ target: CallTarget, _ arguments: CallArguments) -> [BusValue] {
    let facts = facts(target)
    let count = facts.list?.count ?? 0
    let selected = facts.list?.selection ?? []
    func row(_ index: Int) -> Int { arguments.int(index) }
    let isCell = !arguments.values.isEmpty && (0..<count).contains(row(0))
    switch member {
    case "GetAccessibleAt": return [reference(isCell && row(1) == 0 ? child(row(0), of: target) : nil)]
    case "GetIndexAt": return [.int(isCell && row(1) == 0 ? row(0) : -1)]
    case "GetRowAtIndex": return [.int(isCell ? row(0) : -1)]
    case "GetColumnAtIndex": return [.int(isCell ? 0 : -1)]
    case "GetRowDescription", "GetColumnDescription": return [.string("")]
    case "GetRowExtentAt", "GetColumnExtentAt": return [.int(isCell ? 1 : 0)]
    case "GetRowHeader", "GetColumnHeader": return [reference(nil)]
    case "GetSelectedRows": return [.array("i", selected.map(BusValue.int))]
    case "GetSelectedColumns": return [.array("i", [])]
    case "IsRowSelected", "IsSelected": return [.bool(isCell && selected.contains(row(0)))]
    case "AddRowSelection": return [.bool(choose(row(0), of: target, facts, true))]
    case "RemoveRowSelection": return [.bool(choose(row(0), of: target, facts, false))]
    case "GetRowColumnExtentsAtIndex":
      let isSelected = isCell && selected.contains(row(0))
      return [
        .bool(isCell), .int(isCell ? row(0) : -1), .int(isCell ? 0 : -1), .int32(1), .int32(1), .bool(isSelected),
      ]
    case _: return [.bool(false)]
    }
  }

  func tableCell(_ member: String) -> [BusValue] {
    if member == "GetRowColumnSpan" { return [.bool(true), .int32(0), .int32(0), .int32(1), .int32(1)] }
    return [.array("(so)", [])]
  }
}
