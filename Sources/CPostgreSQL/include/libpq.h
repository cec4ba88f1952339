// The part of libpq that Nivel calls (PostgreSQL, chapter 34). The library is loaded while the program runs, so the program needs it
// neither for its build nor where it stores in SQLite.
#ifndef NIVEL_LIBPQ_H
#define NIVEL_LIBPQ_H

#include <stddef.h>

typedef struct pg_conn PGconn;
typedef struct pg_result PGresult;
typedef unsigned int Oid;

typedef enum { CONNECTION_OK, CONNECTION_BAD } ConnStatusType;

typedef enum {
  PGRES_EMPTY_QUERY,
  PGRES_COMMAND_OK,
  PGRES_TUPLES_OK,
  PGRES_COPY_OUT,
  PGRES_COPY_IN,
  PGRES_BAD_RESPONSE,
  PGRES_NONFATAL_ERROR,
  PGRES_FATAL_ERROR
} ExecStatusType;

typedef enum { PQTRANS_IDLE, PQTRANS_ACTIVE, PQTRANS_INTRANS, PQTRANS_INERROR, PQTRANS_UNKNOWN } PGTransactionStatusType;

typedef struct {
  char *keyword;
  char *envvar;
  char *compiled;
  char *val;
  char *label;
  char *dispchar;
  int dispsize;
} PQconninfoOption;

typedef void (*PQnoticeProcessor)(void *argument, const char *message);

/// Loads the library, unless it is loaded already. Any thread may call this. No other function here may be called before it succeeds.
///
/// Returns NULL, or the reason of a failure, which is never freed.
const char *nivel_load_libpq(void);

// Each function: the type of its result, its name, its parameters, and the names of these.
#define NIVEL_LIBPQ_FUNCTIONS(FUNCTION)                                                                                                    \
  FUNCTION(PGconn *, PQconnectdbParams, (const char *const *keywords, const char *const *values, int expand), (keywords, values, expand))  \
  FUNCTION(void, PQfinish, (PGconn * connection), (connection))                                                                            \
  FUNCTION(ConnStatusType, PQstatus, (const PGconn *connection), (connection))                                                             \
  FUNCTION(PGTransactionStatusType, PQtransactionStatus, (const PGconn *connection), (connection))                                         \
  FUNCTION(int, PQsocket, (const PGconn *connection), (connection))                                                                        \
  FUNCTION(int, PQbackendPID, (const PGconn *connection), (connection))                                                                    \
  FUNCTION(char *, PQerrorMessage, (const PGconn *connection), (connection))                                                               \
  FUNCTION(PQnoticeProcessor, PQsetNoticeProcessor, (PGconn * connection, PQnoticeProcessor processor, void *argument),                    \
           (connection, processor, argument))                                                                                              \
  FUNCTION(PQconninfoOption *, PQconninfoParse, (const char *text, char **message), (text, message))                                       \
  FUNCTION(void, PQconninfoFree, (PQconninfoOption * options), (options))                                                                  \
  FUNCTION(PGresult *, PQexec, (PGconn * connection, const char *sql), (connection, sql))                                                  \
  FUNCTION(PGresult *, PQprepare, (PGconn * connection, const char *name, const char *sql, int count, const Oid *types),                   \
           (connection, name, sql, count, types))                                                                                          \
  FUNCTION(PGresult *, PQexecPrepared,                                                                                                     \
           (PGconn * connection, const char *name, int count, const char *const *values, const int *lengths, const int *formats,           \
            int resultFormat),                                                                                                             \
           (connection, name, count, values, lengths, formats, resultFormat))                                                              \
  FUNCTION(int, PQsendQuery, (PGconn * connection, const char *sql), (connection, sql))                                                    \
  FUNCTION(int, PQsendPrepare, (PGconn * connection, const char *name, const char *sql, int count, const Oid *types),                      \
           (connection, name, sql, count, types))                                                                                          \
  FUNCTION(int, PQsendQueryPrepared,                                                                                                       \
           (PGconn * connection, const char *name, int count, const char *const *values, const int *lengths, const int *formats,           \
            int resultFormat),                                                                                                             \
           (connection, name, count, values, lengths, formats, resultFormat))                                                              \
  FUNCTION(int, PQconsumeInput, (PGconn * connection), (connection))                                                                       \
  FUNCTION(int, PQisBusy, (PGconn * connection), (connection))                                                                             \
  FUNCTION(PGresult *, PQgetResult, (PGconn * connection), (connection))                                                                   \
  FUNCTION(int, PQenterPipelineMode, (PGconn * connection), (connection))                                                                  \
  FUNCTION(int, PQexitPipelineMode, (PGconn * connection), (connection))                                                                   \
  FUNCTION(int, PQpipelineSync, (PGconn * connection), (connection))                                                                       \
  FUNCTION(int, PQgetCopyData, (PGconn * connection, char **buffer, int async), (connection, buffer, async))                               \
  FUNCTION(ExecStatusType, PQresultStatus, (const PGresult *result), (result))                                                             \
  FUNCTION(char *, PQresultErrorField, (const PGresult *result, int code), (result, code))                                                 \
  FUNCTION(int, PQntuples, (const PGresult *result), (result))                                                                             \
  FUNCTION(int, PQnfields, (const PGresult *result), (result))                                                                             \
  FUNCTION(char *, PQfname, (const PGresult *result, int column), (result, column))                                                        \
  FUNCTION(char *, PQcmdTuples, (PGresult * result), (result))                                                                             \
  FUNCTION(char *, PQgetvalue, (const PGresult *result, int row, int column), (result, row, column))                                       \
  FUNCTION(int, PQgetlength, (const PGresult *result, int row, int column), (result, row, column))                                         \
  FUNCTION(int, PQgetisnull, (const PGresult *result, int row, int column), (result, row, column))                                         \
  FUNCTION(void, PQclear, (PGresult * result), (result))                                                                                   \
  FUNCTION(char *, PQescapeLiteral, (PGconn * connection, const char *text, size_t length), (connection, text, length))                    \
  FUNCTION(void, PQfreemem, (void *memory), (memory))

/// The addresses of the functions.
struct nivel_libpq {
#define FUNCTION(result, name, parameters, names) result(*name) parameters;
  NIVEL_LIBPQ_FUNCTIONS(FUNCTION)
#undef FUNCTION
};

extern struct nivel_libpq nivel_libpq;

// NB: static, because libpq would call functions of the program that it finds under the names of its own.
#define FUNCTION(result, name, parameters, names) \
  static inline result name parameters { return nivel_libpq.name names; }
NIVEL_LIBPQ_FUNCTIONS(FUNCTION)
#undef FUNCTION

#endif
