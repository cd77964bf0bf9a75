import Foundation
import UIKit

/// One channel of the desk.
struct Channel: Codable, Equatable {
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
    let kept = defaults.data(forKey: "channels").flatMap { try? JSONDecoder().decode([Channel].self, from: $0) } ?? []
    channels = kept.filter { $0.color.count == 3 }
    if channels.isEmpty { channels = Self.untouched }
  }

  func change(_ index: Int, _ body: (inout Channel) -> Void) {
    guard channels.indices.contains(index) else { return }
    body(&channels[index])
    keep()
  }

  func reset() {
    channels = Self.untouched
    keep()
  }

  private static var untouched: [Channel] { ["Drums", "Bass", "Guitar", "Keys", "Voice"].map { Channel(name: $0) } }

  private func keep() { defaults.set(try? JSONEncoder().encode(channels), forKey: "channels") }

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
}
