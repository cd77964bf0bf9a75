import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchWidgets

/// A class of an app that is passed on within the program only.
private final class Ticket: NSItemProviderWriting, NSItemProviderReading {
  let seat: Int
  required init(seat: Int) { self.seat = seat }
  static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.ticket"] }
  static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.ticket"] }
  #if FoundationGeometry
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("seat \(seat)".utf8), nil)
    return nil
  }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    Self(seat: Int(String(decoding: data, as: UTF8.self).dropFirst(5)) ?? 0)
  }
  #endif
}

@MainActor @Suite struct ItemProviderTests {
  let stage = TouchStage()

  @Test("54.20: each class has its types, and types conform to wider ones")
  func types() {
    let text = NSItemProvider(object: "a")
    expectEqual(text.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.url"))
    let image = NSItemProvider(object: UIImage())
    expectEqual(image.registeredTypeIdentifiers, ["public.png", "public.jpeg"])
    #expect(image.hasItemConformingToTypeIdentifier("public.image"))
    #expect(image.canLoadObject(ofClass: UIImage.self) && !image.canLoadObject(ofClass: String.self))
  }

  @Test("54.20: an object of the class is passed on itself")
  func identity() {
    let (ticket, color) = (Ticket(seat: 7), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    var got: [AnyObject?] = []
    NSItemProvider(object: ticket).load(Ticket.self) { value, _ in got.append(value) }
    NSItemProvider(object: color).load(UIColor.self) { value, _ in got.append(value) }
    NSItemProvider(object: ticket).load(UIColor.self) { value, error in
      #expect(error != nil)
      got.append(value)
    }
    stage.settle()
    #expect(got.count == 3 && got[0] === ticket && got[1] === color && got[2] == nil)
  }

  @Test("54.21: a load completes in a later turn, once")
  func later() {
    var texts: [String] = []
    NSItemProvider(object: "a").loadObject(ofClass: String.self) { text, _ in texts.append(text ?? "?") }
    expectEqual(texts, [])
    stage.settle()
    stage.settle()
    expectEqual(texts, ["a"])
  }

  @Test("54.20: the kit's classes are made from their own bytes")
  func bytes() throws {
    func passed<Value: NSItemProviderReading & NSItemProviderWriting>(_ value: Value, _ type: String) throws -> Value {
      let bytes = try #require(DragTypes.bytes(of: value, type))
      return try DragTypes.read(bytes, type, as: Value.self)
    }
    try expectEqual(passed("ä\n", DragTypes.text), "ä\n")
    let color = UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.4)
    expectEqual(DragTypes.bytes(of: color, DragTypes.color).map { String(decoding: $0, as: UTF8.self) }, "#FF330066")
    try expectEqual(passed(color, DragTypes.color), UIColor(hexString: "#FF330066"))
    #expect(throws: (any Error).self) { try DragTypes.read([0xFF, 0xFE], DragTypes.text, as: String.self) }
    #expect(throws: (any Error).self) { try DragTypes.read([1, 2, 3], DragTypes.png, as: UIImage.self) }
  }

  #if FoundationGeometry
  @Test("54.20: a registered closure, and a class of the app, provide data")
  func dataRepresentation() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { done in
      done(Data("https://example.org/a".utf8), nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: URL.self) && !provider.canLoadObject(ofClass: String.self))
    func data(_ provider: NSItemProvider, _ type: String) async -> Data? {
      await withCheckedContinuation { continuation in
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
      }
    }
    #expect(await data(provider, "public.url") == Data("https://example.org/a".utf8))
    let ticket = NSItemProvider(object: Ticket(seat: 3))
    await expectEqual(data(ticket, "org.example.ticket"), Data("seat 3".utf8))
    await expectNil(data(ticket, "public.png"))
  }
  #endif
}
