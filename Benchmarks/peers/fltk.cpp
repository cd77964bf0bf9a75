// FLTK 1.3: every view is a widget of ours that fills itself with a colour and takes pushes.
#include <FL/Fl.H>
#include <FL/Fl_Box.H>
#include <FL/Fl_Double_Window.H>
#include <FL/Fl_Group.H>
#include <FL/fl_draw.H>
#include <FL/x.H>

#include <vector>

#include "bench.h"

struct Leaf : Fl_Widget {
  unsigned char r = 200, g = 200, b = 200;
  Leaf(int x, int y, int w, int h) : Fl_Widget(x, y, w, h) {}
  void draw() override { fl_rectf(x(), y(), w(), h(), r, g, b); }
  int handle(int event) override { return event == FL_PUSH; }
  void color_for(int view, int frame) { r = shade(view, frame, 0), g = shade(view, frame, 1), b = shade(view, frame, 2); }
};

struct Node : Fl_Group {
  Node(int x, int y, int w, int h) : Fl_Group(x, y, w, h) { end(); }
  int handle(int event) override { return Fl_Group::handle(event) || event == FL_PUSH; }
};

static Fl_Group *root;
static std::vector<Leaf *> leaves;
static Leaf *box;
static bool flat;

static int hit(double x, double y) {
  Fl::e_x = (int)x;
  Fl::e_y = (int)y;
  return root->handle(FL_PUSH);
}

static void *make(void *parent, double x, double y, double w, double h) {
  auto *group = (Fl_Group *)parent;
  int left = (int)(group->x() + x), top = (int)(group->y() + y);
  // Sizes below one pixel, which FLTK has not, are one pixel.
  int width = w < 1 ? 1 : (int)(w + 0.5), height = h < 1 ? 1 : (int)(h + 0.5);
  Fl_Widget *view = flat ? (Fl_Widget *)new Leaf(left, top, width, height) : new Node(left, top, width, height);
  group->add(view);
  return view;
}

static void flush() {
  Fl::flush();
  XSync(fl_display, False);
}

static void redraw(int frame) {
  for (size_t i = 0; i < leaves.size(); i++) leaves[i]->color_for((int)i, frame);
  root->redraw();
  flush();
}

static void change(int frame) {
  box->color_for(1, frame);
  box->redraw();
  flush();
}

struct Target : Leaf {
  bool on = false;
  using Leaf::Leaf;
  int handle(int event) override {
    if (event != FL_PUSH) return 0;
    color_for(1, on = !on);
    redraw();
    return 1;
  }
};

static void show(Fl_Window *window) {
  window->end();
  window->show();
  while (!window->visible_r() || !fl_xid(window)) Fl::wait();
  while (Fl::wait(0.02) > 0) {
  }
  flush();
}

// Ends the program when its first frame is on the server; FLTK draws in the midst of waiting.
struct Once : Fl_Double_Window {
  Once() : Fl_Double_Window(0, 0, 400, 400, "peer") {}
  void flush() override {
    Fl_Double_Window::flush();
    XSync(fl_display, False);
    exit(0);
  }
};

int main(int count, char **words) {
  const char *what = count > 1 ? words[1] : "";
  if (!strcmp(what, "start")) {
    Once window;
    Fl_Box label(20, 20, 200, 30, "Hello");
    window.end();
    window.show();
    return Fl::run();
  }
  if (!strcmp(what, "hit")) {
    flat = !strncmp(words[2], "flat", 4);
    Fl_Group::current(nullptr);
    root = new Node(0, 0, SIDE, SIDE);
    return build_tree(words[2], root, make) ? print_hits(hit) : 64;
  }
  if (!strcmp(what, "redraw") || !strcmp(what, "change")) {
    auto *window = new Fl_Double_Window(0, 0, SIDE, SIDE, "peer");
    root = window;
    for (int i = 0; i < 10000; i++) leaves.push_back(new Leaf(i % 100 * 10, i / 100 * 10, 10, 10));
    if (what[0] == 'c') box = new Leaf(475, 475, 50, 50);
    show(window);
    return print_frames(what[0] == 'r' ? redraw : change);
  }
  if (!strcmp(what, "press")) {
    auto *window = new Fl_Double_Window(0, 0, 400, 400, "peer");
    new Target(150, 150, 100, 100);
    show(window);
    return Fl::run();
  }
  if (!strcmp(what, "memory")) {
    Fl_Group group(0, 0, SIDE, SIDE);
    double before = resident();
    for (int i = 0; i < MANY; i++) new Fl_Box(0, 0, 10, 10);
    printf("%.6g\n", (resident() - before) / MANY);
    return 0;
  }
  return 64;
}
