import CSDL2
import Expectations
import Testing
import TouchPlatform

@testable import TouchSDL

/// Semantics 17.8 and 17.9.
@Suite struct TextTests {
  var desk: Desk = {
    var desk = Desk()
    desk.translator.reportsText = true
    return desk
  }()

  private func key(_ scancode: Int32, _ keycode: Int32, _ modifiers: UInt16 = 0) -> RawEvent {
    raw(.keyDown(scancode: scancode, keycode: keycode, modifiers: modifiers))
  }
  private func editing(_ text: String, _ start: Int32 = -1, _ length: Int32 = 0) -> RawEvent {
    raw(.editing(text, start: start, length: length))
  }

  @Test mutating func piecesOfOneCommitAreOneInsertion() {
    expectEqual(
      desk.feed([raw(.text("die ersten e")), raw(.text("inunddreißig"))]), ["text \"die ersten einunddreißig\""])
    expectEqual(desk.feed([key(4, 97), raw(.text("a")), raw(.text("b"))]), ["key 4 down \"ab\""])
  }

  @Test mutating func aKeyBetweenTwoTextsPartsThem() {
    let log = desk.feed([raw(.text("あ")), raw(.keyUp(scancode: 4, keycode: 97, modifiers: 0)), raw(.text("い"))])
    expectEqual(log, ["text \"あ\"", "key 4 up \"a\"", "text \"い\""])
  }

  @Test mutating func aKeyThatTheInputMethodTookTypesNothing() {
    expectEqual(desk.feed([key(14, 107), editing("k")]), ["key 14 down \"\"", "composition \"k\" 1..<1"])
  }

  @Test mutating func theEndOfACompositionWithTextBehindItIsTheCommitAlone() {
    let log = desk.feed([editing("か", 0, 1), editing(""), raw(.text("か"))])
    expectEqual(log, ["composition \"か\" 0..<1", "text \"か\""])
    expectEqual(desk.feed([editing("k"), editing("")]), ["composition \"k\" 1..<1", "composition over"])
    let parted = desk.feed([editing(""), raw(.keyUp(scancode: 4, keycode: 97, modifiers: 0)), raw(.text("か"))])
    expectEqual(parted, ["composition over", "key 4 up \"a\"", "text \"か\""])
  }

  @Test mutating func whatAKeyEndsIsCommittedBeforeTheKey() {
    // ibus, Hangul: a digit, Return and an arrow are let pass, and their commits are read last.
    _ = desk.feed([editing("아", 0, 1)])
    let digit = [key(30, 49), raw(.text("1")), editing(""), raw(.text("아"))]
    expectEqual(desk.feed(digit), ["text \"아\"", "key 30 down \"1\""])
    _ = desk.feed([editing("아", 0, 1)])
    expectEqual(desk.feed([key(40, 13), editing(""), raw(.text("아"))]), ["text \"아\"", "key 40 down \"\\r\""])
    _ = desk.feed([editing("아", 0, 1)])
    expectEqual(
      desk.feed([
        key(224, 0x4000_00E0, 0x40), key(80, 0x4000_0050, 0x40), editing(""), raw(.text("아")), editing("ㅇ", 0, 1),
      ]),
      [
        "text \"아\"", "key 224 down \"\" +control", "key 80 down \"\" +control", "composition \"ㅇ\" 0..<1",
      ])
  }

  @Test mutating func aCommitRightAfterItsKeyIsNoTextOfTheKey() {
    _ = desk.feed([editing("아", 0, 1)])
    expectEqual(desk.feed([key(30, 49), raw(.text("1")), raw(.text("아"))]), ["text \"아\"", "key 30 down \"1\""])
    _ = desk.feed([editing("아", 0, 1)])
    expectEqual(desk.feed([key(40, 13), raw(.text("아"))]), ["text \"아\"", "key 40 down \"\\r\""])
    expectEqual(desk.feed([key(30, 49), raw(.text("1")), raw(.text("2"))]), ["key 30 down \"12\""])
  }

  @Test mutating func aCommitInALaterBatchStaysBehindTheKey() {
    _ = desk.feed([editing("아", 0, 1)])
    expectEqual(desk.feed([key(80, 0x4000_0050)]), ["key 80 down \"\""])
    expectEqual(desk.feed([editing(""), raw(.text("아"))]), ["text \"아\""])
  }

  @Test mutating func textThatBelongsToAnotherWindowIsNotJoined() {
    desk.translator.setGeometry(WindowGeometry(width: 10, height: 10, fingerSpan: .lastUnit), of: 8)
    expectEqual(desk.feed([raw(.text("a")), raw(.text("b"), window: 8)]), ["text \"a\"", "window 8: text \"b\""])
    expectEqual(desk.feed([key(4, 97), raw(.text("b"), window: 8)]), ["key 4 down \"\"", "window 8: text \"b\""])
    expectEqual(desk.feed([raw(.text("a"), window: 99), editing("a")]), ["composition \"a\" 1..<1"])
  }

  @Test mutating func withoutTextInputAKeyTypesWhatItsLayoutSays() {
    desk.translator.reportsText = false
    let log = desk.feed([key(4, 97), key(4, 97, 1), key(4, 97, 0x2000), key(4, 97, 0x2001), key(47, 252, 1)])
    expectEqual(
      log,
      [
        "key 4 down \"a\"", "key 4 down \"A\" +shift", "key 4 down \"A\" +caps", "key 4 down \"a\" +caps +shift",
        "key 47 down \"Ü\" +shift",
      ])
  }

  @Test func compositionsAreTakenOutOfSDLsEvents() {
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING.rawValue
    event.edit.windowID = 7
    event.edit.timestamp = 77
    event.edit.start = 1
    event.edit.length = -1
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array("かな".utf8)) }
    expectEqual(RawEvent(event), RawEvent(window: 7, ticks: 77, kind: .editing("かな", start: 1, length: -1)))
    let long = String(repeating: "かな", count: 20)
    event = SDL_Event()
    withUnsafeMutableBytes(of: &event) { bytes in
      bytes.storeBytes(of: 0x305, toByteOffset: 0, as: UInt32.self)
      bytes.storeBytes(of: 77, toByteOffset: 4, as: UInt32.self)
      bytes.storeBytes(of: 7, toByteOffset: 8, as: UInt32.self)
      bytes.storeBytes(of: SDL_strdup(long), toByteOffset: 16, as: UnsafeMutablePointer<CChar>?.self)
      bytes.storeBytes(of: 2, toByteOffset: 24, as: Int32.self)
      bytes.storeBytes(of: 3, toByteOffset: 28, as: Int32.self)
    }
    expectEqual(RawEvent(event), RawEvent(window: 7, ticks: 77, kind: .editing(long, start: 2, length: 3)))
  }
}
