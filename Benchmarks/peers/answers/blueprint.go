package main

import (
	"encoding/json"
	"os"
)

// The parts of a blueprint that multiple choice needs.
type blueprint struct {
	LanguageID string `json:"language_id"`
	Items      []item `json:"items"`
}

type item struct {
	ItemID  string   `json:"item_id"`
	Type    string   `json:"type"`
	Options []option `json:"options"`
}

type option struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

func readBlueprint(path string) (blueprint, error) {
	var read, choices blueprint
	text, err := os.ReadFile(path)
	if err != nil {
		return choices, err
	}
	if err := json.Unmarshal(text, &read); err != nil {
		return choices, err
	}
	choices.LanguageID = read.LanguageID
	for _, item := range read.Items {
		if item.Type == "MC_CLOZE" {
			choices.Items = append(choices.Items, item)
		}
	}
	return choices, nil
}
