import TouchBus
import TouchGeometry
import TouchKit

// Answers to calls (semantics 47.52).

extension AccessibilityModel {
  /// Returns the answer to a call.
  func answer(_ call: BusMessage) throws(BusRefusal) -> [BusValue] {
    switch call.interface {
    case "org.freedesktop.DBus.Peer":
      if call.member == "Ping", call.signature.isEmpty { return [] }
      throw .unknownMethod(call.member)
    case "org.freedesktop.DBus.Introspectable":
      guard call.member == "Introspect", call.signature.isEmpty else { throw .unknownMethod(call.member) }
      return [.string(introspection(target(call.path)))]
    default: break
    }
    // Clients may keep what the cache says, so it says nothing (semantics 47.11).
    if call.path == "/org/a11y/atspi/cache", call.member == "GetItems", call.signature.isEmpty {
      return [.array("((so)(so)(so)iiassusau)", [])]
    }
    guard let target = target(call.path) else { throw .unknownObject(call.path) }
    if call.interface == "org.freedesktop.DBus.Properties" { return try properties(call, target) }
    let interface = call.interface.isEmpty ? AccessibleInterface.prefix + "Accessible" : call.interface
    let name = try Self.shortName(interface, facts(target))
    guard let wanted = AccessibleInterface.methods[name]?[call.member] else { throw .unknownMethod(call.member) }
    guard wanted == call.signature else { throw .invalidArguments(wanted) }
    let arguments = CallArguments(values: call.arguments)
    switch name {
    case "Accessible": return try accessible(call.member, target, arguments)
    case "Component": return component(call.member, target, arguments)
    case "Action": return action(call.member, target, arguments)
    case "Text": return text(call.member, target, arguments)
    case "EditableText": return editableText(call.member, target, arguments)
    case "Selection": return selection(call.member, target, arguments)
    case "Table": return table(call.member, target, arguments)
    case "TableCell": return tableCell(call.member)
    case "Image": return image(call.member, target, arguments)
    case "Application": return [.string(Self.locale)]
    default: throw .unknownMethod(call.member)
    }
  }

  /// Returns the name of an interface without its prefix, if the object has the interface.
  private static func shortName(_ interface: String, _ facts: AccessibleFacts) throws(BusRefusal) -> String {
    guard facts.interfaces.contains(interface) else { throw .unknownInterface(interface) }
    return String(interface.dropFirst(AccessibleInterface.prefix.count))
  }

