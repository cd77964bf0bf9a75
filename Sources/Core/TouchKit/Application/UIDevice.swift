import TouchGeometry

/// The kind of device that an interface is designed for.
/// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The computer that the app runs on. https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The name of the computer in its network.
  public var name: String { Self.field { touchCString($0.nodename) } }
  /// The name of the operating system: `Linux`.
  public var systemName: String { Self.field { touchCString($0.sysname) } }
  /// The release of the kernel.
  public var systemVersion: String { Self.field { touchCString($0.release) } }
  /// The processor architecture, such as `x86_64`.
  public var model: String { Self.field { touchCString($0.machine) } }
  /// The same as `model`: there is no localized name.
  public var localizedModel: String { model }
  /// A desktop computer: `mac`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }

  private static func field(_ read: (utsname) -> String) -> String {
    var names = utsname()
    return uname(&names) == 0 ? read(names) : ""
  }
}

#if FoundationGeometry
extension UIDevice {
  private static let identifierKey = "UIDevice.identifierForVendor"

  /// An identifier of this app for this user.
  ///
  /// It is made at random when it is first read, and stored in the standard `UserDefaults`.
  public var identifierForVendor: UUID? {
    let defaults = UserDefaults.standard
    if let known = defaults.string(forKey: Self.identifierKey).flatMap(UUID.init(uuidString:)) { return known }
    let made = UUID()
    defaults.set(made.uuidString, forKey: Self.identifierKey)
    return made
  }

  /// A change of the device's orientation.
  ///
  /// The kit does not post it, because a window is not rotated; `viewWillTransition(to:with:)` reports its size.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}
#endif

/// Returns the text in a fixed-size field of the C library.
private func touchCString<Field>(_ field: Field) -> String {
  withUnsafeBytes(of: field) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
}
