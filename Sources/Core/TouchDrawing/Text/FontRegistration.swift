import TouchGeometry

#if FoundationGeometry
/// An error of the font registration functions.
public typealias CFError = NSError
/// The URL of a file.
public typealias CFURL = URL

/// The duration and visibility of a font registration.
///
/// https://developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable {
  /// For this process, until it ends: the only scope that is supported.
  case process = 1
}

/// Makes the typefaces of a font file available under their names, until the process ends.
///
/// It returns false, and stores an error if a pointer is given, if the file cannot be read or contains no font, and
/// before a window or a test has been started. A file that is already registered is not an error. It may be called from
/// any thread. https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
///
/// - Parameters:
///   - fontURL: A local file.
///   - scope: The scope of the registration.
///   - error: Receives the error; the caller releases it.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if fontURL.isFileURL, TextSystem.current.addFonts(fromFile: fontURL.path) { return true }
  let reason = "no font could be read from \(fontURL.path)"
  // 103 is Core Text's error code for an unknown file format.
  let failure = NSError(
    domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103, userInfo: [NSLocalizedDescriptionKey: reason])
  error?.pointee = Unmanaged.passRetained(failure)
  return false
}
#endif
