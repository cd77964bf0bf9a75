// What the same costs without a toolkit: SDL2 for the window, Cairo for the pixels, Pango for the label.
#include <SDL.h>
#include <cairo.h>
#include <pango/pangocairo.h>

#include "bench.h"

static SDL_Window *window;
static cairo_t *cairo;

static void open_window(int size) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) exit(69);
  window = SDL_CreateWindow("peer", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, size, size, SDL_WINDOW_SHOWN);
  SDL_Surface *pixels = SDL_GetWindowSurface(window);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      pixels->pixels, CAIRO_FORMAT_RGB24, pixels->w, pixels->h, pixels->pitch);
  cairo = cairo_create(surface);
}

static void label(const char *text) {
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  PangoLayout *layout = pango_cairo_create_layout(cairo);
  PangoFontDescription *font = pango_font_description_from_string("Sans 17px");
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, text, -1);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  cairo_move_to(cairo, 20, 20);
  pango_cairo_show_layout(cairo, layout);
  pango_font_description_free(font);
  g_object_unref(layout);
}

static void fill(double x, double y, double width, double height, int view, int frame) {
  cairo_set_source_rgb(cairo, shade(view, frame, 0) / 255.0, shade(view, frame, 1) / 255.0, shade(view, frame, 2) / 255.0);
  cairo_rectangle(cairo, x, y, width, height);
  cairo_fill(cairo);
}

static void draw_all(int frame) {
  for (int i = 0; i < 10000; i++) fill(i % 100 * 10, i / 100 * 10, 10, 10, i, frame);
}

static void redraw(int frame) {
  draw_all(frame);
  SDL_UpdateWindowSurface(window);
}

static void change(int frame) {
  SDL_Rect rect = {475, 475, 50, 50};
  fill(475, 475, 50, 50, 1, frame);
  SDL_UpdateWindowSurfaceRects(window, &rect, 1);
}

static void press(void) {
  int on = 0;
  SDL_Event event;
  open_window(400);
  label("Press");
  SDL_UpdateWindowSurface(window);
  while (SDL_WaitEvent(&event)) {
    if (event.type == SDL_QUIT) return;
    if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_EXPOSED) SDL_UpdateWindowSurface(window);
    if (event.type != SDL_MOUSEBUTTONDOWN) continue;
    SDL_Rect rect = {150, 150, 100, 100};
    fill(150, 150, 100, 100, 1, on = !on);
    SDL_UpdateWindowSurfaceRects(window, &rect, 1);
  }
}

int main(int count, char **words) {
  const char *what = count > 1 ? words[1] : "";
  if (!strcmp(what, "start")) {
    open_window(400);
    label("Hello");
    SDL_UpdateWindowSurface(window);
    return 0;
  }
  if (!strcmp(what, "redraw") || !strcmp(what, "change")) {
    open_window(SIDE);
    draw_all(0);
    SDL_UpdateWindowSurface(window);
    return print_frames(what[0] == 'r' ? redraw : change);
  }
  if (!strcmp(what, "press")) {
    press();
    return 0;
  }
  return 64;
}
