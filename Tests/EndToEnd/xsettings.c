// Publishes settings as a desktop does by XSETTINGS (https://specifications.freedesktop.org/xsettings-spec): whole numbers,
// each from two words of the command line. Prints a line when they are there, and stays until it is ended.
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static unsigned char bytes[4096];
static size_t size;

static void add(const void *data, size_t count) {
  memcpy(bytes + size, data, count);
  size = (size + count + 3) / 4 * 4;
}

int main(int count, char **words) {
  Display *display = XOpenDisplay(NULL);
  if (!display) return 1;
  Window root = DefaultRootWindow(display);
  Window window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0);
  Atom selection = XInternAtom(display, "_XSETTINGS_S0", False), name = XInternAtom(display, "_XSETTINGS_SETTINGS", False);
  uint32_t head[] = {0, 1, (uint32_t)(count - 1) / 2};
  add(head, sizeof head);
  for (int i = 1; i + 1 < count; i += 2) {
    uint16_t kind[] = {0, (uint16_t)strlen(words[i])};
    uint32_t serial = 1;
    int32_t value = atoi(words[i + 1]);
    add(kind, sizeof kind);
    add(words[i], strlen(words[i]));
    add(&serial, sizeof serial);
    add(&value, sizeof value);
  }
  XChangeProperty(display, window, name, name, 8, PropModeReplace, bytes, (int)size);
  XSetSelectionOwner(display, selection, window, CurrentTime);
  XClientMessageEvent news = {
      .type = ClientMessage, .window = root, .message_type = XInternAtom(display, "MANAGER", False), .format = 32,
      .data = {.l = {CurrentTime, (long)selection, (long)window}}};
  XSendEvent(display, root, False, StructureNotifyMask, (XEvent *)&news);
  XSync(display, False);
  puts("published");
  fflush(stdout);
  pause();
  return 0;
}
