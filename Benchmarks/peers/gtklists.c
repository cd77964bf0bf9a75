// GTK 4: a column view over a model of numbers, a list view with wrapped labels, and a column of cells in boxes.
#include <gtk/gtk.h>

#include "bench.h"

// A model that makes its items when they are asked for.
typedef struct {
  GObject parent_instance;
  guint count;
} Numbers;
typedef GObjectClass NumbersClass;

static GType numbers_item_type(GListModel *model) {
  (void)model;
  return GTK_TYPE_STRING_OBJECT;
}
static guint numbers_count(GListModel *model) { return ((Numbers *)model)->count; }
static int says_lines;
static gpointer numbers_item(GListModel *model, guint row) {
  if (row >= ((Numbers *)model)->count) return NULL;
  char text[64 + 20 * sizeof LONG_LINE];
  int length = snprintf(text, sizeof text, says_lines ? "Row %u. " : "Row %u of the table", row);
  for (guint line = 0; says_lines && line < row * 7 % 20 + 1; line++)
    length += snprintf(text + length, sizeof text - (size_t)length, LONG_LINE);
  return gtk_string_object_new(text);
}
static void numbers_model_init(GListModelInterface *interface) {
  interface->get_item_type = numbers_item_type;
  interface->get_n_items = numbers_count;
  interface->get_item = numbers_item;
}
G_DEFINE_TYPE_WITH_CODE(Numbers, numbers, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, numbers_model_init))
static void numbers_class_init(NumbersClass *class) { (void)class; }
static void numbers_init(Numbers *numbers) { (void)numbers; }

static GtkWidget *window;
static int painted;
static double frame_start, frame_end;

// Until the X server has everything; a Wayland compositor reads the pixels whenever it likes.
static void hand_over(void) {
  if (getenv("WAYLAND_DISPLAY")) gdk_display_flush(gtk_widget_get_display(window));
  else gdk_display_sync(gtk_widget_get_display(window));
}

static void before_frame(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  frame_start = now();
}
static void after_frame(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  hand_over();
  frame_end = now();
  painted++;
}
// The work for a frame and what was done just before it; the wait for the clock between them is left out.
static double wait_for_frame(double asked) {
  double work = now() - asked;
  int before = painted;
  while (painted == before) g_main_context_iteration(NULL, TRUE);
  return work + frame_end - frame_start;
}

static void open_window(int width, int height) {
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "before-paint", G_CALLBACK(before_frame), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_frame), NULL);
  for (int i = 0; i < 5; i++) {
    gtk_widget_queue_draw(window);
    wait_for_frame(now());
  }
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  if (says_lines) gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  else gtk_widget_set_size_request(label, -1, 30);
  gtk_list_item_set_child(item, label);
}
static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkStringObject *text = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}

static GtkWidget *scroller_with(int count, int is_column) {
  Numbers *numbers = g_object_new(numbers_get_type(), NULL);
  numbers->count = (guint)count;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(numbers)));
  GtkWidget *list;
  if (is_column) {
    list = gtk_column_view_new(model);
    GtkColumnViewColumn *column = gtk_column_view_column_new("Rows", factory);
    gtk_column_view_column_set_expand(column, TRUE);
    gtk_column_view_append_column(GTK_COLUMN_VIEW(list), column);
  } else {
    list = gtk_list_view_new(model, factory);
  }
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  return scroller;
}

static int million(void) {
  open_window(800, 1000);
  double before = resident(), start = now();
  GtkWidget *scroller = scroller_with(1000000, 1);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  double opening = wait_for_frame(start);
  GtkAdjustment *way = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  static double times[WARMUP + ANIMATED];
  for (int frame = 0; frame < WARMUP + ANIMATED; frame++) {
    start = now();
    gtk_adjustment_set_value(way, gtk_adjustment_get_value(way) + 37);
    times[frame] = wait_for_frame(start);
  }
  start = now();
  gtk_adjustment_set_value(way, gtk_adjustment_get_upper(way));
  double jump = wait_for_frame(start), memory = resident() - before;
  qsort(times + WARMUP, ANIMATED, sizeof times[0], by_size);
  printf("%.6g %.6g %.6g %.6g %.6g\n", opening * 1e3, times[WARMUP + ANIMATED / 2] * 1e3,
         times[WARMUP + ANIMATED * 99 / 100] * 1e3, jump * 1e3, memory / 1e6);
  return 0;
}

