package main

import (
	"database/sql"
	"errors"
)

// The maximum number of answers in one transaction.
const groupLimit = 256

// An answer to be stored, and the channel for its receipt.
type answer struct {
	attemptID, profileID, itemID, kind, value string
	sequence, answeredAt                      int64
	receipt                                   chan receipt
}

type receipt struct {
	answered int
	isStale  bool
	err      error
}

// Sends the receipt only after COMMIT has returned.
func (s *store) keepAnswer(answer *answer) receipt {
	answer.receipt = make(chan receipt, 1)
	s.queue <- answer
	return <-answer.receipt
}

// One commit stores all answers that arrived during the previous commit.
func (s *store) drain() {
	group := make([]*answer, 0, groupLimit)
	for {
		select {
		case creation := <-s.creations:
			attempt := creation.attempt
			_, err := s.insert.Exec(attempt.id, attempt.profileID, creation.languageID, attempt.seed, creation.startedAt)
			creation.done <- err
		case first := <-s.queue:
			group = append(group[:0], first)
			for len(group) < groupLimit && len(s.queue) > 0 {
				group = append(group, <-s.queue)
			}
			s.commitGroup(group)
		}
	}
}

func (s *store) commitGroup(group []*answer) {
	receipts := make([]receipt, len(group))
	_, err := s.begin.Exec()
	if err == nil {
		for index, answer := range group {
			receipts[index] = s.write(answer)
		}
		if _, err = s.commit.Exec(); err != nil {
			_, _ = s.rollback.Exec()
		}
	}
	for index, answer := range group {
		if err != nil {
			receipts[index].err = err
		}
		answer.receipt <- receipts[index]
	}
}

func (s *store) write(answer *answer) receipt {
	result, err := s.keep.Exec(
		answer.itemID, answer.kind, answer.value, answer.sequence, answer.answeredAt, answer.attemptID, answer.profileID)
	if err != nil {
		return receipt{err: err}
	}
	kept, err := result.RowsAffected()
	if err != nil {
		return receipt{err: err}
	}
	if kept == 0 {
		if err := s.refusal(answer); err != nil {
			return receipt{err: err}
		}
	}
	var answered int
	err = s.count.QueryRow(answer.attemptID).Scan(&answered)
	return receipt{answered: answered, isStale: kept == 0, err: err}
}

// Returns why an answer was not stored, or nil if a newer one was stored already.
func (s *store) refusal(answer *answer) error {
	var status string
	err := s.status.QueryRow(answer.attemptID, answer.profileID).Scan(&status)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return errUnknown
	case err == nil && status != "in_progress":
		return errFinished
	}
	return err
}
