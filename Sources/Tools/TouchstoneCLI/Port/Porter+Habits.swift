// Forms of UIKit that have an equal one here.

extension Porter {
  /// Replaces a form that sources use out of habit.
  mutating func habit(_ index: Int) {
    switch tokens[index].text {
    case "classForCoder": classOfType(index)
    case "preferredDatePickerStyle": dateWheels(index)
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
