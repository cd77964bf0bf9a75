import TouchKit

extension [AppearanceCall] {
  /// The index of the first call in a wrong position; nil if the calls are balanced.
  var fault: Int? {
    var (last, isShown) = (AppearanceCall.didDisappear, false)
    for (index, call) in enumerated() {
      let isDue =
        switch call {
        case .willAppear: last == .didDisappear || last == .willDisappear
        case .isAppearing: last == .willAppear && !isShown
        case .didAppear: isShown && (last == .isAppearing || last == .willAppear)
        case .willDisappear: last == .didAppear || last == .willAppear || last == .isAppearing
        case .didDisappear: last == .willDisappear
        }
      guard isDue else { return index }
      if call == .isAppearing { isShown = true }
      if call == .didDisappear { isShown = false }
      last = call
    }
    return nil
  }
}
