// How long a frame of Qt takes, on X11 and on Wayland.
#ifndef QTFRAMES_H
#define QTFRAMES_H
#include <QApplication>
#include <QEvent>
#include <QtGui/qguiapplication_platform.h>
#include <xcb/xcb.h>

#include "bench.h"

// Measures its painting. A Wayland compositor requests frames, so a change is painted some time after it was made.
struct Painting : QApplication {
  using QApplication::QApplication;
  double seconds = 0;
  bool isDone = false, isInside = false;
  bool notify(QObject *receiver, QEvent *event) override {
    if (isInside && event->type() == QEvent::Paint) isDone = true;
    // A window that is shown late is painted when it is exposed.
    bool paints = event->type() == QEvent::UpdateRequest || event->type() == QEvent::Expose;
    if (isInside || !paints) return QApplication::notify(receiver, event);
    isInside = true;
    double start = now();
    bool result = QApplication::notify(receiver, event);
    seconds += now() - start;
    isInside = false;
    return result;
  }
};

// Until the X server has everything, as the other programs do.
static inline void present() {
  QCoreApplication::processEvents();
  auto *x11 = qApp->nativeInterface<QNativeInterface::QX11Application>();
  if (x11) free(xcb_get_input_focus_reply(x11->connection(), xcb_get_input_focus(x11->connection()), nullptr));
}

// Seconds from a change to the presented frame, without the wait for a compositor.
template <typename Change>
static double frame_time(Change change) {
  bool isPaced = QGuiApplication::platformName().startsWith("wayland");
  auto *painting = static_cast<Painting *>(qApp);
  painting->isDone = false, painting->seconds = 0;
  double start = now();
  change();
  if (!isPaced) {
    present();
    return now() - start;
  }
  double changing = now() - start;
  while (!painting->isDone) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  return changing + painting->seconds;
}
#endif
