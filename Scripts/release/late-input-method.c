// Opens X's input method when the first key is pressed, not when the program starts.
//
// Opening it reads a table of some five thousand composed letters, which is half of all that a start executes, and most
// programs of a UI kit are used by touch long before a key is pressed. In the released program SDL calls these functions
// where it would call those of libX11 (static-libraries renames them in one object of SDL); each hands on to libX11 once
// the input method is open, and before that remembers what it was told.
//
// Everything happens on SDL's one thread. A method that cannot be opened stays away: keys are then looked up without
// one, as SDL does by itself.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <locale.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { most_values = 8 };

// An input context as SDL sees it; the real one follows with the input method.
struct context {
  XIC real;
  const char *names[most_values];
  XPointer values[most_values];
  int has_focus;
  struct context *next;
};

static struct {
  Display *display;
  char *name, *class;
  XIM real;
  int was_tried;
  struct context *contexts;
} method;

static void open_context(struct context *context) {
  const char **name = context->names;
  XPointer *value = context->values;
  // A name of NULL ends the list, so that what was not given is not read.
  context->real = XCreateIC(
      method.real, name[0], value[0], name[1], value[1], name[2], value[2], name[3], value[3], name[4], value[4],
      name[5], value[5], name[6], value[6], name[7], value[7], NULL);
  if (context->real != NULL && context->has_focus) XSetICFocus(context->real);
}

// As SDL would have: in the user's locale, with the user's method, and then back to what the program had set.
static void open_method(void) {
  method.was_tried = 1;
  char *locale = setlocale(LC_ALL, NULL), *modifiers = XSetLocaleModifiers(NULL);
  locale = locale != NULL ? strdup(locale) : NULL;
  modifiers = modifiers != NULL ? strdup(modifiers) : NULL;
  setlocale(LC_ALL, "");
  XSetLocaleModifiers("");
  method.real = XOpenIM(method.display, NULL, method.name, method.class);
  if (locale != NULL) setlocale(LC_ALL, locale);
  if (modifiers != NULL) XSetLocaleModifiers(modifiers);
  free(locale);
  free(modifiers);
  if (method.real == NULL) return;
  for (struct context *each = method.contexts; each != NULL; each = each->next) open_context(each);
}

// Of the locale SDL wants to know what it is, sets the user's, opens the method and sets it back. Only the method needs
// the user's, so until that is opened, no table of letters and encodings has to be read.
char *late_setlocale(int category, const char *unused) {
  (void)unused;
  return setlocale(category, NULL);
}

char *late_XSetLocaleModifiers(const char *unused) {
  (void)unused;
  return (char *)"";
}

XIM late_XOpenIM(Display *display, struct _XrmHashBucketRec *database, char *name, char *class) {
  (void)database;
  method.display = display;
  method.name = name;
  method.class = class;
  method.was_tried = 0;
  return (XIM)&method;
}

Status late_XCloseIM(XIM unused) {
  (void)unused;
  Status status = method.real != NULL ? XCloseIM(method.real) : 1;
  method.real = NULL;
  method.display = NULL;
  return status;
}

XIC late_XCreateIC(XIM unused, ...) {
  (void)unused;
  struct context *context = calloc(1, sizeof *context);
  if (context == NULL) return NULL;
  va_list values;
  va_start(values, unused);
  for (int place = 0; place < most_values; place++) {
    context->names[place] = va_arg(values, const char *);
    if (context->names[place] == NULL) break;
    context->values[place] = va_arg(values, XPointer);
  }
  va_end(values);
  context->next = method.contexts;
  method.contexts = context;
  if (method.real != NULL) open_context(context);
  return (XIC)context;
}

void late_XDestroyIC(XIC ic) {
  struct context *context = (struct context *)ic;
  struct context **link = &method.contexts;
  while (*link != NULL && *link != context) link = &(*link)->next;
  if (*link != NULL) *link = context->next;
  if (context->real != NULL) XDestroyIC(context->real);
  free(context);
}

void late_XSetICFocus(XIC ic) {
  struct context *context = (struct context *)ic;
  context->has_focus = 1;
  if (context->real != NULL) XSetICFocus(context->real);
}

void late_XUnsetICFocus(XIC ic) {
  struct context *context = (struct context *)ic;
  context->has_focus = 0;
  if (context->real != NULL) XUnsetICFocus(context->real);
}

// SDL asks only which events the method wants to see: those of keys, which SDL wants itself.
char *late_XGetICValues(XIC ic, ...) {
  (void)ic;
  va_list values;
  va_start(values, ic);
  const char *name = va_arg(values, const char *);
  if (name != NULL && strcmp(name, XNFilterEvents) == 0) *va_arg(values, unsigned long *) = KeyPressMask | KeyReleaseMask;
  va_end(values);
  return NULL;
}

char *late_Xutf8ResetIC(XIC ic) {
  struct context *context = (struct context *)ic;
  return context->real != NULL ? Xutf8ResetIC(context->real) : NULL;
}

int late_Xutf8LookupString(XIC ic, XKeyPressedEvent *event, char *text, int size, KeySym *symbol, Status *status) {
  struct context *context = (struct context *)ic;
  if (context->real != NULL) return Xutf8LookupString(context->real, event, text, size, symbol, status);
  int length = XLookupString(event, text, size, symbol, NULL);
  if (status != NULL) *status = length > 0 ? XLookupBoth : XLookupKeySym;
  return length;
}

Bool late_XFilterEvent(XEvent *event, Window window) {
  if (event->type == KeyPress && method.display != NULL && !method.was_tried) open_method();
  return XFilterEvent(event, window);
}
