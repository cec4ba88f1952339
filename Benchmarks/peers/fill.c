/* Fills a database of Nivel with copies of its only finished attempt, without a server: fill DATABASE COUNT.
   The copies have checksums, as if the server had written them. They belong to profiles that no learner knows. */
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The SQL function nivel_checksum, as RowChecksum in Sources/SQLiteStorage computes it. */
static uint64_t combine(uint64_t hash, uint64_t part) { return (hash ^ part) * 0x100000001B3ULL; }

static uint64_t combine_bytes(uint64_t hash, const unsigned char *bytes, int count) {
  int index = 0;
  hash = combine(hash, (uint64_t)count);
  for (; index + 8 <= count; index += 8) {
    uint64_t word;
    memcpy(&word, bytes + index, 8);
    hash = combine(hash, word);
  }
  for (; index < count; index++) hash = combine(hash, bytes[index]);
  return hash;
}

static uint64_t combine_value(uint64_t hash, sqlite3_value *value) {
  int type = sqlite3_value_type(value);
  hash = combine(hash, (uint64_t)type);
  if (type == SQLITE_INTEGER) return combine(hash, (uint64_t)sqlite3_value_int64(value));
  if (type == SQLITE_FLOAT) {
    double number = sqlite3_value_double(value);
    uint64_t bits;
    memcpy(&bits, &number, 8);
    return combine(hash, bits);
  }
  if (type == SQLITE_NULL) return hash;
  const unsigned char *bytes = type == SQLITE_TEXT ? sqlite3_value_text(value) : sqlite3_value_blob(value);
  return combine_bytes(hash, bytes, sqlite3_value_bytes(value));
}

static void checksum(sqlite3_context *context, int count, sqlite3_value **values) {
  uint64_t hash = 0xCBF29CE484222325ULL;
  for (int index = 0; index < count; index++) hash = combine_value(hash, values[index]);
  sqlite3_result_int64(context, (int64_t)hash);
}

static void run(sqlite3 *database, const char *sql) {
  char *error = NULL;
  if (sqlite3_exec(database, sql, NULL, NULL, &error) == SQLITE_OK) return;
  fprintf(stderr, "%s\n%s\n", error, sql);
  exit(1);
}

/* Returns the value of a column of a copy. A result of a full test has 34 kB, so a million would need 34 GB: the copies are shortened. */
static const char *replacement(const char *name, const char *key) {
  if (!strcmp(name, key)) return "copy.id";
  if (!strcmp(name, "profile_id")) return "copy.profile";
  return strcmp(name, "document") ? name : "substr(document, 1, 500)";
}

/* Returns the columns of a table, or the values of their copies. */
static char *columns(sqlite3 *database, const char *table, const char *key, int are_values) {
  sqlite3_stmt *statement = NULL;
  char *list = NULL;
  char *sql = sqlite3_mprintf("PRAGMA table_info(%Q)", table);
  if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) exit(1);
  while (sqlite3_step(statement) == SQLITE_ROW) {
    const char *name = (const char *)sqlite3_column_text(statement, 1);
    const char *value = are_values ? replacement(name, key) : name;
    char *longer = sqlite3_mprintf("%s%s%s", list ? list : "", list ? ", " : "", value);
    sqlite3_free(list);
    list = longer;
  }
  sqlite3_finalize(statement);
  sqlite3_free(sql);
  return list;
}

static void copy(sqlite3 *database, const char *table, const char *key) {
  char *names = columns(database, table, key, 0);
  char *values = columns(database, table, key, 1);
  char *sql = sqlite3_mprintf(
      "INSERT INTO %s (%s) SELECT %s FROM copy CROSS JOIN (SELECT * FROM %s WHERE %s = (SELECT id FROM original))", table, names, values,
      table, key);
  run(database, sql);
  sqlite3_free(sql);
  sqlite3_free(names);
  sqlite3_free(values);
}

int main(int count, char **arguments) {
  sqlite3 *database = NULL;
  if (count != 3 || sqlite3_open(arguments[1], &database) != SQLITE_OK) return 1;
  sqlite3_create_function(database, "nivel_checksum", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, 0, checksum, 0, 0);
  /* Nothing here must survive a crash. */
  run(database, "PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; BEGIN");
  run(database, "CREATE TEMP TABLE original AS SELECT id FROM attempt WHERE status = 'finished' LIMIT 1");
  /* The ids are spread evenly, as random ids are, and in their order, which SQLite inserts fastest. */
  char *sql = sqlite3_mprintf(
      "CREATE TEMP TABLE copy AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < %d) "
      "SELECT printf('%%016x%%016x', n * (9223372036854775807 / %d), n) AS id, printf('%%032x', n) AS profile FROM n",
      atoi(arguments[2]), atoi(arguments[2]) + 1);
  run(database, sql);
  sqlite3_free(sql);
  copy(database, "attempt", "id");
  copy(database, "answer", "attempt_id");
  copy(database, "result", "attempt_id");
  run(database, "COMMIT; PRAGMA wal_checkpoint(TRUNCATE)");
  return sqlite3_close(database);
}
