// Compares Sources/Backends/CPango/shim.h with Pango's own headers: a function that is declared in two ways does not compile, and
// neither does a number or a layout of memory that differs.
#include <glib-object.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stddef.h>

#include "../../Sources/Backends/CPango/shim.h"

_Static_assert(PANGO_SCALE == 1024, "scale");
_Static_assert(PANGO_ALIGN_LEFT == 0 && PANGO_ALIGN_CENTER == 1 && PANGO_ALIGN_RIGHT == 2, "alignment");
_Static_assert(PANGO_ELLIPSIZE_NONE == 0 && PANGO_ELLIPSIZE_START == 1, "ellipsis");
_Static_assert(PANGO_ELLIPSIZE_MIDDLE == 2 && PANGO_ELLIPSIZE_END == 3, "ellipsis");
_Static_assert(PANGO_STYLE_NORMAL == 0 && PANGO_STYLE_OBLIQUE == 1 && PANGO_STYLE_ITALIC == 2, "style");
_Static_assert(PANGO_WEIGHT_THIN == 100 && PANGO_WEIGHT_NORMAL == 400 && PANGO_WEIGHT_ULTRAHEAVY == 1000, "weight");
_Static_assert(PANGO_WRAP_WORD == 0 && PANGO_WRAP_CHAR == 1 && PANGO_WRAP_WORD_CHAR == 2, "wrapping");
_Static_assert(sizeof(PangoAttribute) == sizeof(void *) + 8, "attribute");
_Static_assert(offsetof(PangoAttribute, start_index) == sizeof(void *), "attribute");
_Static_assert(offsetof(PangoAttribute, end_index) == sizeof(void *) + 4, "attribute");
_Static_assert(sizeof(PangoRectangle) == 16 && offsetof(PangoRectangle, y) == 4, "rectangle");
_Static_assert(offsetof(PangoRectangle, width) == 8 && offsetof(PangoRectangle, height) == 12, "rectangle");
_Static_assert(offsetof(PangoLayoutLine, start_index) == sizeof(void *), "line");
_Static_assert(offsetof(PangoLayoutLine, length) == sizeof(void *) + 4, "line");
_Static_assert(offsetof(PangoLayoutLine, runs) == sizeof(void *) + 8, "line");
_Static_assert(PANGO_UNDERLINE_NONE == 0 && PANGO_UNDERLINE_SINGLE == 1 && PANGO_UNDERLINE_DOUBLE == 2, "underline");
_Static_assert(PANGO_DIRECTION_LTR == 0 && PANGO_DIRECTION_RTL == 1, "direction");
_Static_assert(offsetof(PangoItem, num_chars) == 8 && offsetof(PangoItem, analysis) == 16, "item");
_Static_assert(offsetof(PangoAnalysis, level) == 3 * sizeof(void *), "analysis");
_Static_assert(offsetof(PangoGlyphItem, item) == 0, "glyphs");
_Static_assert(offsetof(GSList, next) == sizeof(void *), "list");
_Static_assert(offsetof(PangoGlyphItem, glyphs) == sizeof(void *), "glyphs");
_Static_assert(offsetof(PangoGlyphItem, y_offset) == 2 * sizeof(void *), "glyphs");
_Static_assert(offsetof(PangoGlyphString, num_glyphs) == 0, "string");
_Static_assert(offsetof(PangoGlyphString, glyphs) == sizeof(void *), "string");
_Static_assert(sizeof(PangoGlyphInfo) == 20 && offsetof(PangoGlyphInfo, glyph) == 0, "glyph");
_Static_assert(PANGO_TAB_LEFT == 0 && PANGO_TAB_RIGHT == 1 && PANGO_TAB_CENTER == 2, "tabs");
