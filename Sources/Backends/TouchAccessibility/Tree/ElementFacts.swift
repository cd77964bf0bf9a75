import TouchEditing
import TouchGeometry
import TouchKit
import TouchLists
import TouchNavigation
import TouchWidgets

// Roles, states and interfaces of single elements (semantics 47.14 to 47.19, of which 47.18 is about roles).

extension AccessibleFacts {
  /// The container of an element, reduced to the kinds on which the element's role depends.
  enum Container { case tabBar, segments, list(isLong: Bool), other }

  /// Creates the description of an element.
  @MainActor init(of object: AnyObject, in container: Container) {
    let view = object as? UIView
    let part = object as? UIAccessibilityElement
    let traits = view?.accessibilityTraits ?? part?.accessibilityTraits ?? .none
    self.init(Self.role(of: object, traits, container))
    name = view?.accessibilityLabel ?? part?.accessibilityLabel ?? ""
    description = view?.accessibilityHint ?? part?.accessibilityHint ?? ""
    identifier = view?.accessibilityIdentifier ?? part?.accessibilityIdentifier ?? ""
    valueText = view?.accessibilityValue ?? part?.accessibilityValue
    changesOften = traits.contains(.updatesFrequently)
    states = [.visible, .showing]
    if !traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
    if view?.canBecomeFocused == true || view is any EditableTextInput { states.insert(.focusable) }
    addStates(traits)
    if let view { addContent(of: view) }
    addActions(traits)
    let custom = view?.accessibilityCustomActions ?? part?.accessibilityCustomActions ?? []
    actions += custom.enumerated().map { .custom($0.offset, $0.element.name) }
  }

