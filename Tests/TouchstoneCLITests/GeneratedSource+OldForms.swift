// Forms of Swift 2 to 4.1, which the compiler of today cannot read, or whose names it does not know. The result of a port
// contains none of them.

extension GeneratedSource {
  /// Declarations at the top level of a source of Swift 2.
  static let oldDeclarations = [
    "enum Kind: String { case Left, Right = \"r\"; case Default }",
    "enum Shape { case Round(CGFloat), Square\n  var isRound: Bool { switch self { case .Round: return true; case .Square: return false } } }",
    "func each<T where T: P, T.Q == R>(inout a: T, var b: Int, @noescape c: T -> Void) -> T {\n%}",
    "protocol Source: class { typealias Item; typealias Other: P }",
    "@objc protocol OldDelegate {\n  optional func moved(title: String, state: UIControlState)\n  optional func may(a: Int) -> Bool\n}",
    "typealias Block = (name: String, Int) -> Void",
    "class OldView: UIControl, protocol<P, Q> {\n  override func intrinsicContentSize() -> CGSize { return CGSizeZero }\n  override var highlighted: Bool { didSet { if highlighted { hidden = !enabled } } }\n  override class func layerClass() -> AnyClass { return CAShapeLayer.self }\n  override func drawRect(rect: CGRect) {\n%}\n}",
    "class OldLayer: CALayer {\n  @NSManaged var angle: CGFloat\n  override func animationDidStop(a: CAAnimation, finished b: Bool) {}\n}",
    "extension OldView: UIScrollViewDelegate {\n  func viewForZoomingInScrollView(scrollView: UIScrollView) -> UIView? { return self }\n  func gestureRecognizer(a: UIGestureRecognizer, shouldReceiveTouch b: UITouch) -> Bool {\n%}\n}",
  ]

  /// Statements of Swift 2.
  static let oldStatements = [
    "if let a = b, c = d as? E where c == a {\n%}", "guard let a = b where a.c() else { return }",
    "for var i = 0; i < n; i++ {\n%}", "for (var i = a.count - 1; i >= 0; i--) {\n%}",
    "while let a = b.next() where a {\n%}",
    "a++", "++self.b.c", "a[0]--; b()", "let a = self.dynamicType.b", "let a: [String -> Int] = []",
    "for i in 0.stride(to: 9, by: 3) { f(i) }", "let a = [Int](count: n, repeatedValue: 0)",
    "dispatch_async(dispatch_get_main_queue()) {\n%}",
    "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(a * Double(NSEC_PER_SEC))), dispatch_get_main_queue(), { f() })",
    "CGContextSetFillColorWithColor(UIGraphicsGetCurrentContext(), UIColor.redColor().CGColor)",
    "CGPathMoveToPoint(path, nil, CGRectGetMinX(a), 2)", "CGRectDivide(a, &b, &c, 1, .MinXEdge)",
    "button.addTarget(self, action: \"tap:\", forControlEvents: .TouchUpInside)", "a = Selector(\"tap\")",
    "list.sortInPlace { $0 < $1 }; list = list.sort().reverse()",
    "if let i = list.indexOf({ $0 == a }) { list.removeAtIndex(i) }",
    "defaults.setObject(a, forKey: b); NSUserDefaults.standardUserDefaults().setBool(true, forKey: \"a\")",
    "label.text = text.uppercaseString.stringByReplacingOccurrencesOfString(\"a\", withString: \"b\")",
    "view.traits |= UIAccessibilityTraitButton", "view.textAlignment = .Center", "a = (b as NSString!).length",
    "super.touchesBegan(touches, withEvent: event)", "let kind = Kind.Left, other: Kind = a ? .Right : .Default",
    "let date: NSDate = NSDate(), path: NSIndexPath = NSIndexPath(forRow: 1, inSection: 2)",
    "switch kind { case .Left: a++\ndefault: b-- }", "f(__FILE__, __LINE__)", "let a = CGFloat.max",
    "UIApplication.sharedApplication().statusBarHidden = true",
    "UIApplication.sharedApplication().networkActivityIndicatorVisible = a",
    "Timer.scheduledTimer(timeInterval: 1, target: self, selector: \"tick\", userInfo: a, repeats: true)",
  ]
}
