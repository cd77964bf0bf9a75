// JPEG by libjpeg-turbo's oldest interface, which every desktop has installed. Its structures are declared here,
// without headers, up to the point where both versions of the interface (62 on Debian, 80 on Ubuntu) agree.
#include "include/images.h"

#include "image_library.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct error_manager {
  void (*error_exit)(void *common);
  void (*emit_message)(void *common, int level);
  void (*output_message)(void *common);
  void (*format_message)(void *common, char *buffer);
  void (*reset)(void *common);
  int code;
  union {
    int numbers[8];
    char text[80];
  } parameters;
  int trace_level;
  long warnings;
  const char *const *messages;
  int last_message;
  const char *const *more_messages;
  int first_more, last_more;
};

struct progress_monitor {
  void (*step)(void *common);
  long counter, limit;
  int passes, all_passes;
};

// The common start of the structures for reading and writing.
#define COMMON                                                                                                        \
  struct error_manager *errors;                                                                                       \
  void *memory;                                                                                                       \
  struct progress_monitor *progress;                                                                                  \
  void *client;                                                                                                       \
  int is_decompressor, global_state

struct decompressor {
  COMMON;
  void *source;
  unsigned image_width, image_height;
  int components, file_color_space, color_space;
  unsigned scale_numerator, scale_denominator;
  double gamma;
  int buffered, raw, method, fancy_upsampling, smoothing, quantize, dither, two_pass, colors, quantizers[3];
  unsigned width, height;
  int color_components, output_components, buffer_height, actual_colors;
  void *colormap;
  unsigned row;
  int scan;
  char rest[1024];
};

struct compressor {
  COMMON;
  void *destination;
  unsigned width, height;
  int components, color_space;
  char rest[1024];
};

_Static_assert(offsetof(struct decompressor, width) == 136, "as jpeglib.h has it");
_Static_assert(offsetof(struct decompressor, scan) == 172, "as jpeglib.h has it");
_Static_assert(offsetof(struct compressor, color_space) == 60, "as jpeglib.h has it");

enum { GRAY = 1, CMYK = 4, YCCK = 5, BGRX = 9, BGRA = 13 };

// The differences between the versions.
static const struct interface {
  const char *library;
  int version;
  size_t decompressor, compressor;
  // The warning about extra bytes between two parts of a file: harmless, and common in files of cameras.
  int harmless;
  // The warnings about markers of unknown versions.
  int unknown_version, unknown_transform;
} interfaces[] = {
    {"libjpeg.so.62", 62, 632, 520, 116, 119, 114},
    {"libjpeg.so.8", 80, 656, 584, 119, 122, 116},
};

static struct error_manager *(*std_error)(struct error_manager *);
static void (*create_decompress)(struct decompressor *, int, size_t);
static void (*destroy_decompress)(struct decompressor *);
static void (*memory_source)(struct decompressor *, const unsigned char *, unsigned long);
static int (*read_header)(struct decompressor *, int);
static int (*start_decompress)(struct decompressor *);
static unsigned (*read_scanlines)(struct decompressor *, unsigned char **, unsigned);
static int (*finish_decompress)(struct decompressor *);
static void (*create_compress)(struct compressor *, int, size_t);
static void (*destroy_compress)(struct compressor *);
static void (*memory_destination)(struct compressor *, unsigned char **, unsigned long *);
static void (*set_defaults)(struct compressor *);
static void (*set_quality)(struct compressor *, int, int);
static void (*start_compress)(struct compressor *, int);
static unsigned (*write_scanlines)(struct compressor *, unsigned char **, unsigned);
static void (*finish_compress)(struct compressor *);

static const struct interface *found;

static void load(void) {
  const struct touch_symbol symbols[] = {
      {"jpeg_std_error", (void **)&std_error},
      {"jpeg_CreateDecompress", (void **)&create_decompress},
      {"jpeg_destroy_decompress", (void **)&destroy_decompress},
      {"jpeg_mem_src", (void **)&memory_source},
      {"jpeg_read_header", (void **)&read_header},
      {"jpeg_start_decompress", (void **)&start_decompress},
      {"jpeg_read_scanlines", (void **)&read_scanlines},
      {"jpeg_finish_decompress", (void **)&finish_decompress},
      {"jpeg_CreateCompress", (void **)&create_compress},
      {"jpeg_destroy_compress", (void **)&destroy_compress},
      {"jpeg_mem_dest", (void **)&memory_destination},
      {"jpeg_set_defaults", (void **)&set_defaults},
      {"jpeg_set_quality", (void **)&set_quality},
      {"jpeg_start_compress", (void **)&start_compress},
      {"jpeg_write_scanlines", (void **)&write_scanlines},
      {"jpeg_finish_compress", (void **)&finish_compress},
  };
  for (size_t index = 0; index < sizeof interfaces / sizeof *interfaces; index++) {
    if (touch_load_library(interfaces[index].library, symbols, sizeof symbols / sizeof *symbols)) {
      found = &interfaces[index];
      return;
    }
  }
}

static const struct interface *interface(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return found;
}

// One read or write. libjpeg leaves it by a long jump when it cannot continue.
struct attempt {
  struct error_manager errors;
  struct progress_monitor progress;
  const struct interface *interface;
  jmp_buf failed;
};

// The maximum number of scans of a progressive file; thousands of them would take minutes.
enum { MOST_SCANS = 200 };

