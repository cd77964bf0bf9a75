import TouchGeometry
import TouchKit

extension UIScrollView {
  /// What can be observed.
  private static let observable: [PartialKeyPath<UIScrollView>] = [
    \.contentOffset, \.contentSize, \.contentInset, \.adjustedContentInset, \.bounds,
  ]

  /// Has a handler told of each change of a property, as long as the result is kept (semantics 9.19).
  ///
  /// There is no observation of any property of any object without the runtime of Objective-C. `contentOffset`,
  /// `contentSize`, `contentInset`, `adjustedContentInset` and `bounds` of scroll views can be observed; what else is
  /// asked for is reported, and nothing is told of it.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - options: which values are told, and whether the present one is told at once.
  ///   - changeHandler: called after the delegate, with the view and what was asked for.
  /// - Returns: the observation, which ends when it is let go of or invalidated.
  public func observe<Value>(
    _ keyPath: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard Self.observable.contains(keyPath) else {
      BadUse.report("\(type(of: self)).observe: \(keyPath) cannot be observed; nothing is told of it")
      return NSKeyValueObservation {}
    }
    func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
    }
    var known = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (old, new) = (known, self[keyPath: keyPath])
      guard !Self.isSame(old, new) else { return }
      known = new
      changeHandler(self, change(from: old, to: new))
    }
    observations.add(observation)
    if options.contains(.initial) { changeHandler(self, change(from: nil, to: known)) }
    return observation
  }

  /// Has the observers look for what has changed; a handler may begin and end observations.
  func tellObservers() {
    let known = observations
    known.check()
  }

  private static func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Own: Equatable>(_ own: Own) -> Bool { own == right as? Own }
    return (left as? any Equatable).map { compare($0) } ?? false
  }
}
