#include "method_lookup.h"

#include <stddef.h>

// Exported by the Swift runtime for calls of methods of resilient classes: finds the implementation of an ancestor's
// method in the metadata of a class.
const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class_description);

#define DESCRIPTOR(name, symbol) extern const char name[] __asm__(symbol);
DESCRIPTOR(responder, "$s8TouchKit11UIResponderCMn")
DESCRIPTOR(cut, "$s8TouchKit11UIResponderC3cutyyypSgFTq")
DESCRIPTOR(copy, "$s8TouchKit11UIResponderC4copyyyypSgFTq")
DESCRIPTOR(paste, "$s8TouchKit11UIResponderC5pasteyyypSgFTq")
DESCRIPTOR(select_one, "$s8TouchKit11UIResponderC6selectyyypSgFTq")
DESCRIPTOR(select_all, "$s8TouchKit11UIResponderC9selectAllyyypSgFTq")
DESCRIPTOR(delete, "$s8TouchKit11UIResponderC6deleteyyypSgFTq")

static const char *const methods[] = {cut, copy, paste, select_one, select_all, delete};

bool touch_overrides_edit_action(uintptr_t type, uintptr_t base, int action) {
  if (action < 0 || (size_t)action >= sizeof methods / sizeof methods[0]) return false;
  return swift_lookUpClassMethod((const void *)type, methods[action], responder) !=
         swift_lookUpClassMethod((const void *)base, methods[action], responder);
}

// The same methods under both settings of the trait: with Foundation's geometry and with the kit's own. An executable
// contains only one of each pair.
#undef DESCRIPTOR
#define DESCRIPTOR(name, symbol) extern const char name[] __asm__(symbol) __attribute__((weak));
DESCRIPTOR(view, "$s8TouchKit6UIViewCMn")
DESCRIPTOR(draw_foundation, "$s8TouchKit6UIViewC4drawyy10Foundation6CGRectVFTq")
DESCRIPTOR(draw_plain, "$s8TouchKit6UIViewC4drawyy0A8Geometry6CGRectVFTq")
DESCRIPTOR(hit_test, "$s8TouchKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtFTq")
DESCRIPTOR(hit_test_plain, "$s8TouchKit6UIViewC7hitTest_4withACSg0A8Geometry7CGPointV_AA7UIEventCSgtFTq")
DESCRIPTOR(point_inside, "$s8TouchKit6UIViewC5point6inside4withSb10Foundation7CGPointV_AA7UIEventCSgtFTq")
DESCRIPTOR(point_inside_plain, "$s8TouchKit6UIViewC5point6inside4withSb0A8Geometry7CGPointV_AA7UIEventCSgtFTq")

DESCRIPTOR(draw_layer, "$s8TouchKit6UIViewC4draw_2inyAA7CALayerC_0A7Drawing9CGContextCtFTq")
DESCRIPTOR(layout_of_layer, "$s8TouchKit6UIViewC15layoutSublayers2ofyAA7CALayerC_tFTq")

// An unknown result counts as an override: then the method is called, which is always correct.
static bool overrides(uintptr_t type, uintptr_t base, const void *method) {
  return !method || swift_lookUpClassMethod((const void *)type, method, view) !=
                        swift_lookUpClassMethod((const void *)base, method, view);
}

bool touch_overrides_draw(uintptr_t type, uintptr_t base) {
  return overrides(type, base, draw_foundation ? draw_foundation : draw_plain);
}

bool touch_overrides_draw_layer(uintptr_t type, uintptr_t base) { return overrides(type, base, draw_layer); }

bool touch_overrides_hit_test(uintptr_t type, uintptr_t base) {
  return overrides(type, base, hit_test ? hit_test : hit_test_plain);
}

bool touch_overrides_point_inside(uintptr_t type, uintptr_t base) {
  return overrides(type, base, point_inside ? point_inside : point_inside_plain);
}

bool touch_overrides_layout_of_layer(uintptr_t type, uintptr_t base) { return overrides(type, base, layout_of_layer); }

DESCRIPTOR(recognizer, "$s8TouchKit19UIGestureRecognizerCMn")
DESCRIPTOR(presses_began, "$s8TouchKit19UIGestureRecognizerC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCtFTq")
DESCRIPTOR(presses_changed, "$s8TouchKit19UIGestureRecognizerC14pressesChanged_4withyShyAA7UIPressCG_AA14UIPressesEventCtFTq")
DESCRIPTOR(presses_ended, "$s8TouchKit19UIGestureRecognizerC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCtFTq")
DESCRIPTOR(presses_cancelled, "$s8TouchKit19UIGestureRecognizerC16pressesCancelled_4withyShyAA7UIPressCG_AA14UIPressesEventCtFTq")

bool touch_overrides_presses(uintptr_t type, uintptr_t base) {
  const char *const calls[] = {presses_began, presses_changed, presses_ended, presses_cancelled};
  for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
    if (swift_lookUpClassMethod((const void *)type, calls[i], recognizer) !=
        swift_lookUpClassMethod((const void *)base, calls[i], recognizer)) {
      return true;
    }
  }
  return false;
}
