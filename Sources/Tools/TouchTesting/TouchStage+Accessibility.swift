import TouchGeometry
import TouchKit

/// The accessibility description of one element on the stage.
public struct AccessibleElement: CustomStringConvertible {
  /// The label.
  public let label: String?
  /// The current value.
  public let value: String?
  /// The hint: the effect of using it.
  public let hint: String?
  /// The identifier, for tests.
  public let identifier: String?
  /// The traits.
  public let traits: UIAccessibilityTraits
  /// The frame, in points of the screen.
  public let frame: CGRect
  /// The activation point.
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

  /// Label, value and traits, separated by commas: `Volume, 50%, adjustable`.
  public var description: String {
    [label, value, traits == .none ? nil : traits.description].compactMap { $0 }.joined(separator: ", ")
  }
}

/// Finds views by their accessibility descriptions (semantics 45.1 to 45.4).
extension TouchStage {
  /// The accessibility elements on the stage, in reading order.
  public var accessibleElements: [AccessibleElement] {
    settle()
    return window.accessibleElementsInOrder.compactMap { element in
      (element as? UIView).map { AccessibleElement($0) }
        ?? (element as? UIAccessibilityElement).map { AccessibleElement($0) }
    }
  }

  /// The same as text, one line per element, for comparison with a literal.
  public var reading: String { accessibleElements.map(\.description).joined(separator: "\n") }

  /// The element with a label.
  ///
  /// If there is none, or several, the test stops with a list of the elements.
  public func element(labeled label: String) -> AccessibleElement {
    one(of: accessibleElements.filter { $0.label == label }, "with the label \(label)")
  }

  /// The view or part of a view with an identifier; the view need not be an accessibility element.
  ///
  /// If there is none, or several, the test stops with a list of the elements.
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

  /// Taps the element with a label, at its activation point.
  public func tap(
    labeled label: String, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) { tap(element(labeled: label), reach, file: file, line: line) }

  /// Taps the element with an identifier, at its activation point.
  public func tap(
    identifiedBy identifier: String, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) { tap(element(identifiedBy: identifier), reach, file: file, line: line) }

  /// Taps an element, at its activation point.
  public func tap(
    _ element: AccessibleElement, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) {
    // An activation point outside of its element is meant for something else.
    let view = element.frame.contains(element.activationPoint) ? element.view : nil
    tap(
      at: window.convert(element.activationPoint, from: window.screen.coordinateSpace),
      for: view.map { Aim("tap", $0, reach, file, line) })
  }

  private func one(of found: [AccessibleElement], _ what: String) -> AccessibleElement {
    precondition(
      found.count == 1,
      "\(found.count) elements \(what); there are:\n\(window.accessibleElementsInOrder.isEmpty ? "none" : reading)")
    return found[0]
  }
}
