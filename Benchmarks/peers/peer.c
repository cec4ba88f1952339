/* The main program of the peers written in C.
 *
 * PEER time FILE LINES PASSES prints the milliseconds of each pass after a warm-up pass; PEER write FILE OUT writes the forms.
 * The file has a line for each answer: the language tag, a tab, the answer. */
#include "peer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct line {
  const char *answer;
  size_t length;
  int language;
};

static struct line *lines;
static size_t line_count;
static size_t longest;
static volatile size_t sink;

static void fail(const char *why) {
  fprintf(stderr, "%s\n", why);
  exit(1);
}

static char *load(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) fail("the answers cannot be opened");
  fseek(file, 0, SEEK_END);
  *length = (size_t)ftell(file);
  rewind(file);
  char *bytes = malloc(*length + 1);
  if (bytes == NULL || fread(bytes, 1, *length, file) != *length) fail("the answers cannot be read");
  fclose(file);
  bytes[*length] = 0;
  return bytes;
}

static void split(char *bytes, size_t length) {
  size_t count = 0;
  for (size_t index = 0; index < length; index++) count += bytes[index] == '\n';
  lines = malloc((count + 1) * sizeof *lines);
  if (lines == NULL) fail("no memory");
  for (char *start = bytes, *end; (end = memchr(start, '\n', (size_t)(bytes + length - start))) != NULL; start = end + 1) {
    char *tab = memchr(start, '\t', (size_t)(end - start));
    if (tab == NULL) fail("a line without a language");
    *tab = 0;
    struct line line = {tab + 1, (size_t)(end - tab - 1), peer_language(start)};
    if (line.length > longest) longest = line.length;
    lines[line_count++] = line;
  }
}

/* Processor time, so that other processes on the machine do not count. */
static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void take_time(size_t count, int passes, char *output) {
  if (count > line_count) count = line_count;
  for (int pass = 0; pass <= passes; pass++) {
    double start = milliseconds();
    size_t sum = 0;
    for (size_t index = 0; index < count; index++)
      sum += peer_form(lines[index].answer, lines[index].length, lines[index].language, output);
    sink = sum;
    if (pass > 0) printf("%.6f\n", milliseconds() - start);
  }
}

static void write_forms(const char *path, char *output) {
  FILE *file = fopen(path, "wb");
  if (file == NULL) fail("the forms cannot be written");
  for (size_t index = 0; index < line_count; index++) {
    size_t length = peer_form(lines[index].answer, lines[index].length, lines[index].language, output);
    output[length] = '\n';
    if (fwrite(output, 1, length + 1, file) != length + 1) fail("the forms cannot be written");
  }
  fclose(file);
}

int main(int count, char **arguments) {
  if (count < 4) fail("usage: PEER time FILE LINES PASSES | PEER write FILE OUT");
  size_t length;
  char *bytes = load(arguments[2], &length);
  split(bytes, length);
  peer_prepare(longest);
  char *output = malloc(peer_capacity(longest) + 1);
  if (output == NULL) fail("no memory");
  if (strcmp(arguments[1], "time") == 0 && count == 5) {
    take_time((size_t)atol(arguments[3]), atoi(arguments[4]), output);
  } else if (strcmp(arguments[1], "write") == 0) {
    write_forms(arguments[3], output);
  } else {
    fail("no such task");
  }
  return 0;
}
