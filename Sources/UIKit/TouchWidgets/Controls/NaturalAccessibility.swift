import TouchFiles
import TouchGeometry
import TouchKit

// The default accessibility properties of labels, images and controls (semantics 45.2).

extension UIControl {
  /// The traits of every control: whether it is selected, and whether it is disabled.
  package var accessibleState: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

/// Returns a fraction as text: `50%`.
private func percent(_ part: Float) -> String { "\(Int((part * 100).rounded()))%" }

extension UILabel: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(
      isElement: text?.isEmpty == false, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
  }
}

extension UIImageView: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility { NaturalAccessibility(traits: .image) }
}

extension UIButton: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(
      isElement: true, label: label.text ?? secondLabel?.text, traits: accessibleState.union(.button))
  }
}

extension UISwitch: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(
      isElement: true, value: isOn ? "1" : "0", traits: accessibleState.union([.button, .toggleButton]))
  }
}

extension UISlider: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility {
    let range = maximumValue - minimumValue
    return NaturalAccessibility(
      isElement: true, value: percent(range > 0 ? (value - minimumValue) / range : 0),
      traits: accessibleState.union(.adjustable))
  }
}

extension UIStepper: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility {
    let isWhole = value == value.rounded() && abs(value) < 1e15
    return NaturalAccessibility(
      isElement: true, value: isWhole ? "\(Int(value))" : "\(value)", traits: accessibleState.union(.adjustable))
  }
}

extension UIPageControl: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(
      isElement: numberOfPages > 0, value: localized("page %1$s of %2$s", "\(currentPage + 1)", "\(numberOfPages)"),
      traits: accessibleState.union(.adjustable))
  }
}

extension UIProgressView: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(isElement: true, value: percent(progress), traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(isElement: isAnimating, label: localized("In progress"), traits: .updatesFrequently)
  }
}

extension UISegmentedControl: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility { NaturalAccessibility() }
  /// The segments, each as a button.
  package var naturalElements: [Any]? {
    // The same elements at each call: assistive technologies identify them.
    while accessibleParts.count < segments.count {
      accessibleParts.append(UIAccessibilityElement(accessibilityContainer: self))
    }
    return zip(segments, segmentRects).enumerated().map { index, part in
      let element = accessibleParts[index]
      element.accessibilityLabel = part.0.title
      element.accessibilityFrameInContainerSpace = part.1
      element.accessibilityTraits = .button
      if index == selectedSegmentIndex { element.accessibilityTraits.insert(.selected) }
      if !part.0.isEnabled || !isEnabled { element.accessibilityTraits.insert(.notEnabled) }
      return element
    }
  }
}