struct common {
  COMMON;
};

static struct attempt *attempt_of(void *common) { return ((struct common *)common)->client; }

static void fail(void *common) { longjmp(attempt_of(common)->failed, 1); }

static void ignore(void *common) { (void)common; }

// Treats warnings as errors, because they report missing or wrong data, except for a few.
static void warn(void *common, int level) {
  const struct attempt *attempt = attempt_of(common);
  int code = attempt->errors.code;
  const struct interface *known = attempt->interface;
  if (level >= 0 || code == known->harmless || code == known->unknown_version || code == known->unknown_transform) {
    return;
  }
  fail(common);
}

static void count_scans(void *common) {
  const struct decompressor *reader = common;
  if (reader->is_decompressor && reader->scan > MOST_SCANS) fail(common);
}

static void prepare(struct attempt *attempt) {
  attempt->interface = interface();
  std_error(&attempt->errors);
  attempt->errors.error_exit = fail;
  attempt->errors.emit_message = warn;
  attempt->errors.output_message = ignore;
  attempt->progress.step = count_scans;
}

// Creating the structure sets all other members to zero.
static void begin(struct decompressor *reader, struct attempt *attempt, const uint8_t *bytes, size_t count) {
  reader->errors = &attempt->errors;
  reader->client = attempt;
  create_decompress(reader, attempt->interface->version, attempt->interface->decompressor);
  reader->progress = &attempt->progress;
  memory_source(reader, bytes, count);
  read_header(reader, 1);
}

enum touch_image_status touch_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height) {
  if (interface() == NULL) return TOUCH_IMAGE_NO_LIBRARY;
  struct decompressor reader = {0};
  struct attempt attempt = {0};
  prepare(&attempt);
  if (setjmp(attempt.failed)) {
    destroy_decompress(&reader);
    return TOUCH_IMAGE_DAMAGED;
  }
  begin(&reader, &attempt, bytes, count);
  *width = (int)reader.image_width;
  *height = (int)reader.image_height;
  destroy_decompress(&reader);
  return TOUCH_IMAGE_OK;
}

// Converts CMYK, which programs write inverted, without a color profile.
static uint32_t mixed(const uint8_t *ink) {
  uint32_t red = ink[0] * ink[3] / 255, green = ink[1] * ink[3] / 255, blue = ink[2] * ink[3] / 255;
  return 0xFF000000 | red << 16 | green << 8 | blue;
}

enum touch_image_status touch_jpeg_read(const uint8_t *bytes, size_t count, int divisor, uint32_t *pixels, int width,
                                        int height) {
  if (interface() == NULL) return TOUCH_IMAGE_NO_LIBRARY;
  struct decompressor reader = {0};
  struct attempt attempt = {0};
  prepare(&attempt);
  if (setjmp(attempt.failed)) {
    destroy_decompress(&reader);
    return TOUCH_IMAGE_DAMAGED;
  }
  begin(&reader, &attempt, bytes, count);
  int has_ink = reader.file_color_space == CMYK || reader.file_color_space == YCCK;
  reader.color_space = has_ink ? CMYK : BGRA;
  reader.scale_numerator = 1;
  reader.scale_denominator = (unsigned)divisor;
  start_decompress(&reader);
  if (reader.width != (unsigned)width || reader.height != (unsigned)height || reader.output_components != 4) {
    destroy_decompress(&reader);
    return TOUCH_IMAGE_UNSUPPORTED;
  }
  while (reader.row < reader.height) {
    uint32_t *row = pixels + (size_t)reader.row * (size_t)width;
    uint8_t *line = (uint8_t *)row;
    if (read_scanlines(&reader, &line, 1) != 1) fail(&reader);
    if (!has_ink) continue;
    for (int x = 0; x < width; x++) {
      uint8_t ink[4];
      memcpy(ink, row + x, sizeof ink);
      row[x] = mixed(ink);
    }
  }
  finish_decompress(&reader);
  destroy_decompress(&reader);
  return TOUCH_IMAGE_OK;
}

enum touch_image_status touch_jpeg_write(const uint32_t *pixels, int width, int height, int quality, uint8_t **file,
                                         size_t *count) {
  if (interface() == NULL) return TOUCH_IMAGE_NO_LIBRARY;
  struct compressor writer = {0};
  struct attempt attempt = {0};
  unsigned char *volatile buffer = NULL;
  unsigned long size = 0;
  prepare(&attempt);
  if (setjmp(attempt.failed)) {
    destroy_compress(&writer);
    free(buffer);
    return TOUCH_IMAGE_NO_MEMORY;
  }
  writer.errors = &attempt.errors;
  writer.client = &attempt;
  create_compress(&writer, attempt.interface->version, attempt.interface->compressor);
  memory_destination(&writer, (unsigned char **)&buffer, &size);
  writer.width = (unsigned)width;
  writer.height = (unsigned)height;
  writer.components = 4;
  writer.color_space = BGRX;
  set_defaults(&writer);
  set_quality(&writer, quality, 1);
  start_compress(&writer, 1);
  for (int y = 0; y < height; y++) {
    unsigned char *line = (unsigned char *)(pixels + (size_t)y * (size_t)width);
    write_scanlines(&writer, &line, 1);
  }
  finish_compress(&writer);
  destroy_compress(&writer);
  *file = buffer;
  *count = size;
  return TOUCH_IMAGE_OK;
}
