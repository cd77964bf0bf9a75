import Foundation
import UIKit

/// One channel of the desk.
struct Channel: Equatable {
  var name: String
  var volume: Float = 0.7
  var isMuted = false
  var filter = "None"
  /// What the channel is marked with: red, green and blue.
  var color = Channel.gray
  static let gray = [0.55, 0.55, 0.57]

  var uiColor: UIColor {
    get { UIColor(red: color[0], green: color[1], blue: color[2], alpha: 1) }
    set {
      guard let parts = newValue.cgColor.components, parts.count >= 3 else { return }
      color = [Double(parts[0]), Double(parts[1]), Double(parts[2])]
    }
  }
  static let filters = ["None", "Low cut", "High cut", "Telephone"]
}

/// The channels and how the window looks, kept from one run to the next.
@MainActor final class Desk {
  private let defaults: UserDefaults
  private(set) var channels: [Channel] = []
  var style: UIUserInterfaceStyle { didSet { defaults.set(style.rawValue, forKey: "style") } }

  init(_ defaults: UserDefaults = .standard) {
    self.defaults = defaults
    style = UIUserInterfaceStyle(rawValue: defaults.integer(forKey: "style")) ?? .unspecified
    let count = min(defaults.integer(forKey: "count"), 64)
    if count > 0 { channels = (0..<count).map(read) } else { reset() }
  }

  func change(_ index: Int, _ body: (inout Channel) -> Void) {
    guard channels.indices.contains(index) else { return }
    body(&channels[index])
    write(index)
  }

  func reset() {
    channels = ["Drums", "Bass", "Guitar", "Keys", "Voice"].map { Channel(name: $0) }
    defaults.set(channels.count, forKey: "count")
    for index in channels.indices { write(index) }
  }

  /// A slider for the volume of a channel.
  func slider(of index: Int) -> UISlider {
    let bar = UISlider()
    bar.value = channels[index].volume
    bar.addAction(UIAction { [weak bar] _ in self.change(index) { $0.volume = bar?.value ?? 0 } }, for: .valueChanged)
    return bar
  }

  /// The filters, for a menu; the channel's is on.
  func filters(of index: Int) -> [UIAction] {
    Channel.filters.map { name in
      UIAction(title: name, state: channels[index].filter == name ? .on : .off) { _ in
        self.change(index) { $0.filter = name }
      }
    }
  }

  private func read(_ index: Int) -> Channel {
    Channel(
      name: defaults.string(forKey: "name \(index)") ?? "Channel \(index + 1)",
      volume: min(max(defaults.float(forKey: "volume \(index)"), 0), 1),
      isMuted: defaults.bool(forKey: "muted \(index)"),
      filter: defaults.string(forKey: "filter \(index)") ?? Channel.filters[0],
      color: (defaults.array(forKey: "color \(index)") as? [Double]).flatMap { $0.count == 3 ? $0 : nil }
        ?? Channel.gray)
  }

  private func write(_ index: Int) {
    let channel = channels[index]
    let values: [(String, Any)] = [
      ("name", channel.name), ("volume", channel.volume), ("muted", channel.isMuted), ("filter", channel.filter),
      ("color", channel.color),
    ]
    for (key, value) in values { defaults.set(value, forKey: "\(key) \(index)") }
  }
}
