// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mail",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(name: "Mail", dependencies: [.product(name: "UIKit", package: "Touchstone")]),
    .testTarget(name: "MailTests", dependencies: ["Mail", .product(name: "TouchTesting", package: "Touchstone")]),
  ]
)
