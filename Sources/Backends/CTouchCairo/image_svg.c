// SVG by librsvg, which draws with the Cairo that it is linked with: symbols of both are found through its handle.
#include "include/images.h"

#include "image_library.h"

#include <pthread.h>
#include <string.h>

struct length {
  double value;
  int unit;
};

struct box {
  double x, y, width, height;
};

static void *(*new_from_data)(const uint8_t *, size_t, void **);
static int (*size_in_pixels)(void *, double *, double *);
static void (*dimensions)(void *, int *, struct length *, int *, struct length *, int *, struct box *);
static int (*render)(void *, void *, const struct box *, void **);
static void (*unref)(void *);
static void (*error_free)(void *);
static void *(*create_surface)(uint8_t *, int, int, int, int);
static int (*surface_status)(void *);
static void (*surface_finish)(void *);
static void (*surface_destroy)(void *);
static void *(*create_cairo)(void *);
static void (*cairo_end)(void *);

static bool is_loaded;

static void load(void) {
  const struct touch_symbol symbols[] = {
      {"rsvg_handle_new_from_data", (void **)&new_from_data},
      {"rsvg_handle_get_intrinsic_size_in_pixels", (void **)&size_in_pixels},
      {"rsvg_handle_get_intrinsic_dimensions", (void **)&dimensions},
      {"rsvg_handle_render_document", (void **)&render},
      {"g_object_unref", (void **)&unref},
      {"g_error_free", (void **)&error_free},
      {"cairo_image_surface_create_for_data", (void **)&create_surface},
      {"cairo_surface_status", (void **)&surface_status},
      {"cairo_surface_finish", (void **)&surface_finish},
      {"cairo_surface_destroy", (void **)&surface_destroy},
      {"cairo_create", (void **)&create_cairo},
      {"cairo_destroy", (void **)&cairo_end},
  };
  is_loaded = touch_load_library("librsvg-2.so.2", symbols, sizeof symbols / sizeof *symbols);
}

static bool library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

static void *parsed(const uint8_t *bytes, size_t count) {
  void *error = NULL;
  void *document = new_from_data(bytes, count, &error);
  if (error != NULL) error_free(error);
  return document;
}

enum touch_image_status touch_svg_size(const uint8_t *bytes, size_t count, double *width, double *height) {
  if (!library()) return TOUCH_IMAGE_NO_LIBRARY;
  void *document = parsed(bytes, count);
  if (document == NULL) return TOUCH_IMAGE_DAMAGED;
  if (!size_in_pixels(document, width, height)) {
    int has_width, has_height, has_box;
    struct length lengths[2];
    struct box box = {0};
    dimensions(document, &has_width, &lengths[0], &has_height, &lengths[1], &has_box, &box);
    // The size that CSS gives an image without one.
    *width = has_box ? box.width : 300;
    *height = has_box ? box.height : 150;
  }
  unref(document);
  return TOUCH_IMAGE_OK;
}

enum touch_image_status touch_svg_draw(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height) {
  if (!library()) return TOUCH_IMAGE_NO_LIBRARY;
  void *document = parsed(bytes, count);
  if (document == NULL) return TOUCH_IMAGE_DAMAGED;
  memset(pixels, 0, (size_t)width * (size_t)height * 4);
  enum touch_image_status status = TOUCH_IMAGE_NO_MEMORY;
  // Format 0: 32 bits with alpha.
  void *surface = create_surface((uint8_t *)pixels, 0, width, height, width * 4);
  if (surface_status(surface) == 0) {
    void *cairo = create_cairo(surface);
    void *error = NULL;
    const struct box box = {0, 0, width, height};
    status = render(document, cairo, &box, &error) ? TOUCH_IMAGE_OK : TOUCH_IMAGE_DAMAGED;
    if (error != NULL) error_free(error);
    cairo_end(cairo);
    surface_finish(surface);
  }
  surface_destroy(surface);
  unref(document);
  return status;
}
