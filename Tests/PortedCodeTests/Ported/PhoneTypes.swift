import UIKit

/// A kind of keyboard on the screen, a feature of phones: a desktop ignores it.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// Another name of `asciiCapable`.
  public static let alphabet = asciiCapable
}
