// The atoms of drags and of the clipboard, which both directions use. They are interned together, in one request to the server.
#ifndef CTOUCHSDL_X_DRAG_ATOMS_H
#define CTOUCHSDL_X_DRAG_ATOMS_H

#include <X11/Xlib.h>
#include <stdbool.h>

enum touch_drag_atom {
  // The messages of XDND come first.
  ENTER,
  POSITION,
  LEAVE,
  DROP,
  STATUS,
  FINISHED,
  SELECTION,
  TYPE_LIST,
  AWARE,
  COPY,
  MOVE,
  TARGETS,
  INCREMENTAL,
  CONTENT,
  CLIPBOARD,
  CLIPBOARD_MANAGER,
  SAVE_TARGETS,
  TIMESTAMP,
  MULTIPLE,
  ATOM_PAIR,
  PASTED,
  // The types, in the order of touch_drag_types.
  FIRST_TYPE,
  ADDRESSES = FIRST_TYPE,
  PNG,
  PLAIN_UTF8,
  UTF8,
  PLAIN,
  HTML,
  DRAG_ATOM_COUNT,
};

// The versions of the protocol that are supported.
enum { OLDEST_VERSION = 3, NEWEST_VERSION = 5 };

// The atoms, in the order of the enumeration, after they were interned.
extern Atom touch_drag_atoms[DRAG_ATOM_COUNT];

// Interns the atoms; false if the server does not answer.
bool touch_intern_drag_atoms(Display *display);

#endif
