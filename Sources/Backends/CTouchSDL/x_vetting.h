// Checks the events that other X clients can send before SDL reads them.
#ifndef CTOUCHSDL_X_VETTING_H
#define CTOUCHSDL_X_VETTING_H

#include <stdbool.h>

// Whether the error with this serial number belongs to a request of the checks, or about the source of a drag, which may
// not exist any more.
bool touch_vetting_expects_error(unsigned long serial);

#endif
