import TouchKit
import TouchWidgets

// What text inputs are for people who do not see them, without being told (semantics 45.2).

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
