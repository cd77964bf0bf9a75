#include "wayland_fingers.h"

#include <SDL2/SDL.h>

#include "wayland_data.h"
#include "wayland_drags.h"

// Further fingers are not followed.
enum { MOST_FINGERS = 32 };

static struct touch_wayland_finger fingers[MOST_FINGERS];
static int finger_count;
static bool is_taken;
static int32_t taken;

static int place_of(int32_t id) {
  int place = 0;
  while (place < finger_count && fingers[place].id != id) place++;
  return place;
}

void touch_note_finger_down(struct touch_wayland_finger finger) {
  int place = place_of(finger.id);
  if (place == MOST_FINGERS) return;
  fingers[place] = finger;
  if (place == finger_count) finger_count++;
  if (!is_taken) return;
  // The compositor, which keeps all touches during a drag by finger, has ended it without a notification, as Weston does
  // where nothing accepts it. SDL generates the missing end of the finger before a beginning with its number.
  if (taken == finger.id) is_taken = false;
  touch_note_finger_returned();
}

void touch_note_finger_moved(int32_t id, double x, double y) {
  int place = place_of(id);
  if (place == finger_count) return;
  fingers[place].x = x;
  fingers[place].y = y;
}

bool touch_note_finger_up(int32_t id, double *x, double *y) {
  int place = place_of(id);
  if (place == finger_count) return false;
  *x = fingers[place].x;
  *y = fingers[place].y;
  fingers[place] = fingers[--finger_count];
  if (is_taken && taken == id) {
    // The compositor has not begun the drag: it would have kept the touch.
    is_taken = false;
    touch_note_finger_returned();
  }
  return true;
}

void touch_note_fingers_cancelled(void) { finger_count = 0; }

bool touch_only_finger(struct touch_wayland_finger *finger) {
  *finger = fingers[0];
  return finger_count == 1;
}

void touch_take_finger(int32_t id) {
  taken = id;
  is_taken = true;
}

bool touch_has_taken_finger(void) { return is_taken; }

static void push(int x, int y, bool is_up) {
  SDL_Event event = {.type = SDL_USEREVENT};
  event.user.code = TOUCH_DRAG_FINGER_CODE;
  event.user.data1 = (void *)(intptr_t)x;
  event.user.data2 = (void *)((intptr_t)y * 2 + (is_up ? 1 : 0));
  SDL_PushEvent(&event);
}

void touch_move_taken_finger(int x, int y) {
  if (is_taken) push(x, y, false);
}

void touch_release_taken_finger(int x, int y) {
  double unused;
  if (!is_taken) return;
  is_taken = false;
  touch_note_finger_up(taken, &unused, &unused);
  push(x, y, true);
}
