// swift-tools-version: 6.2
import PackageDescription

// The program that `make bench` starts and presses: a separate package, built as Docs/GettingStarted.md describes.
let package = Package(
  name: "Hello",
  dependencies: [.package(name: "Touchstone", path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "Hello", dependencies: [.product(name: "UIKit", package: "Touchstone")])
  ]
)
