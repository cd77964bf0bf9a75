import TouchKit
import TouchWidgets

// The default accessibility properties of text inputs (semantics 45.2).

extension UITextField: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility {
    let letters = text ?? ""
    let said = isSecureTextEntry ? String(repeating: "•", count: letters.count) : letters
    return NaturalAccessibility(isElement: true, value: said.isEmpty ? placeholder : said, traits: accessibleState)
  }
}

extension UITextView: NaturallyAccessible {
  package var naturalAccessibility: NaturalAccessibility { NaturalAccessibility(isElement: true, value: text) }
}
