// GTK 4: a GtkTextView in a scrolled window, or a GtkText for the field.
#include <gtk/gtk.h>

#include "text.h"

static GtkWidget *window, *view, *entry;
static GtkTextBuffer *buffer;
static GtkAdjustment *place;
static int painted;

static void after_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  painted++;
}

static void wait_for_frame(void) {
  int before = painted;
  gtk_widget_queue_draw(window);
  while (painted == before) g_main_context_iteration(NULL, TRUE);
  gdk_display_sync(gtk_widget_get_display(window));
}

static void open_window(GtkWidget *child) {
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), TEXT_WIDTH, TEXT_HEIGHT);
  gtk_window_set_child(GTK_WINDOW(window), child);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
  for (int i = 0; i < 20; i++) wait_for_frame();
}

static void open_view(void) {
  view = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD);
  buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  gtk_text_buffer_set_enable_undo(buffer, TRUE);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), view);
  place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  open_window(scroller);
}

// Without undo, as opening a file.
static void fill(int count) {
  gtk_text_buffer_begin_irreversible_action(buffer);
  gtk_text_buffer_set_text(buffer, make_text(megabytes(count)), (int)megabytes(count));
  gtk_text_buffer_end_irreversible_action(buffer);
}

static void go_to_middle(void) {
  GtkTextIter middle;
  gtk_text_buffer_get_iter_at_offset(buffer, &middle, gtk_text_buffer_get_char_count(buffer) / 2);
  gtk_text_buffer_place_cursor(buffer, &middle);
  gtk_text_view_scroll_to_mark(GTK_TEXT_VIEW(view), gtk_text_buffer_get_insert(buffer), 0, TRUE, 0, 0.5);
  for (int i = 0; i < 60; i++) wait_for_frame();
}

static void key(int number) {
  gtk_text_buffer_insert_interactive_at_cursor(buffer, number % 8 == 7 ? " " : "x", 1, TRUE);
  wait_for_frame();
}

static void field_key(int number) {
  int end = -1;
  gtk_editable_insert_text(GTK_EDITABLE(entry), number % 8 == 7 ? " " : "x", 1, &end);
  wait_for_frame();
}

static void page(int number) {
  (void)number;
  gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + TEXT_HEIGHT);
  wait_for_frame();
}

static void paste(void) {
  gtk_text_buffer_insert_interactive_at_cursor(buffer, make_text(megabytes(1)), (int)megabytes(1), TRUE);
  wait_for_frame();
}

static void undo(void) {
  gtk_text_buffer_undo(buffer);
  wait_for_frame();
}

static void wrap(int number) {
  gtk_widget_set_margin_end(view, number % 2 ? 0 : TEXT_WIDTH - NARROW);
  wait_for_frame();
}

int main(int count, char **words) {
  const char *what = count > 2 ? words[2] : "";
  gtk_init();
  if (!strcmp(what, "field")) {
    entry = gtk_text_new();
    open_window(entry);
    return print_steps(field_key, KEYS);
  }
  open_view();
  if (!strncmp(what, "open", 4)) {
    int size = atoi(what + 4);
    char *text = make_text(megabytes(size));
    double before = resident(), start = now();
    gtk_text_buffer_begin_irreversible_action(buffer);
    gtk_text_buffer_set_text(buffer, text, (int)megabytes(size));
    gtk_text_buffer_end_irreversible_action(buffer);
    wait_for_frame();
    printf("%.6g %.6g\n", (now() - start) * 1e3, (resident() - before) / (double)megabytes(size));
    fflush(stdout);
    _exit(0);
  }
  fill(10);
  if (!strcmp(what, "scroll")) return print_steps(page, PAGES);
  go_to_middle();
  if (!strcmp(what, "key")) return print_steps(key, KEYS);
  if (!strcmp(what, "paste")) return print_two(paste, undo);
  if (!strcmp(what, "wrap")) return print_steps(wrap, 20);
  return 64;
}
