#include "libpq.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

struct nivel_libpq nivel_libpq;

static char failure[400];

/// The places of the library: where the system looks, then where Homebrew keeps it.
static const char *const places[] = {
#ifdef __APPLE__
    "libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib", "/usr/local/opt/libpq/lib/libpq.5.dylib",
#else
    "libpq.so.5",
#endif
};

static void *open_library(void) {
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    void *library = dlopen(places[i], RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

static void load(void) {
  void *library = open_library();
  if (!library) {
    snprintf(failure, sizeof failure, "libpq cannot be loaded: install it (libpq5 in Debian). %s", dlerror());
    return;
  }
#define FUNCTION(result, name, parameters, names)                                                                           \
  if (!(nivel_libpq.name = (result(*) parameters)dlsym(library, #name))) {                                                  \
    snprintf(failure, sizeof failure, "libpq has no function " #name ": install the libpq of PostgreSQL 14 or newer");      \
    return;                                                                                                                 \
  }
  NIVEL_LIBPQ_FUNCTIONS(FUNCTION)
#undef FUNCTION
}

const char *nivel_load_libpq(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return failure[0] ? failure : NULL;
}
