/// A program in C with a window of SDL that contains views of the kit.
struct NewHost {
  let name: String

  var files: [NewFile] {
    [
      NewFile(path: "\(name).c", text: Self.program.replacing("NAME", with: name)),
      NewFile(path: "Makefile", text: Self.makefile.replacing("NAME", with: name)),
      NewFile(path: ".gitignore", text: "\(name)\n"),
    ]
  }

  private static let makefile = """
    CFLAGS = -Wall -Wextra $(shell pkg-config --cflags touchhost sdl2 2>/dev/null)
    LDLIBS = $(shell pkg-config --libs touchhost sdl2 2>/dev/null)

    NAME: NAME.c
    \t@pkg-config --exists touchhost sdl2 || { echo "Install pkg-config, libtouchhostc-dev and libsdl2-dev."; exit 1; }
    \t$(CC) $(CFLAGS) $< $(LDLIBS) -o $@

    .PHONY: clean
    clean:
    \trm -f NAME

    """

  private static let program = #"""
    // A window of SDL with a label and a slider of the kit. Needs the Debian packages libtouchhostc-dev and libsdl2-dev.
    #include <stdbool.h>
    #include <stdio.h>

    #include "touchstone_host_sdl.h"

    enum { WIDTH = 320, HEIGHT = 120 };

    static touchstone_view *label;

    static void moved(touchstone_view *slider, void *user) {
      (void)user;
      char text[16];
      snprintf(text, sizeof text, "%d %%", (int)(touchstone_view_value(slider) * 100 + 0.5));
      touchstone_view_set_text(label, text);
    }

    // Paints what has changed into the window, and shows it.
    static void show(SDL_Window *window, touchstone_host *host) {
      SDL_Surface *screen = SDL_GetWindowSurface(window);
      if (!screen) return;
      touchstone_status status =
          touchstone_host_draw(host, screen->pixels, screen->w, screen->h, screen->pitch, false, NULL, 0, NULL);
      if (status) fprintf(stderr, "NAME: %s\n", touchstone_status_text(status));
      SDL_UpdateWindowSurface(window);
    }

    int main(void) {
      SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
      SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
      SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
      if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        fprintf(stderr, "NAME: %s\n", SDL_GetError());
        return 69;
      }
      SDL_StopTextInput();
      SDL_Window *window = SDL_CreateWindow("NAME", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_SHOWN);
      touchstone_host *host;
      if (!window || touchstone_host_create(WIDTH, HEIGHT, 1, &host) != TOUCHSTONE_OK) return 1;
      touchstone_sdl_place place = {window, 0, 0, 1};

      touchstone_view *slider;
      if (touchstone_host_add(host, TOUCHSTONE_LABEL, 20, 20, WIDTH - 40, 30, &label) != TOUCHSTONE_OK) return 1;
      if (touchstone_host_add(host, TOUCHSTONE_SLIDER, 20, 60, WIDTH - 40, 30, &slider) != TOUCHSTONE_OK) return 1;
      touchstone_view_on_action(slider, moved, NULL);
      moved(slider, NULL);

      bool is_running = true, is_exposed = true;
      while (is_running) {
        if (is_exposed || touchstone_host_needs_draw(host)) show(window, host);
        is_exposed = false;
        SDL_Event event;
        double seconds;
        // It sleeps until an event arrives or the kit has something to do.
        int got = touchstone_host_wakes_in(host, &seconds) ? SDL_WaitEventTimeout(&event, (int)(seconds * 1000) + 1)
                                                           : SDL_WaitEvent(&event);
        for (; got; got = SDL_PollEvent(&event)) {
          if (event.type == SDL_QUIT) is_running = false;
          if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_EXPOSED) is_exposed = true;
          touchstone_host_sdl_event(host, &event, &place);
        }
        touchstone_host_update(host);
      }
      touchstone_host_release(host);
      SDL_Quit();
      return 0;
    }

    """#
}
