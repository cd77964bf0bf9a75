// Blending of a color onto pixels by their coverage.
#ifndef CTOUCHCAIRO_BLEND_H
#define CTOUCHCAIRO_BLEND_H

#include <stdint.h>

/// A color to blend, and how to round.
typedef struct {
  /// The color as 0xAARRGGBB, multiplied with its opacity.
  uint32_t pixel;
  /// The number that is added before a product is divided by 255; at most 128.
  uint16_t half;
} touch_ink;

/// Blends a color onto a row of pixels, each by its coverage from 0 to 255.
void touch_blend(uint32_t *row, const uint8_t *cover, intptr_t count, touch_ink ink);

/// Blends a color onto a row of pixels with the same coverage.
void touch_blend_evenly(uint32_t *row, uint8_t cover, intptr_t count, touch_ink ink);

#endif
