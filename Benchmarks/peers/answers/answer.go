package main

import (
	"encoding/json"
	"errors"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"time"
)

type answerBody struct {
	Choice   *string  `json:"choice"`
	Text     *string  `json:"text"`
	Tiles    []string `json:"tiles"`
	DontKnow bool     `json:"dont_know"`
	Sequence *int64   `json:"sequence"`
}

type answerDocument struct {
	ItemID   string `json:"item_id"`
	Sequence int64  `json:"sequence"`
	Answered int    `json:"answered"`
	Stale    bool   `json:"stale"`
}

func (s *service) answer(request *http.Request, attemptID, questionID string) (int, any) {
	cookie, err := request.Cookie(cookieName)
	if err != nil || !isToken(cookie.Value) {
		return http.StatusNotFound, problem("not-found")
	}
	if kind, _, err := mime.ParseMediaType(request.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return http.StatusUnsupportedMediaType, problem("not-json")
	}
	var body answerBody
	decoder := json.NewDecoder(http.MaxBytesReader(nil, request.Body, bodyLimit))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&body); err != nil || decoder.More() {
		return http.StatusBadRequest, problem("malformed-json")
	}
	attempt, err := s.find(attemptID, cookie.Value)
	if err != nil {
		return refusal(err)
	}
	item, ok := s.item(questionID, attempt)
	if !ok {
		return http.StatusNotFound, problem("not-found")
	}
	kind, value, ok := body.given(item)
	if !ok {
		return http.StatusUnprocessableEntity, problem("invalid-body")
	}
	now := time.Now().UnixMicro()
	sequence := now
	if body.Sequence != nil {
		sequence = *body.Sequence
	}
	receipt := s.store.keepAnswer(&answer{
		attemptID: attempt.id, profileID: attempt.profileID, itemID: item.ItemID, kind: kind, value: value, sequence: sequence,
		answeredAt: now})
	if receipt.err != nil {
		return refusal(receipt.err)
	}
	return http.StatusOK, answerDocument{questionID, sequence, receipt.answered, receipt.isStale}
}

func isToken(text string) bool {
	if len(text) != 32 {
		return false
	}
	for _, character := range text {
		if !strings.ContainsRune("0123456789abcdef", character) {
			return false
		}
	}
	return true
}

func refusal(err error) (int, any) {
	switch {
	case errors.Is(err, errUnknown):
		return http.StatusNotFound, problem("not-found")
	case errors.Is(err, errFinished):
		return http.StatusConflict, problem("attempt-finished")
	}
	return http.StatusInternalServerError, problem("internal-error")
}

// Returns the attempt, from memory if it was read before. The transaction that stores the answer checks whether it is still open.
func (s *service) find(id, profileID string) (attempt, error) {
	s.lock.RLock()
	known, ok := s.attempts[id]
	s.lock.RUnlock()
	if ok && known.profileID == profileID {
		return known, nil
	}
	found, err := s.store.attempt(id, profileID)
	if err == nil {
		s.lock.Lock()
		s.attempts[id] = found
		s.lock.Unlock()
	}
	return found, err
}

func (s *service) item(questionID string, attempt attempt) (item, bool) {
	tag, digits, ok := strings.Cut(questionID, "-")
	number, err := strconv.Atoi(digits)
	if !ok || err != nil || tag != attempt.id[:8] || number < 1 || number > len(s.blueprint.Items) {
		return item{}, false
	}
	return s.blueprint.Items[number-1], true
}

// Returns the kind and value of a valid answer to the item: one of its options, or "I don't know".
func (b answerBody) given(item item) (kind, value string, ok bool) {
	if b.Text != nil || b.Tiles != nil || (b.Choice != nil) == b.DontKnow {
		return "", "", false
	}
	if b.DontKnow {
		return "dont_know", "", true
	}
	for place := range item.Options {
		if *b.Choice == "o"+strconv.Itoa(place+1) {
			return "choice", *b.Choice, true
		}
	}
	return "", "", false
}
