// Types and shared objects that had other names in Swift 2.

extension OldNames {
  /// Types of Swift and of Foundation, which are replaced in sources of Swift 2.
  static let typesOfSwift2 = pairs(
    """
    ErrorType Error SequenceType Sequence CollectionType Collection GeneratorType IteratorProtocol
    AnyGenerator AnyIterator IndexingGenerator IndexingIterator OptionSetType OptionSet
    MutableCollectionType MutableCollection RangeReplaceableCollectionType RangeReplaceableCollection
    IntegerLiteralConvertible ExpressibleByIntegerLiteral
    StringLiteralConvertible ExpressibleByStringLiteral FloatLiteralConvertible ExpressibleByFloatLiteral
    ArrayLiteralConvertible ExpressibleByArrayLiteral DictionaryLiteralConvertible ExpressibleByDictionaryLiteral
    BooleanLiteralConvertible ExpressibleByBooleanLiteral NilLiteralConvertible ExpressibleByNilLiteral
    NSTimeInterval TimeInterval NSIndexPath IndexPath NSDate Date NSURL URL NSData Data
    NSLocale Locale NSTimeZone TimeZone NSCalendar Calendar NSDateComponents DateComponents NSUUID UUID
    NSCharacterSet CharacterSet NSURLRequest URLRequest NSNotification Notification
    NSComparisonResult ComparisonResult NSDateFormatterStyle DateFormatter.Style
    NSNumberFormatterStyle NumberFormatter.Style NSStringCompareOptions NSString.CompareOptions
    NSJSONReadingOptions JSONSerialization.ReadingOptions NSSearchPathDirectory FileManager.SearchPathDirectory
    NSSearchPathDomainMask FileManager.SearchPathDomainMask NSOperation Operation NSScanner Scanner NSStream Stream
    NSFileHandle FileHandle NSFormatter Formatter NSXMLParser XMLParser NSURLComponents URLComponents
    NSURLQueryItem URLQueryItem NSMassFormatter MassFormatter NSLengthFormatter LengthFormatter
    NSURLSessionTask URLSessionTask NSURLSessionDelegate URLSessionDelegate NSProgress Progress NSHost Host
    NSUndoManager UndoManager NSPipe Pipe dispatch_queue_t DispatchQueue dispatch_group_t DispatchGroup
    dispatch_semaphore_t DispatchSemaphore DISPATCH_TIME_FOREVER DispatchTime.distantFuture
    NSUTF8StringEncoding String.Encoding.utf8
    CGPathRef CGPath CGMutablePathRef CGMutablePath CGColorRef CGColor CGContextRef CGContext CGImageRef CGImage
    CGGradientRef CGGradient CGColorSpaceRef CGColorSpace NSASCIIStringEncoding String.Encoding.ascii NSCalendarUnit Calendar.Component
    """)

  /// Types of the list above, and others, that no later version of Swift has by these names: they show a source's age.
  static let signsOfSwift2: Set<String> = [
    "NSTimeInterval", "NSTimer", "NSBundle", "NSNotificationCenter", "NSUserDefaults", "NSFileManager",
    "NSDateFormatter", "NSNumberFormatter", "NSOperationQueue", "NSProcessInfo", "NSRunLoop", "NSThread",
    "NSJSONSerialization", "NSURLSession", "dispatch_queue_t", "dispatch_group_t", "NSComparisonResult", "CGPathRef",
    "CGMutablePathRef",
    "CGColorRef",
    "CGContextRef", "CGImageRef",
  ]

  /// Shared objects and other values, which were methods in Swift 2.
  static let accessors = pairs(
    """
    UIScreen.mainScreen UIScreen.main UIApplication.sharedApplication UIApplication.shared
    UIDevice.currentDevice UIDevice.current UIPasteboard.generalPasteboard UIPasteboard.general
    UIMenuController.sharedMenuController UIMenuController.shared UIScreen.screens UIScreen.screens
    UIView.areAnimationsEnabled UIView.areAnimationsEnabled UIFont.systemFontSize UIFont.systemFontSize
    UIFont.smallSystemFontSize UIFont.smallSystemFontSize UIFont.labelFontSize UIFont.labelFontSize
    UIFont.buttonFontSize UIFont.buttonFontSize UIFont.familyNames UIFont.familyNames
    NSNotificationCenter.defaultCenter NotificationCenter.default NSUserDefaults.standardUserDefaults UserDefaults.standard
    NSBundle.mainBundle Bundle.main NSFileManager.defaultManager FileManager.default
    NSProcessInfo.processInfo ProcessInfo.processInfo NSRunLoop.mainRunLoop RunLoop.main
    NSRunLoop.currentRunLoop RunLoop.current NSLocale.currentLocale Locale.current
    NSCalendar.currentCalendar Calendar.current NSOperationQueue.mainQueue OperationQueue.main
    NSOperationQueue.currentQueue OperationQueue.current NSThread.isMainThread Thread.isMainThread
    NSThread.mainThread Thread.main NSThread.currentThread Thread.current NSURLSession.sharedSession URLSession.shared
    NSTimeZone.localTimeZone TimeZone.current NSTimeZone.systemTimeZone TimeZone.current
    NSTimeZone.defaultTimeZone TimeZone.current NSDate.distantFuture Date.distantFuture
    NSDate.distantPast Date.distantPast NSDate.timeIntervalSinceReferenceDate Date.timeIntervalSinceReferenceDate
    NSCharacterSet.whitespaceCharacterSet CharacterSet.whitespaces
    NSCharacterSet.whitespaceAndNewlineCharacterSet CharacterSet.whitespacesAndNewlines
    NSCharacterSet.newlineCharacterSet CharacterSet.newlines
    NSCharacterSet.decimalDigitCharacterSet CharacterSet.decimalDigits
    NSCharacterSet.letterCharacterSet CharacterSet.letters
    NSCharacterSet.alphanumericCharacterSet CharacterSet.alphanumerics
    NSCharacterSet.punctuationCharacterSet CharacterSet.punctuationCharacters
    NSCharacterSet.lowercaseLetterCharacterSet CharacterSet.lowercaseLetters
    NSCharacterSet.uppercaseLetterCharacterSet CharacterSet.uppercaseLetters
    NSCharacterSet.URLQueryAllowedCharacterSet CharacterSet.urlQueryAllowed
    NSCharacterSet.URLPathAllowedCharacterSet CharacterSet.urlPathAllowed
    NSCharacterSet.URLHostAllowedCharacterSet CharacterSet.urlHostAllowed
    """)
}
