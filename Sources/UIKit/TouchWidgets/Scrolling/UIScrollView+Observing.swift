import TouchGeometry
import TouchKit

extension UIScrollView {
  /// The observable properties.
  private static let observable: [PartialKeyPath<UIScrollView>] = [
    \.contentOffset, \.contentSize, \.contentInset, \.adjustedContentInset, \.bounds,
  ]

  /// Calls a handler after each change of a property, as long as the result is retained (semantics 9.19).
  ///
  /// Without the runtime of Objective-C only these properties of scroll views can be observed: `contentOffset`,
  /// `contentSize`, `contentInset`, `adjustedContentInset` and `bounds`. Other properties are reported as a programming
  /// error, and the handler is never called.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that are passed, and whether the handler is called initially.
  ///   - changeHandler: Called after the delegate, with the view and the requested values.
  /// - Returns: The observation, which ends when it is deallocated or invalidated.
  public func observe<Value>(
    _ keyPath: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard Self.observable.contains(keyPath) else {
      UsageError.report("\(type(of: self)).observe: \(keyPath) cannot be observed; changes are not reported")
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

  /// Checks all observations for changes; handlers may begin and end observations.
  func notifyObservers() {
    let known = observations
    known.check()
  }

  private static func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Own: Equatable>(_ own: Own) -> Bool { own == right as? Own }
    return (left as? any Equatable).map { compare($0) } ?? false
  }
}
