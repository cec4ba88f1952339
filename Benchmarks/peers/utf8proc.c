/* utf8proc: NFC and full case folding, without ignorable characters. It handles no languages, punctuation or spaces.
 *
 * utf8proc_map does the same, but allocates twice for each text. This program reuses one buffer. */
#include "peer.h"

#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

static const utf8proc_option_t options = UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE | UTF8PROC_STABLE;
static utf8proc_int32_t *buffer;
static utf8proc_ssize_t capacity;

size_t peer_capacity(size_t length) { return 16 * length + 64; }

void peer_prepare(size_t longest) {
  capacity = (utf8proc_ssize_t)peer_capacity(longest);
  buffer = malloc((size_t)capacity * sizeof *buffer);
  if (buffer == NULL) abort();
}

int peer_language(const char *tag) {
  (void)tag;
  return 0;
}

size_t peer_form(const char *answer, size_t length, int language, char *output) {
  (void)language;
  utf8proc_ssize_t count =
      utf8proc_decompose((const utf8proc_uint8_t *)answer, (utf8proc_ssize_t)length, buffer, capacity, options);
  if (count < 0 || count > capacity) return 0;
  utf8proc_ssize_t size = utf8proc_reencode(buffer, count, options);
  if (size < 0) return 0;
  memcpy(output, buffer, (size_t)size);
  return (size_t)size;
}
