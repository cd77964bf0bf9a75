#include "window_info.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include "x_releases.h"

#include <limits.h>
#include <string.h>

// The buttons for which SDL received a press; bit 0 is the first button. Events contain the state of only the first
// three.
static unsigned int buttons_down;
enum { BUTTONS = 3 };
static unsigned char keys_down[32];
static Window key_window;

void touch_forget_input(void) {
  buttons_down = 0;
  memset(keys_down, 0, sizeof keys_down);
}

// The position of the pointer, and the state of the buttons before the event; false for other events.
static bool read_pointer(const XEvent *event, XButtonEvent *place) {
  switch (event->type) {
    case EnterNotify:
    case LeaveNotify: {
      const XCrossingEvent *crossing = &event->xcrossing;
      *place = (XButtonEvent){
          .window = crossing->window, .root = crossing->root, .time = crossing->time, .x = crossing->x, .y = crossing->y,
          .x_root = crossing->x_root, .y_root = crossing->y_root, .state = crossing->state};
      return true;
    }
    case MotionNotify: {
      const XMotionEvent *motion = &event->xmotion;
      *place = (XButtonEvent){
          .window = motion->window, .root = motion->root, .time = motion->time, .x = motion->x, .y = motion->y,
          .x_root = motion->x_root, .y_root = motion->y_root, .state = motion->state};
      return true;
    }
    case ButtonPress:
    case ButtonRelease: *place = event->xbutton; return true;
    default: return false;
  }
}

static int release_buttons(const XEvent *event, XEvent *releases) {
  XButtonEvent place;
  if (buttons_down == 0 || !read_pointer(event, &place)) return 0;
  int count = 0;
  for (unsigned int number = 0; number < BUTTONS; number++) {
    if (!(buttons_down & 1u << number) || place.state & (Button1Mask << number)) continue;
    buttons_down &= ~(1u << number);
    XEvent release = {.xbutton = place};
    release.xbutton.type = ButtonRelease;
    release.xbutton.display = event->xany.display;
    release.xbutton.serial = event->xany.serial;
    // Marked as synthetic, so that it gets no time of a device.
    release.xbutton.send_event = True;
    release.xbutton.same_screen = True;
    release.xbutton.state |= Button1Mask << number;
    release.xbutton.button = number + 1;
    releases[count++] = release;
  }
  return count;
}

static int release_keys(const XKeymapEvent *map, XEvent *releases) {
  int count = 0;
  for (unsigned int place = 0; place < sizeof keys_down; place++) {
    unsigned char lost = keys_down[place] & (unsigned char)~(unsigned char)map->key_vector[place];
    keys_down[place] &= (unsigned char)~lost;
    for (unsigned int bit = 0; lost != 0 && bit < CHAR_BIT; bit++) {
      if (!(lost & 1u << bit)) continue;
      XKeyEvent release = {
          .type = KeyRelease, .serial = map->serial, .send_event = True, .display = map->display, .window = key_window,
          .same_screen = True, .keycode = place * CHAR_BIT + bit};
      releases[count++] = (XEvent){.xkey = release};
    }
  }
  return count;
}

static void note_key(const XKeyEvent *key) {
  if (key->keycode >= sizeof keys_down * CHAR_BIT) return;
  unsigned char bit = (unsigned char)(1u << key->keycode % CHAR_BIT);
  if (key->type == KeyPress) {
    keys_down[key->keycode / CHAR_BIT] |= bit;
    key_window = key->window;
  } else {
    keys_down[key->keycode / CHAR_BIT] &= (unsigned char)~bit;
  }
}

int touch_note_input(const XEvent *event, XEvent *releases) {
  // The button state of a synthetic event is arbitrary, so it is ignored.
  bool is_true = !event->xany.send_event;
  int count = 0;
  switch (event->type) {
    case KeyPress:
    case KeyRelease: note_key(&event->xkey); break;
    case KeymapNotify: return is_true ? release_keys(&event->xkeymap, releases) : 0;
    case ButtonPress:
    case ButtonRelease: {
      if (is_true) count = release_buttons(event, releases);
      unsigned int number = event->xbutton.button - 1;
      if (number >= BUTTONS) break;
      if (event->type == ButtonPress) {
        buttons_down |= 1u << number;
      } else {
        buttons_down &= ~(1u << number);
      }
      break;
    }
    case EnterNotify:
    case LeaveNotify:
    case MotionNotify:
      if (is_true) count = release_buttons(event, releases);
      break;
    default: break;
  }
  return count;
}
#endif
