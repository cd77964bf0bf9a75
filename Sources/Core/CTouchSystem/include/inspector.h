// The inspector of a living program: a process of its own at the other end of a socket.
#ifndef CTOUCH_INSPECTOR_H
#define CTOUCH_INSPECTOR_H

// Starts the command that inspects, found as a shell finds it, with the words `inspect --attach 3` and the other end of a
// socket as its descriptor 3. What it prints goes nowhere; what it complains of goes to the standard error. Gives this
// end, which does not block, or the error with a minus.
int touch_inspector_start(const char *command);

// Sends as much as there is room for; gives how much that was, or -1 when nobody is there any more.
long touch_inspector_send(int end, const unsigned char *bytes, long count);

// Takes what has come; 0 when there is nothing, -1 when nobody is there any more.
long touch_inspector_receive(int end, unsigned char *bytes, long count);

#endif
