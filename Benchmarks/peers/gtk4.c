// GTK 4: every view is a widget of ours that fills itself with a colour and places its children where they want to be.
#include <gtk/gtk.h>

#include "bench.h"

typedef struct {
  GtkWidget parent_instance;
  GdkRGBA color;
  double x, y, width, height;
} Node;
typedef GtkWidgetClass NodeClass;

G_DEFINE_TYPE(Node, node, GTK_TYPE_WIDGET)

static void node_measure(GtkWidget *widget, GtkOrientation way, int other, int *least, int *natural, int *a, int *b) {
  Node *node = (Node *)widget;
  (void)other;
  *least = *natural = (int)((way == GTK_ORIENTATION_HORIZONTAL ? node->width : node->height) + 0.5);
  *a = *b = -1;
}

static void node_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)width, (void)height, (void)baseline;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    Node *node = (Node *)child;
    int least;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
    int w = (int)(node->width + 0.5), h = (int)(node->height + 0.5);
    gtk_widget_allocate(child, w < 1 ? 1 : w, h < 1 ? 1 : h, -1,
                        gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)node->x, (float)node->y)));
  }
}

static void node_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  Node *node = (Node *)widget;
  if (node->color.alpha > 0)
    gtk_snapshot_append_color(snapshot, &node->color,
                              &GRAPHENE_RECT_INIT(0, 0, (float)node->width, (float)node->height));
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    gtk_widget_snapshot_child(widget, child, snapshot);
}

static void node_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(node_parent_class)->dispose(object);
}

static void node_class_init(NodeClass *class) {
  G_OBJECT_CLASS(class)->dispose = node_dispose;
  class->measure = node_measure;
  class->size_allocate = node_allocate;
  class->snapshot = node_snapshot;
}

static void node_init(Node *node) { (void)node; }

static GtkWidget *window;
static Node *root, *box;
static GPtrArray *views;
static int culls;

static void *make(void *parent, double x, double y, double w, double h) {
  Node *node = g_object_new(node_get_type(), NULL);
  node->x = x, node->y = y, node->width = w, node->height = h;
  // Without this a widget that is missed still asks all that is in it.
  if (culls) gtk_widget_set_overflow(GTK_WIDGET(node), GTK_OVERFLOW_HIDDEN);
  if (parent) gtk_widget_set_parent(GTK_WIDGET(node), GTK_WIDGET(parent));
  return node;
}

static void color_for(Node *node, int view, int frame) {
  node->color = (GdkRGBA){shade(view, frame, 0) / 255.f, shade(view, frame, 1) / 255.f, shade(view, frame, 2) / 255.f, 1};
  gtk_widget_queue_draw(GTK_WIDGET(node));
}

static int hit(double x, double y) { return gtk_widget_pick(GTK_WIDGET(root), x, y, GTK_PICK_DEFAULT) != NULL; }

// Until the X server has everything; a Wayland compositor reads the pixels whenever it likes.
static void hand_over(void) {
  if (getenv("WAYLAND_DISPLAY")) gdk_display_flush(gtk_widget_get_display(window));
  else gdk_display_sync(gtk_widget_get_display(window));
}

static int painted;
static void after_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  painted++;
}

static void wait_for_frame(void) {
  int before = painted;
  while (painted == before) g_main_context_iteration(NULL, TRUE);
  hand_over();
}

static void open_window(int size, GtkWidget *child) {
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), size, size);
  gtk_window_set_child(GTK_WINDOW(window), child);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
  wait_for_frame();
}

static void redraw(int frame) {
  for (guint i = 0; i < views->len; i++) color_for(views->pdata[i], (int)i, frame);
  wait_for_frame();
}

static void change(int frame) {
  color_for(box, 1, frame);
  wait_for_frame();
}

// An animation as GTK has them: the frame clock's update sets the places, and layout and painting follow.
static double frame_start, frame_times[WARMUP + ANIMATED], animation_start;
static int frame_count;

static double ease(double t) {
  // The cubic curve through (0.42, 0) and (0.58, 1), by bisection.
  double low = 0, high = 1;
  for (int i = 0; i < 40; i++) {
    double s = (low + high) / 2, r = 1 - s;
    if (3 * r * r * s * 0.42 + 3 * r * s * s * 0.58 + s * s * s < t) low = s;
    else high = s;
  }
  double r = 1 - low;
  return 3 * r * low * low + low * low * low;
}

static void before_frame(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  frame_start = now();
}

static gboolean move(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)data;
  double time = gdk_frame_clock_get_frame_time(clock) * 1e-6;
  if (animation_start == 0) animation_start = time;
  for (int i = 0; i < MOVERS; i++) {
    Node *node = views->pdata[i];
    double part = ease((time - animation_start) / 5);
    node->x = start_x(i) + (end_x(i) - start_x(i)) * part;
    node->y = start_y(i) + (end_y(i) - start_y(i)) * part;
  }
  gtk_widget_queue_allocate(GTK_WIDGET(root));
  return G_SOURCE_CONTINUE;
}

static void after_frame(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  hand_over();
  if (frame_count < WARMUP + ANIMATED) frame_times[frame_count++] = now() - frame_start;
}

