// Qt 6 Widgets: a QPlainTextEdit, or with RICH a QTextEdit; a QLineEdit for the field.
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextEdit>
#include <QtGui/qguiapplication_platform.h>
#include <xcb/xcb.h>

#include "text.h"

#ifdef RICH
typedef QTextEdit Editor;
#else
typedef QPlainTextEdit Editor;
#endif

static Editor *editor;
static QLineEdit *line;
static QWidget *window;

// Until the server has everything, as the other programs do.
static void present() {
  QCoreApplication::processEvents();
  auto *x11 = qApp->nativeInterface<QNativeInterface::QX11Application>();
  if (x11) free(xcb_get_input_focus_reply(x11->connection(), xcb_get_input_focus(x11->connection()), nullptr));
}

static QString words_of(int count) { return QString::fromLatin1(make_text(megabytes(count)), (qsizetype)megabytes(count)); }

static void go_to_middle() {
  QTextCursor cursor = editor->textCursor();
  cursor.setPosition(editor->document()->characterCount() / 2);
  editor->setTextCursor(cursor);
  editor->ensureCursorVisible();
  for (int i = 0; i < 20; i++) present();
}

static void key(int number) {
  editor->textCursor().insertText(number % 8 == 7 ? " " : "x");
  present();
}

static void field_key(int number) {
  line->insert(number % 8 == 7 ? " " : "x");
  present();
}

static void page(int) {
  QScrollBar *bar = editor->verticalScrollBar();
  bar->setValue(bar->value() + bar->pageStep());
  present();
}

static void paste() {
  editor->insertPlainText(words_of(1));
  present();
}

static void undo() {
  editor->undo();
  present();
}

static void wrap(int number) {
  editor->resize(number % 2 ? TEXT_WIDTH : NARROW, TEXT_HEIGHT);
  present();
}

int main(int count, char **words) {
  QApplication application(count, words);
  const char *what = count > 2 ? words[2] : "";
  window = new QWidget;
  window->setGeometry(0, 0, TEXT_WIDTH, TEXT_HEIGHT);
  if (!strcmp(what, "field")) {
    line = new QLineEdit(window);
    line->setGeometry(0, 0, TEXT_WIDTH, 30);
  } else {
    editor = new Editor(window);
    editor->setGeometry(0, 0, TEXT_WIDTH, TEXT_HEIGHT);
  }
  window->show();
  if (line) line->setFocus();
  if (editor) editor->setFocus();
  for (int i = 0; i < 20; i++) present();
  if (line) return print_steps(field_key, KEYS);
  if (!strncmp(what, "open", 4)) {
    int size = atoi(what + 4);
    char *text = make_text(megabytes(size));
    double before = resident(), start = now();
    editor->setPlainText(QString::fromUtf8(text, (qsizetype)megabytes(size)));
    present();
    printf("%.6g %.6g\n", (now() - start) * 1e3, (resident() - before) / (double)megabytes(size));
    fflush(stdout);
    _exit(0);
  }
  editor->setPlainText(words_of(10));
  for (int i = 0; i < 20; i++) present();
  int status = 64;
  if (!strcmp(what, "scroll")) {
    status = print_steps(page, PAGES);
  } else {
    go_to_middle();
    if (!strcmp(what, "key")) status = print_steps(key, KEYS);
    if (!strcmp(what, "paste")) status = print_two(paste, undo);
    if (!strcmp(what, "wrap")) status = print_steps(wrap, 20);
  }
  fflush(stdout);
  _exit(status);
}
