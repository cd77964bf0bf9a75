#define _GNU_SOURCE
#include "x_settings.h"

#include <stdlib.h>
#include <string.h>

#include <SDL2/SDL_config.h>

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <stdio.h>

#include "x_library.h"

#pragma weak XCloseDisplay
#pragma weak XFree
#pragma weak XGetSelectionOwner
#pragma weak XGetWindowProperty
#pragma weak XInternAtom
#pragma weak XNextEvent
#pragma weak XOpenDisplay
#pragma weak XPending
#pragma weak XSelectInput
#pragma weak XSetErrorHandler
#pragma weak XSync

// The maximum number of events that are read in a turn.
#define MOST_EVENTS 4096

static Display *display;
static Atom selection, property, manager;

static int ignore_error(Display *unused, XErrorEvent *error) {
  (void)unused, (void)error;
  return 0;
}

// Selects events of the window that has the settings, which may be destroyed at any time; returns the window.
static Window settings_window(void) {
  Window owner = FOUND(XGetSelectionOwner)(display, selection);
  if (owner == None) return None;
  __typeof__(&XSetErrorHandler) handle = FOUND(XSetErrorHandler);
  XErrorHandler former = handle(ignore_error);
  FOUND(XSelectInput)(display, owner, PropertyChangeMask | StructureNotifyMask);
  FOUND(XSync)(display, False);
  handle(former);
  return owner;
}

int touch_x_settings_open(void) {
  // If one function exists, all do.
  if (display || !FOUND(XOpenDisplay) || !FOUND(XSetErrorHandler)) return -1;
  display = FOUND(XOpenDisplay)(NULL);
  if (!display) return -1;
  char name[32];
  snprintf(name, sizeof name, "_XSETTINGS_S%d", DefaultScreen(display));
  selection = FOUND(XInternAtom)(display, name, False);
  property = FOUND(XInternAtom)(display, "_XSETTINGS_SETTINGS", False);
  manager = FOUND(XInternAtom)(display, "MANAGER", False);
  // The root window has the resources as a property, and receives an event when the settings get a new owner.
  FOUND(XSelectInput)(display, DefaultRootWindow(display), PropertyChangeMask | StructureNotifyMask);
  return ConnectionNumber(display);
}

bool touch_x_settings_take_events(void) {
  bool may_have_changed = false;
  // Limited, so that clients that send faster than we read do not block the loop: the next turn reads the rest.
  for (int count = 0; count < MOST_EVENTS && display && FOUND(XPending)(display) > 0; count++) {
    XEvent event;
    FOUND(XNextEvent)(display, &event);
    switch (event.type) {
      case PropertyNotify:
        may_have_changed |= event.xproperty.atom == property || event.xproperty.atom == XA_RESOURCE_MANAGER;
        break;
      case ClientMessage: may_have_changed |= event.xclient.message_type == manager; break;
      case DestroyNotify: may_have_changed = true; break;
      default: break;
    }
  }
  return may_have_changed;
}

static unsigned char *bytes_of(Window window, Atom name, size_t *size) {
  Atom type;
  int format;
  unsigned long count = 0, rest;
  unsigned char *data = NULL;
  // At most 1 MiB, counted in words of four bytes.
  __typeof__(&XSetErrorHandler) handle = FOUND(XSetErrorHandler);
  XErrorHandler former = handle(ignore_error);
  int status = FOUND(XGetWindowProperty)(
      display, window, name, 0, 1 << 18, False, AnyPropertyType, &type, &format, &count, &rest, &data);
  handle(former);
  unsigned char *copy = NULL;
  if (status == Success && data && format == 8 && count > 0 && (copy = malloc(count))) {
    memcpy(copy, data, count);
    *size = count;
  }
  if (data) FOUND(XFree)(data);
  return copy;
}

unsigned char *touch_x_resources(size_t *size) {
  return display ? bytes_of(DefaultRootWindow(display), XA_RESOURCE_MANAGER, size) : NULL;
}

unsigned char *touch_x_settings(size_t *size) {
  Window owner = display ? settings_window() : None;
  return owner == None ? NULL : bytes_of(owner, property, size);
}

void touch_x_settings_close(void) {
  if (display) FOUND(XCloseDisplay)(display);
  display = NULL;
}
#else
int touch_x_settings_open(void) { return -1; }
bool touch_x_settings_take_events(void) { return false; }
unsigned char *touch_x_resources(size_t *size) { return (void)size, NULL; }
unsigned char *touch_x_settings(size_t *size) { return (void)size, NULL; }
void touch_x_settings_close(void) {}
#endif
