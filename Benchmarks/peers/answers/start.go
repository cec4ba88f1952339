package main

import (
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	mathrand "math/rand"
	"net/http"
	"time"
)

type startedAttempt struct {
	AttemptID string        `json:"attempt_id"`
	Items     []startedItem `json:"items"`
}

type startedItem struct {
	ItemID  string   `json:"item_id"`
	Format  string   `json:"format"`
	Options []option `json:"options"`
}

func (s *service) start(response http.ResponseWriter) (int, any) {
	profile := token()
	made := attempt{id: token(), profileID: profile, seed: seed()}
	if err := s.store.create(made, s.blueprint.LanguageID, time.Now().UnixMicro()); err != nil {
		return http.StatusInternalServerError, problem("internal-error")
	}
	http.SetCookie(response, &http.Cookie{Name: cookieName, Value: profile, Path: "/", HttpOnly: true, SameSite: http.SameSiteLaxMode})
	document := startedAttempt{AttemptID: made.id}
	for index, item := range s.blueprint.Items {
		shown := startedItem{ItemID: fmt.Sprintf("%s-%d", made.id[:8], index+1), Format: "cloze_choice"}
		for place, option := range shuffled(item.Options, made.seed+int64(index)) {
			option.ID = fmt.Sprintf("o%d", place+1)
			shown.Options = append(shown.Options, option)
		}
		document.Items = append(document.Items, shown)
	}
	return http.StatusCreated, document
}

func shuffled(options []option, seed int64) []option {
	copied := append([]option(nil), options...)
	mathrand.New(mathrand.NewSource(seed)).Shuffle(len(copied), func(i, j int) { copied[i], copied[j] = copied[j], copied[i] })
	return copied
}

func token() string {
	var bytes [16]byte
	_, _ = rand.Read(bytes[:])
	return hex.EncodeToString(bytes[:])
}

func seed() int64 {
	var bytes [8]byte
	_, _ = rand.Read(bytes[:])
	return int64(binary.LittleEndian.Uint64(bytes[:]))
}
