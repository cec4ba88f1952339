// The C functions that Embedded Swift needs and a bare WebAssembly instance lacks: memory, and random bytes for hash seeds.
//
// The sizes of blocks are powers of two. Freed blocks are kept in one list for each size. The 16 bytes before a block contain the number of
// its list.

#include <stddef.h>
#include <stdint.h>

#define HEADER 16
#define SMALLEST 5
#define CLASSES 32
#define PAGE 65536

extern unsigned char __heap_base;

struct block {
  struct block *next;
};

static struct block *free_blocks[CLASSES];
static uintptr_t top;

static int size_class(size_t size) {
  int class = SMALLEST;
  while (class < CLASSES && ((size_t)1 << class) < size) class++;
  return class;
}

/// Takes new memory from the end of the heap; returns 0 when the instance cannot grow.
static uintptr_t extend(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + HEADER - 1) & ~(uintptr_t)(HEADER - 1);
  uintptr_t end = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  if (size > end - top) {
    size_t pages = (size - (end - top) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  uintptr_t start = top;
  top += size;
  return start;
}

static void *allocate(size_t size) {
  if (size > (size_t)1 << 30) return NULL;
  int class = size_class(size + HEADER);
  uintptr_t start = (uintptr_t)free_blocks[class];
  if (start) {
    free_blocks[class] = free_blocks[class]->next;
  } else {
    start = extend((size_t)1 << class);
    if (!start) return NULL;
  }
  *(uint32_t *)start = (uint32_t)class;
  return (void *)(start + HEADER);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // NB: every block is aligned to 16 bytes, and Swift asks for no more.
  if (alignment > HEADER) return 22;
  *result = allocate(size);
  return *result ? 0 : 12;
}

void free(void *memory) {
  if (!memory) return;
  struct block *block = (struct block *)((uintptr_t)memory - HEADER);
  uint32_t class = *(uint32_t *)block;
  block->next = free_blocks[class];
  free_blocks[class] = block;
}

/// Fills a buffer with the seeds of hash tables. They need not be secret: an instance hashes only its own tables and one learner's words.
void arc4random_buf(void *bytes, size_t count) {
  static uint32_t state = 0x9E3779B9;
  for (size_t index = 0; index < count; index++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    ((unsigned char *)bytes)[index] = (unsigned char)state;
  }
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t index = 0; index < count; index++) {
    if (a[index] != b[index]) return a[index] - b[index];
  }
  return 0;
}
