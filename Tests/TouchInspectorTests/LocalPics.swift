
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes
import TouchFiles
#if canImport(Glibc)
import Glibc
#endif
@testable import TouchInspector

@MainActor @Suite(.serialized) struct LocalPics {
  @Test func pics() throws {
    guard let path = getenv("PICS").map({ String(cString: $0) }) else { return }
    let out = getenv("PICSOUT").map { String(cString: $0) } ?? "/tmp/n/wpics"
    for one in path.split(separator: " ") {
      let p = one.split(separator: ",").map(String.init)
      let size = p.count > 1 ? p[1].split(separator: "x").map { Double($0)! } : [1280, 800]
      let scale = p.count > 2 ? Double(p[2])! : 1
      let dark = p.count > 3 && p[3].hasPrefix("d")
      let keys = p.count > 4 ? p[4] : ""
      let scene: SceneFile, input: InputFile, name: String
      let isFile = p[0].hasPrefix("/")
      let loaded = try BuiltInScenes.library.scene(isFile ? p[0] + ".json" : p[0])
      scene = loaded.scene
      name = String(p[0].split(separator: "/").last!)
      input = try BuiltInScenes.library.input(of: loaded, at: isFile ? p[0] + ".jsonl" : nil) ?? InputFile(size: scene.size)
      let shown = Shown(scene, input, named: name, size: CGSize(width: size[0] / scale, height: size[1] / scale), scale: scale, explains: true)
      if dark { shown.inspector.style = .dark }
      if !keys.contains("0") {
        if keys.contains("u") {
          shown.letTheInputBeTheUsers()
          shown.session.isInputPlayed = true
          shown.play()
          shown.program.advance(by: 1)
          shown.session.isInputPlayed = false
          shown.program.advance(by: 1)
        } else {
          shown.inspector.invite(after: 0.1)
          for _ in 0..<300 { shown.program.advance(by: 0.1); if shown.session.isResting { break } }
        }
      }
      if keys.contains("l") { shown.session.goLive() }
      if keys.contains("R") { shown.session.tab = .relations }
      if keys.contains("F") { shown.session.tab = .flags }
      if keys.contains("L") { shown.session.tab = .log }
      if keys.contains("c") {
        let cures = WhyText(shown.session).paragraphs.compactMap { if case .cure(let cure) = $0 { cure } else { nil } }
        if let cure = cures.first { shown.session.toggle(cure)
        do {
        for _ in 0..<300 { shown.program.advance(by: 0.1); if shown.session.isResting { break } } } }
      }
      shown.program.advance(by: 0.1)
      let ok = shown.program.surface.picture?.writePNG(to: "\(out)/\(name)\(p.count > 1 ? "-" + p.dropFirst().joined(separator: "-") : "").png") ?? false
      print(one, ok)
      if keys.contains("p") { for x in WhyText(shown.session).paragraphs { print("   ", x) } }
    }
  }
}
