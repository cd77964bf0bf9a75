// What the peers' programs share: clocks, places, trees, and how a figure is taken and printed.
#ifndef BENCH_H
#define BENCH_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SIDE = 1000, PASSES = 15, FRAMES = 60, MANY = 100000 };

static inline double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

// The same places as in Places.swift.
static unsigned place_state = 1;
static inline double next_place(void) {
  place_state = place_state * 1664525u + 1013904223u;
  return (place_state >> 8) / (double)(1 << 24) * SIDE;
}

// Nanoseconds for one call of `hit`, from the fastest of the passes over many places.
static inline int print_hits(int (*hit)(double x, double y)) {
  enum { PLACES = 4096 };
  static double x[PLACES], y[PLACES];
  for (int i = 0; i < PLACES; i++) {
    x[i] = next_place();
    y[i] = next_place();
  }
  for (int i = 0; i < 64; i++)
    if (!hit(x[i], y[i])) {
      fprintf(stderr, "nothing was hit at %g, %g\n", x[i], y[i]);
      return 1;
    }
  double start = now();
  for (int i = 0; i < 64; i++) hit(x[i], y[i]);
  double each = (now() - start) / 64;
  int count = each * PLACES < 0.03 ? PLACES : (int)(0.03 / each) + 1;
  double least = 1e9;
  for (int pass = 0; pass < PASSES; pass++) {
    start = now();
    for (int i = 0; i < count; i++) hit(x[i], y[i]);
    double time = (now() - start) / count;
    if (time < least) least = time;
  }
  printf("%.6g\n", least * 1e9);
  return 0;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

// Milliseconds for one call of `frame`, the median.
static inline int print_frames(void (*frame)(int number)) {
  static double times[FRAMES];
  for (int i = 0; i < 5; i++) frame(i);
  for (int i = 0; i < FRAMES; i++) {
    double start = now();
    frame(i);
    times[i] = now() - start;
  }
  qsort(times, FRAMES, sizeof times[0], by_size);
  printf("%.6g\n", times[FRAMES / 2] * 1e3);
  return 0;
}

// The animation: 200 views of 20 by 20 cross the window in five seconds.
enum { MOVERS = 200, MOVER = 20, WARMUP = 10, ANIMATED = 240 };
static inline double start_x(int view) { return view % 20 * 50; }
static inline double start_y(int view) { return view / 20 * 100; }
static inline double end_x(int view) { return view * 7 % 49 * 20; }
static inline double end_y(int view) { return view * 11 % 49 * 20; }

// Milliseconds of the frames after the first few: the median and the 99th percentile.
static inline int print_animated(double *seconds) {
  qsort(seconds + WARMUP, ANIMATED, sizeof seconds[0], by_size);
  printf("%.6g %.6g\n", seconds[WARMUP + ANIMATED / 2] * 1e3, seconds[WARMUP + ANIMATED * 99 / 100] * 1e3);
  return 0;
}

// What a cell of the feed says, and a sentence of rows of several lines.
#define FEED_TEXT "Here is what somebody has written about something that goes over more than one line of the cell it is in."
#define LONG_LINE "The quick brown fox jumps over the lazy dog and runs on to the far end of this long line of text. "

// Bytes of memory that the process has in use.
static inline double resident(void) {
  long pages = 0, all = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file) {
    if (fscanf(file, "%ld %ld", &all, &pages) != 2) pages = 0;
    fclose(file);
  }
  return (double)pages * sysconf(_SC_PAGESIZE);
}

// Builds the tree of a name by calls of `make(parent, x, y, width, height)`, which returns the new view. Coordinates
// are relative to the parent.
typedef void *(*make_view)(void *parent, double x, double y, double width, double height);

static inline void grid_of_views(void *root, int across, int down, int depth, make_view make) {
  double width = (double)SIDE / across, height = (double)SIDE / down;
  for (int row = 0; row < down; row++)
    for (int column = 0; column < across; column++) {
      void *view = make(root, column * width, row * height, width, height);
      for (int level = 1; level < depth; level++) view = make(view, 0, 0, width, height);
    }
}

static inline void tens_of_views(void *view, double width, double height, int depth, int across, make_view make) {
  for (int part = 0; depth > 0 && part < 10; part++) {
    double w = across ? width / 10 : width, h = across ? height : height / 10;
    void *child = make(view, across ? part * w : 0, across ? 0 : part * h, w, h);
    tens_of_views(child, w, h, depth - 1, !across, make);
  }
}

static inline int build_tree(const char *shape, void *root, make_view make) {
  if (!strcmp(shape, "flat")) grid_of_views(root, 100, 100, 1, make);
  else if (!strcmp(shape, "flat100k")) grid_of_views(root, 400, 250, 1, make);
  else if (!strcmp(shape, "chains")) grid_of_views(root, 40, 25, 10, make);
  else if (!strcmp(shape, "chains100k")) grid_of_views(root, 100, 100, 10, make);
  else if (!strcmp(shape, "balanced")) tens_of_views(root, SIDE, SIDE, 4, 1, make);
  else if (!strcmp(shape, "balanced100k")) tens_of_views(root, SIDE, SIDE, 5, 1, make);
  else return 0;
  return 1;
}

// The colour of a view in a frame, as red, green and blue from 0 to 255.
static inline unsigned char shade(int view, int frame, int part) {
  return (unsigned char)((view * (part * 2 + 1) + frame * 37 + part * 64) & 255);
}
#endif
