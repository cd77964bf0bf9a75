// Uses vector types of the compiler, four pixels at a time, which work on every processor.
#include "blend.h"

#include <string.h>

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t words8 __attribute__((vector_size(16)));

// Multiplies eight numbers by fractions of 255.
static inline words8 part(words8 numbers, words8 parts, uint16_t half) {
  words8 product = numbers * parts + half;
  return (product + (product >> 8)) >> 8;
}

// Blends a color onto two pixels by their coverage; each coverage is repeated four times.
static inline words8 mixed(words8 below, words8 cover, words8 color, touch_ink ink) {
  words8 laid = part(color, cover, ink.half);
  words8 opacity = __builtin_shufflevector(laid, laid, 3, 3, 3, 3, 7, 7, 7, 7);
  // The sum is at most 255, because a premultiplied color is at most its opacity.
  return laid + part(below, 255 - opacity, ink.half);
}

static inline words8 widened(uint64_t two) {
  bytes8 bytes;
  memcpy(&bytes, &two, 8);
  return __builtin_convertvector(bytes, words8);
}

static inline void lay_two(uint32_t *row, words8 cover, words8 color, touch_ink ink) {
  uint64_t below;
  memcpy(&below, row, 8);
  bytes8 above = __builtin_convertvector(mixed(widened(below), cover, color, ink), bytes8);
  memcpy(row, &above, 8);
}

static inline void lay_one(uint32_t *row, uint8_t cover, words8 color, touch_ink ink) {
  words8 covers = {cover, cover, cover, cover, cover, cover, cover, cover};
  bytes8 above = __builtin_convertvector(mixed(widened(*row), covers, color, ink), bytes8);
  memcpy(row, &above, 4);
}

static inline words8 color_of(touch_ink ink) { return widened((uint64_t)ink.pixel << 32 | ink.pixel); }

void touch_blend(uint32_t *row, const uint8_t *cover, intptr_t count, touch_ink ink) {
  words8 color = color_of(ink);
  int is_opaque = ink.pixel >> 24 == 255;
  intptr_t x = 0;
  for (; x + 4 <= count; x += 4) {
    uint32_t four;
    memcpy(&four, cover + x, 4);
    // Most pixels around glyphs and in corners are not covered.
    if (!four) continue;
    if (four == UINT32_MAX && is_opaque) {
      row[x] = row[x + 1] = row[x + 2] = row[x + 3] = ink.pixel;
      continue;
    }
    bytes16 bytes = {0};
    memcpy(&bytes, &four, 4);
    bytes16 each = __builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    bytes8 low = __builtin_shufflevector(each, each, 0, 1, 2, 3, 4, 5, 6, 7);
    bytes8 high = __builtin_shufflevector(each, each, 8, 9, 10, 11, 12, 13, 14, 15);
    lay_two(row + x, __builtin_convertvector(low, words8), color, ink);
    lay_two(row + x + 2, __builtin_convertvector(high, words8), color, ink);
  }
  for (; x < count; x++) {
    if (cover[x]) lay_one(row + x, cover[x], color, ink);
  }
}

void touch_blend_evenly(uint32_t *row, uint8_t cover, intptr_t count, touch_ink ink) {
  if (!cover) return;
  if (cover == 255 && ink.pixel >> 24 == 255) {
    for (intptr_t x = 0; x < count; x++) row[x] = ink.pixel;
    return;
  }
  words8 color = color_of(ink);
  words8 covers = {cover, cover, cover, cover, cover, cover, cover, cover};
  intptr_t x = 0;
  for (; x + 2 <= count; x += 2) lay_two(row + x, covers, color, ink);
  if (x < count) lay_one(row + x, cover, color, ink);
}
