package main

import (
	"context"
	"database/sql"
	"errors"

	_ "github.com/mattn/go-sqlite3"
)

// The tables of Nivel in which answers are stored.
const schema = `
CREATE TABLE IF NOT EXISTS attempt (
  id TEXT PRIMARY KEY,
  profile_id TEXT NOT NULL,
  language_id TEXT NOT NULL,
  seed INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('in_progress', 'finished')),
  started_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answer (
  attempt_id TEXT NOT NULL REFERENCES attempt (id) ON DELETE CASCADE,
  item_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('choice', 'text', 'tiles', 'dont_know')),
  value TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  answered_at INTEGER NOT NULL,
  PRIMARY KEY (attempt_id, item_id)
) STRICT, WITHOUT ROWID;`

const upsert = `
INSERT INTO answer (attempt_id, item_id, kind, value, sequence, answered_at)
SELECT id, ?, ?, ?, ?, ? FROM attempt WHERE id = ? AND profile_id = ? AND status = 'in_progress'
ON CONFLICT (attempt_id, item_id) DO UPDATE
SET kind = excluded.kind, value = excluded.value, sequence = excluded.sequence, answered_at = excluded.answered_at
WHERE excluded.sequence > sequence`

var (
	errUnknown  = errors.New("no such attempt")
	errFinished = errors.New("the attempt is finished")
)

// The data of an attempt that its answers are checked against.
type attempt struct {
	id, profileID string
	seed          int64
}

type store struct {
	readers                     *sql.DB
	writer                      *sql.Conn
	begin, commit, rollback     *sql.Stmt
	insert, keep, count, status *sql.Stmt
	queue                       chan *answer
	creations                   chan creation
}

type creation struct {
	attempt    attempt
	languageID string
	startedAt  int64
	done       chan error
}

func openStore(folder string) (*store, error) {
	file := "file:" + folder + "/answers.sqlite?_journal_mode=WAL&_synchronous=FULL&_foreign_keys=on&_busy_timeout=5000"
	db, err := sql.Open("sqlite3", file)
	if err != nil {
		return nil, err
	}
	writer, err := db.Conn(context.Background())
	if err != nil {
		return nil, err
	}
	store := &store{readers: db, writer: writer, queue: make(chan *answer, 4096), creations: make(chan creation)}
	if err := store.prepare(); err != nil {
		return nil, err
	}
	go store.drain()
	return store, nil
}

func (s *store) prepare() error {
	if _, err := s.writer.ExecContext(context.Background(), schema); err != nil {
		return err
	}
	var synchronous int
	if err := s.writer.QueryRowContext(context.Background(), "PRAGMA synchronous").Scan(&synchronous); err != nil {
		return err
	}
	if synchronous != 2 {
		return errors.New("SQLite does not sync to disk at each commit")
	}
	statements := map[**sql.Stmt]string{
		&s.begin: "BEGIN IMMEDIATE", &s.commit: "COMMIT", &s.rollback: "ROLLBACK", &s.keep: upsert,
		&s.insert: "INSERT INTO attempt VALUES (?, ?, ?, ?, 'in_progress', ?)",
		&s.count:  "SELECT count(*) FROM answer WHERE attempt_id = ?",
		&s.status: "SELECT status FROM attempt WHERE id = ? AND profile_id = ?",
	}
	for statement, text := range statements {
		prepared, err := s.writer.PrepareContext(context.Background(), text)
		if err != nil {
			return err
		}
		*statement = prepared
	}
	return nil
}

func (s *store) attempt(id, profileID string) (attempt, error) {
	found := attempt{id: id, profileID: profileID}
	var status string
	err := s.readers.QueryRow("SELECT seed, status FROM attempt WHERE id = ? AND profile_id = ?", id, profileID).
		Scan(&found.seed, &status)
	if errors.Is(err, sql.ErrNoRows) {
		return found, errUnknown
	}
	if err == nil && status != "in_progress" {
		return found, errFinished
	}
	return found, err
}

func (s *store) create(attempt attempt, languageID string, startedAt int64) error {
	done := make(chan error)
	s.creations <- creation{attempt, languageID, startedAt, done}
	return <-done
}
