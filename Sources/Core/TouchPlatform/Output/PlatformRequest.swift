import TouchGeometry

/// What an application wants of the display server's window that one of its scenes is in.
///
/// Requests are gathered during a turn and taken by the surface at its end, in the order in which they were made; of
/// several that are about the same thing only the last is left. So no platform is called in the middle of dispatch.
public enum SurfaceRequest: Sendable, Equatable {
  /// What the window manager shows as the window's name.
  case title(String)
  /// The smallest and the largest size that the user may give it, in points; zero and infinity stand for no limit.
  case sizeLimits(minimum: CGSize, maximum: CGSize)
  /// What the pointer looks like over it.
  case pointer(PointerShape)
  /// Whether text is being edited in it, and where; nil, as at the beginning, switches input methods off.
  ///
  /// The caret's rectangle is in points of the surface.
  case textInput(TextInputState?)
  /// The input method is to forget what it composes.
  case discardComposition
  /// Whether files may be dropped on it; they may not at the beginning.
  case drops(Bool)
  /// The window is to have another size, in points; `InputEvent.resize` tells of the one that it gets.
  case size(CGSize)
  /// The window is to come in front of others, and to have the keyboard; the desktop may refuse.
  case activate
  /// The surface goes for good; nothing comes from it any more.
  case close

  /// Whether two requests are about the same thing.
  package func replaces(_ other: SurfaceRequest) -> Bool {
    switch (self, other) {
    case (.title, .title), (.sizeLimits, .sizeLimits), (.pointer, .pointer), (.textInput, .textInput),
      (.discardComposition, .discardComposition), (.drops, .drops), (.size, .size), (.activate, .activate),
      (.close, .close):
      true
    case (.title, _), (.sizeLimits, _), (.pointer, _), (.textInput, _), (.discardComposition, _), (.drops, _),
      (.size, _), (.activate, _), (.close, _):
      false
    }
  }
}

/// What an application wants of the desktop.
public enum PlatformRequest: Sendable, Equatable {
  /// Puts text on a clipboard, in the place of what is there; nil empties it.
  case write(String?, to: Clipboard)
  /// Has the desktop open an address with the program that the user has chosen for it.
  case open(url: String)
}
