// Uses vector types of the compiler, one cell or pixel at a time, which work on every processor.
#include "blur.h"

#include <string.h>

typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint16_t words4 __attribute__((vector_size(8)));
typedef uint32_t longs4 __attribute__((vector_size(16)));
typedef int32_t ints4 __attribute__((vector_size(16)));
typedef uint64_t quads4 __attribute__((vector_size(32)));

static inline words4 cell(const uint16_t *cells, intptr_t index) {
  words4 value;
  memcpy(&value, cells + 4 * index, sizeof value);
  return value;
}

static inline longs4 wide(const uint16_t *cells, intptr_t index) {
  return __builtin_convertvector(cell(cells, index), longs4);
}

static inline void store(uint16_t *cells, intptr_t index, words4 value) {
  memcpy(cells + 4 * index, &value, sizeof value);
}

static inline intptr_t clamp(intptr_t value, intptr_t end) {
  return value < 0 ? 0 : value >= end ? end - 1 : value;
}

static inline intptr_t lesser(intptr_t left, intptr_t right) { return left < right ? left : right; }

// MARK: Pixels to cells

void touch_blur_shrink(touch_blurred area, intptr_t first, intptr_t end, uint16_t *sums) {
  intptr_t size = (intptr_t)1 << area.shift, full = area.width >> area.shift;
  for (intptr_t y = first; y < end; y++) {
    intptr_t lines = lesser(size, area.height - (y << area.shift));
    memset(sums, 0, area.width * 4 * sizeof *sums);
    for (intptr_t line = 0; line < lines; line++) {
      const uint8_t *bytes = (const uint8_t *)(area.pixels + ((y << area.shift) + line) * area.stride);
      for (intptr_t x = 0; x < area.width * 4; x++) sums[x] += bytes[x];
    }
    uint16_t *out = area.cells + y * area.columns * 4;
    intptr_t x = 0;
    // The number of pixels in a whole cell is a power of two, at most 64.
    if (lines == size) {
      for (; x < full; x++) {
        words4 sum = {0, 0, 0, 0};
        for (intptr_t i = 0; i < size; i++) sum += cell(sums, (x << area.shift) + i);
        store(out, x, sum << (6 - 2 * area.shift));
      }
    }
    for (; x < area.columns; x++) {
      intptr_t columns = lesser(size, area.width - (x << area.shift));
      uint32_t count = (uint32_t)(columns * lines);
      longs4 sum = {0, 0, 0, 0};
      for (intptr_t i = 0; i < columns; i++) sum += wide(sums, (x << area.shift) + i);
      store(out, x, __builtin_convertvector(sum * 64 / count, words4));
    }
  }
}

// MARK: Averages

// An average of some cells.
typedef struct {
  intptr_t before, after;
  uint32_t half;
  // Replaces a division by the number of cells: exact for the average of equal cells, because a sum is below 2^24.
  uint64_t factor;
} box;

static box make_box(int before, int after) {
  uint32_t count = (uint32_t)(before + after + 1);
  box result = {before, after, count / 2, (((uint64_t)1 << 32) + count - 1) / count};
  return result;
}

static inline words4 average(longs4 sum, box box) {
  quads4 product = __builtin_convertvector(sum + box.half, quads4) * box.factor;
  return __builtin_convertvector(product >> 32, words4);
}

static void blur_row(const uint16_t *in, uint16_t *out, intptr_t count, box box) {
  longs4 sum = {0, 0, 0, 0};
  for (intptr_t x = -box.before; x <= box.after; x++) sum += wide(in, clamp(x, count));
  for (intptr_t x = 0; x < count; x++) {
    store(out, x, average(sum, box));
    sum += wide(in, clamp(x + box.after + 1, count));
    sum -= wide(in, clamp(x - box.before, count));
  }
}

