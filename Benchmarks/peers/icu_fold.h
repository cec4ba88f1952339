/* The folding of each UTF-16 unit for one writing system: a table made from ICU's properties before the measurement. */
#ifndef ICU_FOLD_H
#define ICU_FOLD_H

#include <unicode/utypes.h>

enum fold_action {
  /* The low 16 bits are the replacement unit, often the unit itself. */
  FOLD_UNIT = 0,
  FOLD_DROP = 1 << 16,
  FOLD_SPACE = 2 << 16,
  FOLD_COMMA = 3 << 16,
  /* Several replacement units: the low 16 bits are their position in the pool. The first unit there is their number. */
  FOLD_POOL = 4 << 16,
};

enum fold_joiners { JOINERS_KEPT, JOINERS_DROPPED, JOINERS_SPACE };

/* The properties of a writing system that matter for folding. */
struct fold_rules {
  int turkic;
  int greek;
  enum fold_joiners joiners;
  /* Whether the table also lower-cases. */
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
