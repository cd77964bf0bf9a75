import TouchHost

/// A card with a name, a progress bar and a switch.
@MainActor func makeCard(_ name: String, progress: Float) -> UIView {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 140))
  card.backgroundColor = .white
  let title = UILabel(frame: CGRect(x: 20, y: 15, width: 260, height: 30))
  title.text = name
  title.font = .boldSystemFont(ofSize: 20)
  let bar = UIProgressView(frame: CGRect(x: 20, y: 65, width: 260, height: 4))
  bar.progress = progress
  let toggle = UISwitch(frame: CGRect(x: 20, y: 90, width: 51, height: 31))
  toggle.isOn = progress >= 1
  let done = UILabel(frame: CGRect(x: 85, y: 90, width: 195, height: 31))
  done.text = toggle.isOn ? "done" : "under way"
  for view in [title, bar, toggle, done] { card.addSubview(view) }
  return card
}

/// Writes a card to each file, as PNG or as PDF by its ending, without a display.
///
/// `Picture NAME PERCENT FILE...`
@main struct Picture {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let percent = Float(arguments[2]) else {
      print("usage: Picture NAME PERCENT FILE...")
      exit(64)
    }
    do {
      let host = try TouchHost(size: CGSize(width: 300, height: 140), scale: 2)
      host.window.addSubview(makeCard(arguments[1], progress: percent / 100))
      for file in arguments.dropFirst(3) {
        try write(file.hasSuffix(".pdf") ? host.pdf() : host.png(), to: file)
      }
    } catch {
      print("Picture: \(error)")
      exit(1)
    }
  }

  static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else {
      perror(path)
      exit(73)
    }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else {
      perror(path)
      exit(74)
    }
  }
}