static int animate(void) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "before-paint", G_CALLBACK(before_frame), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_frame), NULL);
  gtk_widget_add_tick_callback(GTK_WIDGET(root), move, NULL, NULL);
  while (frame_count < WARMUP + ANIMATED) g_main_context_iteration(NULL, TRUE);
  return print_animated(frame_times);
}

// A list view whose adjustment is set in the frame clock's update; recycling rows, layout and painting follow.
static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkStringObject *text = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}

static gboolean step(GtkWidget *widget, GdkFrameClock *clock, gpointer adjustment) {
  (void)widget, (void)clock;
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 7);
  return G_SOURCE_CONTINUE;
}

static int scroll(void) {
  GtkStringList *rows = gtk_string_list_new(NULL);
  for (int row = 0; row < 10000; row++) {
    char text[64];
    snprintf(text, sizeof text, "Row %d of the list", row);
    gtk_string_list_append(rows, text);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  gtk_widget_set_size_request(scroller, 1920, 1080);
  open_window(1080, scroller);
  gtk_widget_add_tick_callback(
      list, step, gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)), NULL);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "before-paint", G_CALLBACK(before_frame), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_frame), NULL);
  while (frame_count < WARMUP + ANIMATED) g_main_context_iteration(NULL, TRUE);
  return print_animated(frame_times);
}

// A stack of two pages that slide; the frames between are not counted.
static GtkWidget *stack;

static GtkWidget *page(int number) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int row = 0; row < 34; row++) {
    char text[64];
    snprintf(text, sizeof text, "Row %d of page %d", row, number);
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_set_size_request(label, 600, 30);
    gtk_box_append(GTK_BOX(box), label);
  }
  return box;
}

static void after_sliding(GdkFrameClock *clock, gpointer data) {
  if (gtk_stack_get_transition_running(GTK_STACK(stack))) after_frame(clock, data);
}

static gboolean turn(gpointer data) {
  (void)data;
  if (!gtk_stack_get_transition_running(GTK_STACK(stack))) {
    int isFirst = !strcmp(gtk_stack_get_visible_child_name(GTK_STACK(stack)), "0");
    gtk_stack_set_visible_child_full(
        GTK_STACK(stack), isFirst ? "1" : "0",
        isFirst ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT);
  }
  return G_SOURCE_CONTINUE;
}

static int push(void) {
  stack = gtk_stack_new();
  gtk_stack_set_transition_duration(GTK_STACK(stack), 350);
  gtk_stack_add_named(GTK_STACK(stack), page(0), "0");
  gtk_stack_add_named(GTK_STACK(stack), page(1), "1");
  gtk_widget_set_size_request(stack, 1920, 1080);
  open_window(1080, stack);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "before-paint", G_CALLBACK(before_frame), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_sliding), NULL);
  g_timeout_add(50, turn, NULL);
  while (frame_count < WARMUP + ANIMATED) g_main_context_iteration(NULL, TRUE);
  return print_animated(frame_times);
}

static void pressed(GtkGestureClick *click, int count, double x, double y, gpointer data) {
  static int on;
  (void)click, (void)count, (void)x, (void)y;
  color_for(data, 1, on = !on);
}

int main(int count, char **words) {
  const char *what = count > 1 ? words[1] : "";
  gtk_init();
  if (!strcmp(what, "start")) {
    open_window(400, gtk_label_new("Hello"));
    return 0;
  }
  if (!strcmp(what, "scroll")) return scroll();
  if (!strcmp(what, "push")) return push();
  culls = !strcmp(what, "hit");
  root = make(NULL, 0, 0, SIDE, SIDE);
  if (!strcmp(what, "hit")) {
    if (!build_tree(words[2], root, make)) return 64;
    open_window(SIDE, GTK_WIDGET(root));
    return print_hits(hit);
  }
  if (!strcmp(what, "redraw") || !strcmp(what, "change")) {
    views = g_ptr_array_new();
    for (int i = 0; i < 10000; i++) {
      g_ptr_array_add(views, make(root, i % 100 * 10, i / 100 * 10, 10, 10));
      color_for(views->pdata[i], i, 0);
    }
    if (what[0] == 'c') box = make(root, 475, 475, 50, 50);
    open_window(SIDE, GTK_WIDGET(root));
    return print_frames(what[0] == 'r' ? redraw : change);
  }
  if (!strcmp(what, "animate")) {
    views = g_ptr_array_new();
    for (int i = 0; i < MOVERS; i++) {
      g_ptr_array_add(views, make(root, start_x(i), start_y(i), MOVER, MOVER));
      color_for(views->pdata[i], i, 0);
    }
    open_window(SIDE, GTK_WIDGET(root));
    return animate();
  }
  if (!strcmp(what, "press")) {
    root->width = root->height = 400;
    Node *target = make(root, 150, 150, 100, 100);
    GtkGesture *click = gtk_gesture_click_new();
    g_signal_connect(click, "pressed", G_CALLBACK(pressed), target);
    gtk_widget_add_controller(GTK_WIDGET(target), GTK_EVENT_CONTROLLER(click));
    open_window(400, GTK_WIDGET(root));
    for (;;) g_main_context_iteration(NULL, TRUE);
  }
  if (!strcmp(what, "memory")) {
    double before = resident();
    for (int i = 0; i < MANY; i++) make(root, 0, 0, 10, 10);
    printf("%.6g\n", (resident() - before) / MANY);
    fflush(stdout);
    _exit(0);
  }
  return 64;
}
