// FLTK 1.3: a table of a million rows.
#include <FL/Fl.H>
#include <FL/Fl_Double_Window.H>
#include <FL/Fl_Table.H>
#include <FL/fl_draw.H>
#include <FL/x.H>

#include "bench.h"

struct Table : Fl_Table {
  Table() : Fl_Table(0, 0, 800, 1000) {
    // New rows are as high as the last; row_height_all() would measure the whole table a million times.
    rows(1);
    row_height(0, 30);
    rows(1000000);
    cols(1);
    col_width(0, 780);
    end();
  }
  void draw_cell(TableContext context, int row, int, int x, int y, int w, int h) override {
    if (context != CONTEXT_CELL) return;
    char text[64];
    snprintf(text, sizeof text, "Row %d of the table", row);
    fl_push_clip(x, y, w, h);
    fl_color(FL_WHITE);
    fl_rectf(x, y, w, h);
    fl_color(FL_BLACK);
    fl_font(FL_HELVETICA, 14);
    fl_draw(text, x + 8, y, w, h, FL_ALIGN_LEFT);
    fl_pop_clip();
  }
  double place() { return vscrollbar->value(); }
  double last() { return vscrollbar->maximum(); }
  void go(double place) {
    vscrollbar->Fl_Slider::value(place);
    vscrollbar->do_callback();
    redraw();
  }
};

static void flush() {
  Fl::check();
  Fl::flush();
  XSync(fl_display, False);
}

int main(int count, char **words) {
  if (count < 3 || strcmp(words[2], "million")) return 64;
  Fl_Double_Window window(0, 0, 800, 1000, "peer");
  window.end();
  window.show();
  while (!window.visible_r() || !fl_xid(&window)) Fl::wait();
  while (Fl::wait(0.02) > 0) {
  }
  flush();
  double before = resident(), start = now();
  auto *table = new Table;
  window.add(table);
  window.redraw();
  flush();
  double opening = now() - start;
  static double times[WARMUP + ANIMATED];
  for (int frame = 0; frame < WARMUP + ANIMATED; frame++) {
    start = now();
    table->go(table->place() + 37);
    flush();
    times[frame] = now() - start;
  }
  start = now();
  table->go(table->last());
  flush();
  double jump = now() - start, memory = resident() - before;
  qsort(times + WARMUP, ANIMATED, sizeof times[0], by_size);
  printf("%.6g %.6g %.6g %.6g %.6g\n", opening * 1e3, times[WARMUP + ANIMATED / 2] * 1e3,
         times[WARMUP + ANIMATED * 99 / 100] * 1e3, jump * 1e3, memory / 1e6);
  return 0;
}
