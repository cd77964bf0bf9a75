// Presses the left button in the middle of the one window that is there, by XTEST, and prints for each press how many
// milliseconds passed until the server reported new pixels at that place. It looks at no toolkit: what it measures is
// the same for every program. Of several windows it takes the largest, or the one whose title is given after the number
// of presses, which it brings to the front. With --menu in place of a title the secondary button is pressed, new pixels
// are waited for where a menu below the pointer has its first rows, and Escape closes it.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static Display *display;
static int damage_event, center_x, center_y;
// How far to the right and below the pressed place new pixels are waited for.
static int right, below;
static const char *wanted;

static int has_wanted_title(Window window) {
  if (!wanted) return 1;
  char *title = NULL;
  int is_wanted = XFetchName(display, window, &title) && strcmp(title, wanted) == 0;
  if (title) XFree(title);
  return is_wanted;
}

// The middle of the largest window that is shown.
static int find_window(void) {
  Window root, parent, *windows = NULL;
  unsigned count = 0;
  int best = 0;
  XQueryTree(display, DefaultRootWindow(display), &root, &parent, &windows, &count);
  for (unsigned i = 0; i < count; i++) {
    XWindowAttributes a;
    if (!XGetWindowAttributes(display, windows[i], &a) || a.map_state != IsViewable || a.width < 200) continue;
    if (a.width <= best || !has_wanted_title(windows[i])) continue;
    best = a.width, center_x = a.x + a.width / 2, center_y = a.y + a.height / 2;
    if (wanted) XRaiseWindow(display, windows[i]);
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
      int x = center_x + right, y = center_y + below;
      if (x >= a.x && x < a.x + a.width && y >= a.y && y < a.y + a.height) return time;
    }
    double left = limit - now();
    if (left <= 0) return 0;
    struct pollfd wait = {ConnectionNumber(display), POLLIN, 0};
    poll(&wait, 1, (int)(left * 1000) + 1);
  }
}

// Until the menu has gone: it may fade in, and it fades out.
static void close_menu(void) {
  while (wait_for_pixels(now() + 0.4)) {
  }
  for (int is_down = 1; is_down >= 0; is_down--)
    XTestFakeKeyEvent(display, XKeysymToKeycode(display, XK_Escape), is_down, 0);
  XFlush(display);
  while (wait_for_pixels(now() + 0.4)) {
  }
}

int main(int count, char **words) {
  int presses = count > 1 ? atoi(words[1]) : 100, error;
  int is_menu = count > 2 && strcmp(words[2], "--menu") == 0, button = is_menu ? 3 : 1;
  if (is_menu) right = 8, below = 24;
  wanted = count > 2 && !is_menu ? words[2] : NULL;
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
    XTestFakeButtonEvent(display, button, True, 0);
    XFlush(display);
    double end = wait_for_pixels(start + 5);
    // In any case, or the next program would find the button down.
    XTestFakeButtonEvent(display, button, False, 0);
    XSync(display, False);
    if (end == 0) return 71;
    if (is_menu) close_menu();
    if (i >= 5) printf("%.4f\n", (end - start) * 1e3);
    // Not in step with any clock of 60 ticks a second.
    double pause = now() + 0.023 + i % 17 * 0.001;
    while (wait_for_pixels(pause)) {
    }
  }
  return 0;
}
