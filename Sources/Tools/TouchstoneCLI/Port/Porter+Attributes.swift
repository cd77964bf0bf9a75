// Attributes of Objective-C and of Interface Builder, which have no meaning on Linux.

extension Porter {
  mutating func attribute(_ index: Int) {
    let token = tokens[index]
    switch token.text {
    case "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBDesignable", "@IBInspectable", "@IBSegueAction":
      removeAttribute(index)
    case "@IBOutlet":
      removeAttribute(index)
      leave(token, "`@IBOutlet`: nothing connects it; make the view in code", Self.absent)
    case "@UIApplicationMain":
      change(
        token.range, to: "@main", token, "`@UIApplicationMain` is `@main`", Self.start,
        where: .node("ui_application_main_attr"))
    case "@NSManaged" where managedProperty(index): break
    case "@NSManaged", "@GKInspectable":
      leave(token, "`\(token.text)` has no meaning on Linux", Self.absent)
    default: break
    }
  }

  /// The compiler's names of attributes.
  private static let attributeNodes = [
    "@objc": "objc_attr", "@objcMembers": "objc_members_attr", "@nonobjc": "non_objc_attr",
    "@IBAction": "ib_action_attr", "@IBDesignable": "ib_designable_attr", "@IBInspectable": "ib_inspectable_attr",
    "@IBSegueAction": "ib_segue_action_attr", "@IBOutlet": "ib_outlet_attr",
  ]

  private mutating func removeAttribute(_ index: Int) {
    var token = tokens[index]
    // `@objc(name)`; Swift 5 accepts spaces before the parenthesis.
    if word(index + 1) == "(", let close = closing(index + 1),
      case let space = bytes[token.range.upperBound..<tokens[index + 1].range.lowerBound],
      space.isEmpty || token.text == "@objc" && space.allSatisfy(isSpace)
    {
      token.range = token.range.lowerBound..<tokens[close].range.upperBound
    }
    remove(token, "removed `\(token.text)`", where: Self.attributeNodes[token.text] ?? token.text)
  }
}