// Averages columns; `sums` has four numbers for each.
static void blur_columns(
    const uint16_t *in, uint16_t *out, intptr_t columns, intptr_t rows, box box, uint32_t *sums) {
  intptr_t count = columns * 4;
  memset(sums, 0, count * sizeof *sums);
  for (intptr_t y = -box.before; y <= box.after; y++) {
    const uint16_t *row = in + clamp(y, rows) * count;
    for (intptr_t i = 0; i < count; i++) sums[i] += row[i];
  }
  for (intptr_t y = 0; y < rows; y++) {
    const uint16_t *next = in + clamp(y + box.after + 1, rows) * count;
    const uint16_t *last = in + clamp(y - box.before, rows) * count;
    for (intptr_t x = 0; x < columns; x++) {
      longs4 sum;
      memcpy(&sum, sums + 4 * x, sizeof sum);
      store(out, y * columns + x, average(sum, box));
      sum += wide(next, x);
      sum -= wide(last, x);
      memcpy(sums + 4 * x, &sum, sizeof sum);
    }
  }
}

// Multiplies the distance of a color from the gray of the same brightness, within what its opacity permits.
static void saturate(uint16_t *cells, intptr_t count, int saturation) {
  for (intptr_t i = 0; i < count; i++) {
    uint16_t *parts = cells + 4 * i;
    int32_t gray = (19 * parts[0] + 183 * parts[1] + 54 * parts[2]) >> 8, most = parts[3];
    for (int part = 0; part < 3; part++) {
      int32_t value = gray + (((int32_t)parts[part] - gray) * saturation) / 256;
      parts[part] = (uint16_t)(value < 0 ? 0 : value > most ? most : value);
    }
  }
}

void touch_blur_cells(
    touch_blurred area, const int before[3], const int after[3], int saturation, uint16_t *spare, uint32_t *line) {
  uint16_t *cells = area.cells;
  for (int pass = 0; pass < 3; pass++) {
    box box = make_box(before[pass], after[pass]);
    if (box.before + box.after == 0) continue;
    for (intptr_t y = 0; y < area.rows; y++) {
      intptr_t start = y * area.columns * 4;
      blur_row(cells + start, spare + start, area.columns, box);
    }
    blur_columns(spare, cells, area.columns, area.rows, box, line);
  }
  if (saturation != 256) saturate(cells, area.columns * area.rows, saturation);
}

// MARK: Cells to pixels

// The cells between whose centers a row or column of pixels is, and the weight of the second in halves of a pixel.
typedef struct {
  intptr_t first, second;
  uint32_t weight;
} between;

static between place_of(intptr_t pixel, int shift, intptr_t count) {
  intptr_t size = (intptr_t)1 << shift, distance = 2 * pixel + 1 - size;
  intptr_t first = distance >> (shift + 1);
  between result = {clamp(first, count), clamp(first + 1, count), (uint32_t)(distance - first * 2 * size)};
  return result;
}

void touch_blur_grow(touch_blurred area, intptr_t first, intptr_t end, uint16_t *line) {
  int bits = area.shift + 1, down = 6 + bits;
  intptr_t count = area.columns * 4;
  uint32_t whole = (uint32_t)2 << area.shift;
  ints4 half = {1 << (down - 1), 1 << (down - 1), 1 << (down - 1), 1 << (down - 1)};
  for (intptr_t y = first; y < end; y++) {
    between rows = place_of(y, area.shift, area.rows);
    const uint16_t *above = area.cells + rows.first * count, *below = area.cells + rows.second * count;
    uint32_t weight = rows.weight, rest = whole - weight;
    for (intptr_t i = 0; i < count; i++) {
      line[i] = (uint16_t)((above[i] * rest + below[i] * weight + whole / 2) >> bits);
    }
    uint32_t *out = area.pixels + y * area.stride;
    intptr_t x = 0;
    while (x < area.width) {
      // Pixels between the same two cells differ by equal steps.
      between columns = place_of(x, area.shift, area.columns);
      ints4 left = __builtin_convertvector(cell(line, columns.first), ints4);
      ints4 right = __builtin_convertvector(cell(line, columns.second), ints4);
      ints4 value = left * (int32_t)(whole - columns.weight) + right * (int32_t)columns.weight + half;
      ints4 step = (right - left) * 2;
      intptr_t next = lesser(area.width, x + (intptr_t)(whole - columns.weight + 1) / 2);
      for (; x < next; x++) {
        bytes4 pixel = __builtin_convertvector(value >> down, bytes4);
        memcpy(out + x, &pixel, 4);
        value += step;
      }
    }
  }
}
