// The module as a command: it reads requests from standard input and writes replies to standard output. It is for hosts that run programs
// but give no access to a module's memory. A request is its kind ('n' or 'm'), its length as a little-endian 32-bit number, and its bytes;
// a reply is its length and its bytes.

#include <stdint.h>

typedef struct {
  void *bytes;
  uint32_t count;
} piece;

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))
WASI("fd_read") extern int32_t fd_read(int32_t file, const piece *pieces, uint32_t count, uint32_t *done);
WASI("fd_write") extern int32_t fd_write(int32_t file, const piece *pieces, uint32_t count, uint32_t *done);
WASI("proc_exit") extern _Noreturn void proc_exit(int32_t status);

extern void *nivel_allocate(int32_t count);
extern void nivel_release(void *memory);
extern uint8_t *nivel_normalize(const uint8_t *request, int32_t count);
extern uint8_t *nivel_match(const uint8_t *request, int32_t count);

enum { finished = 0, cut_off = 1, unwritten = 2 };

// Reads bytes and returns their number, which is less than `count` only at the end of the input.
static uint32_t take(uint8_t *into, uint32_t count) {
  uint32_t taken = 0;
  while (taken < count) {
    piece rest = {into + taken, count - taken};
    uint32_t done = 0;
    if (fd_read(0, &rest, 1, &done) != 0 || done == 0) break;
    taken += done;
  }
  return taken;
}

static void give(uint8_t *from, uint32_t count) {
  while (count > 0) {
    piece rest = {from, count};
    uint32_t done = 0;
    if (fd_write(1, &rest, 1, &done) != 0) proc_exit(unwritten);
    from += done;
    count -= done;
  }
}

static uint32_t number(const uint8_t *at) {
  return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

void _start(void) {
  uint8_t head[5];
  uint32_t got;
  while ((got = take(head, sizeof head)) == sizeof head) {
    uint32_t count = number(head + 1);
    uint8_t *request = nivel_allocate((int32_t)count);
    if (request == 0 || take(request, count) != count) proc_exit(cut_off);
    uint8_t *reply = (head[0] == 'n' ? nivel_normalize : nivel_match)(request, (int32_t)count);
    give(reply, number(reply) + 4);
    nivel_release(request);
    nivel_release(reply);
  }
  proc_exit(got == 0 ? finished : cut_off);
}
