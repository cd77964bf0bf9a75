// Forms of UIKit that have an equal one here.

extension Porter {
  /// Replaces a form that sources use out of habit.
  mutating func habit(_ index: Int) {
    switch tokens[index].text {
    case "classForCoder": classOfType(index)
    case "preferredDatePickerStyle": dateWheels(index)
    case "instantiateViewController", "instantiateViewControllerWithIdentifier", "instantiateInitialViewController":
      controllerOfStoryboard(index)
    case "allTargets": searchOfTargets(index)
    case "open": openStatic(index)
    case "localized": localizedText(index)
    case "NSItemProvider": providedText(index)
    case "modalTransitionStyle": turningTransition(index)
    case "objc_AssociationPolicy": policy(index)
    case "transitionCurlUp", "transitionCurlDown": curl(index)
    case "delegate": typedDelegate(index)
    default: break
    }
  }

  /// Replaces `Cell.classForCoder()` by the class itself.
  private mutating func classOfType(_ index: Int) {
    guard word(index - 1) == ".", word(index + 1) == "(", word(index + 2) == ")", tokens[index - 2].kind == .word,
      word(index - 2)?.first?.isUppercase == true
    else { return }
    change(
      tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound, to: "self", tokens[index],
      "`classForCoder()` of a class is the class", Self.swift5, where: .tokens)
  }

  /// Replaces a controller of a storyboard whose class is named by a cast: `storyboard?.instantiate… as! Details` becomes
  /// `Details()`, and its views are reported.
  private mutating func controllerOfStoryboard(_ index: Int) {
    guard word(index - 1) == ".", word(index + 1) == "(", var last = closing(index + 1),
      let first = startOfReceiver(index)
    else { return }
    if ["!", "?"].contains(word(last + 1) ?? "") { last += 1 }
    guard word(last + 1) == "as", let mark = word(last + 2), ["!", "?"].contains(mark),
      tokens.indices.contains(last + 3), case let type = qualifiedName(last + 3), type.count > 1, type != "Self",
      type.first?.isUppercase == true, KitClasses.superclasses[type] == nil
    else { return }
    let end = last + 3 + 2 * (type.split(separator: ".").count - 1)
    guard !["<", "?", "!", "."].contains(word(end + 1) ?? "") else { return }
    let lines = line(of: tokens[first])...line(of: tokens[end])
    remains.removeAll { note in
      lines.contains(note.line)
        && ["`UIStoryboard`", "`instantiateViewController`"].contains { note.text.hasPrefix($0) }
    }
    changeWhole(
      tokens[first].range.lowerBound..<tokens[end].range.upperBound,
      to: mark == "!" ? "\(type)()" : "\(type)() as \(type)?", index, "a controller of a storyboard is made in code")
    leave(
      tokens[index], "the views of `\(type)` are in a storyboard: make them in its `loadView()` or `viewDidLoad()`",
      Self.phone)
  }

  /// Replaces the wheels of a date picker by its calendar.
  private mutating func dateWheels(_ index: Int) {
    guard word(index + 1) == "=" else { return }
    let point = word(index + 2) == "UIDatePickerStyle" ? index + 3 : index + 2
    guard word(point) == ".", word(point + 1) == "wheels" else { return }
    change(
      tokens[point + 1].range, to: "inline", tokens[index],
      "a date is chosen in a calendar, because there are no wheels of dates", Self.lists, where: .tokens)
  }
}
