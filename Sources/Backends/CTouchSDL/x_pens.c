#define _GNU_SOURCE
#include "x_pens.h"

#include "pens.h"
#include "wayland_tablets.h"
#include "window_info.h"
#include "x_tablets.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/extensions/XInput2.h>
#include <math.h>

#include "x_library.h"
#include "x_windows.h"

#pragma weak XIFreeDeviceInfo
#pragma weak XIQueryDevice
#pragma weak XISelectEvents
#pragma weak XInternAtom

// A valuator of a device; `number` is negative if the device does not have it.
struct axis {
  int number;
  double least, most, value;
};

// A device that measures pressure: a pen, or its eraser.
struct tablet {
  int id;
  struct axis pressure, tilt_x, tilt_y;
};

enum { MOST_TABLETS = 16 };
static struct tablet tablets[MOST_TABLETS];
static int tablet_count;
static bool has_scanned;

// The device that moved the pointer last, if it is a pen; 0 for none.
static int active;

// A report of a pen whose location SDL has not reported yet: `x` and `y` are fractions of a unit.
static struct touch_pen report;
static bool is_reporting;
// Whether the move of the core pointer, which follows each report, was read.
static bool is_followed;

static struct tablet *tablet_of(int id) {
  for (int i = 0; i < tablet_count; i++) {
    if (tablets[i].id == id) return &tablets[i];
  }
  return NULL;
}

static void read_axis(struct axis *axis, const XIValuatorClassInfo *info, Atom label) {
  if (label == None || info->label != label) return;
  *axis = (struct axis){.number = info->number, .least = info->min, .most = info->max, .value = info->value};
}

static struct tablet described(const XIDeviceInfo *device, Atom pressure, Atom tilt_x, Atom tilt_y) {
  struct tablet tablet = {.id = device->deviceid, .pressure = {-1}, .tilt_x = {-1}, .tilt_y = {-1}};
  for (int i = 0; i < device->num_classes; i++) {
    if (device->classes[i]->type != XIValuatorClass) continue;
    const XIValuatorClassInfo *info = (const void *)device->classes[i];
    read_axis(&tablet.pressure, info, pressure);
    read_axis(&tablet.tilt_x, info, tilt_x);
    read_axis(&tablet.tilt_y, info, tilt_y);
  }
  return tablet;
}

// Finds the pens among the devices.
static void scan(Display *display) {
  __typeof__(&XIQueryDevice) ask = FOUND(XIQueryDevice);
  __typeof__(&XIFreeDeviceInfo) release = FOUND(XIFreeDeviceInfo);
  __typeof__(&XInternAtom) atom = FOUND(XInternAtom);
  if (!ask || !release || !atom) return;
  has_scanned = true;
  tablet_count = 0;
  // Drivers create the atoms with their devices.
  Atom pressure = atom(display, "Abs Pressure", True);
  Atom tilt_x = atom(display, "Abs Tilt X", True), tilt_y = atom(display, "Abs Tilt Y", True);
  int count = 0;
  XIDeviceInfo *devices = pressure == None ? NULL : ask(display, XIAllDevices, &count);
  for (int i = 0; devices && i < count && tablet_count < MOST_TABLETS; i++) {
    if (devices[i].use != XISlavePointer) continue;
    struct tablet tablet = described(&devices[i], pressure, tilt_x, tilt_y);
    if (tablet.pressure.number >= 0 && tablet.pressure.most > tablet.pressure.least) tablets[tablet_count++] = tablet;
  }
  if (devices) release(devices);
  if (!tablet_of(active)) active = 0;
}

// Requests the moves of all pens over a window, and changes of devices.
static void select_events(Display *display, Window window) {
  __typeof__(&XISelectEvents) select = FOUND(XISelectEvents);
  if (!select) return;
  unsigned char changes[XIMaskLen(XI_HierarchyChanged)] = {0}, moves[XIMaskLen(XI_Motion)] = {0};
  XISetMask(changes, XI_DeviceChanged);
  XISetMask(changes, XI_HierarchyChanged);
  XISetMask(moves, XI_Motion);
  XIEventMask masks[MOST_TABLETS + 1] = {{.deviceid = XIAllDevices, .mask_len = sizeof changes, .mask = changes}};
  for (int i = 0; i < tablet_count; i++) {
    masks[i + 1] = (XIEventMask){.deviceid = tablets[i].id, .mask_len = sizeof moves, .mask = moves};
  }
  select(display, window, masks, tablet_count + 1);
}

void touch_listen_for_pens(void *sdl_window) {
  SDL_SysWMinfo info;
  if (!touch_window_info(sdl_window, &info)) return;
  if (info.subsystem != SDL_SYSWM_X11) return touch_remember_surface(sdl_window);
  if (!has_scanned) scan(info.info.x11.display);
  touch_remember_window(info.info.x11.window, SDL_GetWindowID(sdl_window));
  select_events(info.info.x11.display, info.info.x11.window);
}

