// Blending of a color onto pixels by their coverage.
#ifndef CTOUCHCAIRO_BLEND_H
#define CTOUCHCAIRO_BLEND_H

#include <stdint.h>

/// How a color meets what is there.
typedef struct {
  /// The color as 0xAARRGGBB, multiplied with its opacity.
  uint32_t pixel;
  /// What is added before a product is divided by 255; at most 128.
  uint16_t half;
} touch_ink;

/// Lays a color on a row of pixels, each of which is covered as much as a byte says, from 0 to 255.
void touch_blend(uint32_t *row, const uint8_t *cover, intptr_t count, touch_ink ink);

/// Lays a color on a row of pixels that are all covered alike.
void touch_blend_evenly(uint32_t *row, uint8_t cover, intptr_t count, touch_ink ink);

#endif
