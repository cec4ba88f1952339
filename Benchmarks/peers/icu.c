/* ICU4C: the steps of Nivel's profile 2 that ICU supports, written in C for speed.
 *
 * The steps are: UTF-8 to UTF-16; NFC, if the quick check does not find NFC already; all foldings of single characters in one pass by
 * table; lower case; NFC again if the folding may require it; removal of sentence marks and wrapping quotes; UTF-8.
 *
 * ICU's own u_strToLower makes lower case, by the rules of the language. With LOWER_BY_TABLE the pass by table does that too. It is faster,
 * but loses final sigma and other rules of context, and uses less of ICU. */
#include "icu_fold.h"
#include "peer.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

/* A writing system that several languages share. */
struct writing {
  const struct fold *fold;
  const char *locale;
  int removes_spaces;
};

static struct fold *folds[5];
static struct writing writings[10];
#ifdef LOWER_BY_TABLE
static const int lowers_by_table = 1;
#else
static const int lowers_by_table = 0;
#endif
static const UNormalizer2 *nfc;
static uint8_t ends[0x10000];
static UChar *wide, *composed, *folded, *lowered;
static int32_t capacity;

static int is_one_of(const char *tag, const char *list) {
  size_t length = strlen(tag);
  for (const char *found = strstr(list, tag); found != NULL; found = strstr(found + 1, tag)) {
    if ((found == list || found[-1] == ' ') && (found[length] == ' ' || found[length] == 0)) return 1;
  }
  return 0;
}

int peer_language(const char *tag) {
  struct fold_rules rules = {is_one_of(tag, "tr az"), is_one_of(tag, "el"), JOINERS_DROPPED, lowers_by_table};
  if (is_one_of(tag, "bn as mr ne sa ml si pa or bo dz")) rules.joiners = JOINERS_KEPT;
  if (is_one_of(tag, "fa ps ur")) rules.joiners = JOINERS_SPACE;
  int removes_spaces = is_one_of(tag, "ja zh yue th lo km my");
  int kind = rules.turkic ? 1 : rules.greek ? 2 : rules.joiners == JOINERS_KEPT ? 3 : rules.joiners == JOINERS_SPACE ? 4 : 0;
  if (folds[kind] == NULL) folds[kind] = fold_new(rules);
  writings[2 * kind + removes_spaces] = (struct writing){folds[kind], rules.turkic ? "tr" : "", removes_spaces};
  return 2 * kind + removes_spaces;
}

size_t peer_capacity(size_t length) { return 4 * length + 64; }

void peer_prepare(size_t longest) {
  UErrorCode status = U_ZERO_ERROR;
  nfc = unorm2_getNFCInstance(&status);
  if (U_FAILURE(status)) abort();
  for (int32_t unit = 0; unit < 0x10000; unit++) ends[unit] = (uint8_t)fold_ends((UChar)unit);
  capacity = (int32_t)peer_capacity(longest);
  wide = malloc((size_t)capacity * sizeof *wide);
  composed = malloc((size_t)capacity * sizeof *composed);
  folded = malloc((size_t)capacity * sizeof *folded);
  lowered = malloc((size_t)capacity * sizeof *lowered);
  if (wide == NULL || composed == NULL || folded == NULL || lowered == NULL) abort();
}

/* Returns the text in Normalization Form C: the text itself if it is composed already, otherwise the copy in `room`. */
static UChar *compose(UChar *text, int32_t *count, UChar *room, UErrorCode *status) {
  int32_t done = unorm2_spanQuickCheckYes(nfc, text, *count, status);
  if (done == *count) return text;
  u_memcpy(room, text, done);
  *count = unorm2_normalizeSecondAndAppend(nfc, room, done, capacity, text + done, *count - done, status);
  return room;
}

static int is_digit(UChar unit) { return unit >= '0' && unit <= '9'; }

/* Folds text. Sets `disturbed` if the result may no longer be composed. */
static int32_t fold_all(const struct writing *writing, const UChar *text, int32_t count, UChar *out, int *disturbed) {
  const uint32_t *actions = writing->fold->actions;
  int32_t length = 0;
  int space_waits = 0;
  for (int32_t index = 0; index < count; index++) {
    uint32_t action = actions[text[index]];
    if (action == FOLD_COMMA) {
      int in_number = length > 0 && !space_waits && is_digit(out[length - 1]) && index + 1 < count && is_digit(text[index + 1]);
      action = in_number ? ',' : FOLD_SPACE;
    }
    if (action == FOLD_SPACE) {
      space_waits = length > 0 && !writing->removes_spaces;
      *disturbed |= writing->removes_spaces;
      continue;
    }
    if (action == FOLD_DROP) {
      *disturbed = 1;
      continue;
    }
    if (space_waits) out[length++] = ' ', space_waits = 0;
    if (action < FOLD_DROP) {
      *disturbed |= action != text[index] && action >= 0x80;
      out[length++] = (UChar)action;
      continue;
    }
    const UChar *entry = writing->fold->pool + (action & 0xFFFF);
    u_memcpy(out + length, entry + 1, entry[0]);
    length += entry[0];
    *disturbed = 1;
  }
  return length;
}

static int is_closer(UChar unit) { return unit == '"' || unit == '\'' || unit == ')'; }

/* Removes the marks that end a sentence, also before closing quotes, and returns the remaining length. */
static int32_t take_ending(UChar *text, int32_t count) {
  int32_t kept = 0, end = count;
  UChar closers[16];
  while (end > 0 && (ends[text[end - 1]] || text[end - 1] == ' ' || (is_closer(text[end - 1]) && kept < 16))) {
    if (is_closer(text[end - 1])) closers[kept++] = text[end - 1];
    end--;
  }
  while (kept > 0) text[end++] = closers[--kept];
  return end;
}

/* Whether the text begins and ends with the same quote and contains no other. */
static int is_wrapped(const UChar *text, int32_t count) {
  if (count < 2 || (text[0] != '"' && text[0] != '\'') || text[count - 1] != text[0]) return 0;
  return u_memchr(text + 1, text[0], count - 2) == NULL;
}

size_t peer_form(const char *answer, size_t length, int language, char *output) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0, size = 0;
  int disturbed = 0;
  u_strFromUTF8(wide, capacity, &count, answer, (int32_t)length, &status);
  UChar *text = compose(wide, &count, composed, &status);
  count = fold_all(&writings[language], text, count, folded, &disturbed);
  text = folded;
  if (!lowers_by_table) {
    count = u_strToLower(lowered, capacity, folded, count, writings[language].locale, &status);
    text = lowered;
  }
  if (disturbed) text = compose(text, &count, composed, &status);
  count = take_ending(text, count);
  if (is_wrapped(text, count)) text++, count -= 2;
  u_strToUTF8(output, capacity, &size, text, count, &status);
  return U_FAILURE(status) ? 0 : (size_t)size;
}
