#define _GNU_SOURCE
#include "display.h"

#include "window_info.h"
#include "x_vetting.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xatom.h>
#include <X11/extensions/XInput2.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "x_library.h"

// Weak, so that no app has to link them: SDL is linked with X's libraries, or loads them.
#pragma weak XChangeProperty
#pragma weak XCheckIfEvent
#pragma weak XEventsQueued
#pragma weak XGetSelectionOwner
#pragma weak XGetWindowAttributes
#pragma weak XFlush
#pragma weak XFree
#pragma weak XInternAtom
#pragma weak XMapRaised
#pragma weak XMoveWindow
#pragma weak XISelectEvents
#pragma weak XQueryPointer
#pragma weak XSelectInput
#pragma weak XSendEvent
#pragma weak XSetErrorHandler
#pragma weak XSetIOErrorHandler
#pragma weak XSetTransientForHint
#pragma weak XTranslateCoordinates
#pragma weak XIGetSelectedEvents

static bool is_x_window(void *sdl_window, SDL_SysWMinfo *info) {
  return touch_window_info(sdl_window, info) && info->subsystem == SDL_SYSWM_X11;
}

bool touch_more_events_wait(void *sdl_window) {
  SDL_SysWMinfo info;
  if (!is_x_window(sdl_window, &info)) return false;
  // A macro that examines Xlib's queue; unread events make the descriptor readable.
  if (QLength(info.info.x11.display) > 0) return true;
  struct pollfd connection = {ConnectionNumber(info.info.x11.display), POLLIN, 0};
  return poll(&connection, 1, 0) > 0;
}

long touch_hush_enters(void *sdl_window) {
  SDL_SysWMinfo info;
  __typeof__(&XGetWindowAttributes) ask = FOUND(XGetWindowAttributes);
  __typeof__(&XSelectInput) select = FOUND(XSelectInput);
  XWindowAttributes window;
  if (!ask || !select || !is_x_window(sdl_window, &info)) return 0;
  if (!ask(info.info.x11.display, info.info.x11.window, &window)) return 0;
  select(info.info.x11.display, info.info.x11.window, window.your_event_mask & ~EnterWindowMask);
  return window.your_event_mask;
}

void touch_report_enters(void *sdl_window, long events) {
  SDL_SysWMinfo info;
  __typeof__(&XSelectInput) select = FOUND(XSelectInput);
  if (select && events && is_x_window(sdl_window, &info)) {
    select(info.info.x11.display, info.info.x11.window, events);
  }
}

bool touch_window_place(void *sdl_window, int *x, int *y) {
  SDL_SysWMinfo info;
  __typeof__(&XTranslateCoordinates) translate = FOUND(XTranslateCoordinates);
  __typeof__(&XGetWindowAttributes) ask = FOUND(XGetWindowAttributes);
  XWindowAttributes window;
  Window child;
  if (!translate || !ask || !is_x_window(sdl_window, &info)) return false;
  Display *display = info.info.x11.display;
  if (!ask(display, info.info.x11.window, &window)) return false;
  return translate(display, info.info.x11.window, window.root, 0, 0, x, y, &child);
}

void touch_show_in_front(void *sdl_window, void *parent) {
  SDL_SysWMinfo info, front;
  __typeof__(&XMapRaised) show = FOUND(XMapRaised);
  __typeof__(&XSetTransientForHint) belong = FOUND(XSetTransientForHint);
  if (!show || !belong || !is_x_window(sdl_window, &front) || !is_x_window(parent, &info)) return;
  belong(front.info.x11.display, front.info.x11.window, info.info.x11.window);
  show(front.info.x11.display, front.info.x11.window);
}

void touch_move_window(void *sdl_window, int x, int y) {
  SDL_SysWMinfo info;
  __typeof__(&XMoveWindow) move = FOUND(XMoveWindow);
  if (move && is_x_window(sdl_window, &info)) move(info.info.x11.display, info.info.x11.window, x, y);
}

// Collects the buttons with a waiting release, without removing the events.
static Bool note_release(Display *display, XEvent *event, XPointer buttons) {
  (void)display;
  if (event->type == ButtonRelease && event->xbutton.button <= 3) {
    *(unsigned int *)buttons |= 1u << (event->xbutton.button - 1);
  }
  return False;
}

void touch_make_up_for_releases(void *sdl_window, unsigned int buttons) {
  SDL_SysWMinfo info;
  __typeof__(&XQueryPointer) ask = FOUND(XQueryPointer);
  __typeof__(&XCheckIfEvent) look = FOUND(XCheckIfEvent);
  __typeof__(&XSendEvent) send = FOUND(XSendEvent);
  if (!ask || !look || !send || !is_x_window(sdl_window, &info)) return;
  Display *display = info.info.x11.display;
  Window window = info.info.x11.window;
  XButtonEvent up = {.type = ButtonRelease, .display = display, .window = window, .same_screen = True};
  // The answer comes after all earlier events, so these are in the queue now.
  if (!ask(display, window, &up.root, &up.subwindow, &up.x_root, &up.y_root, &up.x, &up.y, &up.state)) return;
  XEvent unused;
  unsigned int waiting = 0;
  look(display, &unused, note_release, (XPointer)&waiting);
  for (up.button = 1; up.button <= 3; up.button++) {
    unsigned int bit = 1u << (up.button - 1);
    bool is_down = up.state & (Button1Mask << (up.button - 1));
    if (!(buttons & bit) || is_down || waiting & bit) continue;
    XEvent event = {.xbutton = up};
    send(display, window, False, NoEventMask, &event);
  }
}

static void clear_raw(XIEventMask *mask) {
  for (int type = XI_RawKeyPress; type <= XI_RawTouchEnd; type++) {
    if (type / 8 < mask->mask_len) XIClearMask(mask->mask, type);
  }
}

