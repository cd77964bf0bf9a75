// What a frame of a hosted panel costs: a slider moves and a label says its value, into a buffer of the program.
//
//   hosted kit|c FRAMES
//
// `kit` has the panel made by libTouchHostC.so; `c` draws the same with Cairo and Pango, knows by heart what changes, and
// has blurred the knob's shadow once.
// Prints the median of the microseconds of a frame, from the new value to the pixels, and of one in which nothing changed.
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "touchstone_host.h"

enum { WIDTH = 240, HEIGHT = 400 };
static uint32_t pixels[WIDTH * HEIGHT];

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *times, int count) {
  qsort(times, (size_t)count, sizeof *times, compare);
  return times[count / 2];
}

static touchstone_host *host;
static touchstone_view *label, *slider;

static void begin_kit(void) {
  if (touchstone_host_create(WIDTH, HEIGHT, 1, &host) != TOUCHSTONE_OK) exit(1);
  touchstone_host_add(host, TOUCHSTONE_LABEL, 20, 20, 200, 30, &label);
  touchstone_host_add(host, TOUCHSTONE_SLIDER, 20, 60, 200, 30, &slider);
}

static void frame_kit(double value, const char *text) {
  if (text) {
    touchstone_view_set_value(slider, value);
    touchstone_view_set_text(label, text);
  }
  touchstone_host_update(host);
  if (touchstone_host_needs_draw(host)) {
    touchstone_host_draw(host, pixels, WIDTH, HEIGHT, WIDTH * 4, true, NULL, 0, NULL);
  }
}

static cairo_t *cairo;
static PangoLayout *layout;

enum { SHADOW = 48, BLUR = 3 };
static cairo_surface_t *shadow;

// A round knob, blurred three times along both axes.
static void make_shadow(void) {
  shadow = cairo_image_surface_create(CAIRO_FORMAT_A8, SHADOW, SHADOW);
  cairo_t *ground = cairo_create(shadow);
  cairo_arc(ground, SHADOW / 2, SHADOW / 2, 14, 0, 2 * M_PI);
  cairo_fill(ground);
  cairo_destroy(ground);
  cairo_surface_flush(shadow);
  unsigned char *bytes = cairo_image_surface_get_data(shadow);
  int stride = cairo_image_surface_get_stride(shadow);
  for (int pass = 0; pass < 6; pass++) {
    int along = pass % 2 ? stride : 1, beside = pass % 2 ? 1 : stride;
    for (int line = 0; line < SHADOW; line++) {
      unsigned char old[SHADOW];
      for (int i = 0; i < SHADOW; i++) old[i] = bytes[line * beside + i * along];
      for (int i = 0; i < SHADOW; i++) {
        int sum = 0;
        for (int j = i - BLUR / 2; j <= i + BLUR / 2; j++) sum += j >= 0 && j < SHADOW ? old[j] : 0;
        bytes[line * beside + i * along] = (unsigned char)(sum / BLUR);
      }
    }
  }
  cairo_surface_mark_dirty(shadow);
}

static void begin_c(void) {
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_RGB24, WIDTH, HEIGHT, WIDTH * 4);
  cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  layout = pango_cairo_create_layout(cairo);
  PangoFontDescription *font = pango_font_description_from_string("Sans");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  make_shadow();
}

static void bar(double x, double width) {
  cairo_new_path(cairo);
  cairo_arc(cairo, x + 2, 75, 2, M_PI / 2, M_PI * 3 / 2);
  cairo_arc(cairo, x + width - 2, 75, 2, -M_PI / 2, M_PI / 2);
  cairo_fill(cairo);
}

static void frame_c(double value, const char *text) {
  if (!text) return;
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_rectangle(cairo, 20, 20, 200, 70);
  cairo_fill(cairo);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  pango_layout_set_text(layout, text, -1);
  cairo_move_to(cairo, 20, 24);
  pango_cairo_show_layout(cairo, layout);
  double knob = 34 + value * 172;
  cairo_set_source_rgb(cairo, 0.8, 0.8, 0.8);
  bar(20, 200);
  cairo_set_source_rgb(cairo, 0, 0.4, 0.9);
  bar(20, knob - 20);
  cairo_set_source_rgba(cairo, 0, 0, 0, 0.28);
  cairo_mask_surface(cairo, shadow, round(knob) - SHADOW / 2, 75 - SHADOW / 2 + 1);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_arc(cairo, knob, 75, 14, 0, 2 * M_PI);
  cairo_fill(cairo);
  cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, 0.6);
  cairo_set_line_width(cairo, 0.5);
  cairo_arc(cairo, knob, 75, 13.75, 0, 2 * M_PI);
  cairo_stroke(cairo);
}

int main(int count, char **words) {
  int frames = count > 2 ? atoi(words[2]) : 0;
  if (frames < 1) return 64;
  bool is_kit = strcmp(words[1], "kit") == 0;
  void (*frame)(double, const char *) = is_kit ? frame_kit : frame_c;
  double *times = calloc((size_t)frames, sizeof *times);
  if (is_kit) begin_kit();
  else begin_c();
  for (int kind = 0; kind < 2; kind++) {
    for (int i = 0; i < frames; i++) {
      char text[16];
      double value = (double)(i % 101) / 100;
      snprintf(text, sizeof text, "%d %%", i % 101);
      double before = now();
      frame(value, kind == 0 ? text : NULL);
      times[i] = now() - before;
    }
    printf("%.2f ", median(times, frames));
  }
  printf("\n");
  return 0;
}
