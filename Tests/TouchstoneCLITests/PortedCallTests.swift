import Expectations
import Testing

@testable import TouchstoneCLI

/// How `touchstone port` migrates functions of C that are methods, initializers or properties today.
@MainActor @Suite struct PortedCallTests {
  @Test(arguments: [
    ("dispatch_async(dispatch_get_main_queue()) { a() }", "DispatchQueue.main.async { a() }"),
    ("dispatch_async(dispatch_get_main_queue(), { a() })", "DispatchQueue.main.async(execute: { a() })"),
    ("dispatch_async(a.queue, b)", "a.queue.async(execute: b)"),
    ("dispatch_sync(a) { b() }", "a.sync { b() }"),
    (
      "dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0)) { a() }",
      "DispatchQueue.global().async { a() }"
    ),
    (
      "let a = dispatch_get_global_queue(QOS_CLASS_UTILITY, 0)", "let a = DispatchQueue.global(qos: .utility)"
    ),
    (
      "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(a * Double(NSEC_PER_SEC))), dispatch_get_main_queue()) { b() }",
      "DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + a) { b() }"
    ),
    (
      "let t = dispatch_time(DISPATCH_TIME_NOW, Int64(Double(NSEC_PER_SEC) * (a + b)))",
      "let t = DispatchTime.now() + ((a+b))"
    ),
    (
      "let t = dispatch_time(DISPATCH_TIME_NOW, a)",
      "let t = DispatchTime.now() + Double(a) / Double(NSEC_PER_SEC)"
    ),
    (
      "let a: dispatch_queue_t = dispatch_queue_create(\"b\", DISPATCH_QUEUE_CONCURRENT)",
      "let a: DispatchQueue = DispatchQueue(label: \"b\", attributes: .concurrent)"
    ),
    ("dispatch_group_notify(a, b) { c() }", "a.notify(queue: b) { c() }"),
    ("dispatch_semaphore_wait(a, DISPATCH_TIME_FOREVER)", "a.wait()"),
  ])
  func queuesAreObjects(_ old: String, _ new: String) throws { try expectPort(old, new) }

  @Test(arguments: [
    ("CGContextSaveGState(a)", "a.saveGState()"), ("CGContextSetLineWidth(a, 2)", "a.setLineWidth(2)"),
    ("CGContextMoveToPoint(a, b.c, 1)", "a.move(to: CGPoint(x: b.c, y: 1))"),
    (
      "CGContextAddArc(a, 1, 2, 3, 0, b, 1)",
      "a.addArc(center: CGPoint(x: 1, y: 2), radius: 3, startAngle: 0, endAngle: b, clockwise: true)"
    ),
    (
      "CGContextSetFillColorWithColor(UIGraphicsGetCurrentContext(), b.CGColor)",
      "UIGraphicsGetCurrentContext()?.setFillColor(b.cgColor)"
    ),
    (
      "let a = UIGraphicsGetCurrentContext()\nCGContextFillRect(a, b)",
      "let a = UIGraphicsGetCurrentContext()\na?.fill(b)"
    ),
    (
      "let a = UIGraphicsGetCurrentContext()!\nCGContextFillRect(a, b)",
      "let a = UIGraphicsGetCurrentContext()!\na.fill(b)"
    ),
    ("CGContextDrawImage(a, b, c)", "a.draw(c, in: b)"), ("d(); CGContextFillRect(a ?? b, c)", "d(); (a ?? b).fill(c)"),
    ("let a = CGPathCreateMutable()", "let a = CGMutablePath()"),
    ("CGPathAddLineToPoint(a, nil, 1, 2)", "a.addLine(to: CGPoint(x: 1, y: 2))"),
    ("CGPathAddLineToPoint(a, &b, 1, 2)", "CGPathAddLineToPoint(a, &b, 1, 2)"),
    ("CGRectDivide(a, &b, &c, 8, CGRectEdge.MinXEdge)", "(b, c) = a.divided(atDistance: 8, from: CGRectEdge.minXEdge)"),
    (
      "let a = CGAffineTransformMake(1, 2, 3, 4, 5, 6)",
      "let a = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)"
    ),
    ("if UI_USER_INTERFACE_IDIOM() == .pad {}", "if UIDevice.current.userInterfaceIdiom == .pad {}"),
    ("CGContextFillRect(a, /* b */ c)", "CGContextFillRect(a, /* b */ c)"),
    (
      "func CGContextFillRect(a: B, b: C) {}\nCGContextFillRect(a, b)",
      "func CGContextFillRect(a: B, b: C) {}\nCGContextFillRect(a, b)"
    ),
  ])
  func drawingCallsMethods(_ old: String, _ new: String) throws { try expectPort(old, new) }

  @Test func aFunctionWithoutAPresentFormIsNamed() throws {
    let port = try port("dispatch_once(&a) { b() }")
    expectEqual(port.remains.map(\.text), ["`dispatch_once`: use a `static let`, which is computed once"])
    expectEqual(port.changes, [])
  }

  /// Every row is read by the compiler's parser, and no name of the old form remains.
  @Test func everyTemplateGivesAnExpression() throws {
    var lines: [String] = []
    for name in OldCalls.templates.keys.sorted() {
      let parts = name.split(separator: "/")
      let count = try #require(Int(parts[1]))
      var arguments = (0..<count).map { "a\($0)" }
      if !OldCalls.fits(String(parts[0]), arguments) { arguments[1] = "nil" }
      if parts[0] == "CGRectDivide" { arguments[1...2] = ["&a1", "&a2"] }
      lines.append("  \(parts[0])(\(arguments.joined(separator: ", ")))")
    }
    let port = try port("func f() {\n\(lines.joined(separator: "\n"))\n}")
    expectEqual(port.remains, [])
    let output = port.text.split(separator: "\n").dropFirst(2).dropLast()
    expectEqual(output.count, lines.count)
    for (line, name) in zip(output, OldCalls.templates.keys.sorted()) {
      let count = name.split(separator: "/").last.flatMap { Int($0) } ?? 0
      let template = OldCalls.templates[name] ?? ""
      for number in 0..<count where template.contains("$\(number)") {
        #expect(line.contains("a\(number)"), "\(name): \(line)")
      }
      #expect(!line.contains("$") && !line.hasPrefix("  \(name.split(separator: "/")[0])("), "\(name): \(line)")
    }
  }
}