// Finds the pens again, for the open windows.
static void rescan(void) {
  bool is_first = true;
  for (uint32_t i = 0; i < TOUCH_MOST_WINDOWS; i++) {
    SDL_Window *window = SDL_GetWindowFromID(touch_remembered_id(i));
    SDL_SysWMinfo info;
    if (!window || !touch_window_info(window, &info) || info.subsystem != SDL_SYSWM_X11) continue;
    if (is_first) scan(info.info.x11.display);
    is_first = false;
    select_events(info.info.x11.display, info.info.x11.window);
  }
}

// The present values of a pen, without its location.
static struct touch_pen sample_of(const struct tablet *tablet, uint32_t ticks) {
  const struct axis *pressure = &tablet->pressure;
  double part = (pressure->value - pressure->least) / (pressure->most - pressure->least);
  return (struct touch_pen){
      .pressure = part > 0 ? fmin(part, 1) : 0,
      .tilt_x = tablet->tilt_x.number < 0 ? 0 : tablet->tilt_x.value,
      .tilt_y = tablet->tilt_y.number < 0 ? 0 : tablet->tilt_y.value,
      .ticks = ticks};
}

// Queues a sample at a location in whole units.
static void push_at(struct touch_pen sample, uint32_t window, int x, int y, uint32_t buttons) {
  sample.window = window;
  sample.x += x;
  sample.y += y;
  sample.buttons = buttons;
  touch_push_pen(&sample);
}

static void end_report(void) {
  is_followed = false;
  if (!is_reporting) return;
  is_reporting = false;
  SDL_Window *window = SDL_GetMouseFocus();
  int x, y;
  uint32_t buttons = SDL_GetMouseState(&x, &y);
  // The pen stayed on its unit; outside of all windows there is no focus.
  if (window) push_at(report, SDL_GetWindowID(window), x, y, buttons);
}

void touch_note_core_event(bool is_move) {
  if (!is_move) end_report();
  is_followed = is_reporting;
}

void touch_end_tablet_reading(void) {
  if (is_followed) end_report();
}

static void take_axis(struct axis *axis, int number, double value) {
  if (axis->number == number && isfinite(value)) axis->value = value;
}

static void note_move(const XIDeviceEvent *event, uint32_t ticks) {
  end_report();
  struct tablet *tablet = tablet_of(event->deviceid);
  if (!tablet) {
    // A master's move, which names its source.
    active = tablet_of(event->sourceid) ? event->sourceid : 0;
    return;
  }
  const double *value = event->valuators.values;
  for (int number = 0; number < event->valuators.mask_len * 8; number++) {
    if (!XIMaskIsSet(event->valuators.mask, number)) continue;
    take_axis(&tablet->pressure, number, *value);
    take_axis(&tablet->tilt_x, number, *value);
    take_axis(&tablet->tilt_y, number, *value++);
  }
  active = tablet->id;
  is_reporting = true;
  report = sample_of(tablet, ticks);
  // The location has the whole units of the master's previous move, and the fraction of this one.
  report.x = event->event_x - floor(event->event_x);
  report.y = event->event_y - floor(event->event_y);
}

void touch_note_tablet(int type, const void *data, uint32_t ticks) {
  if (type == XI_Motion) return note_move(data, ticks);
  end_report();
  if (type == XI_DeviceChanged) {
    const XIDeviceChangedEvent *event = data;
    if (event->reason == XISlaveSwitch) {
      active = tablet_of(event->sourceid) ? event->sourceid : 0;
    } else if (tablet_of(event->deviceid)) {
      rescan();
    }
  } else if (type == XI_HierarchyChanged) {
    const XIHierarchyEvent *event = data;
    int relevant = XISlaveAdded | XISlaveRemoved | XISlaveAttached | XISlaveDetached | XIDeviceEnabled | XIDeviceDisabled;
    if (event->flags & relevant) rescan();
  }
}

bool touch_pass_mouse_event(SDL_Event *event) {
  const struct tablet *tablet = tablet_of(active);
  if (!tablet) return true;
  if (event->type == SDL_MOUSEMOTION && event->motion.which != SDL_TOUCH_MOUSEID) {
    const SDL_MouseMotionEvent *motion = &event->motion;
    // Without a report, the pen is outside of the windows whose samples are requested.
    push_at(
        is_reporting ? report : sample_of(tablet, motion->timestamp), motion->windowID, motion->x, motion->y,
        motion->state);
    is_reporting = is_followed = false;
    return false;
  }
  bool is_button = event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_MOUSEBUTTONUP;
  if (is_button && event->button.which != SDL_TOUCH_MOUSEID && touch_last_pen() != 0) {
    event->button.which = touch_last_pen();
  }
  return true;
}
#else
void touch_listen_for_pens(void *sdl_window) { touch_remember_surface(sdl_window); }
void touch_note_tablet(int type, const void *data, uint32_t ticks) { (void)type, (void)data, (void)ticks; }
bool touch_pass_mouse_event(SDL_Event *event) { return (void)event, true; }
void touch_note_core_event(bool is_move) { (void)is_move; }
void touch_end_tablet_reading(void) {}
#endif
