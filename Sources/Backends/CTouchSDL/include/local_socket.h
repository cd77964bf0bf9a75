// Sockets with a name in the file system, between processes of the same user.
#ifndef CTOUCH_LOCAL_SOCKET_H
#define CTOUCH_LOCAL_SOCKET_H

// Connects without ever waiting. Returns -1 if there is no listener, the server is too busy, or the name is too long.
// The descriptor does not block and is closed on exec.
int touch_local_connect(const char *name);

// Listens on a socket with a name in the file system, and replaces one that no process listens on. Returns -1 if another
// process listens there, or the socket cannot be made. Processes that try at the same time wait for each other, by a lock
// on the file `lock`. The descriptor does not block and is closed on exec.
int touch_local_listen(const char *name, const char *lock);

// Accepts a connection of a process of the same user; returns -1 if there is none. The descriptor does not block and is
// closed on exec.
int touch_local_accept(int listener);

#endif
