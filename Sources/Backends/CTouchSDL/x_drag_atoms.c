#define _GNU_SOURCE
#include "window_info.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include "drag_types.h"
#include "x_drag_atoms.h"
#include "x_library.h"

#pragma weak XInternAtoms

// The names, in the order of the enumeration; those of the types are in the common table.
static const char *const names[FIRST_TYPE] = {
    [ENTER] = "XdndEnter",
    [POSITION] = "XdndPosition",
    [LEAVE] = "XdndLeave",
    [DROP] = "XdndDrop",
    [STATUS] = "XdndStatus",
    [FINISHED] = "XdndFinished",
    [SELECTION] = "XdndSelection",
    [TYPE_LIST] = "XdndTypeList",
    [AWARE] = "XdndAware",
    [COPY] = "XdndActionCopy",
    [MOVE] = "XdndActionMove",
    [TARGETS] = "TARGETS",
    [INCREMENTAL] = "INCR",
    [CONTENT] = "TOUCHSTONE_DROP",
    [CLIPBOARD] = "CLIPBOARD",
    [CLIPBOARD_MANAGER] = "CLIPBOARD_MANAGER",
    [SAVE_TARGETS] = "SAVE_TARGETS",
    [TIMESTAMP] = "TIMESTAMP",
    [MULTIPLE] = "MULTIPLE",
    [ATOM_PAIR] = "ATOM_PAIR",
    [PASTED] = "TOUCHSTONE_CLIPBOARD",
};

Atom touch_drag_atoms[DRAG_ATOM_COUNT];

bool touch_intern_drag_atoms(Display *display) {
  __typeof__(&XInternAtoms) intern = FOUND(XInternAtoms);
  const char *all[DRAG_ATOM_COUNT];
  for (int i = 0; i < DRAG_ATOM_COUNT; i++) all[i] = i < FIRST_TYPE ? names[i] : touch_drag_types[i - FIRST_TYPE].name;
  return intern && intern(display, (char **)all, DRAG_ATOM_COUNT, False, touch_drag_atoms);
}
#endif
