// Qt 6's graphics scene with its index: every view is a rectangle item.
#include <QApplication>
#include <QGraphicsRectItem>
#include <QGraphicsScene>
#include <QGraphicsView>

#include "bench.h"

static QGraphicsScene *scene;

static int hit(double x, double y) { return scene->itemAt(QPointF(x, y), QTransform()) != nullptr; }

static void *make(void *parent, double x, double y, double w, double h) {
  auto *item = new QGraphicsRectItem(0, 0, w, h, (QGraphicsItem *)parent);
  item->setPen(Qt::NoPen);
  item->setPos(x, y);
  if (!parent) scene->addItem(item);
  return item;
}

int main(int count, char **words) {
  QApplication application(count, words);
  const char *what = count > 1 ? words[1] : "";
  scene = new QGraphicsScene(0, 0, SIDE, SIDE);
  if (!strcmp(what, "hit")) {
    if (!build_tree(words[2], nullptr, make)) return 64;
    QCoreApplication::processEvents();
    return print_hits(hit);
  }
  if (!strcmp(what, "memory")) {
    double before = resident();
    for (int i = 0; i < MANY; i++) make(nullptr, 0, 0, 10, 10);
    printf("%.6g\n", (resident() - before) / MANY);
    fflush(stdout);
    _exit(0);
  }
  return 64;
}
