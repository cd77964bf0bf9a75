import TouchDrawing
import TouchFiles
import TouchGeometry
import TouchImages

/// The installed icon of a program, for its windows.
///
/// It is a PNG or SVG file of the icon theme `hicolor` with the program's name, below the folder in which the program is
/// installed, or below one of the desktop's folders of data.
/// https://specifications.freedesktop.org/icon-theme-spec/latest/
struct ProgramIcon {
  /// The name of the executable.
  let name: String
  /// The folder of the executable; nil if it is unknown.
  let folder: String?
  let variable: (String) -> String?

  /// The sizes that are tried, in pixels.
  private static let sizes = [128, 256, 64, 48]
  /// The maximum size of an icon's file, in bytes.
  private static let largest = 1 << 20

  /// Returns the path of the icon; nil if none is installed.
  var path: String? {
    for folder in folders {
      for size in Self.sizes {
        let path = "\(folder)/icons/hicolor/\(size)x\(size)/apps/\(name).png"
        if access(path, R_OK) == 0 { return path }
      }
      let drawing = "\(folder)/icons/hicolor/scalable/apps/\(name).svg"
      if access(drawing, R_OK) == 0 { return drawing }
    }
    return nil
  }

  /// Reads the icon; nil if none is installed or the file is damaged.
  func read() -> Bitmap? {
    guard let path, let file = try? TextFile.read(path, atMost: Self.largest) else { return nil }
    let files = ImageFiles()
    guard let header = try? files.header(of: file) else { return nil }
    if header.isVector { return try? files.picture(of: file, header, for: ImageSize(width: 128, height: 128)) }
    return max(header.width, header.height) <= 512 ? try? files.picture(of: file, header, for: nil) : nil
  }

  private var folders: [String] {
    let own = folder.map { [$0 + "/../share"] } ?? []
    let home = variable("XDG_DATA_HOME") ?? (variable("HOME") ?? "") + "/.local/share"
    let shared = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return own + [home] + shared.split(separator: ":").map(String.init)
  }
}
