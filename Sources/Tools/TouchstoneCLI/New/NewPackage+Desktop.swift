/// What a tool needs so that others can have it: an entry in the menu, an icon, and a Debian package.
extension NewPackage {
  var desktopFiles: [NewFile] {
    [
      NewFile(path: "Desktop/\(name).desktop", text: entry), NewFile(path: "Desktop/\(name).svg", text: Self.icon),
      NewFile(path: "Desktop/control", text: control), NewFile(path: "Desktop/copyright", text: copyright),
      NewFile(path: "Makefile", text: makefile), NewFile(path: ".ci/run", text: Self.check),
    ]
  }

  /// The name of the Debian package: at least two characters, in lowercase.
  private var debianName: String { name.count < 2 ? "\(name.lowercased())-tool" : name.lowercased() }

  private var entry: String {
    """
    [Desktop Entry]
    Type=Application
    Name=\(name)
    Comment=Put dots on a colored field
    Exec=\(name)
    Icon=\(name)
    Terminal=false
    Categories=Utility;
    StartupWMClass=\(name)
    StartupNotify=true
    Actions=clear;

    [Desktop Action clear]
    Name=Clear the field
    Exec=\(name) --shortcut-item=clear

    """
  }

  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
      <rect x="8" y="8" width="112" height="112" rx="24" fill="#30b0c7"/>
      <circle cx="64" cy="64" r="24" fill="#ffffff"/>
    </svg>

    """

  private var control: String {
    """
    Package: \(debianName)
    Version: 0.1.0
    Section: utils
    Priority: optional
    Maintainer: The authors of \(name) <\(debianName)@\(debianName).invalid>
    Recommends: fonts-dejavu-core
    Description: puts dots on a colored field
     \(name) shows a colored field, and leaves a white dot where it is touched.

    """
  }

  private var copyright: String {
    """
    Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
    Upstream-Name: \(name)
    Comment: The program also contains Touchstone, under the MIT license, and the
     libraries of Swift, under the Apache License 2.0 with Runtime Library Exception.

    Files: *
    Copyright: \(year) the authors of \(name)
    License: Apache-2.0
     On Debian systems, the text of the license is in /usr/share/common-licenses/Apache-2.0.

    """
  }

  private var makefile: String {
    """
    .PHONY: run test deb

    run:
    \tswift run \(name)

    test:
    \tswift test

    # The Debian package, in this folder. Its version and description are in Desktop/control.
    deb:
    \ttouchstone package

    """
  }

  private static let check = """
    #!/bin/sh
    # Builds and tests the tool, and builds its Debian package; no display is needed.
    set -e
    cd "$(dirname "$0")/.."
    swift build
    swift test
    if command -v touchstone >/dev/null; then touchstone package; fi

    """
}
