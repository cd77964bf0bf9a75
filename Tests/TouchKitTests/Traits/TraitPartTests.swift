import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// Further values of traits and keys (17.6, 25.41).
@MainActor struct TraitPartTests {
  private let stage = Stage()

  @Test("25.41: traits say in which direction the program's language reads; what says nothing leaves it open")
  func direction() {
    let view = stage.shownView()
    expectEqual(view.traitCollection.layoutDirection, .leftToRight)
    let right = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(right.layoutDirection == .rightToLeft && UITraitCollection().layoutDirection == .unspecified)
    let both = UITraitCollection(traitsFrom: [view.traitCollection, right])
    #expect(both.layoutDirection == .rightToLeft && both.containsTraits(in: right) && both != view.traitCollection)
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.traitCollection.layoutDirection, .leftToRight)
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
  }

  @Test("17.6: without modifiers a key types its character, and named keys have their names")
  func keys() {
    func key(_ characters: String, _ flags: UIKeyModifierFlags, _ code: UIKeyboardHIDUsage) -> String {
      UIKey(characters: characters, modifierFlags: flags, keyCode: code).charactersIgnoringModifiers
    }
    #expect(key("A", .shift, .keyboardA) == "a" && key("a", [], .keyboardA) == "a" && key("1", [], .keyboard1) == "1")
    expectEqual(key("", [], .keyboardUpArrow), UIKeyCommand.inputUpArrow)
    expectEqual(key("", .shift, .keyboardEscape), UIKeyCommand.inputEscape)
    expectEqual(key("É", [], UIKeyboardHIDUsage(rawValue: 0)), "É")
  }
}
