// What the tests ask of the International Components for Unicode. Functions of our own, because the library's names carry its version.
#include <stdint.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>

// Writes a form of UTF-16 text, and returns its length; -1 when that is more than there is room for.
static inline int32_t cicu_normalize(const UNormalizer2 *form, const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = unorm2_normalize(form, (const UChar *)text, length, (UChar *)result, capacity, &status);
  return U_FAILURE(status) ? -1 : count;
}

static inline int32_t cicu_compose(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return cicu_normalize(unorm2_getNFCInstance(&status), text, length, result, capacity);
}

static inline int32_t cicu_decompose(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return cicu_normalize(unorm2_getNFDInstance(&status), text, length, result, capacity);
}

// Whether the library's version of Unicode has the scalar.
static inline int cicu_knows(uint32_t scalar) {
  return u_charType((UChar32)scalar) != U_UNASSIGNED;
}
