import CTouchSystem
import Glibc
import TouchScenes

extension Command {
  /// Builds the Debian package of a tool.
  static let packaging = Command(
    name: "package", synopsis: "[FOLDER]",
    summary: "builds the Debian package of a tool that touchstone new has made",
    details: """
      FOLDER  the tool's folder; the current one by default

      It builds the tool with Swift linked in, and writes NAME_VERSION_ARCHITECTURE.deb into the folder, with the desktop
      entry, the icon, a manual page, and the folders of resources that the tool has. Version, maintainer and description
      are in Desktop/control. The package depends on the libraries that the tool is linked with, as dpkg-shlibdeps finds
      them. Needs the Debian package dpkg-dev. TOUCHSTONE_BUILD_OPTIONS in the environment has further options for swift
      build, such as --scratch-path FOLDER.
      """
  ) { arguments throws(Failure) in
    let folder = try arguments.only("folder") ?? "."
    for file in ["Package.swift", "Desktop/control"] where access("\(folder)/\(file)", R_OK) != 0 {
      throw Failure(
        message:
          localized(
            "%1$s/%2$s: %3$s; run this in a folder that touchstone new has made", "\(folder)", "\(file)",
            "\(String(cString: strerror(errno)))"),
        status: .noSuchFile)
    }
    for word in ["bash", "-c", PackageScript.text, "touchstone", folder] { touch_execute_argument(word) }
    throw Failure(
      message: localized("bash: %1$s", "\(String(cString: strerror(touch_execute())))"), status: .noSuchFile)
  }
}
