// A GTK 4 program with a panel of the kit in a drawing area.
//
//   cc gtk_panel.c -o gtk_panel -I ../../Sources/CTouchHost/include $(pkg-config --cflags --libs gtk4)
//      -L FOLDER -lTouchHostC -Wl,-rpath,FOLDER
#include <gtk/gtk.h>
#include <stdio.h>

#include "touchstone_host.h"

static touchstone_host *host;
static touchstone_view *percent;
static GtkWidget *area;
static guint timer;
static double mouse_x, mouse_y;

static void settle(void);

static gboolean wake(void *user) {
  (void)user;
  timer = 0;
  touchstone_host_update(host);
  settle();
  return G_SOURCE_REMOVE;
}

// After everything that the panel was told: has it drawn, asks when it wants to be woken, and shows its pointer.
static void settle(void) {
  static const char *const names[] = {
      "default", "pointer", "text", "crosshair", "move", "ew-resize", "ns-resize", "not-allowed"};
  if (touchstone_host_needs_draw(host)) gtk_widget_queue_draw(area);
  gtk_widget_set_cursor_from_name(area, names[touchstone_host_pointer(host)]);
  double seconds;
  if (timer) g_source_remove(timer);
  timer = touchstone_host_wakes_in(host, &seconds) ? g_timeout_add((guint)(seconds * 1000), wake, NULL) : 0;
}

static void draw(GtkDrawingArea *drawing, cairo_t *cr, int width, int height, void *user) {
  (void)drawing, (void)width, (void)height, (void)user;
  touchstone_status status = touchstone_host_draw_cairo(host, (touchstone_cairo *)cr);
  if (status) fprintf(stderr, "%s\n", touchstone_status_text(status));
  static bool was_shown;
  if (!was_shown) printf("shown\n");
  was_shown = true;
}

static void resized(GtkDrawingArea *drawing, int width, int height, void *user) {
  (void)user;
  touchstone_host_resize(host, width, height, gtk_widget_get_scale_factor(GTK_WIDGET(drawing)));
  settle();
}

// Mouse and fingers as GDK tells them, of which it makes no events of its own that would have to be told apart.
static gboolean handle(GtkEventControllerLegacy *controller, GdkEvent *event, void *user) {
  (void)user;
  GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(controller));
  GtkNative *native = gtk_widget_get_native(widget);
  double x, y, left, top;
  if (!gdk_event_get_position(event, &x, &y)) return FALSE;
  gtk_native_get_surface_transform(native, &left, &top);
  gtk_widget_translate_coordinates(GTK_WIDGET(native), widget, x - left, y - top, &mouse_x, &mouse_y);
  GdkModifierType state = gdk_event_get_modifier_state(event);
  uint32_t buttons = (state & GDK_BUTTON1_MASK ? TOUCHSTONE_PRIMARY : 0) | (state & GDK_BUTTON3_MASK ? TOUCHSTONE_SECONDARY : 0);
  touchstone_touch touch = {1 + (int32_t)(GPOINTER_TO_UINT(gdk_event_get_event_sequence(event)) & 0xFFFF), TOUCHSTONE_MOVED, mouse_x, mouse_y};
  switch (gdk_event_get_event_type(event)) {
    // The state is that before the event.
    case GDK_BUTTON_PRESS: buttons |= gdk_button_event_get_button(event) == 1 ? TOUCHSTONE_PRIMARY : TOUCHSTONE_SECONDARY; break;
    case GDK_BUTTON_RELEASE: buttons &= ~(uint32_t)(gdk_button_event_get_button(event) == 1 ? TOUCHSTONE_PRIMARY : TOUCHSTONE_SECONDARY); break;
    case GDK_MOTION_NOTIFY: break;
    case GDK_TOUCH_BEGIN: touch.phase = TOUCHSTONE_BEGAN; goto finger;
    case GDK_TOUCH_UPDATE: goto finger;
    case GDK_TOUCH_END: touch.phase = TOUCHSTONE_ENDED; goto finger;
    case GDK_TOUCH_CANCEL: touch.phase = TOUCHSTONE_CANCELLED; goto finger;
    default: return FALSE;
  }
  touchstone_host_mouse(host, mouse_x, mouse_y, buttons);
  settle();
  return TRUE;
finger:
  touchstone_host_touches(host, &touch, 1);
  settle();
  return TRUE;
}

static void left(GtkEventControllerMotion *motion, void *user) {
  (void)motion, (void)user;
  touchstone_host_mouse_left(host);
  settle();
}

static gboolean scrolled(GtkEventControllerScroll *scroll, double dx, double dy, void *user) {
  (void)scroll, (void)user;
  touchstone_host_scroll(host, -dx * 48, -dy * 48, mouse_x, mouse_y);
  settle();
  return TRUE;
}

static void moved(touchstone_view *slider, void *user) {
  (void)user;
  char text[16];
  snprintf(text, sizeof text, "%d %%", (int)(touchstone_view_value(slider) * 100 + 0.5));
  touchstone_view_set_text(percent, text);
  printf("volume %s\n", text);
}

static void turned(touchstone_view *toggle, void *user) {
  (void)user;
  printf("mute %d\n", (int)touchstone_view_value(toggle));
}

static touchstone_view *add(touchstone_kind kind, double y, double width, const char *text) {
  touchstone_view *view;
  if (touchstone_host_add(host, kind, 20, y, width, 30, &view) != TOUCHSTONE_OK) return NULL;
  if (text) touchstone_view_set_text(view, text);
  return view;
}

static void activate(GtkApplication *application, void *user) {
  (void)user;
  if (touchstone_host_create(300, 200, 1, &host) != TOUCHSTONE_OK) return;
  add(TOUCHSTONE_LABEL, 20, 200, "Volume");
  touchstone_view *slider = add(TOUCHSTONE_SLIDER, 50, 200, NULL);
  percent = add(TOUCHSTONE_LABEL, 80, 200, "0 %");
  touchstone_view *toggle = add(TOUCHSTONE_SWITCH, 130, 51, NULL);
  touchstone_view_on_action(slider, moved, NULL);
  touchstone_view_on_action(toggle, turned, NULL);

  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "GTK panel");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 300, 260);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  area = gtk_drawing_area_new();
  gtk_widget_set_vexpand(area, TRUE);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, NULL, NULL);
  g_signal_connect(area, "resize", G_CALLBACK(resized), NULL);
  GtkEventController *all = gtk_event_controller_legacy_new();
  g_signal_connect(all, "event", G_CALLBACK(handle), NULL);
  gtk_widget_add_controller(area, all);
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "leave", G_CALLBACK(left), NULL);
  gtk_widget_add_controller(area, motion);
  GtkEventController *scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  g_signal_connect(scroll, "scroll", G_CALLBACK(scrolled), NULL);
  gtk_widget_add_controller(area, scroll);
  gtk_box_append(GTK_BOX(box), area);
  gtk_box_append(GTK_BOX(box), gtk_label_new("A label of GTK"));
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), count, arguments);
  if (timer) g_source_remove(timer);
  touchstone_host_release(host);
  g_object_unref(application);
  return status;
}