void touch_decline_raw_events(void *sdl_window) {
  SDL_SysWMinfo info;
  __typeof__(&XIGetSelectedEvents) selected = FOUND(XIGetSelectedEvents);
  __typeof__(&XISelectEvents) select = FOUND(XISelectEvents);
  __typeof__(&XFree) release = FOUND(XFree);
  if (!selected || !select || !release || !is_x_window(sdl_window, &info)) return;
  Display *display = info.info.x11.display;
  int count = 0;
  XIEventMask *masks = selected(display, DefaultRootWindow(display), &count);
  if (!masks) return;
  for (int i = 0; i < count; i++) clear_raw(&masks[i]);
  if (count > 0) select(display, DefaultRootWindow(display), masks, count);
  release(masks);
}

void touch_set_window_title(void *sdl_window, const char *title) {
  SDL_SysWMinfo info;
  __typeof__(&XChangeProperty) change = FOUND(XChangeProperty);
  __typeof__(&XInternAtom) atom = FOUND(XInternAtom);
  if (!change || !atom || !is_x_window(sdl_window, &info)) return;
  Display *display = info.info.x11.display;
  Atom name = atom(display, "_NET_WM_NAME", False), utf8 = atom(display, "UTF8_STRING", False);
  change(
      display, info.info.x11.window, name, utf8, 8, PropModeReplace, (const unsigned char *)title,
      (int)strlen(title));
}

unsigned long touch_selection_owner(void *sdl_window, bool is_primary) {
  SDL_SysWMinfo info;
  __typeof__(&XGetSelectionOwner) owner = FOUND(XGetSelectionOwner);
  __typeof__(&XInternAtom) atom = FOUND(XInternAtom);
  if (!owner || !atom || !is_x_window(sdl_window, &info)) return 0;
  Display *display = info.info.x11.display;
  return owner(display, is_primary ? XA_PRIMARY : atom(display, "CLIPBOARD", False));
}

static void (*when_lost)(void);

static int connection_is_lost(Display *display) {
  (void)display;
  when_lost();
  // The handler that should end the process did not; Xlib cannot continue.
  _exit(71);
}

// Limited, because a client that sends invalid requests on purpose must not fill the standard error.
enum { MOST_REFUSALS_REPORTED = 20 };

static int report_error(Display *display, XErrorEvent *error) {
  static int reported;
  (void)display;
  if (touch_vetting_expects_error(error->serial) || reported > MOST_REFUSALS_REPORTED) return 0;
  char line[128];
  int length = reported++ < MOST_REFUSALS_REPORTED
                   ? snprintf(
                         line, sizeof line, "the X server refuses a request: error %d of request %d.%d\n",
                         error->error_code, error->request_code, error->minor_code)
                   : snprintf(line, sizeof line, "the X server refuses more requests, which are not reported\n");
  ssize_t written = write(STDERR_FILENO, line, (size_t)length);
  (void)written;  // The standard error is the last place to report to.
  return 0;
}

void touch_listen_for_x_errors(void) {
  __typeof__(&XSetErrorHandler) listen = FOUND(XSetErrorHandler);
  if (listen) listen(report_error);
}

void touch_watch_x_connection(void *sdl_window, void (*lost)(void)) {
  SDL_SysWMinfo info;
  __typeof__(&XSetIOErrorHandler) watch = FOUND(XSetIOErrorHandler);
  __typeof__(&XSetErrorHandler) listen = FOUND(XSetErrorHandler);
  if (!watch || !listen || !is_x_window(sdl_window, &info)) return;
  when_lost = lost;
  watch(connection_is_lost);
  listen(report_error);
}

void touch_flush(void *sdl_window) {
  SDL_SysWMinfo info;
  // Not searched by name: if SDL is a shared library, it sends its requests itself.
  if (XFlush && is_x_window(sdl_window, &info)) XFlush(info.info.x11.display);
}

bool touch_read_unshown_events(void *sdl_window) {
  SDL_SysWMinfo info;
  // Searched once, because this is called before every sleep.
  static __typeof__(&XEventsQueued) queued;
  if (!queued) queued = FOUND(XEventsQueued);
  return queued && is_x_window(sdl_window, &info) && queued(info.info.x11.display, QueuedAfterReading) > 0;
}
#else
bool touch_more_events_wait(void *sdl_window) { return (void)sdl_window, false; }
long touch_hush_enters(void *sdl_window) { return (void)sdl_window, 0; }
void touch_report_enters(void *sdl_window, long events) { (void)sdl_window, (void)events; }
void touch_make_up_for_releases(void *sdl_window, unsigned int buttons) { (void)sdl_window, (void)buttons; }
bool touch_window_place(void *sdl_window, int *x, int *y) { return (void)sdl_window, (void)x, (void)y, false; }
void touch_show_in_front(void *sdl_window, void *parent) { (void)sdl_window, (void)parent; }
void touch_move_window(void *sdl_window, int x, int y) { (void)sdl_window, (void)x, (void)y; }
void touch_decline_raw_events(void *sdl_window) { (void)sdl_window; }
void touch_set_window_title(void *sdl_window, const char *title) { (void)sdl_window, (void)title; }
unsigned long touch_selection_owner(void *sdl_window, bool is_primary) { return (void)sdl_window, (void)is_primary, 0; }
void touch_flush(void *sdl_window) { (void)sdl_window; }
bool touch_read_unshown_events(void *sdl_window) { return (void)sdl_window, false; }
void touch_listen_for_x_errors(void) {}
void touch_watch_x_connection(void *sdl_window, void (*lost)(void)) { (void)sdl_window, (void)lost; }
#endif
