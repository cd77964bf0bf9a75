// FLTK 1.3: an Fl_Text_Editor that wraps at its bounds, or an Fl_Input for the field.
#include <FL/Fl.H>
#include <FL/Fl_Double_Window.H>
#include <FL/Fl_Input.H>
#include <FL/Fl_Text_Buffer.H>
#include <FL/Fl_Text_Editor.H>
#include <FL/x.H>

#include "text.h"

static Fl_Text_Buffer *buffer;
static Fl_Text_Editor *editor;
static Fl_Input *input;
static int line, here;

static void present() {
  Fl::check();
  Fl::flush();
  XSync(fl_display, False);
}

static void insert(const char *text, int length) {
  buffer->insert(editor->insert_position(), text);
  editor->insert_position(editor->insert_position() + length);
  editor->show_insert_position();
  present();
}

static void key(int number) { insert(number % 8 == 7 ? " " : "x", 1); }

static void field_key(int number) {
  input->insert(number % 8 == 7 ? " " : "x");
  present();
}

static void page(int) {
  line += TEXT_HEIGHT / 17;
  editor->scroll(line, 0);
  present();
}

static void paste() {
  here = editor->insert_position();
  insert(make_text(megabytes(1)), (int)megabytes(1));
}

static void undo() {
  buffer->undo(&here);
  present();
}

static void wrap(int number) {
  editor->resize(0, 0, number % 2 ? TEXT_WIDTH : NARROW, TEXT_HEIGHT);
  present();
}

int main(int count, char **words) {
  const char *what = count > 2 ? words[2] : "";
  bool is_field = !strcmp(what, "field");
  Fl_Double_Window window(0, 0, TEXT_WIDTH, TEXT_HEIGHT, "peer");
  if (is_field) {
    input = new Fl_Input(0, 0, TEXT_WIDTH, 30);
  } else {
    buffer = new Fl_Text_Buffer;
    editor = new Fl_Text_Editor(0, 0, TEXT_WIDTH, TEXT_HEIGHT);
    editor->buffer(buffer);
    editor->wrap_mode(Fl_Text_Display::WRAP_AT_BOUNDS, 0);
  }
  window.end();
  window.show();
  for (int i = 0; i < 20; i++) {
    Fl::wait(0.01);
    present();
  }
  if (is_field) {
    input->take_focus();
    return print_steps(field_key, KEYS);
  }
  if (!strncmp(what, "open", 4)) {
    int size = atoi(what + 4);
    char *text = make_text(megabytes(size));
    double before = resident(), start = now();
    buffer->text(text);
    present();
    printf("%.6g %.6g\n", (now() - start) * 1e3, (resident() - before) / (double)megabytes(size));
    fflush(stdout);
    _exit(0);
  }
  buffer->text(make_text(megabytes(10)));
  present();
  if (!strcmp(what, "scroll")) return print_steps(page, PAGES);
  editor->insert_position(buffer->length() / 2);
  editor->show_insert_position();
  present();
  if (!strcmp(what, "key")) return print_steps(key, KEYS);
  if (!strcmp(what, "paste")) return print_two(paste, undo);
  if (!strcmp(what, "wrap")) return print_steps(wrap, 20);
  return 64;
}
