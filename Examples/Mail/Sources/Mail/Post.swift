enum Mailbox: String, CaseIterable { case inbox = "Inbox", sent = "Sent", trash = "Trash" }

struct Message: Equatable {
  let id: Int
  let from, subject, text: String
  var box = Mailbox.inbox
  var isRead = false

  /// What a search looks through.
  var words: String { "\(from)\n\(subject)\n\(text)".lowercased() }
}

/// All letters, the newest first.
@MainActor final class Post {
  private(set) var messages: [Message]
  /// Called after each change.
  var onChange: (() -> Void)?

  init() {
    let letters = [
      ("Ada", "Notes on the engine", "The engine weaves patterns,\nas the loom weaves flowers.\n\nMore tomorrow."),
      ("Charles", "Brass", "The brass has come.\nWe begin on Monday, if the lathe is free."),
      ("Mary", "Orbits", "I have looked at the figures again; the third is off by two."),
      ("Grace", "Moth", "Found in the relay. It is taped into the book."),
      ("Alan", "Tea", "At four? I shall bring the paper about machines."),
    ]
    messages = letters.enumerated().map { Message(id: $0, from: $1.0, subject: $1.1, text: $1.2) }
  }

  func messages(in box: Mailbox, matching text: String = "") -> [Message] {
    messages.filter { $0.box == box && (text.isEmpty || $0.words.contains(text.lowercased())) }
  }

  func change(_ id: Int, _ body: (inout Message) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    body(&messages[index])
    onChange?()
  }

  func send(to: String, subject: String, text: String) {
    messages.insert(
      Message(id: messages.count, from: "To: \(to)", subject: subject, text: text, box: .sent, isRead: true), at: 0)
    onChange?()
  }
}