  /// The locale of messages.
  static var locale: String {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = BusAddress.variable(name) { return value }
    }
    return "C"
  }

  private func introspection(_ target: CallTarget?) -> String {
    let own = target.map { facts($0).interfaces } ?? []
    let names = own + ["org.freedesktop.DBus.Properties", "org.freedesktop.DBus.Introspectable"]
    return "<node>" + names.map { "<interface name=\"\($0)\"/>" }.joined() + "</node>"
  }

  private func properties(_ call: BusMessage, _ target: CallTarget) throws(BusRefusal) -> [BusValue] {
    let signatures = ["Get": "ss", "GetAll": "s", "Set": "ssv"]
    guard let wanted = signatures[call.member] else { throw .unknownMethod(call.member) }
    guard wanted == call.signature else { throw .invalidArguments(wanted) }
    let arguments = CallArguments(values: call.arguments)
    let facts = facts(target)
    let name = try Self.shortName(arguments.text(0), facts)
    let known = AccessibleInterface.properties[name] ?? []
    if call.member == "GetAll" {
      var pairs: [(String, BusValue)] = []
      for property in known.map({ $0.hasSuffix("=") ? String($0.dropLast()) : $0 }) {
        pairs.append((property, try value(of: property, name, target, facts)))
      }
      return [.options(pairs)]
    }
    let property = arguments.text(1)
    guard known.contains(property) || known.contains(property + "=") else { throw .unknownProperty(property) }
    if call.member == "Get" { return [.variant(try value(of: property, name, target, facts))] }
    guard known.contains(property + "=") else { throw .readOnly(property) }
    switch (property, call.arguments[2].unpacked) {
    case ("Id", .int32(let number)): applicationID = number
    case ("CurrentValue", let value):
      guard case .double(let number) = value, !number.isNaN else { throw .invalidArguments("d") }
      setValue(number, target)
    default: throw .invalidArguments("i")
    }
    return []
  }

  private func value(
    of property: String, _ interface: String, _ target: CallTarget, _ facts: AccessibleFacts
  ) throws(BusRefusal) -> BusValue {
    switch interface + "." + property {
    case "Accessible.Name": return .string(facts.name.withoutNUL)
    case "Accessible.Description": return .string(facts.spokenDescription.withoutNUL)
    case "Accessible.Parent": return parent(target, facts)
    case "Accessible.ChildCount": return .int(childCount(facts))
    case "Accessible.Locale", "Image.ImageLocale": return .string(Self.locale)
    case "Accessible.AccessibleId": return .string(facts.identifier.withoutNUL)
    case "Accessible.HelpText", "Table.Summary": return .string("")
    case "Application.ToolkitName": return .string("Touchstone")
    case "Application.Version", "Application.ToolkitVersion": return .string(Self.version)
    case "Application.AtspiVersion": return .string("2.1")
    case "Application.Id": return .int32(applicationID)
    case "Action.NActions": return .int(actions(target, facts).count)
    case "Value.MinimumValue": return .double(facts.range?.minimum ?? 0)
    case "Value.MaximumValue": return .double(facts.range?.maximum ?? 0)
    case "Value.MinimumIncrement": return .double(facts.range?.step ?? 0)
    case "Value.CurrentValue": return .double(facts.range?.current ?? 0)
    case "Value.Text": return .string((facts.valueText ?? "").withoutNUL)
    case "Image.ImageDescription": return .string(facts.name.withoutNUL)
    case "Text.CharacterCount": return .int(facts.text?.count ?? 0)
    case "Text.CaretOffset": return .int(facts.text?.caret ?? 0)
    case "Selection.NSelectedChildren", "Table.NSelectedRows": return .int(selectedChildren(facts).count)
    case "Table.NRows": return .int(facts.list?.count ?? 0)
    case "Table.NColumns", "TableCell.ColumnSpan", "TableCell.RowSpan": return .int32(1)
    case "Table.NSelectedColumns": return .int32(0)
    case "Table.Caption": return reference(nil)
    case "TableCell.Position": return .structure([.int(facts.position?.index ?? 0), .int32(0)])
    case "TableCell.Table": return parent(target, facts)
    default: throw .unknownProperty(property)
    }
  }

  private func parent(_ target: CallTarget, _ facts: AccessibleFacts) -> BusValue {
    target == .object(ObjectRegistry.root) ? desktop : reference(.object(facts.parent))
  }

  private func accessible(
    _ member: String, _ target: CallTarget, _ arguments: CallArguments
  ) throws(BusRefusal) -> [BusValue] {
    let facts = facts(target)
    switch member {
    case "GetChildAtIndex": return [reference(child(arguments.int(0), of: target))]
    case "GetChildren":
      let count = childCount(facts)
      guard count <= 1000 else { throw .notSupported }
      return [.array("(so)", (0..<count).map { reference(child($0, of: target)) })]
    case "GetIndexInParent": return [.int(indexInParent(target, facts))]
    case "GetRelationSet": return [.array("(ua(so))", [])]
    case "GetRole": return [.uint32(facts.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(facts.role.name)]
    case "GetState": return [.array("u", facts.states.halves.map(BusValue.uint32))]
    case "GetAttributes": return [.texts(facts.attributes.map { ($0.0, $0.1.withoutNUL) })]
    case "GetApplication": return [reference(.object(ObjectRegistry.root))]
    case _: return [.strings(facts.interfaces)]
    }
  }

  private func image(_ member: String, _ target: CallTarget, _ arguments: CallArguments) -> [BusValue] {
    switch member {
    case "GetImageExtents": component("GetExtents", target, arguments)
    case "GetImagePosition": component("GetPosition", target, arguments)
    case _: component("GetSize", target, arguments)
    }
  }
}
