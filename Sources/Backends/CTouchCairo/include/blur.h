// A blur of premultiplied pixels, 0xAARRGGBB: they are averaged in cells, the cells are blurred, and enlarged again.
//
// All arithmetic is in integers, so the result depends on the pixels alone. An area of one color keeps it exactly. Beyond
// the edges the pixels are those at the edges. A cell is four numbers of 16 bits, the parts of its color in 64ths.
#ifndef CTOUCHCAIRO_BLUR_H
#define CTOUCHCAIRO_BLUR_H

#include <stdint.h>

/// Pixels in rows, and the cells that they are averaged in.
typedef struct {
  uint32_t *pixels;
  /// The pixels from one row to the next.
  intptr_t stride;
  intptr_t width, height;
  /// A cell is 1, 2, 4 or 8 pixels wide and high: the logarithm of that.
  int shift;
  /// Four numbers for each cell, in rows without gaps.
  uint16_t *cells;
  /// The cells in a row, and the rows of cells.
  intptr_t columns, rows;
} touch_blurred;

/// Averages the pixels of some rows of cells.
///
/// `sums` has room for four numbers for each pixel of a row.
void touch_blur_shrink(touch_blurred area, intptr_t first, intptr_t end, uint16_t *sums);

/// Blurs the cells by three averages in each direction, then multiplies their saturation.
///
/// `before` and `after` are the cells of each average on either side of the middle. `spare` has room for as many cells,
/// and `line` for those of a row. `saturation` is in 256ths.
void touch_blur_cells(
    touch_blurred area, const int before[3], const int after[3], int saturation, uint16_t *spare, uint32_t *line);

/// Writes some rows of pixels: the cells, interpolated.
///
/// `line` has room for a row of cells.
void touch_blur_grow(touch_blurred area, intptr_t first, intptr_t end, uint16_t *line);

#endif
