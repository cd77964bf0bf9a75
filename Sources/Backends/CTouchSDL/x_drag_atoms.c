#define _GNU_SOURCE
#include "window_info.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include "x_drag_atoms.h"
#include "x_library.h"

#pragma weak XInternAtoms

// The names, in the order of the enumeration.
static const char *const names[DRAG_ATOM_COUNT] = {
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
    [ADDRESSES] = "text/uri-list",
    [PNG] = "image/png",
    [PLAIN_UTF8] = "text/plain;charset=utf-8",
    [UTF8] = "UTF8_STRING",
    [PLAIN] = "text/plain",
};

Atom touch_drag_atoms[DRAG_ATOM_COUNT];

bool touch_intern_drag_atoms(Display *display) {
  __typeof__(&XInternAtoms) intern = FOUND(XInternAtoms);
  return intern && intern(display, (char **)names, DRAG_ATOM_COUNT, False, touch_drag_atoms);
}
#endif
