// For LD_PRELOAD: a game controller without a device. The folder of input devices is PAD_FOLDER. When SDL's game
// controllers start, a virtual one is attached. It has no node, so the nodes of PAD_FOLDER stand in for it. When the
// program updates the controllers, the new words of the file `words` there are carried out: `+N` and `-N` press and release
// a button, `xN` and `yN` move the left stick to N, `u` unplugs it.
#define _GNU_SOURCE
#include <SDL2/SDL.h>
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
static const char devices[] = "/dev/input";
static SDL_Joystick *pad;
static FILE *words;

static const char *moved(const char *path, char *buffer, size_t size) {
  const char *folder = getenv("PAD_FOLDER");
  if (!folder || strncmp(path, devices, strlen(devices))) return path;
  snprintf(buffer, size, "%s%s", folder, path + strlen(devices));
  return buffer;
}

int inotify_add_watch(int descriptor, const char *path, uint32_t mask) {
  char buffer[4096];
  return ((int (*)(int, const char *, uint32_t))dlsym(RTLD_NEXT, "inotify_add_watch"))(
      descriptor, moved(path, buffer, sizeof buffer), mask);
}

DIR *opendir(const char *path) {
  char buffer[4096];
  return REAL(opendir)(moved(path, buffer, sizeof buffer));
}

int open(const char *path, int flags, ...) {
  char buffer[4096];
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return REAL(open)(moved(path, buffer, sizeof buffer), flags, mode);
}

int SDL_InitSubSystem(Uint32 parts) {
  int status = REAL(SDL_InitSubSystem)(parts);
  const char *folder = getenv("PAD_FOLDER");
  if (status == 0 && folder && !words && parts & SDL_INIT_GAMECONTROLLER) {
    char path[4096];
    snprintf(path, sizeof path, "%s/words", folder);
    words = fopen(path, "r");
    pad = SDL_JoystickOpen(SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 21, 0));
  }
  return status;
}

void SDL_JoystickUpdate(void) {
  char word[32];
  if (words) clearerr(words);
  while (words && pad && fscanf(words, "%31s", word) == 1) {
    int number = atoi(word + 1);
    switch (*word) {
    case '+': SDL_JoystickSetVirtualButton(pad, number, 1); break;
    case '-': SDL_JoystickSetVirtualButton(pad, number, 0); break;
    case 'x': SDL_JoystickSetVirtualAxis(pad, 0, (Sint16)number); break;
    case 'y': SDL_JoystickSetVirtualAxis(pad, 1, (Sint16)number); break;
    case 'u': SDL_JoystickDetachVirtual(0); break;
    default: abort();
    }
    // One word, one update: SDL reports only the last state of an input.
    REAL(SDL_JoystickUpdate)();
  }
  REAL(SDL_JoystickUpdate)();
}
