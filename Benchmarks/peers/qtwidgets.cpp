// Qt 6 Widgets: every view is a QWidget of ours that fills itself with a colour.
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPaintEvent>
#include <QPainter>
#include <QParallelAnimationGroup>
#include <QPropertyAnimation>
#include <QScrollBar>
#include <QStringListModel>
#include <QTimer>
#include <QWidget>
#include <vector>

#include "bench.h"
#include "qtframes.h"

struct View : QWidget {
  QColor color{200, 200, 200};
  explicit View(QWidget *parent) : QWidget(parent) { setAttribute(Qt::WA_OpaquePaintEvent); }
  void paintEvent(QPaintEvent *event) override { QPainter(this).fillRect(event->rect(), color); }
  void colorFor(int view, int frame) {
    color = QColor(shade(view, frame, 0), shade(view, frame, 1), shade(view, frame, 2));
    update();
  }
};

struct Target : View {
  bool on = false;
  using View::View;
  void mousePressEvent(QMouseEvent *) override { colorFor(1, on = !on); }
};

// Ends the program once the event loop is back from the first painting.
struct Once : QLabel {
  bool drawn = false;
  using QLabel::QLabel;
  void paintEvent(QPaintEvent *event) override {
    QLabel::paintEvent(event);
    if (!drawn) QTimer::singleShot(0, qApp, &QCoreApplication::quit);
    drawn = true;
  }
};

static QWidget *root;
static std::vector<View *> views;
static View *box;

static int hit(double x, double y) { return root->childAt((int)x, (int)y) != nullptr; }

static void *make(void *parent, double x, double y, double w, double h) {
  auto *view = new QWidget((QWidget *)parent);
  view->setGeometry((int)x, (int)y, w < 1 ? 1 : (int)(w + 0.5), h < 1 ? 1 : (int)(h + 0.5));
  view->show();
  return view;
}

static void redraw(int frame) {
  for (size_t i = 0; i < views.size(); i++) views[i]->colorFor((int)i, frame);
  present();
}

static void change(int frame) {
  box->colorFor(1, frame);
  present();
}

// An animation of each view's place, all in one group whose time is set frame by frame.
static int animate() {
  QEasingCurve ease(QEasingCurve::BezierSpline);
  ease.addCubicBezierSegment({0.42, 0}, {0.58, 1}, {1, 1});
  QParallelAnimationGroup group;
  for (int i = 0; i < MOVERS; i++) {
    auto *animation = new QPropertyAnimation(views[i], "pos", &group);
    animation->setDuration(5000);
    animation->setEasingCurve(ease);
    animation->setStartValue(QPoint((int)start_x(i), (int)start_y(i)));
    animation->setEndValue(QPoint((int)end_x(i), (int)end_y(i)));
    group.addAnimation(animation);
  }
  group.start();
  group.pause();
  static double times[WARMUP + ANIMATED];
  for (int frame = 0; frame < WARMUP + ANIMATED; frame++) {
    double start = now();
    group.setCurrentTime((frame + 1) * 1000 / 60);
    present();
    times[frame] = now() - start;
  }
  return print_animated(times);
}

// A list view, by the pixel, whose scroll bar is set frame by frame.
static int scroll() {
  QStringList rows;
  for (int row = 0; row < 10000; row++) rows << QString("Row %1 of the list").arg(row);
  QStringListModel model(rows);
  QListView list;
  list.setModel(&model);
  list.setUniformItemSizes(true);
  list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list.setGeometry(0, 0, 1920, 1080);
  list.show();
  for (int i = 0; i < 20; i++) present();
  static double times[WARMUP + ANIMATED];
  for (int frame = 0; frame < WARMUP + ANIMATED; frame++) {
    times[frame] = frame_time([&] { list.verticalScrollBar()->setValue(list.verticalScrollBar()->value() + 7); });
  }
  return print_animated(times);
}

// A stack of two pages: a stacked widget shows one at a time and moves nothing, so the pages are moved frame by frame.
static QWidget *page(QWidget *parent, int number) {
  auto *page = new QWidget(parent);
  page->setGeometry(0, 0, 1920, 1080);
  page->setAutoFillBackground(true);
  for (int row = 0; row < 34; row++) {
    auto *label = new QLabel(QString("Row %1 of page %2").arg(row).arg(number), page);
    label->setGeometry(12, 50 + row * 30, 600, 30);
  }
  return page;
}

static int push() {
  QWidget window;
  window.setGeometry(0, 0, 1920, 1080);
  QWidget *lower = page(&window, 0), *upper = page(&window, 1);
  upper->move(1920, 0);
  window.show();
  for (int i = 0; i < 20; i++) present();
  QEasingCurve ease(QEasingCurve::BezierSpline);
  ease.addCubicBezierSegment({0.42, 0}, {0.58, 1}, {1, 1});
  static double times[WARMUP + ANIMATED];
  for (int frame = 0; frame < WARMUP + ANIMATED; frame++) {
    // 20 frames there, and 20 back, each of which moves the pages.
    double part = ease.valueForProgress((frame % 20 + 1) / 20.0), above = frame / 20 % 2 ? 1 - part : part;
    times[frame] = frame_time([&] {
      upper->move((int)(1920 * (1 - above)), 0);
      lower->move((int)(-1920 * 0.3 * above), 0);
    });
  }
  return print_animated(times);
}

int main(int count, char **words) {
  Painting application(count, words);
  const char *what = count > 1 ? words[1] : "";
  if (!strcmp(what, "start")) {
    Once label("Hello");
    label.resize(400, 400);
    label.show();
    application.exec();
    present();
    return 0;
  }
  if (!strcmp(what, "hit")) {
    root = new QWidget;
    root->resize(SIDE, SIDE);
    return build_tree(words[2], root, make) ? print_hits(hit) : 64;
  }
  if (!strcmp(what, "redraw") || !strcmp(what, "change")) {
    root = new QWidget;
    root->setGeometry(0, 0, SIDE, SIDE);
    for (int i = 0; i < 10000; i++) {
      views.push_back(new View(root));
      views.back()->setGeometry(i % 100 * 10, i / 100 * 10, 10, 10);
    }
    if (what[0] == 'c') {
      box = new View(root);
      box->setGeometry(475, 475, 50, 50);
    }
    root->show();
    for (int i = 0; i < 20; i++) present();
    return print_frames(what[0] == 'r' ? redraw : change);
  }
  if (!strcmp(what, "animate")) {
    root = new QWidget;
    root->setGeometry(0, 0, SIDE, SIDE);
    for (int i = 0; i < MOVERS; i++) {
      views.push_back(new View(root));
      views.back()->setGeometry((int)start_x(i), (int)start_y(i), MOVER, MOVER);
      views.back()->colorFor(i, 0);
    }
    root->show();
    for (int i = 0; i < 20; i++) present();
    return animate();
  }
  if (!strcmp(what, "scroll")) return scroll();
  if (!strcmp(what, "push")) return push();
  if (!strcmp(what, "press")) {
    root = new QWidget;
    root->setGeometry(0, 0, 400, 400);
    (new Target(root))->setGeometry(150, 150, 100, 100);
    root->show();
    return application.exec();
  }
  if (!strcmp(what, "memory")) {
    QWidget parent;
    double before = resident();
    for (int i = 0; i < MANY; i++) (new QWidget(&parent))->setGeometry(0, 0, 10, 10);
    printf("%.6g\n", (resident() - before) / MANY);
    fflush(stdout);
    _exit(0);
  }
  return 64;
}
