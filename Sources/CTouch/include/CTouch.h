// The few things Swift cannot say itself. Each header of this folder is one subject.
#ifndef CTOUCH_H
#define CTOUCH_H
#include "assets.h"
#include "display.h"
#include "event_times.h"
#include "folder.h"
#include "images.h"
#include "local_socket.h"
#include "main_queue.h"
#include "method_lookup.h"
#include "process.h"
#include "signals.h"
#include "wait.h"
#endif
