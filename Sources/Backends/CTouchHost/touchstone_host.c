// The functions are Swift's (TouchHostC); this makes a target of the headers.
#include "touchstone_host.h"
