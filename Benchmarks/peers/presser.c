// Presses the left button in the middle of the one window that is there, by XTEST, and prints for each press how many
// milliseconds passed until the server reported new pixels at that place. It looks at no toolkit: what it measures is
// the same for every program.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static Display *display;
static int damage_event, center_x, center_y;

// The middle of the largest window that is shown.
static int find_window(void) {
  Window root, parent, *windows = NULL;
  unsigned count = 0;
  int best = 0;
  XQueryTree(display, DefaultRootWindow(display), &root, &parent, &windows, &count);
  for (unsigned i = 0; i < count; i++) {
    XWindowAttributes a;
    if (!XGetWindowAttributes(display, windows[i], &a) || a.map_state != IsViewable || a.width < 200) continue;
    if (a.width > best) best = a.width, center_x = a.x + a.width / 2, center_y = a.y + a.height / 2;
  }
  if (windows) XFree(windows);
  return best > 0;
}

// Reads what the server says until `limit`; gives the time at which it reported pixels at the place, or 0.
static double wait_for_pixels(double limit) {
  for (;;) {
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type != damage_event + XDamageNotify) continue;
      double time = now();
      XDamageNotifyEvent *damage = (XDamageNotifyEvent *)&event;
      XRectangle a = damage->area;
      if (center_x >= a.x && center_x < a.x + a.width && center_y >= a.y && center_y < a.y + a.height) return time;
    }
    double left = limit - now();
    if (left <= 0) return 0;
    struct pollfd wait = {ConnectionNumber(display), POLLIN, 0};
    poll(&wait, 1, (int)(left * 1000) + 1);
  }
}

int main(int count, char **words) {
  int presses = count > 1 ? atoi(words[1]) : 100, error;
  display = XOpenDisplay(NULL);
  if (!display || !XDamageQueryExtension(display, &damage_event, &error)) return 69;
  for (int tries = 0; !find_window(); tries++) {
    if (tries == 500) return 70;
    poll(NULL, 0, 10);
  }
  XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
  double settled = now() + 0.5;
  while (wait_for_pixels(settled)) {
  }
  // A window may be moved and resized after it is first shown.
  if (!find_window()) return 70;
  XTestFakeMotionEvent(display, -1, center_x, center_y, 0);
  XFlush(display);
  settled = now() + 0.2;
  while (wait_for_pixels(settled)) {
  }
  for (int i = 0; i < presses + 5; i++) {
    while (wait_for_pixels(now())) {
    }
    double start = now();
    XTestFakeButtonEvent(display, 1, True, 0);
    XFlush(display);
    double end = wait_for_pixels(start + 5);
    // In any case, or the next program would find the button down.
    XTestFakeButtonEvent(display, 1, False, 0);
    XSync(display, False);
    if (end == 0) return 71;
    if (i >= 5) printf("%.4f\n", (end - start) * 1e3);
    // Not in step with any clock of 60 ticks a second.
    double pause = now() + 0.023 + i % 17 * 0.001;
    while (wait_for_pixels(pause)) {
    }
  }
  return 0;
}
