import TouchGeometry

/// The pixels that a context draws into: its own memory, or the app's.
///
/// Recorded commands are rasterized over the existing pixels when the pixels are read; memory of the app, which it may
/// read at any time, is updated after each drawing step. Then the commands are discarded and only the state remains. It
/// is `@unchecked Sendable` because it holds a plain pointer, which only the context uses, under its lock.
final class PixelMemory: @unchecked Sendable {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let format: PixelFormat
  let space: CGColorSpace
  let info: CGBitmapInfo
  /// The first byte of the top row.
  let base: UnsafeMutableRawPointer
  private let isOwn: Bool

  init(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, format: PixelFormat,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.format, self.space, self.info) = (format, space, info)
    isOwn = data == nil
    base = data ?? .allocate(byteCount: height * bytesPerRow, alignment: 16)
    if isOwn { base.initializeMemory(as: UInt8.self, repeating: 0, count: height * bytesPerRow) }
  }

  deinit { if isOwn { base.deallocate() } }

  /// The pixels in memory.
  var picture: Bitmap {
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
      let row = base + y * bytesPerRow
      for x in 0..<width {
        result[x, y] = format.pixel { row.load(fromByteOffset: x * format.bytes + $0, as: UInt8.self) }
      }
    }
    return result
  }

  /// Called after each drawing step.
  func didDraw(_ state: inout RecordingState) { if !isOwn { settle(&state) } }

  /// Rasterizes the recorded commands into memory; nothing happens while a layer is open, or before the app has a
  /// renderer.
  func settle(_ state: inout RecordingState) {
    guard !state.isInLayer, state.list.draws, let system = ImageSystem.current, let image = CGImage(picture) else {
      return
    }
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    var list = DisplayList([
      .image(ImageFill(image: image, rect: CGRect(origin: .zero, size: size), quality: .none)),
      // The app's space begins at the lower left corner.
      .concat(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)),
    ])
    for command in state.list.commands { list.append(command) }
    let background = format.isOpaque ? CGColor.black : CGColor.clear
    if let result = system.bitmap(of: list, size: size, scale: 1, background: background) {
      for y in 0..<min(height, result.height) {
        let row = base + y * bytesPerRow
        for x in 0..<min(width, result.width) {
          format.write(result[x, y]) { row.storeBytes(of: $0, toByteOffset: x * format.bytes + $1, as: UInt8.self) }
        }
      }
    }
    state.list = state.list.stateAlone
  }
}

extension DisplayList {
  /// Whether the list contains anything that draws.
  fileprivate var draws: Bool { commands.contains(where: \.draws) }

  /// The part of the list that affects later commands: transforms, clips and modes still in effect.
  fileprivate var stateAlone: DisplayList {
    var kept: [Command] = []
    /// The positions of open saves.
    var open: [Int] = []
    for command in commands {
      switch command {
      case .save, .beginGroup, .beginEffect:
        open.append(kept.count)
        kept.append(command)
      case .restore, .endGroup: if let start = open.popLast() { kept.removeSubrange(start...) }
      case _: if !command.draws { kept.append(command) }
      }
    }
    return DisplayList(kept)
  }
}

extension DisplayList.Command {
  fileprivate var draws: Bool {
    switch self {
    case .save, .restore, .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend, .antialias, .beginGroup,
      .beginEffect,
      .endGroup:
      false
    case .fillRect, .fillRoundedRect, .strokeRect, .strokeRoundedRect, .fillPath, .strokePath, .text, .gradient, .image,
      .shadow, .backdrop, .picture, .list, .moved:
      true
    }
  }
}
