// Qt 6 Widgets: a settings panel as Examples/Mixer shows it first, and a window with a context menu.
#include <QApplication>
#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QFrame>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QScrollArea>
#include <QSlider>
#include <QTimer>
#include <QToolBar>
#include <cstring>

// Ends the program once the event loop is back from the first painting.
struct Panel : QWidget {
  bool drawn = false;
  void paintEvent(QPaintEvent *event) override {
    QWidget::paintEvent(event);
    if (!drawn) QTimer::singleShot(0, qApp, &QCoreApplication::quit);
    drawn = true;
  }
};

static int mixer() {
  QMainWindow window;
  window.resize(960, 640);
  auto *bar = window.addToolBar("Mixer");
  bar->addAction("Reset");
  bar->addAction("Look");
  auto *panel = new QScrollArea;
  auto *content = new Panel;
  auto *column = new QVBoxLayout(content);
  for (const char *name : {"Drums", "Bass", "Guitar", "Keys", "Voice"}) {
    auto *row = new QHBoxLayout;
    auto *mark = new QFrame;
    mark->setFixedSize(12, 12);
    mark->setStyleSheet("background: #8c8c91; border-radius: 6px");
    auto *slider = new QSlider(Qt::Horizontal);
    slider->setValue(70);
    row->addWidget(mark);
    row->addWidget(new QLabel(name));
    row->addWidget(slider);
    row->addWidget(new QLabel(">"));
    column->addLayout(row);
  }
  column->addStretch();
  panel->setWidget(content);
  panel->setWidgetResizable(true);
  window.setCentralWidget(panel);
  window.show();
  return QApplication::exec();
}

struct Ground : QWidget {
  QMenu menu;
  Ground() {
    for (int i = 0; i < 10; i++) menu.addAction(QString("Command %1").arg(i));
  }
  void contextMenuEvent(QContextMenuEvent *event) override { menu.popup(event->globalPos()); }
};

int main(int count, char **words) {
  QApplication application(count, words);
  const char *what = count > 1 ? words[1] : "";
  if (!strcmp(what, "mixer")) return mixer();
  if (strcmp(what, "press")) return 64;
  Ground ground;
  ground.setGeometry(0, 0, 600, 600);
  ground.show();
  return application.exec();
}