// The same model in a larger window: the frames of scrolling alone.
static int large(void) {
  open_window(1920, 1080);
  GtkWidget *scroller = scroller_with(1000000, 1);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  for (int i = 0; i < 5; i++) {
    gtk_widget_queue_draw(window);
    wait_for_frame(now());
  }
  GtkAdjustment *way = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  static double times[WARMUP + ANIMATED];
  for (int frame = 0; frame < WARMUP + ANIMATED; frame++) {
    double start = now();
    gtk_adjustment_set_value(way, gtk_adjustment_get_value(way) + 37);
    times[frame] = wait_for_frame(start);
  }
  return print_animated(times);
}

static int wrapped(void) {
  says_lines = 1;
  open_window(800, 1000);
  GtkWidget *scroller = scroller_with(10000, 0);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  for (int i = 0; i < 5; i++) {
    gtk_widget_queue_draw(window);
    wait_for_frame(now());
  }
  GtkAdjustment *way = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  static double times[WARMUP + ANIMATED];
  for (int frame = 0; frame < WARMUP + ANIMATED; frame++) {
    double start = now();
    gtk_adjustment_set_value(way, gtk_adjustment_get_value(way) + 120);
    times[frame] = wait_for_frame(start);
  }
  return print_animated(times);
}

// Cells below each other: a picture, a name, a text, and three buttons. Layout only, nothing is painted.
static GtkWidget *texts[100];

static GtkWidget *label(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  return label;
}

static GtkWidget *feed(void) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int i = 0; i < 100; i++) {
    GtkWidget *cell = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8), *inner = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    GtkWidget *avatar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_widget_set_margin_start(cell, 12), gtk_widget_set_margin_end(cell, 12);
    gtk_widget_set_margin_top(cell, 12), gtk_widget_set_margin_bottom(cell, 12);
    gtk_widget_set_size_request(avatar, 40, 40);
    gtk_widget_set_valign(avatar, GTK_ALIGN_START);
    gtk_widget_set_hexpand(inner, TRUE);
    char name[32];
    snprintf(name, sizeof name, "Name %d", i);
    texts[i] = label(FEED_TEXT);
    gtk_label_set_wrap(GTK_LABEL(texts[i]), TRUE);
    gtk_box_append(GTK_BOX(cell), avatar), gtk_box_append(GTK_BOX(cell), inner);
    gtk_box_append(GTK_BOX(inner), label(name)), gtk_box_append(GTK_BOX(inner), texts[i]);
    gtk_box_append(GTK_BOX(inner), row);
    gtk_box_append(GTK_BOX(row), label("Like")), gtk_box_append(GTK_BOX(row), label("Reply"));
    gtk_box_append(GTK_BOX(row), label("Share"));
    gtk_box_append(GTK_BOX(column), cell);
  }
  return column;
}

static void settle(GtkWidget *root, int width) {
  int least, height;
  gtk_widget_measure(root, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure(root, GTK_ORIENTATION_VERTICAL, width, &least, &height, NULL, NULL);
  gtk_widget_allocate(root, width, height, -1, NULL);
}

static int feeds(void) {
  double build[7], change[51], resize[51];
  GtkWidget *root = NULL;
  for (int i = 0; i < 7; i++) {
    if (root) g_object_unref(root);
    double start = now();
    root = g_object_ref_sink(feed());
    settle(root, 600);
    build[i] = now() - start;
  }
  for (int i = 0; i < 51; i++) {
    double start = now();
    gtk_label_set_text(GTK_LABEL(texts[50]), i % 2 ? FEED_TEXT : FEED_TEXT " " FEED_TEXT);
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
  const char *what = count > 2 ? words[2] : "";
  gtk_init();
  if (!strcmp(what, "million")) return million();
  if (!strcmp(what, "large")) return large();
  if (!strcmp(what, "wrapped")) return wrapped();
  if (!strcmp(what, "feed")) return feeds();
  return 64;
}
