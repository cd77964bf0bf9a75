extension PreviewMirror {
  /// What follows the package's own manifest: dependencies by their whole paths, and one program.
  func manifestEnd(after manifest: String) -> String {
    // Parameters that older versions of the tools do not have.
    let version = Self.toolsVersion(of: manifest)
    let traits = version >= (6, 1) ? ", traits: dependency.traits" : ""
    let access = version >= (5, 9) ? "\n    packageAccess: target.packageAccess," : ""
    return """

      // Added by `touchstone preview`.
      for index in package.dependencies.indices {
        let dependency = package.dependencies[index]
        guard case .fileSystem(let name, let path) = dependency.kind else { continue }
        let isWhole = path.hasPrefix("/") || path.hasPrefix("~")
        let whole = isWhole ? path : \(PreviewSource.literal(package.root + "/")) + path
        package.dependencies[index] =
          name.map { .package(name: $0, path: whole\(traits)) } ?? .package(path: whole\(traits))
      }
      // The module, and then the modules of the package that it can use.
      var previewed = [\(PreviewSource.literal(package.module.name))]
      var next = 0
      while next < previewed.count {
        for dependency in package.targets.first(where: { $0.name == previewed[next] })?.dependencies ?? [] {
          switch dependency {
          case .targetItem(let name, _), .byNameItem(let name, _):
            if !previewed.contains(name), package.targets.contains(where: { $0.name == name }) { previewed.append(name) }
          default: break
          }
        }
        next += 1
      }
      package.products.removeAll()
      package.targets.removeAll { !previewed.contains($0.name) }
      for (index, target) in package.targets.enumerated() where target.name == previewed[0] {
        package.targets[index] = .executableTarget(
          name: target.name, dependencies: target.dependencies, path: \(PreviewSource.literal(package.module.path)),
          exclude: target.exclude,
          sources: target.sources.map {
            $0.filter { $0 != "main.swift" } + ["\(Self.program)", "\(Self.entry)"]
          }, resources: target.resources, publicHeadersPath: target.publicHeadersPath,\(access)
          cSettings: target.cSettings, cxxSettings: target.cxxSettings,
          swiftSettings: (target.swiftSettings ?? []) + [.define("TOUCHSTONE_PREVIEW")],
          linkerSettings: target.linkerSettings, plugins: target.plugins)
      }

      """
  }

  /// The version of the tools in the first line of a manifest, such as `// swift-tools-version: 6.2`; 0 without one.
  static func toolsVersion(of manifest: String) -> (Int, Int) {
    guard let line = manifest.split(separator: "\n").first, let colon = line.firstIndex(of: ":") else { return (0, 0) }
    let numbers = line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    let parts = numbers.split(separator: ".").compactMap { Int($0) }
    return (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
  }
}
