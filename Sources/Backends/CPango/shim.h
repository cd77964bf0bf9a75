// The functions of Pango that the kit calls, declared here so that no include path is needed.
//
// Pango's own headers include those of six other libraries, whose paths only pkg-config knows. pkg-config also adds
// `-pthread`, and SwiftPM warns about that flag in every build of every package. Code that needs another function
// declares it here. `make check` compares the declarations with Pango's own headers (Tests/Declarations/pango.c).
#ifndef TOUCHSTONE_PANGO
#define TOUCHSTONE_PANGO

#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>

// Pango's own types are defined when Tests/Declarations compares the two.
#ifndef __PANGO_H__

#define PANGO_SCALE 1024

typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoTabArray PangoTabArray;

typedef struct _PangoAttribute {
  const void *klass;
  unsigned start_index, end_index;
} PangoAttribute;

// GLib's linked list; `data` is a PangoGlyphItem.
typedef struct _GSList {
  void *data;
  struct _GSList *next;
} GSList;

typedef struct _PangoLayoutLine {
  PangoLayout *layout;
  int start_index, length;
  struct _GSList *runs;
  unsigned is_paragraph_start : 1, resolved_dir : 3;
} PangoLayoutLine;

// The start of an item's analysis; only the direction's level is used here.
typedef struct _PangoAnalysis {
  void *shape_engine, *lang_engine, *font;
  unsigned char level, gravity, flags, script;
  void *language, *extra_attrs;
} PangoAnalysis;

typedef struct _PangoFont PangoFont;

typedef struct _PangoItem {
  int offset, length, num_chars, char_offset;
  PangoAnalysis analysis;
} PangoItem;

// One glyph; Pango defines the bits of `attributes`.
typedef struct _PangoGlyphInfo {
  unsigned glyph;
  int width, x_offset, y_offset;
  unsigned attributes;
} PangoGlyphInfo;

typedef struct _PangoGlyphString {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
} PangoGlyphString;

typedef struct _PangoGlyphItem {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset, start_x_offset, end_x_offset;
} PangoGlyphItem;

typedef struct _PangoRectangle {
  int x, y, width, height;
} PangoRectangle;

typedef enum { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT } PangoAlignment;
typedef enum {
  PANGO_ELLIPSIZE_NONE,
  PANGO_ELLIPSIZE_START,
  PANGO_ELLIPSIZE_MIDDLE,
  PANGO_ELLIPSIZE_END
} PangoEllipsizeMode;
typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;
typedef enum { PANGO_WEIGHT_THIN = 100, PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_ULTRAHEAVY = 1000 } PangoWeight;
typedef enum { PANGO_UNDERLINE_NONE, PANGO_UNDERLINE_SINGLE, PANGO_UNDERLINE_DOUBLE } PangoUnderline;
typedef enum { PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL } PangoDirection;
typedef enum { PANGO_TAB_LEFT, PANGO_TAB_RIGHT, PANGO_TAB_CENTER } PangoTabAlign;
typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;

#endif

void g_object_unref(void *object);

PangoFontMap *pango_cairo_font_map_new(void);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_cairo_show_glyph_string(cairo_t *cairo, PangoFont *font, PangoGlyphString *glyphs);
void pango_cairo_glyph_string_path(cairo_t *cairo, PangoFont *font, PangoGlyphString *glyphs);
void pango_cairo_show_layout_line(cairo_t *cairo, PangoLayoutLine *line);
FcConfig *pango_fc_font_map_get_config(PangoFcFontMap *map);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *config);
void pango_fc_font_map_config_changed(PangoFcFontMap *map);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
PangoFontMetrics *pango_context_get_metrics(
    PangoContext *context, const PangoFontDescription *description, PangoLanguage *language);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_family_static(PangoFontDescription *description, const char *family);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
PangoFontMetrics *pango_font_get_metrics(PangoFont *font, PangoLanguage *language);
int pango_font_metrics_get_underline_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_thickness(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_thickness(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_foreground_new(unsigned short red, unsigned short green, unsigned short blue);
PangoAttribute *pango_attr_foreground_alpha_new(unsigned short alpha);

PangoAttribute *pango_attr_background_new(unsigned short red, unsigned short green, unsigned short blue);
PangoAttribute *pango_attr_background_alpha_new(unsigned short alpha);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_insert_hyphens_new(int insert_hyphens);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_rise_new(int rise);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink, const PangoRectangle *logical);
PangoAttribute *pango_attr_underline_new(PangoUnderline underline);
PangoAttribute *pango_attr_underline_color_new(unsigned short red, unsigned short green, unsigned short blue);
PangoAttribute *pango_attr_strikethrough_new(int is_on);
PangoAttribute *pango_attr_strikethrough_color_new(unsigned short red, unsigned short green, unsigned short blue);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *list);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode mode);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
void pango_layout_set_alignment(PangoLayout *layout, PangoAlignment alignment);
void pango_layout_set_justify(PangoLayout *layout, int justifies);
void pango_layout_get_extents(PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
const char *pango_layout_get_text(PangoLayout *layout);
void pango_layout_set_auto_dir(PangoLayout *layout, int is_automatic);
void pango_layout_set_tabs(PangoLayout *layout, PangoTabArray *tabs);
PangoTabArray *pango_tab_array_new(int size, int is_in_pixels);
void pango_tab_array_set_tab(PangoTabArray *tabs, int index, PangoTabAlign alignment, int location);
void pango_tab_array_free(PangoTabArray *tabs);
int pango_glyph_string_get_width(PangoGlyphString *glyphs);
void pango_glyph_string_extents(
    PangoGlyphString *glyphs, PangoFont *font, PangoRectangle *ink, PangoRectangle *logical);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_glyph_item_get_logical_widths(PangoGlyphItem *item, const char *text, int *widths);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
int pango_layout_is_ellipsized(PangoLayout *layout);
PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
int pango_layout_iter_get_baseline(PangoLayoutIter *iterator);
void pango_layout_iter_get_line_extents(PangoLayoutIter *iterator, PangoRectangle *ink, PangoRectangle *logical);
PangoLayoutLine *pango_layout_iter_get_line_readonly(PangoLayoutIter *iterator);
int pango_layout_iter_next_line(PangoLayoutIter *iterator);
void pango_layout_iter_free(PangoLayoutIter *iterator);
PangoLayoutLine *pango_layout_line_ref(PangoLayoutLine *line);
void pango_layout_line_unref(PangoLayoutLine *line);

#endif
