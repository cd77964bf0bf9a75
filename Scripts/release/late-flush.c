// Lets what SDL says while it handles an event leave together with the frame that the event brings about.
//
// On every press SDL notes the time in a property of the window. Looking for the next event would send that off, and the
// server would wake for it, often on the same processor, before the press has been shown. In the released program SDL
// calls this function where it would call that of libX11: the look that follows an event reads what has come, but sends
// nothing. The frame, the next look or any question to the server takes the words along, and the kit sends what is left
// before it sleeps (`touch_flush`).
#include <X11/Xlib.h>

Bool late_XCheckIfEvent(
    Display *display, XEvent *event, Bool (*predicate)(Display *, XEvent *, XPointer), XPointer argument) {
  // Everything happens on SDL's one thread.
  static Bool has_found;
  if (has_found && XEventsQueued(display, QueuedAfterReading) == 0) {
    has_found = False;
    return False;
  }
  has_found = XCheckIfEvent(display, event, predicate, argument);
  return has_found;
}
