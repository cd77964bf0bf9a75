// A connection to a server on the same machine, over a socket with a name in the file system or an abstract one.
#ifndef CTOUCH_LOCAL_SOCKET_H
#define CTOUCH_LOCAL_SOCKET_H

#include <stdbool.h>

// Connects without ever waiting. Returns -1 if there is no listener, the server is too busy, or the name is too long.
// The descriptor does not block and is closed on exec.
int touch_local_connect(const char *name, bool is_abstract);

#endif
