// Qt 6: a table view over a model of numbers, and a column of cells in layouts.
#include <QAbstractTableModel>
#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "bench.h"
#include "qtframes.h"

struct Numbers : QAbstractTableModel {
  int rows;
  explicit Numbers(int rows) : rows(rows) {}
  int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : rows; }
  int columnCount(const QModelIndex &) const override { return 1; }
  QVariant data(const QModelIndex &index, int role) const override {
    return role == Qt::DisplayRole ? QVariant(QString("Row %1 of the table").arg(index.row())) : QVariant();
  }
  void exchange() {
    for (int i = 999; i >= 0; i--) {
      beginRemoveRows({}, i * 100, i * 100);
      rows--;
      endRemoveRows();
    }
    for (int i = 0; i < 1000; i++) {
      beginInsertRows({}, i * 100 + 50, i * 100 + 50);
      rows++;
      endInsertRows();
    }
  }
};

static QTableView *table_of(Numbers *model, QWidget *window) {
  auto *table = new QTableView(window);
  table->setModel(model);
  table->verticalHeader()->hide();
  table->horizontalHeader()->hide();
  table->horizontalHeader()->setStretchLastSection(true);
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->verticalHeader()->setDefaultSectionSize(30);
  table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  table->setGeometry(window->rect());
  table->show();
  return table;
}

static int million(QWidget *window) {
  double before = resident(), start = now();
  Numbers model(1000000);
  QTableView *table = table_of(&model, window);
  present();
  double opening = now() - start;
  static double times[WARMUP + ANIMATED];
  auto *bar = table->verticalScrollBar();
  for (int frame = 0; frame < WARMUP + ANIMATED; frame++) {
    start = now();
    bar->setValue(bar->value() + 37);
    present();
    times[frame] = now() - start;
  }
  start = now();
  bar->setValue(bar->maximum());
  present();
  double jump = now() - start, memory = resident() - before;
  qsort(times + WARMUP, ANIMATED, sizeof times[0], by_size);
  printf("%.6g %.6g %.6g %.6g %.6g\n", opening * 1e3, times[WARMUP + ANIMATED / 2] * 1e3,
         times[WARMUP + ANIMATED * 99 / 100] * 1e3, jump * 1e3, memory / 1e6);
  return 0;
}

// The same model in a larger window: the frames of scrolling alone.
static int large(QWidget *window) {
  Numbers model(1000000);
  QTableView *table = table_of(&model, window);
  for (int i = 0; i < 5; i++) present();
  static double times[WARMUP + ANIMATED];
  auto *bar = table->verticalScrollBar();
  for (double &time : times) time = frame_time([&] { bar->setValue(bar->value() + 37); });
  return print_animated(times);
}

static int batch(QWidget *window) {
  Numbers model(100000);
  table_of(&model, window);
  for (int i = 0; i < 5; i++) present();
  double times[9];
  for (double &time : times) {
    double start = now();
    model.exchange();
    present();
    time = now() - start;
  }
  qsort(times, 9, sizeof times[0], by_size);
  printf("%.6g\n", times[4] * 1e3);
  return 0;
}

// Cells below each other: a picture, a name, a text, and three buttons. Layouts only, nothing is painted.
static std::vector<QLabel *> texts;

static QWidget *feed() {
  auto *root = new QWidget;
  auto *column = new QVBoxLayout(root);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  for (int i = 0; i < 100; i++) {
    auto *cell = new QWidget;
    auto *row = new QHBoxLayout(cell);
    row->setContentsMargins(12, 12, 12, 12);
    row->setSpacing(8);
    auto *avatar = new QWidget;
    avatar->setFixedSize(40, 40);
    row->addWidget(avatar, 0, Qt::AlignTop);
    auto *inner = new QVBoxLayout;
    inner->setSpacing(4);
    inner->addWidget(new QLabel(QString("Name %1").arg(i)));
    auto *text = new QLabel(FEED_TEXT);
    text->setWordWrap(true);
    texts.push_back(text);
    inner->addWidget(text);
    auto *buttons = new QHBoxLayout;
    for (const char *title : {"Like", "Reply", "Share"}) buttons->addWidget(new QLabel(title));
    inner->addLayout(buttons);
    row->addLayout(inner, 1);
    column->addWidget(cell);
  }
  return root;
}

// The content is as high as it wants to be for its width, as in a scroll view.
static void settle(QWidget *root, int width) {
  root->resize(width, root->layout()->heightForWidth(width));
  root->layout()->activate();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

static int feeds() {
  double build[7], change[51], resize[51];
  QWidget *root = nullptr;
  for (double &time : build) {
    delete root;
    texts.clear();
    double start = now();
    root = feed();
    root->setAttribute(Qt::WA_DontShowOnScreen);
    root->show();
    settle(root, 600);
    time = now() - start;
  }
  for (int i = 0; i < 51; i++) {
    double start = now();
    texts[50]->setText(i % 2 ? FEED_TEXT : FEED_TEXT " " FEED_TEXT);
    settle(root, 600);
    change[i] = now() - start;
  }
  for (int i = 0; i < 51; i++) {
    double start = now();
    settle(root, i % 2 ? 600 : 500);
    resize[i] = now() - start;
  }
  qsort(build, 7, sizeof build[0], by_size);
  qsort(change, 51, sizeof change[0], by_size);
  qsort(resize, 51, sizeof resize[0], by_size);
  printf("%.6g %.6g %.6g\n", build[3] * 1e3, change[25] * 1e3, resize[25] * 1e3);
  return 0;
}

int main(int count, char **words) {
  Painting application(count, words);
  const char *what = count > 2 ? words[2] : "";
  if (!strcmp(what, "feed")) return feeds();
  QWidget window;
  bool isLarge = !strcmp(what, "large");
  window.setGeometry(0, 0, isLarge ? 1920 : 800, isLarge ? 1080 : 1000);
  window.show();
  for (int i = 0; i < 20; i++) present();
  if (!strcmp(what, "million")) return million(&window);
  if (isLarge) return large(&window);
  if (!strcmp(what, "batch")) return batch(&window);
  return 64;
}
