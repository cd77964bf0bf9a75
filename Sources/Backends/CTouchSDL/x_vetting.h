// Checks the events that other X clients can send before SDL reads them.
#ifndef CTOUCHSDL_X_VETTING_H
#define CTOUCHSDL_X_VETTING_H

#include <stdbool.h>

// Whether an error with this serial number answers a request of the checks themselves: the source of a drag may be gone.
bool touch_vetting_expects_error(unsigned long serial);

#endif
