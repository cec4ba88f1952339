#include "icu_fold.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

static int is_any(UChar32 value, const UChar *list) { return value != 0 && value < 0x10000 && u_strchr(list, (UChar)value) != NULL; }

static int between(UChar32 value, UChar32 first, UChar32 last) { return first <= value && value <= last; }

static int is_apostrophe(UChar32 value) {
  return is_any(value, u"'\u2018\u2019\u201A\u201B\u02B9\u02BB\u02BC\u02BD\u2032\u00B4\u0060\u05F3\uA78C");
}

static int is_quote(UChar32 value) { return u_hasBinaryProperty(value, UCHAR_QUOTATION_MARK) || is_any(value, u"\u2033\u05F4"); }

static int is_hyphen(UChar32 value) { return between(value, 0x2010, 0x2015) || is_any(value, u"\u2043\u2212\u058A\u05BE\u1806"); }

static int is_comma(UChar32 value) { return is_any(value, u",\u3001\u060C\u055D\u1363\u104A\u1802\u1808"); }

static int is_vowel_sign(UChar32 value) {
  return between(value, 0x64B, 0x652) || between(value, 0x610, 0x61A) || between(value, 0x656, 0x65F) || value == 0x670 ||
         between(value, 0x6D6, 0x6DC) || between(value, 0x6DF, 0x6E4) || value == 0x640 || between(value, 0x591, 0x5BD) ||
         is_any(value, u"\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7");
}

static int is_invisible(UChar32 value) {
  return u_hasBinaryProperty(value, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) || between(value, 0xFFF9, 0xFFFB);
}

/* Whether the compatibility form of a character differs only in width, shape or position, or is a typographic ligature. */
static int is_form(UChar32 value) {
  switch (u_getIntPropertyValue(value, UCHAR_DECOMPOSITION_TYPE)) {
    case U_DT_WIDE: case U_DT_NARROW: case U_DT_SMALL: case U_DT_VERTICAL:
    case U_DT_INITIAL: case U_DT_MEDIAL: case U_DT_FINAL: case U_DT_ISOLATED:
      return 1;
    default:
      return between(value, 0xFB00, 0xFB06) || between(value, 0x2F00, 0x2FD5) || between(value, 0x2025, 0x2026) ||
             between(value, 0x132, 0x133) || between(value, 0x13F, 0x140) || between(value, 0x1C4, 0x1CC) || value == 0x17F;
  }
}

static uint32_t small_letter(UChar32 value, struct fold_rules rules) {
  if (!rules.lowers) return (uint32_t)value;
  if (rules.turkic && value == 'I') return 0x131;
  if (rules.turkic && value == 0x130) return 'i';
  if (rules.greek && value == 0x3C2) return 0x3C3;
  return (uint32_t)u_tolower(value);
}

static uint32_t action(UChar32 value, struct fold_rules rules) {
  if (value == 0x200C && rules.joiners == JOINERS_SPACE) return FOLD_SPACE;
  if (between(value, 0x200C, 0x200D) && rules.joiners == JOINERS_KEPT) return (uint32_t)value;
  if (u_isUWhiteSpace(value) || value == 0x1361) return FOLD_SPACE;
  if (is_invisible(value) || is_vowel_sign(value) || is_any(value, u"\u00BF\u00A1")) return FOLD_DROP;
  if (is_apostrophe(value)) return '\'';
  if (is_quote(value)) return '"';
  if (is_hyphen(value)) return '-';
  if (is_comma(value)) return FOLD_COMMA;
  if (u_charType(value) == U_DECIMAL_DIGIT_NUMBER) return (uint32_t)('0' + u_charDigitValue(value));
  return small_letter(value, rules);
}

static uint32_t add_to_pool(struct fold *fold, const UChar *units, int32_t count) {
  if (fold->pool_count + count + 1 > (int32_t)(sizeof fold->pool / sizeof *fold->pool)) abort();
  uint32_t start = (uint32_t)fold->pool_count;
  fold->pool[fold->pool_count++] = (UChar)count;
  u_memcpy(fold->pool + fold->pool_count, units, count);
  fold->pool_count += count;
  return FOLD_POOL | start;
}

/* The action for the compatibility form of a character. */
static uint32_t form_action(struct fold *fold, UChar32 value, struct fold_rules rules) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfkc = unorm2_getNFKCInstance(&status);
  UChar source = (UChar)value, form[32], folded[32];
  int32_t count = unorm2_normalize(nfkc, &source, 1, form, 32, &status), length = 0;
  if (U_FAILURE(status)) abort();
  if (count == 1) return action(form[0], rules);
  for (int32_t index = 0; index < count; index++) {
    uint32_t one = action(form[index], rules);
    if (one == FOLD_SPACE) return (uint32_t)value;
    if (one < FOLD_DROP) folded[length++] = (UChar)one;
  }
  return add_to_pool(fold, folded, length);
}

struct fold *fold_new(struct fold_rules rules) {
  struct fold *fold = calloc(1, sizeof *fold);
  if (fold == NULL) abort();
  for (UChar32 value = 0; value < 0x10000; value++) {
    fold->actions[value] = is_form(value) ? form_action(fold, value, rules) : action(value, rules);
  }
  for (UChar32 value = 0xD800; value < 0xE000; value++) fold->actions[value] = (uint32_t)value;
  if (rules.lowers && !rules.turkic) fold->actions[0x130] = add_to_pool(fold, u"i\u0307", 2);
  return fold;
}

int fold_ends(UChar unit) {
  if (is_any(unit, u",\u0E5A\u0E5B\u17DA\u2E41")) return 0;
  return u_hasBinaryProperty(unit, UCHAR_S_TERM) || u_hasBinaryProperty(unit, UCHAR_TERMINAL_PUNCTUATION);
}
