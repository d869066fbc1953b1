#pragma once
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Casts that are macros in C and so do not reach Swift.

static inline void keyrise_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

static inline cairo_scaled_font_t *keyrise_scaled_font(PangoFont *font) {
  return pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
}

static inline void keyrise_unref(void *object) { g_object_unref(object); }

// The version of FreeType as major, minor and patch in one number, 0 where it does not start.
static inline int keyrise_freetype_version(void) {
  FT_Library library;
  FT_Int major = 0, minor = 0, patch = 0;
  if (FT_Init_FreeType(&library)) return 0;
  FT_Library_Version(library, &major, &minor, &patch);
  FT_Done_FreeType(library);
  return major * 10000 + minor * 100 + patch;
}
