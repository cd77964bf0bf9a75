// GTK 4: a settings panel as Examples/Mixer shows it first, and a window with a context menu.
#include <gtk/gtk.h>
#include <string.h>

static GtkWidget *make_window(int width, int height, GtkWidget *child) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_set_child(GTK_WINDOW(window), child);
  return window;
}

static gboolean is_done;
static void after_paint(GdkFrameClock *clock, void *data) {
  (void)clock, (void)data;
  is_done = TRUE;
}

static int mixer(void) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  const char *names[] = {"Drums", "Bass", "Guitar", "Keys", "Voice"};
  for (int i = 0; i < 5; i++) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), *mark = gtk_frame_new(NULL);
    GtkWidget *slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01);
    gtk_widget_set_size_request(mark, 12, 12);
    gtk_range_set_value(GTK_RANGE(slider), 0.7);
    gtk_widget_set_hexpand(slider, TRUE);
    gtk_box_append(GTK_BOX(row), mark);
    gtk_box_append(GTK_BOX(row), gtk_label_new(names[i]));
    gtk_box_append(GTK_BOX(row), slider);
    gtk_box_append(GTK_BOX(row), gtk_label_new(">"));
    gtk_box_append(GTK_BOX(column), row);
  }
  GtkWidget *panel = gtk_scrolled_window_new(), *bar = gtk_header_bar_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(panel), column);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), gtk_button_new_with_label("Reset"));
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), gtk_menu_button_new());
  GtkWidget *window = make_window(960, 640, panel);
  gtk_window_set_titlebar(GTK_WINDOW(window), bar);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
  while (!is_done) g_main_context_iteration(NULL, TRUE);
  return 0;
}

static void pressed(GtkGestureClick *click, int count, double x, double y, GtkPopover *menu) {
  (void)click, (void)count;
  gtk_popover_set_pointing_to(menu, &(GdkRectangle){(int)x, (int)y, 1, 1});
  gtk_popover_popup(menu);
}

_Noreturn static void menu(void) {
  GMenu *model = g_menu_new();
  for (int i = 0; i < 10; i++) {
    char title[20];
    snprintf(title, sizeof title, "Command %d", i);
    g_menu_append(model, title, "win.none");
  }
  GtkWidget *ground = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *popover = gtk_popover_menu_new_from_model(G_MENU_MODEL(model));
  gtk_popover_set_has_arrow(GTK_POPOVER(popover), FALSE);
  gtk_widget_set_parent(popover, ground);
  GtkGesture *click = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), GDK_BUTTON_SECONDARY);
  g_signal_connect(click, "pressed", G_CALLBACK(pressed), popover);
  gtk_widget_add_controller(ground, GTK_EVENT_CONTROLLER(click));
  GtkWidget *window = make_window(600, 600, ground);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}

int main(int count, char **words) {
  const char *what = count > 1 ? words[1] : "";
  gtk_init();
  if (!strcmp(what, "mixer")) return mixer();
  if (strcmp(what, "press")) return 64;
  menu();
}
