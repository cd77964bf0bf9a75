/// The functions of C that Swift 2 called, with their present forms.
enum OldCalls {
  /// The forms by name and number of arguments; `$0` is the first argument.
  static let templates: [String: String] = {
    var templates: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      templates[parts[0]] = parts[1]
    }
    for part in ["SetLineWidth", "SetLineCap", "SetLineJoin", "SetMiterLimit", "SetAlpha", "SetBlendMode", "AddPath"] {
      templates["CGContext\(part)/2"] = "$0.\(part.prefix(1).lowercased() + part.dropFirst())($1)"
    }
    for part in [
      "SaveGState", "RestoreGState", "BeginPath", "ClosePath", "FillPath", "StrokePath", "Clip",
      "ReplacePathWithStrokedPath", "EndTransparencyLayer",
    ] {
      templates["CGContext\(part)/1"] = "$0.\(part.prefix(1).lowercased() + part.dropFirst())()"
    }
    return templates
  }()

  private static let table = """
    dispatch_get_main_queue/0 DispatchQueue.main
    dispatch_get_global_queue/2 DispatchQueue.global()
    dispatch_async/1 $0.async
    dispatch_async/2 $0.async(execute: $1)
    dispatch_sync/1 $0.sync
    dispatch_sync/2 $0.sync(execute: $1)
    dispatch_barrier_async/1 $0.async(flags: .barrier)
    dispatch_after/2 $1.asyncAfter(deadline: $0)
    dispatch_after/3 $1.asyncAfter(deadline: $0, execute: $2)
    dispatch_time/2 DispatchTime.now() + Double($1) / Double(NSEC_PER_SEC)
    dispatch_queue_create/2 DispatchQueue(label: $0)
    dispatch_group_create/0 DispatchGroup()
    dispatch_group_enter/1 $0.enter()
    dispatch_group_leave/1 $0.leave()
    dispatch_group_notify/2 $0.notify(queue: $1)
    dispatch_group_notify/3 $0.notify(queue: $1, execute: $2)
    dispatch_group_async/2 $1.async(group: $0)
    dispatch_group_async/3 $1.async(group: $0, execute: $2)
    dispatch_group_wait/2 $0.wait(timeout: $1)
    dispatch_semaphore_create/1 DispatchSemaphore(value: $0)
    dispatch_semaphore_signal/1 $0.signal()
    dispatch_semaphore_wait/2 $0.wait(timeout: $1)
    CGContextEOFillPath/1 $0.fillPath(using: .evenOdd)
    CGContextEOClip/1 $0.clip(using: .evenOdd)
    CGContextSetFillColorWithColor/2 $0.setFillColor($1)
    CGContextSetStrokeColorWithColor/2 $0.setStrokeColor($1)
    CGContextSetRGBFillColor/5 $0.setFillColor(red: $1, green: $2, blue: $3, alpha: $4)
    CGContextSetRGBStrokeColor/5 $0.setStrokeColor(red: $1, green: $2, blue: $3, alpha: $4)
    CGContextSetGrayFillColor/3 $0.setFillColor(gray: $1, alpha: $2)
    CGContextSetGrayStrokeColor/3 $0.setStrokeColor(gray: $1, alpha: $2)
    CGContextMoveToPoint/3 $0.move(to: CGPoint(x: $1, y: $2))
    CGContextAddLineToPoint/3 $0.addLine(to: CGPoint(x: $1, y: $2))
    CGContextAddQuadCurveToPoint/5 $0.addQuadCurve(to: CGPoint(x: $3, y: $4), control: CGPoint(x: $1, y: $2))
    CGContextAddCurveToPoint/7 $0.addCurve(to: CGPoint(x: $5, y: $6), control1: CGPoint(x: $1, y: $2), control2: CGPoint(x: $3, y: $4))
    CGContextAddArc/7 $0.addArc(center: CGPoint(x: $1, y: $2), radius: $3, startAngle: $4, endAngle: $5, clockwise: $6 != 0)
    CGContextAddArcToPoint/6 $0.addArc(tangent1End: CGPoint(x: $1, y: $2), tangent2End: CGPoint(x: $3, y: $4), radius: $5)
    CGContextAddRect/2 $0.addRect($1)
    CGContextAddEllipseInRect/2 $0.addEllipse(in: $1)
    CGContextFillRect/2 $0.fill($1)
    CGContextStrokeRect/2 $0.stroke($1)
    CGContextStrokeRectWithWidth/3 $0.stroke($1, width: $2)
    CGContextFillEllipseInRect/2 $0.fillEllipse(in: $1)
    CGContextStrokeEllipseInRect/2 $0.strokeEllipse(in: $1)
    CGContextClearRect/2 $0.clear($1)
    CGContextClipToRect/2 $0.clip(to: $1)
    CGContextClipToMask/3 $0.clip(to: $1, mask: $2)
    CGContextDrawPath/2 $0.drawPath(using: $1)
    CGContextTranslateCTM/3 $0.translateBy(x: $1, y: $2)
    CGContextScaleCTM/3 $0.scaleBy(x: $1, y: $2)
    CGContextRotateCTM/2 $0.rotate(by: $1)
    CGContextConcatCTM/2 $0.concatenate($1)
    CGContextGetCTM/1 $0.ctm
    CGContextSetShadow/3 $0.setShadow(offset: $1, blur: $2)
    CGContextSetShadowWithColor/4 $0.setShadow(offset: $1, blur: $2, color: $3)
    CGContextSetLineDash/4 $0.setLineDash(phase: $1, lengths: $2)
    CGContextSetAllowsAntialiasing/2 $0.setAllowsAntialiasing($1)
    CGContextSetShouldAntialias/2 $0.setShouldAntialias($1)
    CGContextSetInterpolationQuality/2 $0.interpolationQuality = $1
    CGContextDrawImage/3 $0.draw($2, in: $1)
    CGContextDrawLinearGradient/5 $0.drawLinearGradient($1, start: $2, end: $3, options: $4)
    CGContextDrawRadialGradient/7 $0.drawRadialGradient($1, startCenter: $2, startRadius: $3, endCenter: $4, endRadius: $5, options: $6)
    CGContextBeginTransparencyLayer/2 $0.beginTransparencyLayer(auxiliaryInfo: nil)
    CGBitmapContextCreateImage/1 $0.makeImage()
    CGGradientCreateWithColors/3 CGGradient(colorsSpace: $0, colors: $1, locations: $2)
    CGImageGetWidth/1 $0.width
    CGImageGetHeight/1 $0.height
    CGImageCreateWithImageInRect/2 $0.cropping(to: $1)
    CGColorCreateCopyWithAlpha/2 $0.copy(alpha: $1)
    CGColorGetAlpha/1 $0.alpha
    CGPathCreateMutable/0 CGMutablePath()
    CGPathMoveToPoint/4 $0.move(to: CGPoint(x: $2, y: $3))
    CGPathAddLineToPoint/4 $0.addLine(to: CGPoint(x: $2, y: $3))
    CGPathAddQuadCurveToPoint/6 $0.addQuadCurve(to: CGPoint(x: $4, y: $5), control: CGPoint(x: $2, y: $3))
    CGPathAddCurveToPoint/8 $0.addCurve(to: CGPoint(x: $6, y: $7), control1: CGPoint(x: $2, y: $3), control2: CGPoint(x: $4, y: $5))
    CGPathAddArc/8 $0.addArc(center: CGPoint(x: $2, y: $3), radius: $4, startAngle: $5, endAngle: $6, clockwise: $7)
    CGPathAddArcToPoint/7 $0.addArc(tangent1End: CGPoint(x: $2, y: $3), tangent2End: CGPoint(x: $4, y: $5), radius: $6)
    CGPathAddRect/3 $0.addRect($2)
    CGPathAddEllipseInRect/3 $0.addEllipse(in: $2)
    CGPathAddPath/3 $0.addPath($2)
    CGPathAddRoundedRect/5 $0.addRoundedRect(in: $2, cornerWidth: $3, cornerHeight: $4)
    CGPathCloseSubpath/1 $0.closeSubpath()
    CGPathGetBoundingBox/1 $0.boundingBox
    CGPathGetPathBoundingBox/1 $0.boundingBoxOfPath
    CGPathGetCurrentPoint/1 $0.currentPoint
    CGPathIsEmpty/1 $0.isEmpty
    CGPathCreateWithRect/2 CGPath(rect: $0, transform: $1)
    CGPathCreateWithEllipseInRect/2 CGPath(ellipseIn: $0, transform: $1)
    CGPathCreateWithRoundedRect/4 CGPath(roundedRect: $0, cornerWidth: $1, cornerHeight: $2, transform: $3)
    CGPathContainsPoint/4 $0.contains($2, using: $3 ? .evenOdd : .winding)
    CGRectDivide/5 ($1, $2) = $0.divided(atDistance: $3, from: $4)
    CGPointApplyAffineTransform/2 $0.applying($1)
    CGSizeApplyAffineTransform/2 $0.applying($1)
    CGRectApplyAffineTransform/2 $0.applying($1)
    CGAffineTransformEqualToTransform/2 $0 == $1
    CGAffineTransformMake/6 CGAffineTransform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5)
    UI_USER_INTERFACE_IDIOM/0 UIDevice.current.userInterfaceIdiom
    """

  /// Functions that sources call in later versions of Swift, too.
  static let ofLaterSwift: Set<String> = ["UI_USER_INTERFACE_IDIOM"]

  /// What replaces the functions that have no template.
  static let advice: [String: String] = [
    "dispatch_once": "use a `static let`, which is computed once",
    "dispatch_apply": "use `DispatchQueue.concurrentPerform(iterations:execute:)`",
    "dispatch_source_create": "use a `Timer`",
    "CGBitmapContextCreate": "use `UIGraphicsImageRenderer`",
    "CGPathApply": "use `applyWithBlock(_:)`",
  ]

  static let withoutTemplate = Set(advice.keys)

  /// The functions of paths whose second argument is a transform, which the templates leave out.
  static func fits(_ name: String, _ arguments: [String]) -> Bool {
    let hasTransform = name.hasPrefix("CGPathAdd") || name == "CGPathMoveToPoint" || name == "CGPathContainsPoint"
    return !hasTransform || arguments.count < 2 || arguments[1] == "nil"
  }

  /// Forms that depend on an argument; nil if the template applies.
  static func special(_ name: String, _ arguments: [String]) -> String? {
    switch name {
    case "dispatch_get_global_queue":
      let qualities = [
        "DISPATCH_QUEUE_PRIORITY_HIGH": "userInitiated", "DISPATCH_QUEUE_PRIORITY_LOW": "utility",
        "DISPATCH_QUEUE_PRIORITY_BACKGROUND": "background", "QOS_CLASS_USER_INTERACTIVE": "userInteractive",
        "QOS_CLASS_USER_INITIATED": "userInitiated", "QOS_CLASS_UTILITY": "utility",
        "QOS_CLASS_BACKGROUND": "background",
      ]
      let quality = qualities.first { arguments[0].contains($0.key) && !$0.key.isEmpty }
      return quality.map { "DispatchQueue.global(qos: .\($0.value))" }
    case "dispatch_queue_create":
      return arguments[1] == "DISPATCH_QUEUE_CONCURRENT"
        ? "DispatchQueue(label: \(arguments[0]), attributes: .concurrent)" : nil
    case "dispatch_time":
      guard arguments[0] == "DISPATCH_TIME_NOW" else { return nil }
      return seconds(arguments[1]).map { "DispatchTime.now() + \($0)" }
    case "dispatch_semaphore_wait", "dispatch_group_wait":
      return arguments[1] == "DISPATCH_TIME_FOREVER" ? "\(arguments[0]).wait()" : nil
    case "CGRectDivide":
      guard arguments[1].hasPrefix("&"), arguments[2].hasPrefix("&") else { return nil }
      let (first, second) = (arguments[1].dropFirst(), arguments[2].dropFirst())
      return "(\(first), \(second)) = \(arguments[0]).divided(atDistance: \(arguments[3]), from: \(arguments[4]))"
    default: return nil
    }
  }

  /// The seconds in `Int64(t * Double(NSEC_PER_SEC))`.
  private static func seconds(_ nanoseconds: String) -> String? {
    guard nanoseconds.hasPrefix("Int64("), nanoseconds.hasSuffix(")") else { return nil }
    let product = nanoseconds.dropFirst(6).dropLast()
    let factor = "Double(NSEC_PER_SEC)"
    let value: Substring
    if product.hasSuffix(factor) {
      value = product.dropLast(factor.count)
    } else if product.hasPrefix(factor) {
      value = product.dropFirst(factor.count)
    } else {
      return nil
    }
    let number = value.filter { $0 != " " }
    guard number.hasPrefix("*") != number.hasSuffix("*") else { return nil }
    let seconds = number.hasPrefix("*") ? number.dropFirst() : number.dropLast()
    return seconds.contains { "+-*/?".contains($0) } ? "(\(seconds))" : String(seconds)
  }

  /// The name of a template in notes: `async`, `CGPath`.
  static func title(of template: String) -> String {
    if template.contains("==") { return "==" }
    if template.hasPrefix("(") { return "divided" }
    let start = template.hasPrefix("$") ? String(template.drop { $0 != "." }.dropFirst()) : template
    return String(start.prefix { $0 != "(" && $0 != " " })
  }
}
