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
static GtkEventController *keys;
static GtkIMContext *input_method;

static void settle(void);

static gboolean wake(void *user) {
  (void)user;
  timer = 0;
  touchstone_host_update(host);
  settle();
  return G_SOURCE_REMOVE;
}

// Called after each event for the panel: draws it, schedules its next wake-up, shows its pointer, and lets the input
// method receive keys while text is edited.
static void settle(void) {
  static const char *const names[] = {
      "default", "pointer", "text", "crosshair", "move", "ew-resize", "ns-resize", "not-allowed", "none"};
  if (touchstone_host_needs_draw(host)) gtk_widget_queue_draw(area);
  static int32_t shown = TOUCHSTONE_ARROW;
  int32_t pointer = touchstone_host_pointer(host);
  if (pointer != shown) printf("pointer %s\n", names[pointer]);
  shown = pointer;
  gtk_widget_set_cursor_from_name(area, names[pointer]);
  double x, y, width, height;
  bool edits = touchstone_host_edits_text(host, &x, &y, &width, &height);
  gtk_event_controller_key_set_im_context(GTK_EVENT_CONTROLLER_KEY(keys), edits ? input_method : NULL);
  if (edits) {
    GdkRectangle caret = {(int)x, (int)y, (int)width + 1, (int)height};
    gtk_im_context_set_cursor_location(input_method, &caret);
  }
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

// Mouse and fingers as GDK reports them; it generates no emulated events from them.
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
  GdkEventType type = gdk_event_get_event_type(event);
  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) gtk_widget_grab_focus(area);
  switch (type) {
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

static void key(guint code, guint symbol, GdkModifierType state, bool is_down) {
  uint32_t held = (state & GDK_SHIFT_MASK ? TOUCHSTONE_SHIFT : 0) | (state & GDK_CONTROL_MASK ? TOUCHSTONE_CONTROL : 0) |
                  (state & GDK_ALT_MASK ? TOUCHSTONE_ALT : 0) | (state & GDK_SUPER_MASK ? TOUCHSTONE_LOGO : 0);
  char text[7] = "";
  gunichar character = gdk_keyval_to_unicode(symbol);
  if (character) text[g_unichar_to_utf8(character, text)] = 0;
  // GTK's codes are X's.
  touchstone_host_key(host, touchstone_usage_of_keycode(code - 8), text, is_down, held);
  settle();
}

// Tab goes from view to view inside of the panel, and the window's own widgets are reached with the mouse.
static gboolean pressed(GtkEventControllerKey *own, guint symbol, guint code, GdkModifierType state, void *user) {
  (void)own, (void)user;
  key(code, symbol, state, true);
  return TRUE;
}

static void released(GtkEventControllerKey *own, guint symbol, guint code, GdkModifierType state, void *user) {
  (void)own, (void)user;
  key(code, symbol, state, false);
}

static void committed(GtkIMContext *context, const char *text, void *user) {
  (void)context, (void)user;
  touchstone_host_text(host, text);
  settle();
}

static void composed(GtkIMContext *context, void *user) {
  (void)user;
  char *text;
  int caret;
  gtk_im_context_get_preedit_string(context, &text, NULL, &caret);
  touchstone_host_compose(host, text[0] ? text : NULL, caret, 0);
  g_free(text);
  settle();
}

static void focused(GtkEventControllerFocus *focus, void *user) {
  (void)focus;
  touchstone_host_focus(host, user != NULL);
  if (user) gtk_im_context_focus_in(input_method);
  else gtk_im_context_focus_out(input_method);
  settle();
}

// The desktop's preference, as GTK knows it.
static void styled(GtkSettings *settings, GParamSpec *property, void *user) {
  (void)property, (void)user;
  gboolean is_dark;
  g_object_get(settings, "gtk-application-prefer-dark-theme", &is_dark, NULL);
  touchstone_host_set_dark(host, is_dark);
  settle();
}

static void typed(touchstone_view *field, void *user) {
  (void)user;
  char text[64];
  touchstone_view_text(field, text, sizeof text);
  printf("name %s\n", text);
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

static touchstone_view *add(touchstone_kind kind, double y, double width, double height, const char *text) {
  touchstone_view *view;
  if (touchstone_host_add(host, kind, 20, y, width, height, &view) != TOUCHSTONE_OK) return NULL;
  if (text) touchstone_view_set_text(view, text);
  return view;
}

static void activate(GtkApplication *application, void *user) {
  (void)user;
  if (touchstone_host_create(300, 330, 1, &host) != TOUCHSTONE_OK) return;
  add(TOUCHSTONE_LABEL, 20, 200, 30, "Volume");
  touchstone_view *slider = add(TOUCHSTONE_SLIDER, 50, 200, 30, NULL);
  percent = add(TOUCHSTONE_LABEL, 80, 200, 30, "0 %");
  touchstone_view *toggle = add(TOUCHSTONE_SWITCH, 130, 51, 31, NULL);
  touchstone_view *field = add(TOUCHSTONE_FIELD, 180, 200, 34, "");
  add(TOUCHSTONE_TEXT_VIEW, 230, 200, 80, "████████\n\n\n\n\n\n\n\n\n\n\n\nThe end");
  touchstone_view_on_action(slider, moved, NULL);
  touchstone_view_on_action(field, typed, NULL);
  touchstone_view_on_action(toggle, turned, NULL);

  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "GTK panel");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 300, 380);
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
  gtk_widget_set_focusable(area, TRUE);
  input_method = gtk_im_multicontext_new();
  gtk_im_context_set_client_widget(input_method, area);
  g_signal_connect(input_method, "commit", G_CALLBACK(committed), NULL);
  g_signal_connect(input_method, "preedit-changed", G_CALLBACK(composed), NULL);
  keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(pressed), NULL);
  g_signal_connect(keys, "key-released", G_CALLBACK(released), NULL);
  gtk_widget_add_controller(area, keys);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "enter", G_CALLBACK(focused), area);
  g_signal_connect(focus, "leave", G_CALLBACK(focused), NULL);
  gtk_widget_add_controller(area, focus);
  GtkSettings *settings = gtk_settings_get_default();
  g_signal_connect(settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK(styled), NULL);
  styled(settings, NULL, NULL);
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
