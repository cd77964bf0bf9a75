import TouchGeometry

/// A request of an application to the display server's window of one of its scenes.
///
/// Requests are collected during a turn and executed by the surface at its end, in order; of several requests of the
/// same kind only the last remains. So no platform is called during dispatch.
public enum SurfaceRequest: Sendable, Equatable {
  /// Sets the name that the window manager shows.
  case title(String)
  /// Sets the minimum and maximum size for the user, in points; zero and infinity mean no limit.
  case sizeLimits(minimum: CGSize, maximum: CGSize)
  /// Sets the pointer shape over the window.
  case pointer(PointerShape)
  /// Sets the state of text editing in the window; nil, the initial state, disables input methods.
  ///
  /// The caret's rectangle is in points of the surface.
  case textInput(TextInputState?)
  /// Makes the input method discard its composition.
  case discardComposition
  /// Sets whether files may be dropped on the window; initially not.
  case drops(Bool)
  /// Sets whether drags of other programs may be dropped on the window; initially not.
  ///
  /// A platform that cannot report them ignores it.
  case remoteDrags(Bool)
  /// Requests another window size, in points; `InputEvent.resize` reports the actual one.
  case size(CGSize)
  /// Requests another position of the window's content on the display, in points; ignored where the desktop chooses it.
  case place(CGPoint)
  /// Requests another state of the window; the desktop may refuse.
  case state(SurfaceState)
  /// Requests to bring the window to the front and give it the keyboard; the desktop may refuse.
  case activate
  /// Closes the surface permanently; it reports no more events.
  case close

  /// Returns whether two requests are of the same kind.
  package func replaces(_ other: SurfaceRequest) -> Bool {
    switch (self, other) {
    case (.title, .title), (.sizeLimits, .sizeLimits), (.pointer, .pointer), (.textInput, .textInput),
      (.discardComposition, .discardComposition), (.drops, .drops), (.remoteDrags, .remoteDrags),
      (.size, .size), (.place, .place), (.state, .state), (.activate, .activate), (.close, .close):
      true
    case (.title, _), (.sizeLimits, _), (.pointer, _), (.textInput, _), (.discardComposition, _), (.drops, _),
      (.remoteDrags, _), (.size, _), (.place, _), (.state, _), (.activate, _), (.close, _):
      false
    }
  }
}

/// The state of a window for its user.
public enum SurfaceState: String, Sendable, CaseIterable {
  /// Neither of the others.
  case normal
  /// As large as the desktop allows, with its title bar.
  case maximized
  /// As large as the display, without a title bar.
  case fullScreen
  /// Hidden; the desktop's list of windows shows it again.
  case minimized
}

/// A request of an application to the desktop.
public enum PlatformRequest: Sendable, Equatable {
  /// Replaces the content of a clipboard; nil clears it.
  case write(String?, to: Clipboard)
  /// Replaces the content of `Clipboard.general` with more than text; only for platforms with `carriesClipboardContent`.
  case copy(ClipboardContent)
  /// Opens a URL with the user's default app for it.
  case open(url: String)
  /// Starts or ends the use of game controllers as buttons; a platform that supports them begins with it.
  case gameControllers(Bool)
  /// Answers a drag of another program, or requests its content.
  case remoteDrag(RemoteDragRequest)
  /// Continues a drag of the app over other programs.
  case localDrag(LocalDragRequest)
}
