import CTouchHost
import TouchHost
import TouchLoop

/// A host for C: the host, its views, and the state of fingers and mouse that it reported.
@MainActor final class CHost {
  let host: TouchHost
  /// The added views; they live as long as the host is retained.
  var views: [CView] = []
  /// The fingers that went down inside and were not lifted.
  var fingers: Set<Int32> = []
  /// The buttons of the mouse, and whether one of them was pressed inside, or outside.
  var buttons = PointerButtons()
  var isPressed = false
  var isIgnored = false
  var size: CGSize
  var pointer = PointerShape.arrow
  var textInput: TextInputState?
  var desktop: CDesktop?

  init(size: CGSize, scale: CGFloat) throws(HostError) {
    host = try TouchHost(size: size, scale: scale)
    self.size = size
    // Views added from C have no background, and their text is light in the dark style.
    host.window.backgroundColor = .systemBackground
  }

  /// Handles the requests of views to the window.
  func noteRequests() {
    for request in host.takeRequests() {
      switch request {
      case .pointer(let shape): pointer = shape
      case .textInput(let state): textInput = state
      case .title, .sizeLimits, .discardComposition, .drops, .remoteDrags, .size, .place, .state, .activate, .close:
        break
      }
    }
  }

  func contains(_ place: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(place) }

  /// Closes the host and releases the callbacks' contexts.
  func close() {
    host.close()
    for view in views { view.action = nil }
  }
}

/// A view with the callbacks of C code.
@MainActor final class CView {
  let view: UIView
  weak var host: CHost?
  var action: touchstone_action?
  var user: UnsafeMutableRawPointer?

  init(_ view: UIView) { self.view = view }

  /// Calls the action after the user changed the view.
  func act() { action?(OpaquePointer(Unmanaged.passUnretained(self).toOpaque()), user) }
}

/// The clipboards of a C host.
@MainActor final class CDesktop: HostDesktop {
  let read: touchstone_read?
  let write: touchstone_write?
  let user: UnsafeMutableRawPointer?

  init(_ read: touchstone_read?, _ write: touchstone_write?, _ user: UnsafeMutableRawPointer?) {
    (self.read, self.write, self.user) = (read, write, user)
  }

  func text(on clipboard: Clipboard) -> String? {
    read?(clipboard == .primarySelection, user).map { String(cString: $0) }
  }

  func take(_ request: PlatformRequest) {
    switch request {
    case .write(let text, let clipboard):
      if let text {
        text.withCString { write?($0, clipboard == .primarySelection, user) }
      } else {
        write?(nil, clipboard == .primarySelection, user)
      }
    case .copy: break  // A host carries only text.
    case .remoteDrag, .localDrag: break  // A host reports no drags.
    case .open: break  // A C host has no call for it; the page on hosting says so.
    case .gameControllers: break  // Hosts open no controllers.
    }
  }
}

/// Returns the host of a C handle; public, so that Swift code of the embedding program can add views.
///
/// - Parameter pointer: A handle from `touchstone_host_create` that was not released yet.
@MainActor public func touchHost(of pointer: OpaquePointer) -> TouchHost { cHost(pointer).host }

@MainActor func cHost(_ pointer: OpaquePointer) -> CHost {
  Unmanaged<CHost>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

@MainActor func cView(_ pointer: OpaquePointer) -> CView {
  Unmanaged<CView>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

/// A pointer from C, valid only during the same call on the same thread.
struct BorrowedPointer<Pointer>: @unchecked Sendable {
  let pointer: Pointer
}

/// Runs a closure with the host of a C handle; returns its status.
///
/// The host is retained during the call.
func with(_ host: OpaquePointer?, _ body: @MainActor (CHost) throws(HostError) -> Void) -> Int32 {
  guard isOnMainActor() else { return Int32(TOUCHSTONE_WRONG_THREAD) }
  guard let host else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  let borrowed = BorrowedPointer(pointer: host)
  return MainActor.assumeIsolated {
    let host = cHost(borrowed.pointer)
    guard !host.host.isClosed else { return Int32(TOUCHSTONE_CLOSED) }
    do throws(HostError) {
      try body(host)
      return Int32(TOUCHSTONE_OK)
    } catch { return error.status }
  }
}

/// Runs a closure with the host of a C handle; returns `none` if it is closed or the thread is not the host's.
func ask<Answer: Sendable>(_ host: OpaquePointer?, _ none: Answer, _ body: @MainActor (CHost) -> Answer) -> Answer {
  var answer = none
  _ = with(host) { host in answer = body(host) }
  return answer
}

/// Runs a closure with the view of a C handle, if its host is open.
func withView(_ view: OpaquePointer?, _ body: @MainActor (CView) throws(HostError) -> Bool) -> Int32 {
  guard isOnMainActor() else { return Int32(TOUCHSTONE_WRONG_THREAD) }
  guard let view else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  let borrowed = BorrowedPointer(pointer: view)
  return MainActor.assumeIsolated {
    let view = cView(borrowed.pointer)
    guard let host = view.host, !host.host.isClosed else { return Int32(TOUCHSTONE_CLOSED) }
    do throws(HostError) {
      return Int32(try body(view) ? TOUCHSTONE_OK : TOUCHSTONE_INVALID_ARGUMENT)
    } catch { return error.status }
  }
}

extension HostError {
  var status: Int32 {
    let code =
      switch self {
      case .invalidSize: TOUCHSTONE_INVALID_SIZE
      case .invalidScale: TOUCHSTONE_INVALID_SCALE
      case .wrongBufferSize: TOUCHSTONE_WRONG_BUFFER_SIZE
      case .invalidStride: TOUCHSTONE_INVALID_STRIDE
      case .brokenContext, .noPicture: TOUCHSTONE_INVALID_ARGUMENT
      case .closed: TOUCHSTONE_CLOSED
      }
    return Int32(code)
  }
}
