import TouchGeometry
import TouchKit

/// What a person is told of one thing on the stage who does not see it.
public struct AccessibleElement: CustomStringConvertible {
  /// What it is called.
  public let label: String?
  /// What it says at the moment.
  public let value: String?
  /// What happens when it is used.
  public let hint: String?
  /// The name that only tests know.
  public let identifier: String?
  /// What kind of thing it is.
  public let traits: UIAccessibilityTraits
  /// Where it is, in points of the screen.
  public let frame: CGRect
  /// Where it is touched.
  public let activationPoint: CGPoint
  /// The view; nil for a part of a view.
  public let view: UIView?

  @MainActor init(_ view: UIView) {
    (label, value, hint) = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint)
    (identifier, traits, frame) = (view.accessibilityIdentifier, view.accessibilityTraits, view.accessibilityFrame)
    activationPoint = view.accessibilityActivationPoint
    self.view = view
  }

  @MainActor init(_ part: UIAccessibilityElement) {
    (label, value, hint) = (part.accessibilityLabel, part.accessibilityValue, part.accessibilityHint)
    (identifier, traits, frame) = (part.accessibilityIdentifier, part.accessibilityTraits, part.accessibilityFrame)
    activationPoint = part.accessibilityActivationPoint
    view = nil
  }

  /// Label, value and traits, with commas between them: `Volume, 50%, adjustable`.
  public var description: String {
    [label, value, traits == .none ? nil : traits.description].compactMap { $0 }.joined(separator: ", ")
  }
}

/// Views by what they say of themselves, as a person finds them who does not see (semantics 45.1 to 45.4).
extension TouchStage {
  /// What is told of on the stage, in reading order.
  public var accessibleElements: [AccessibleElement] {
    settle()
    return window.accessibleElementsInOrder.compactMap { element in
      (element as? UIView).map { AccessibleElement($0) }
        ?? (element as? UIAccessibilityElement).map { AccessibleElement($0) }
    }
  }

  /// The same as text, one line an element, to be compared with a literal.
  public var reading: String { accessibleElements.map(\.description).joined(separator: "\n") }

  /// The one element with a label.
  ///
  /// None, or several, stop the test, with what there is.
  public func element(labeled label: String) -> AccessibleElement {
    one(of: accessibleElements.filter { $0.label == label }, "with the label \(label)")
  }

  /// The one view or part of a view with an identifier; the view need not be told of.
  ///
  /// None, or several, stop the test, with what there is.
  public func element(identifiedBy identifier: String) -> AccessibleElement {
    var found = accessibleElements.filter { $0.identifier == identifier }
    func search(_ view: UIView) {
      guard !view.isHidden else { return }
      if view.accessibilityIdentifier == identifier, !found.contains(where: { $0.view === view }) {
        found.append(AccessibleElement(view))
      }
      view.subviews.forEach(search)
    }
    search(window)
    return one(of: found, "with the identifier \(identifier)")
  }

  /// Taps what has a label, at its activation point.
  public func tap(labeled label: String) { tap(element(labeled: label)) }

  /// Taps what has an identifier, at its activation point.
  public func tap(identifiedBy identifier: String) { tap(element(identifiedBy: identifier)) }

  /// Taps an element, at its activation point.
  public func tap(_ element: AccessibleElement) {
    tap(at: window.convert(element.activationPoint, from: window.screen.coordinateSpace))
  }

  private func one(of found: [AccessibleElement], _ what: String) -> AccessibleElement {
    precondition(
      found.count == 1,
      "\(found.count) elements \(what); there are:\n\(window.accessibleElementsInOrder.isEmpty ? "none" : reading)")
    return found[0]
  }
}
