// Prints the text that SDL hears typed into a window, until an "x" has come.
#include <SDL2/SDL.h>
#include <stdio.h>

int main(void) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 69;
  SDL_Window *window = SDL_CreateWindow("Typed", 0, 0, 200, 200, 0);
  SDL_Event event;
  int is_open = window != NULL;
  while (is_open && SDL_WaitEvent(&event)) {
    if (event.type != SDL_TEXTINPUT) continue;
    puts(event.text.text);
    fflush(stdout);
    is_open = event.text.text[0] != 'x';
  }
  // A window that comes after the first key has its keys composed too.
  SDL_Window *second = SDL_CreateWindow("Second", 200, 200, 200, 200, 0);
  SDL_DestroyWindow(window);
  SDL_DestroyWindow(second);
  SDL_Quit();
  return 0;
}
