// A library below Xlib may read an event while something is sent, and keep it where the connection does not show it.
// Makes that happen, and prints where the event shows.
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <X11/Xlib.h>
#include <poll.h>
#include <stdio.h>

#include "display.h"

static bool has_close_request(void) {
  SDL_PumpEvents();
  return SDL_HasEvent(SDL_QUIT) || SDL_HasEvent(SDL_WINDOWEVENT);
}

// Requests the closing as a window manager does, over a separate connection; the request has reached our connection on
// return.
static void ask_to_close(Window window) {
  Display *manager = XOpenDisplay(NULL);
  XEvent request = {.xclient = {.type = ClientMessage, .window = window, .format = 32}};
  request.xclient.message_type = XInternAtom(manager, "WM_PROTOCOLS", False);
  request.xclient.data.l[0] = (long)XInternAtom(manager, "WM_DELETE_WINDOW", False);
  XSendEvent(manager, window, False, NoEventMask, &request);
  XSync(manager, False);
  XCloseDisplay(manager);
}

int main(void) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow("Unread", 0, 0, 90, 90, SDL_WINDOW_SHOWN);
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!window || !SDL_GetWindowWMInfo(window, &info)) return 1;
  Display *display = info.info.x11.display;
  // Until nothing comes in any more that the window's appearance brings.
  for (struct pollfd connection = {ConnectionNumber(display), POLLIN, 0}; poll(&connection, 1, 500) > 0;) SDL_PumpEvents();
  SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);

  ask_to_close(info.info.x11.window);
  XNoOp(display);
  XFlush(display);
  struct pollfd connection = {ConnectionNumber(display), POLLIN, 0};
  printf("the connection: %s\n", poll(&connection, 1, 0) > 0 ? "something" : "nothing");
  printf("the kit: %s\n", touch_read_unshown_events(window) ? "something" : "nothing");
  printf("SDL then: %s\n", has_close_request() ? "something" : "nothing");
  SDL_Quit();
  return 0;
}