  /// Returns the role; the first condition that holds decides.
  @MainActor private static func role(
    of object: AnyObject, _ traits: UIAccessibilityTraits, _ container: Container
  ) -> AccessibleRole {
    switch object {
    case let field as UITextField: return field.isSecureTextEntry ? .passwordText : .entry
    case is UITextView: return .text
    case is UISlider: return .slider
    case is UIStepper: return .spinButton
    case is UIProgressView: return .progressBar
    case is UIActivityIndicatorView: return .animation
    case let item as any AccessibleMenuItem:
      return item.opensAccessibleMenu ? .menu : item.accessibleCheckMark == nil ? .menuItem : .checkMenuItem
    default: break
    }
    switch container {
    case .segments: return .radioButton
    case .tabBar where traits.contains(.button): return .pageTab
    case .list(let isLong): return isLong ? .tableCell : .listItem
    case .tabBar, .other: break
    }
    if traits.contains(.toggleButton) { return .toggleButton }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.link) { return .link }
    if traits.contains(.searchField) { return .entry }
    if traits.contains(.header) { return .heading }
    if traits.contains(.button) || traits.contains(.keyboardKey) {
      return traits.contains(.button) && traits.contains(.selected) ? .toggleButton : .pushButton
    }
    return traits.contains(.image) ? .image : .label
  }

  private mutating func addStates(_ traits: UIAccessibilityTraits) {
    let isSelected = traits.contains(.selected)
    switch role {
    case .toggleButton:
      if traits.contains(.toggleButton) ? valueText == "1" : isSelected { states.insert(.pressed) }
    case .radioButton:
      states.insert(.checkable)
      if isSelected { states.insert(.checked) }
    case .menuItem, .checkMenuItem, .menu, .pageTab, .listItem, .tableCell:
      states.insert(.selectable)
      if isSelected { states.insert(.selected) }
    case .slider: states.insert(.horizontal)
    case .progressBar: states.insert(.readOnly)
    case .animation: states.insert(.busy)
    case .entry, .passwordText, .text, .label, .image, .link, .heading, .pushButton, .spinButton, .dialog, .frame,
      .list,
      .table, .pageTabList, .panel, .toolBar, .application, .notification, .landmark:
      if isSelected { states.insert(.selected) }
    }
    if role == .menu { states.insert(.expandable) }
  }

  /// Adds the text and the numbers of the kit's classes.
  @MainActor private mutating func addContent(of view: UIView) {
    switch view {
    case let slider as UISlider:
      let (minimum, maximum) = (Double(slider.minimumValue), Double(slider.maximumValue))
      range = Range(minimum: minimum, maximum: maximum, current: Double(slider.value), step: (maximum - minimum) / 10)
    case let stepper as UIStepper:
      range = Range(
        minimum: stepper.minimumValue, maximum: stepper.maximumValue, current: stepper.value, step: stepper.stepValue)
    case let pages as UIPageControl:
      let last = Double(max(pages.numberOfPages - 1, 0))
      range = Range(minimum: 0, maximum: last, current: Double(pages.currentPage), step: 1)
    case let progress as UIProgressView:
      range = Range(minimum: 0, maximum: 1, current: Double(progress.progress), step: 0)
    case let label as UILabel: if role == .label, let content = label.text { text = AccessibleText(content) }
    case let item as any AccessibleMenuItem:
      if let isOn = item.accessibleCheckMark { states.formUnion(isOn ? [.checkable, .checked] : .checkable) }
    case let input as any EditableTextInput: addText(of: input.editing, in: view)
    default: break
    }
  }

  @MainActor private mutating func addText(of session: EditingSession, in view: UIView) {
    let selection = session.spokenSelection
    text = AccessibleText(
      session.text.string, isSecret: session.isSecret, anchor: selection.anchor, head: selection.head)
    valueText = nil
    states.formUnion([.selectableText, session.isOneLine ? .singleLine : .multiLine])
    states.insert(session.acceptsEdits ? .editable : .readOnly)
    placeholder = (view as? UITextField)?.placeholder
  }

  private mutating func addActions(_ traits: UIAccessibilityTraits) {
    switch role {
    case .pushButton, .pageTab, .radioButton, .menuItem, .checkMenuItem, .menu, .listItem, .tableCell:
      actions = [.activate("click")]
    case .toggleButton: actions = [.activate("toggle")]
    case .link: actions = [.activate("jump")]
    case .heading where traits.contains(.button): actions = [.activate("click")]
    case .entry, .passwordText, .text, .label, .image, .heading, .slider, .spinButton, .progressBar, .animation,
      .dialog, .frame, .list, .table, .pageTabList, .panel, .toolBar, .application, .notification, .landmark:
      break
    }
    if traits.contains(.adjustable) { actions += [.increment, .decrement] }
  }

  /// The interfaces of the object.
  var interfaces: [String] {
    if role == .application { return ["org.a11y.atspi.Accessible", "org.a11y.atspi.Application"] }
    var names = ["Accessible", "Component"]
    if !actions.isEmpty { names.append("Action") }
    if range != nil { names.append("Value") }
    if text != nil { names.append("Text") }
    if text != nil, states.contains(.editable) { names.append("EditableText") }
    if list != nil || selectsChildren { names.append("Selection") }
    if role == .table, list != nil { names.append("Table") }
    if role == .tableCell { names.append("TableCell") }
    if role == .image { names.append("Image") }
    return names.map { "org.a11y.atspi." + $0 }
  }

  /// The description for clients: the hint, after a value that no interface and no attribute contains
  /// (semantics 47.14).
  var spokenDescription: String {
    guard let valueText, !valueText.isEmpty, range == nil, text == nil, role != .toggleButton, role != .radioButton,
      !actions.contains(.increment)
    else { return description }
    return description.isEmpty ? valueText : "\(valueText). \(description)"
  }

  /// The attributes of the object (semantics 47.14).
  var attributes: [(String, String)] {
    var pairs = [("toolkit", "Touchstone")]
    if !identifier.isEmpty { pairs.append(("id", identifier)) }
    if let valueText, range != nil || actions.contains(.increment) { pairs.append(("valuetext", valueText)) }
    if let placeholder { pairs.append(("placeholder-text", placeholder)) }
    if role == .heading { pairs.append(("level", "1")) }
    if let position {
      pairs += [("posinset", "\(position.index + 1)"), ("setsize", "\(position.count)")]
    } else if let list {
      pairs.append(("setsize", "\(list.count)"))
    }
    return pairs
  }
}
