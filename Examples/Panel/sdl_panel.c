// A program with an SDL window, a loop and a picture, and a panel of the kit in a part of the window.
//
//   cc sdl_panel.c -o sdl_panel -I ../../Sources/CTouchHost/include $(sdl2-config --cflags --libs)
//      -L FOLDER -lTouchHostC -Wl,-rpath,FOLDER
//
// FOLDER is where `swift build -c release --product TouchHostC` has put the library.
#include <stdio.h>
#include <string.h>

#include "touchstone_host_sdl.h"

enum { WIDTH = 640, HEIGHT = 400, PANEL_X = 400, PANEL_WIDTH = 240 };

static double brightness = 0.25;
static bool is_red;
static touchstone_view *percent;

// The program's own picture: a field of color that the panel rules.
static void draw_own(SDL_Surface *screen) {
  Uint8 level = (Uint8)(brightness * 255);
  SDL_Rect field = {0, 0, PANEL_X, screen->h};
  SDL_FillRect(screen, &field, SDL_MapRGB(screen->format, level, is_red ? 0 : level, is_red ? 0 : level));
}

static void moved(touchstone_view *slider, void *user) {
  (void)user;
  brightness = touchstone_view_value(slider);
  char text[16];
  snprintf(text, sizeof text, "%d %%", (int)(brightness * 100 + 0.5));
  touchstone_view_set_text(percent, text);
  printf("brightness %s\n", text);
}

static void turned(touchstone_view *toggle, void *user) {
  (void)user;
  is_red = touchstone_view_value(toggle) != 0;
  printf("red %d\n", is_red);
}

static touchstone_view *add(touchstone_host *host, touchstone_kind kind, double y, double width, const char *text) {
  touchstone_view *view;
  touchstone_status status = touchstone_host_add(host, kind, 20, y, width, 30, &view);
  if (status) fprintf(stderr, "%s\n", touchstone_status_text(status));
  if (text) touchstone_view_set_text(view, text);
  return view;
}

// Copies the changed part of the panel next to the program's picture, and shows both.
static void show(SDL_Window *window, touchstone_host *host, SDL_Surface *panel) {
  SDL_Surface *screen = SDL_GetWindowSurface(window);
  if (!screen) return;
  touchstone_status status =
      touchstone_host_draw(host, panel->pixels, panel->w, panel->h, panel->pitch, true, NULL, 0, NULL);
  if (status) fprintf(stderr, "%s\n", touchstone_status_text(status));
  draw_own(screen);
  SDL_Rect place = {PANEL_X, 0, panel->w, panel->h};
  SDL_BlitSurface(panel, NULL, screen, &place);
  SDL_UpdateWindowSurface(window);
}

int main(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  // A click right after the window got the keyboard is one, too; SDL leaves it out.
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    fprintf(stderr, "sdl_panel: %s\n", SDL_GetError());
    return 69;
  }
  SDL_StopTextInput();
  SDL_Window *window = SDL_CreateWindow("SDL panel", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_SHOWN);
  touchstone_host *host;
  if (!window || touchstone_host_create(PANEL_WIDTH, HEIGHT, 1, &host) != TOUCHSTONE_OK) return 1;
  SDL_Surface *panel = SDL_CreateRGBSurfaceWithFormat(0, PANEL_WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_RGB888);
  touchstone_sdl_place place = {window, PANEL_X, 0, 1};

  add(host, TOUCHSTONE_LABEL, 20, 200, "Brightness");
  touchstone_view *slider = add(host, TOUCHSTONE_SLIDER, 60, 200, NULL);
  percent = add(host, TOUCHSTONE_LABEL, 100, 200, "25 %");
  add(host, TOUCHSTONE_LABEL, 160, 200, "Red only");
  touchstone_view *toggle = add(host, TOUCHSTONE_SWITCH, 195, 51, NULL);
  touchstone_view_set_value(slider, brightness);
  touchstone_view_on_action(slider, moved, NULL);
  touchstone_view_on_action(toggle, turned, NULL);

  bool is_running = true, is_exposed = true;
  int turns = 0;
  while (is_running) {
    SDL_Event event;
    double seconds;
    // It sleeps until an event arrives or the panel's wake-up time.
    int got = 0;
    if (is_exposed || touchstone_host_needs_draw(host)) {
      show(window, host, panel);
      if (is_exposed) printf("shown\n");
      is_exposed = false;
    }
    if (touchstone_host_wakes_in(host, &seconds)) {
      got = SDL_WaitEventTimeout(&event, (int)(seconds * 1000) + 1);
    } else {
      got = SDL_WaitEvent(&event);
    }
    turns++;
    for (; got; got = SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT) is_running = false;
      if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_EXPOSED) is_exposed = true;
      touchstone_host_sdl_event(host, &event, &place);
    }
    touchstone_host_update(host);
  }
  touchstone_host_release(host);
  printf("%d turns\n", turns);
  SDL_FreeSurface(panel);
  SDL_Quit();
  return 0;
}
