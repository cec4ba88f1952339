/* What becomes of each unit of UTF-16, for one way of writing: a table made from ICU's properties before any time is taken. */
#ifndef ICU_FOLD_H
#define ICU_FOLD_H

#include <unicode/utypes.h>

enum fold_action {
  /* The unit that stands for it, in the low 16 bits: often itself. */
  FOLD_UNIT = 0,
  FOLD_DROP = 1 << 16,
  FOLD_SPACE = 2 << 16,
  FOLD_COMMA = 3 << 16,
  /* Several units stand for it: the low 16 bits say where in the pool; the first unit there is their number. */
  FOLD_POOL = 4 << 16,
};

enum fold_joiners { JOINERS_KEPT, JOINERS_DROPPED, JOINERS_SPACE };

/* How a language is written, as far as folding goes. */
struct fold_rules {
  int turkic;
  int greek;
  enum fold_joiners joiners;
  /* Whether the table also makes small letters of capitals. */
  int lowers;
};

struct fold {
  uint32_t actions[0x10000];
  UChar pool[0x4000];
  int32_t pool_count;
};

struct fold *fold_new(struct fold_rules rules);

/* Whether a unit ends a sentence. */
int fold_ends(UChar unit);

#endif
