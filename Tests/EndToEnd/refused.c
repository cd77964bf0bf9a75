// For LD_PRELOAD: lets the X server refuse a request of the program at the moment that REFUSED names: as a window is
// shown, as one is destroyed, or as the last thing before the connection is closed.
#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void map_what_is_not_there(Display *display, const char *moment) {
  const char *wanted = getenv("REFUSED");
  if (wanted && !strcmp(wanted, moment)) REAL(XMapWindow)(display, 0x7fffffff);
}

int XMapRaised(Display *display, Window window) {
  map_what_is_not_there(display, "shown");
  return REAL(XMapRaised)(display, window);
}

int XDestroyWindow(Display *display, Window window) {
  map_what_is_not_there(display, "destroyed");
  return REAL(XDestroyWindow)(display, window);
}

int XCloseDisplay(Display *display) {
  map_what_is_not_there(display, "closed");
  return REAL(XCloseDisplay)(display);
}
