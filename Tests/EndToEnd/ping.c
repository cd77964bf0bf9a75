// Presses the middle of a window, then pings it, as window managers do, and prints how many of the pings were answered.
// Usage: ping WINDOW COUNT
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static Display *display;
static Atom ping;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

// Whether a ping is answered before a window manager would report that the program hangs.
static int is_answered(int number) {
  for (;;) {
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      long *data = event.xclient.data.l;
      if (event.type == ClientMessage && (Atom)data[0] == ping && data[1] == number) return 1;
    }
    struct pollfd wait = {ConnectionNumber(display), POLLIN, 0};
    if (poll(&wait, 1, 1000) == 0) return 0;
  }
}

int main(int count, char **words) {
  if (count < 3 || !(display = XOpenDisplay(NULL))) return 69;
  Window window = strtoul(words[1], NULL, 0), root = DefaultRootWindow(display), child;
  XWindowAttributes a;
  int x, y, questions = atoi(words[2]), answers = 0;
  if (!XGetWindowAttributes(display, window, &a)) return 70;
  XTranslateCoordinates(display, window, root, a.width / 2, a.height / 2, &x, &y, &child);
  XSelectInput(display, root, SubstructureNotifyMask);
  ping = XInternAtom(display, "_NET_WM_PING", False);
  XTestFakeMotionEvent(display, -1, x, y, 0);
  XSync(display, False);
  for (int i = 0; i < questions; i++) {
    XTestFakeButtonEvent(display, 1, True, 0);
    XSync(display, False);
    // From at once to six milliseconds later: while the press is handled, shown, and the mouse captured.
    for (double then = now() + i % 60 * 1e-4; now() < then;) continue;
    XEvent event = {.xclient = {
        .type = ClientMessage, .window = window, .message_type = XInternAtom(display, "WM_PROTOCOLS", False),
        .format = 32, .data.l = {(long)ping, i, (long)window}}};
    XSendEvent(display, window, False, NoEventMask, &event);
    XFlush(display);
    answers += is_answered(i);
    XTestFakeButtonEvent(display, 1, False, 0);
    XSync(display, False);
  }
  printf("%d of %d\n", answers, questions);
  return 0;
}
