import TouchGeometry

#if FoundationGeometry
/// An error of the calls that register fonts.
public typealias CFError = NSError
/// The place of a file.
public typealias CFURL = URL

/// For how long, and for whom, a font is registered.
/// https://developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable {
  /// For this program, until it ends: the one scope there is here.
  case process = 1
}

/// Makes the typefaces of a font file available under their names, until the program ends.
///
/// False, with an error if a place for one is given, when the file cannot be read or holds no font, and before a window
/// or a test has been started. A file that is registered already is no error. May be called from any thread.
/// https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
///
/// - Parameters:
///   - fontURL: a file on this machine.
///   - scope: for whom.
///   - error: where the error is stored; the caller releases it.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if fontURL.isFileURL, TextSystem.current.addFonts(fromFile: fontURL.path) { return true }
  let reason = "no font could be read from \(fontURL.path)"
  // 103 is CoreText's number for a file in a format that it does not know.
  let failure = NSError(
    domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103, userInfo: [NSLocalizedDescriptionKey: reason])
  error?.pointee = Unmanaged.passRetained(failure)
  return false
}
#endif
