// FLTK 1.3: a window with a context menu.
#include <FL/Fl.H>
#include <FL/Fl_Double_Window.H>
#include <FL/Fl_Menu_Item.H>
#include <cstring>

struct Ground : Fl_Double_Window {
  const char *titles[10] = {"Command 0", "Command 1", "Command 2", "Command 3", "Command 4",
                            "Command 5", "Command 6", "Command 7", "Command 8", "Command 9"};
  // One without a text is the end.
  Fl_Menu_Item items[11] = {};
  Ground() : Fl_Double_Window(0, 0, 600, 600, "peer") {
    for (int index = 0; index < 10; index++) items[index].text = titles[index];
    end();
  }
  int handle(int event) override {
    if (event != FL_PUSH || Fl::event_button() != FL_RIGHT_MOUSE) return Fl_Double_Window::handle(event);
    items[0].popup(Fl::event_x(), Fl::event_y());
    return 1;
  }
};

int main(int count, char **words) {
  if (count < 2 || strcmp(words[1], "press")) return 64;
  Ground ground;
  ground.show();
  return Fl::run();
}
