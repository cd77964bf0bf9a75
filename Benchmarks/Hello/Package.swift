// swift-tools-version: 6.2
import PackageDescription

// The program that `make bench` starts and presses: a package of its own, built as Docs/GettingStarted.md says.
let package = Package(
  name: "Hello",
  dependencies: [.package(name: "Touchstone", path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "Hello", dependencies: [.product(name: "UIKit", package: "Touchstone")])
  ]
)
