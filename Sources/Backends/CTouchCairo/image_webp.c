// WebP by libwebp. Its structures are declared here, so that no headers are needed; the library checks their version.
#include "include/images.h"

#include "image_library.h"

#include <pthread.h>

struct features {
  int width, height, has_alpha, has_animation, format;
  uint32_t reserved[5];
};

struct buffer {
  int color_space, width, height, is_external;
  union {
    struct {
      uint8_t *bytes;
      int stride;
      size_t size;
    } rows;
    // The other member of the library's union is larger.
    struct {
      uint8_t *planes[4];
      int strides[4];
      size_t sizes[4];
    } planes;
  } u;
  uint32_t reserved[4];
  uint8_t *own;
};

struct options {
  int bypass_filtering, no_fancy_upsampling, use_cropping, crop[4], use_scaling, scaled_width, scaled_height;
  int use_threads, dithering, flip, alpha_dithering;
  uint32_t reserved[5];
};

struct configuration {
  struct features input;
  struct buffer output;
  struct options options;
};

enum { VERSION = 0x0209, PREMULTIPLIED_BGRA = 8 };
enum { OUT_OF_MEMORY = 1, UNSUPPORTED = 4 };

static int (*init_config)(struct configuration *, int);
static int (*get_features)(const uint8_t *, size_t, struct features *, int);
static int (*decode)(const uint8_t *, size_t, struct configuration *);

static bool is_loaded;

static void load(void) {
  const struct touch_symbol symbols[] = {
      {"WebPInitDecoderConfigInternal", (void **)&init_config},
      {"WebPGetFeaturesInternal", (void **)&get_features},
      {"WebPDecode", (void **)&decode},
  };
  is_loaded = touch_load_library("libwebp.so.7", symbols, sizeof symbols / sizeof *symbols);
}

static bool library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

enum touch_image_status touch_webp_size(const uint8_t *bytes, size_t count, int *width, int *height) {
  if (!library()) return TOUCH_IMAGE_NO_LIBRARY;
  struct features features = {0};
  if (get_features(bytes, count, &features, VERSION) != 0) return TOUCH_IMAGE_DAMAGED;
  if (features.has_animation) return TOUCH_IMAGE_UNSUPPORTED;
  *width = features.width;
  *height = features.height;
  return TOUCH_IMAGE_OK;
}

enum touch_image_status touch_webp_read(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height) {
  if (!library()) return TOUCH_IMAGE_NO_LIBRARY;
  struct configuration configuration;
  if (!init_config(&configuration, VERSION)) return TOUCH_IMAGE_NO_LIBRARY;
  if (get_features(bytes, count, &configuration.input, VERSION) != 0) return TOUCH_IMAGE_DAMAGED;
  configuration.options.use_scaling = configuration.input.width != width || configuration.input.height != height;
  configuration.options.scaled_width = width;
  configuration.options.scaled_height = height;
  configuration.output.color_space = PREMULTIPLIED_BGRA;
  configuration.output.is_external = 1;
  configuration.output.u.rows.bytes = (uint8_t *)pixels;
  configuration.output.u.rows.stride = width * 4;
  configuration.output.u.rows.size = (size_t)width * (size_t)height * 4;
  switch (decode(bytes, count, &configuration)) {
  case 0: return TOUCH_IMAGE_OK;
  case OUT_OF_MEMORY: return TOUCH_IMAGE_NO_MEMORY;
  case UNSUPPORTED: return TOUCH_IMAGE_UNSUPPORTED;
  default: return TOUCH_IMAGE_DAMAGED;
  }
}
