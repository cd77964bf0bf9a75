import CTouchSystem
import Glibc
import TouchFiles
import TouchScenes
import Touchstone

/// Builds the previews of a source and shows them, again after each change of a source, until their window is closed.
@MainActor struct PreviewRun {
  let mirror: PreviewMirror
  /// The program that runs, and the descriptor that is readable when it has exited.
  private var program: (process: Int32, ended: Int32)?
  /// The executable that runs, by its number and time in the file system.
  private var shown: [Int] = []
  /// Whether the window was closed during a build.
  private var wasClosed = false

  /// The status of a program without a display.
  private static let noDisplay: Int32 = 69
  /// How long a program may take to end after SIGTERM, in milliseconds.
  private static let patience: Int32 = 2000
  /// How long no other change must come before the sources are compiled, in milliseconds: editors write several files.
  private static let rest: Int32 = 50

  /// The command line of the build, without a product.
  private let buildWords: [String]

  private init(_ mirror: PreviewMirror) {
    self.mirror = mirror
    let options = getenv("TOUCHSTONE_BUILD_OPTIONS").map { String(cString: $0) } ?? ""
    buildWords =
      ["swift", "build", "--package-path", mirror.root, "--scratch-path", "\(mirror.package.root)/.build"]
      + options.split(separator: " ").map(String.init)
  }

  /// - Parameter isOnce: Ends with the window instead of observing the sources.
  static func run(_ mirror: PreviewMirror, isOnce: Bool) throws(Failure) -> ExitStatus {
    var run = PreviewRun(mirror)
    _ = unlink(mirror.state)
    var isFirst = true
    while true {
      guard let watch = FolderWatch(mirror.package.folders) else {
        throw Failure(
          message: localized("the sources cannot be observed: %1$s", "\(String(cString: strerror(errno)))"),
          status: .cutOff)
      }
      if isFirst, watch.failure != 0 {
        let reason = String(cString: strerror(watch.failure))
        Complaint.print("touchstone: " + localized("changes in some folders of sources are not noticed: %1$s", reason))
      }
      do throws(Failure) {
        try mirror.write()
        if try run.build() {
          try run.show()
          if run.wasClosed { return .done }
        } else if isOnce {
          return .badFile
        } else {
          Complaint.print("touchstone: " + localized("the sources do not compile; save one to build again"))
        }
      } catch {
        // A source that is being edited may be unreadable for a while.
        guard !isFirst, !isOnce, error.status == .badFile || error.status == .noSuchFile else { throw error }
        Complaint.print("touchstone: \(error.message)")
      }
      isFirst = false
      if let status = try run.wait(for: watch, isOnce: isOnce) { return status }
    }
  }

  /// Compiles the copy.
  ///
  /// Returns false if it does not compile.
  private func build() throws(Failure) -> Bool {
    for word in buildWords + ["--product", mirror.package.module.name] { touch_execute_argument(word) }
    var ended: Int32 = -1
    let process = touch_execute_beside(&ended)
    guard process > 0 else {
      throw Failure(message: localized("swift: %1$s", "\(String(cString: strerror(-process)))"), status: .noSuchFile)
    }
    _ = close(ended)
    return touch_executed_status(process) == 0
  }

  /// Replaces the running program, if it has changed and its window was not closed meanwhile.
  private mutating func show() throws(Failure) {
    let folder = String(decoding: try SwiftPackageManager.output(of: buildWords + ["--show-bin-path"]), as: UTF8.self)
    let path = "\(folder.prefix { $0 != "\n" })/\(mirror.package.module.name)"
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Failure(message: "\(path): \(String(cString: strerror(errno)))", status: .noSuchFile)
    }
    let identity = [Int(status.st_ino), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    if program != nil, identity == shown { return }
    if let (process, ended) = program, Self.isReadable(ended) {
      program = nil
      _ = close(ended)
      if touch_executed_status(process) == 0 {
        wasClosed = true
        return
      }
    }
    end()
    setenv("TOUCHSTONE_PREVIEW_STATE", mirror.state, 1)
    touch_execute_argument(path)
    var ended: Int32 = -1
    let process = touch_execute_beside(&ended)
    guard process > 0 else { throw Failure(message: "\(path): \(String(cString: strerror(-process)))", status: .bug) }
    (program, shown) = ((process, ended), identity)
  }

  /// Ends the program that runs: it keeps the state of its views.
  private mutating func end() {
    guard let (process, ended) = program else { return }
    kill(process, SIGTERM)
    var poller = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
    if poll(&poller, 1, Self.patience) <= 0 { kill(process, SIGKILL) }
    _ = touch_executed_status(process)
    _ = close(ended)
    program = nil
  }

  /// Waits until a source changes, then returns nil; or until the window is closed, then returns the exit status.
  private mutating func wait(for watch: FolderWatch, isOnce: Bool) throws(Failure) -> ExitStatus? {
    while true {
      var pollers = [pollfd(fd: program?.ended ?? -1, events: Int16(POLLIN), revents: 0)]
      if !isOnce { pollers.append(pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)) }
      if program == nil, isOnce { return .done }
      guard poll(&pollers, nfds_t(pollers.count), -1) > 0 else { continue }
      if pollers[0].revents != 0, let (process, ended) = program {
        let status = touch_executed_status(process)
        _ = close(ended)
        program = nil
        switch status {
        case 0: return .done
        case Self.noDisplay: return .noDisplay
        case let status where isOnce:
          throw Failure(message: localized("the preview ended with %1$s", "\(Self.words(status))"), status: .badFile)
        case let status:
          let words = Self.words(status)
          Complaint.print(
            "touchstone: " + localized("the preview ended with %1$s; save a source to show it again", words))
        }
      }
      if pollers.count > 1, pollers[1].revents != 0, watch.clear() {
        while poll(&pollers[1], 1, Self.rest) > 0 { _ = watch.clear() }
        return nil
      }
    }
  }

  private static func isReadable(_ descriptor: Int32) -> Bool {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, 0) > 0
  }

  private static func words(_ status: Int32) -> String {
    status > 128 ? localized("signal %1$s", "\(status - 128)") : localized("status %1$s", "\(status)")
  }
}
