import CTouchHost
import Expectations
import Testing
import TouchHost
import TouchHostC

/// The host as C sees it, by the functions of the header.
@MainActor @Suite struct CHostTests {
  /// What C was called with.
  final class Calls {
    var count = 0
    var host: OpaquePointer?
    var user: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
    static func of(_ user: UnsafeMutableRawPointer?) -> Calls? {
      user.map { Unmanaged<Calls>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private func makeHost(_ width: Double = 200, _ height: Double = 100) throws -> OpaquePointer {
    var host: OpaquePointer?
    try #require(touchstone_host_create(width, height, 1, &host) == ok)
    return try #require(host)
  }
  private let ok = Int32(TOUCHSTONE_OK)
  private let invalid = Int32(TOUCHSTONE_INVALID_ARGUMENT)
  private let closed = Int32(TOUCHSTONE_CLOSED)

  private func add(_ kind: Int, to host: OpaquePointer) throws -> OpaquePointer {
    var view: OpaquePointer?
    try #require(touchstone_host_add(host, Int32(kind), 10, 10, 100, 30, &view) == ok)
    return try #require(view)
  }

  @Test("A click turns a switch and calls C; what changed is drawn, and then nothing is to do")
  func click() throws {
    let host = try makeHost()
    defer { touchstone_host_release(host) }
    let toggle = try add(TOUCHSTONE_SWITCH, to: host)
    let calls = Calls()
    expectEqual(touchstone_view_on_action(toggle, { _, user in Calls.of(user)?.count += 1 }, calls.user), ok)
    var pixels = [UInt32](repeating: 0, count: 200 * 100)
    var rects = [touchstone_rect](repeating: touchstone_rect(), count: 4)
    var count = 0
    expectEqual(touchstone_host_draw(host, &pixels, 200, 100, 800, true, &rects, 4, &count), ok)
    #expect(count == 1 && rects[0].width == 200 && pixels[0] == 0xFFFF_FFFF && !touchstone_host_needs_draw(host))
    for buttons: UInt32 in [0, 1, 0] { expectEqual(touchstone_host_mouse(host, 30, 25, buttons), ok) }
    #expect(calls.count == 1 && touchstone_view_value(toggle) == 1 && touchstone_host_needs_draw(host))
    var seconds = -1.0
    #expect(touchstone_host_wakes_in(host, &seconds) && seconds >= 0)
    #expect(touchstone_view_set_value(toggle, 0) == ok && touchstone_view_value(toggle) == 0)
  }

  @Test("Fingers drag a slider; a finger that goes down outside is ignored")
  func fingers() throws {
    let host = try makeHost()
    defer { touchstone_host_release(host) }
    let slider = try add(TOUCHSTONE_SLIDER, to: host)
    func touch(_ phase: Int, _ x: Double, _ y: Double = 25) -> Int32 {
      var touch = touchstone_touch(finger: 7, phase: Int32(phase), x: x, y: y)
      return touchstone_host_touches(host, &touch, 1)
    }
    for (phase, x) in [(TOUCHSTONE_BEGAN, -5.0), (TOUCHSTONE_MOVED, 60), (TOUCHSTONE_ENDED, 60)] {
      expectEqual(touch(phase, x), ok)
    }
    expectEqual(touchstone_view_value(slider), 0)
    for (phase, x) in [
      (TOUCHSTONE_BEGAN, 20.0), (TOUCHSTONE_MOVED, 60), (TOUCHSTONE_MOVED, 300), (TOUCHSTONE_ENDED, 300),
    ] {
      expectEqual(touch(phase, x), ok)
    }
    expectEqual(touchstone_view_value(slider), 1)
    #expect(touch(TOUCHSTONE_BEGAN, .nan) == invalid && touch(9, 20) == invalid)
  }

  @Test("A press that leaves the surface continues; one that enters it does nothing")
  func mouse() throws {
    let host = try makeHost()
    defer { touchstone_host_release(host) }
    let slider = try add(TOUCHSTONE_SLIDER, to: host)
    for (x, buttons) in [(-10.0, UInt32(1)), (60, 1), (60, 0)] { _ = touchstone_host_mouse(host, x, 25, buttons) }
    expectEqual(touchstone_view_value(slider), 0)
    _ = touchstone_host_mouse(host, 20, 25, 1)
    expectEqual(touchstone_host_mouse_left(host), ok)
    for (x, buttons) in [(500.0, UInt32(1)), (500, 0)] { _ = touchstone_host_mouse(host, x, 25, buttons) }
    expectEqual(touchstone_view_value(slider), 1)
  }

  @Test("Text typed into a field can be read, cut to the room there is")
  func field() throws {
    let host = try makeHost()
    defer { touchstone_host_release(host) }
    let field = try add(TOUCHSTONE_FIELD, to: host)
    for buttons: UInt32 in [1, 0] { _ = touchstone_host_mouse(host, 50, 25, buttons) }
    _ = touchstone_host_update(host)
    var width = 0.0
    #expect(touchstone_host_edits_text(host, nil, nil, &width, nil))
    expectEqual(touchstone_host_text(host, "grün"), ok)
    var bytes = [CChar](repeating: 1, count: 4)
    #expect(touchstone_view_text(field, &bytes, 4) == 5 && bytes == [0x67, 0x72, CChar(bitPattern: 0xC3), 0])
    #expect(touchstone_view_set_text(field, "x") == ok && touchstone_view_text(field, nil, 0) == 1)
  }

  @Test("A text view says and takes text of several lines, and has no action")
  func textView() throws {
    let host = try makeHost()
    defer { touchstone_host_release(host) }
    let view = try add(TOUCHSTONE_TEXT_VIEW, to: host)
    #expect(touchstone_view_set_text(view, "One\ntwo") == ok && touchstone_view_text(view, nil, 0) == 7)
    expectEqual(touchstone_view_on_action(view, { _, _ in }, nil), invalid)
  }

  @Test(
    "Codes of Linux become usages of USB: A, Return, right Shift, the arrow up, the logo key; others have none",
    arguments: [(30, 4), (28, 40), (54, 229), (103, 82), (125, 227), (0, 0), (128, 0), (.max, 0)] as [(UInt32, Int32)])
  func keyCodes(_ code: UInt32, _ usage: Int32) { expectEqual(touchstone_usage_of_keycode(code), usage) }

  @Test("What a host says wrongly is a code, and changes nothing")
  func hostile() throws {
    var none: OpaquePointer?
    for (width, height) in [(0, 10), (10, -1), (Double.nan, 10), (10, .infinity), (100_000, 10)] {
      #expect(touchstone_host_create(width, height, 1, &none) == Int32(TOUCHSTONE_INVALID_SIZE) && none == nil)
    }
    expectEqual(touchstone_host_create(10, 10, 9, &none), Int32(TOUCHSTONE_INVALID_SCALE))
    expectEqual(touchstone_host_create(10, 10, 1, nil), invalid)
    let host = try makeHost()
    defer { touchstone_host_release(host) }
    expectEqual(touchstone_host_resize(host, .nan, 1, 1), Int32(TOUCHSTONE_INVALID_SIZE))
    var pixels = [UInt32](repeating: 7, count: 200 * 100)
    expectEqual(
      touchstone_host_draw(host, &pixels, 199, 100, 800, true, nil, 0, nil), Int32(TOUCHSTONE_WRONG_BUFFER_SIZE))
    expectEqual(touchstone_host_draw(host, &pixels, 200, 100, 796, true, nil, 0, nil), Int32(TOUCHSTONE_INVALID_STRIDE))
    expectEqual(
      touchstone_host_draw(host, &pixels, 200, 100, -800, true, nil, 0, nil), Int32(TOUCHSTONE_INVALID_STRIDE))
    expectEqual(touchstone_host_draw(host, nil, 200, 100, 800, true, nil, 0, nil), invalid)
    #expect(pixels.allSatisfy { $0 == 7 })
    var view: OpaquePointer?
    #expect(touchstone_host_add(host, 99, 0, 0, 1, 1, &view) == invalid && view == nil)
    #expect(touchstone_host_add(host, 0, 0, 0, -1, 1, &view) == invalid && view == nil)
    let label = try add(TOUCHSTONE_LABEL, to: host)
    #expect(touchstone_view_set_text(label, nil) == invalid && touchstone_view_set_value(label, 1) == invalid)
    #expect(touchstone_view_on_action(label, nil, nil) == invalid && touchstone_view_set_value(label, .nan) == invalid)
    #expect(touchstone_host_mouse(host, .infinity, 0, 0) == invalid && touchstone_host_text(host, nil) == invalid)
    #expect(touchstone_host_update(nil) == invalid && !touchstone_host_wakes_in(nil, nil))
    touchstone_host_release(nil)
    expectEqual(String(cString: touchstone_status_text(99)), "no such status")
  }

  @Test("A host that is closed and freed inside its callback ends its touches, and the call returns")
  func releasedInside() throws {
    let host = try makeHost()
    let button = try add(TOUCHSTONE_BUTTON, to: host)
    let calls = Calls()
    calls.host = host
    _ = touchstone_view_on_action(
      button,
      { view, user in
        guard let calls = Calls.of(user) else { return }
        calls.count += 1
        touchstone_host_close(calls.host)
        calls.count += touchstone_view_set_text(view, "gone") == Int32(TOUCHSTONE_CLOSED) ? 10 : 0
        touchstone_host_release(calls.host)
      }, calls.user)
    for buttons: UInt32 in [1, 0] { _ = touchstone_host_mouse(host, 50, 25, buttons) }
    expectEqual(calls.count, 11)
  }

  @Test("Everything of a closed host answers that it is closed, and closing again is no error")
  func afterTheEnd() throws {
    let host = try makeHost()
    #expect(touchstone_host_close(host) == ok && touchstone_host_close(host) == ok)
    #expect(touchstone_host_update(host) == closed && touchstone_host_resize(host, 1, 1, 1) == closed)
    #expect(!touchstone_host_wakes_in(host, nil) && !touchstone_host_needs_draw(host))
    touchstone_host_release(host)
  }
}

@MainActor @Suite struct PictureTests {
  @Test("A host is a PNG of its size and a PDF with its letters, without having been shown")
  func pictures() throws {
    let host = try TouchHost(size: CGSize(width: 50, height: 20), scale: 2)
    let label = UILabel(frame: CGRect(x: 2, y: 0, width: 46, height: 20))
    label.text = "Hello"
    host.window.addSubview(label)
    let png = try host.png()
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png[19] == 100 && png[23] == 40)
    let pdf = String(decoding: try host.pdf(), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-") && pdf.contains("/Font"))
    label.text = "Goodbye"
    #expect(try host.png() != png)
    host.close()
    #expect(throws: HostError.closed) { try host.png() }
    #expect(throws: HostError.closed) { try host.pdf() }
  }
}
