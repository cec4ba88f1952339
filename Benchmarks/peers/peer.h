/* What a peer gives to the frame in peer.c, which loads answers and takes the time. */
#ifndef PEER_H
#define PEER_H

#include <stddef.h>

/* Called once, with the length of the longest answer. */
void peer_prepare(size_t longest);

/* A number by which the peer knows a language; called once for each line, before any time is taken. */
int peer_language(const char *tag);

/* Writes the form of an answer, and returns how many bytes it has. */
size_t peer_form(const char *answer, size_t length, int language, char *output);

/* How many bytes the form of an answer can have. */
size_t peer_capacity(size_t length);

#endif
