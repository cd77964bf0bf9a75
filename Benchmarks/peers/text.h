// The text of the peers' editors, and how figures of it are taken.
#ifndef BENCH_TEXT_H
#define BENCH_TEXT_H
#include "bench.h"

enum { KEYS = 200, PAGES = 240, TEXT_WIDTH = 800, TEXT_HEIGHT = 600, NARROW = 500 };

// So many bytes of lines with words, the same as in TextCase.swift.
static inline char *make_text(size_t bytes) {
  char *text = (char *)malloc(bytes + 16);
  unsigned state = 7;
  size_t count = 0, column = 0;
  while (count < bytes) {
    state = state * 1664525u + 1013904223u;
    unsigned letters = (state >> 24) % 8 + 2;
    for (unsigned place = 0; place < letters; place++) text[count++] = (char)('a' + ((state >> 8) + place * 7) % 26);
    column += letters + 1;
    text[count++] = column > 60 ? '\n' : ' ';
    if (column > 60) column = 0;
  }
  text[bytes] = 0;
  return text;
}

static inline size_t megabytes(int count) { return (size_t)count << 20; }

// Milliseconds of steps, the first few left out: the median and the 99th percentile.
static inline int print_steps(void (*step)(int number), int count) {
  double *times = (double *)malloc(sizeof(double) * (size_t)(WARMUP + count));
  for (int i = 0; i < WARMUP + count; i++) {
    double start = now();
    step(i);
    times[i] = now() - start;
  }
  qsort(times + WARMUP, (size_t)count, sizeof times[0], by_size);
  printf("%.6g %.6g\n", times[WARMUP + count / 2] * 1e3, times[WARMUP + count * 99 / 100] * 1e3);
  return 0;
}

// Milliseconds of two steps, one after the other.
static inline int print_two(void (*first)(void), void (*second)(void)) {
  double start = now();
  first();
  double middle = now();
  second();
  printf("%.6g %.6g\n", (middle - start) * 1e3, (now() - middle) * 1e3);
  return 0;
}
#endif
