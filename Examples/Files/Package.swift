// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Files",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(name: "Files", dependencies: [.product(name: "UIKit", package: "Touchstone")])
  ]
)
