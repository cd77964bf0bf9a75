import TouchScenes

// The imports of a source. A missing module would hide all other errors of the target.

extension Porter {
  /// Replaces an import, or makes it conditional.
  mutating func importLine(_ index: Int) {
    var first = index + 1
    if let kind = word(first),
      ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(kind)
    {
      first += 1
    }
    guard first < tokens.count, tokens[first].kind == .word else { return }
    let module = tokens[first].text
    let name = qualifiedName(first)
    let end = tokens[first + 2 * (name.split(separator: ".").count - 1)].range.upperBound
    if Self.knownModules.contains(module) {
      // Submodules, and imports of single declarations from them.
      guard first == index + 1, name != module else { return }
      change(
        tokens[first].range.lowerBound..<end, to: module, tokens[index], "`import \(name)` is `import \(module)`",
        Self.recognizers, where: .node("import_decl"))
    } else if module == "ObjectiveC" {
      change(
        tokens[first].range.lowerBound..<end, to: "UIKit", tokens[index],
        "`import \(name)` is `import UIKit`, which has the associated objects", Self.selectors,
        where: .node("import_decl"))
    } else if module == "os", name == "os" || name == "os.log", first == index + 1, !isGuarded(index, by: module) {
      change(
        tokens[first].range.lowerBound..<end, to: "OSLog", tokens[index], "`import \(name)` is `import OSLog`",
        Self.absent, where: .node("import_decl"))
    } else if Self.appleModules.contains(module) {
      guardImport(index, of: module, name, end)
    }
  }

  /// Encloses an import on a separate line in `#if canImport` and `#endif`, and notes the module once.
  private mutating func guardImport(_ index: Int, of module: String, _ name: String, _ end: Int) {
    guard !isGuarded(index, by: module) else { return }
    if absentModules.insert(module).inserted {
      let advice = Self.advice[module].map { ": " + $0 } ?? ""
      leave(tokens[index], "`import \(name)`: there is no such module on Linux\(advice)", Self.absent)
    }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<tokens[index].range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let stop = bytes[end...].firstIndex(of: newline) ?? bytes.count
    let others = tokens.indices.filter { (start..<stop).contains(tokens[$0].range.lowerBound) }
    guard
      others.allSatisfy({
        $0 < index && (tokens[$0].kind == .attribute || Self.isModifier(tokens[$0].text))
          || tokens[$0].range.upperBound <= end && $0 >= index
      }
      )
    else { return }
    let text = String(decoding: bytes[start..<stop], as: UTF8.self)
    change(
      start..<stop, to: "#if canImport(\(module))\n\(text)\n#endif", tokens[index],
      "`import \(name)` asks first whether there is such a module", Self.absent, where: .node("import_decl"))
  }

  /// Whether the `#if` branch that contains a token checks for a module.
  func isGuarded(_ index: Int, by module: String) -> Bool {
    var branches: [Bool] = []
    for place in 0..<index where tokens[place].kind == .pound {
      switch tokens[place].text {
      case "#if": branches.append(asks(place, for: module))
      case "#elseif", "#else":
        _ = branches.popLast()
        branches.append(tokens[place].text == "#elseif" && asks(place, for: module))
      case "#endif": _ = branches.popLast()
      default: break
      }
    }
    return branches.contains(true)
  }

  /// Whether a condition requires `canImport` of a module, and not the opposite.
  private func asks(_ condition: Int, for module: String) -> Bool {
    let end = bytes[tokens[condition].range.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var next = condition + 1
    while next < tokens.count, tokens[next].range.lowerBound < end {
      if word(next) == "canImport", word(next + 2) == module { return word(next - 1) != "!" }
      next += 1
    }
    return false
  }

  /// Modules that exist on Linux under Apple's name.
  private static let knownModules: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "CoreText", "QuartzCore", "MediaPlayer", "UserNotifications",
  ]

  /// Alternatives to modules that the kit does not replace.
  private static let advice: [String: String] = {
    let sound = "play sounds and films with GStreamer or SDL_mixer, in a separate process or library"
    var advice = ["AVFoundation": sound, "AVKit": sound, "AudioToolbox": sound]
    let pixels = "filter the pixels of a `CGImage`, or draw with blend modes and gradients"
    advice["CoreImage"] = pixels
    advice["Accelerate"] = "write the loops in Swift; the optimizer vectorizes them"
    advice["CoreData"] = "store `Codable` values as JSON, or use SQLite"
    advice["MessageUI"] = "open a `mailto:` URL with `UIApplication.shared.open(_:)`"
    advice["StoreKit"] = "open the page of the shop with `UIApplication.shared.open(_:)`"
    advice["SafariServices"] = "open the page with `UIApplication.shared.open(_:)`"
    advice["CoreHaptics"] = "a desktop has no haptics: remove the calls"
    advice["Combine"] = "call closures, or iterate over an `AsyncStream`"
    return advice
  }()

  /// Apple's modules that view code imports; other modules may be the app's.
  static let appleModules: Set<String> = [
    "AVFoundation", "AVKit", "ARKit", "Accelerate", "Accounts", "AdSupport", "AddressBook",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "CallKit", "CloudKit",
    "Combine", "Contacts", "ContactsUI", "CoreAnimation", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo", "Darwin", "EventKit", "EventKitUI",
    "ExternalAccessory", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "OpenGLES", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "PushKit", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social",
    "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers",
    "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "iAd", "os",
    "simd",
  ]
}
