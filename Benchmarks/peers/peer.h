/* The functions that a peer implements for peer.c, which loads the answers and measures the time. */
#ifndef PEER_H
#define PEER_H

#include <stddef.h>

/* Called once, with the length of the longest answer. */
void peer_prepare(size_t longest);

/* Returns the peer's own number for a language. Called once for each line, before the measurement. */
int peer_language(const char *tag);

/* Writes the form of an answer, and returns its number of bytes. */
size_t peer_form(const char *answer, size_t length, int language, char *output);

/* How many bytes the form of an answer can have. */
size_t peer_capacity(size_t length);

#endif
