import TouchGeometry

#if FoundationGeometry
extension NSString {
  /// Returns a text in a format, with numbers as in the current locale; Foundation on Linux has this only for `String`.
  public static func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: "\(format)", locale: Locale.current, arguments: args))
  }
}
#endif
