extension WritingCues {
  static let german = WritingCues(
    harmless: "nicht nur;zumindest", subordinators: "wenn falls dass weil obwohl während ohne ob", falsities: "falsch unwahr",
    copulas: "ist sind war waren",
    eitherOrBoth: "und/oder",
    pronouns: "dies diese dieser dieses es sie",
    subjective: "offensichtlich;natürlich;selbstverständlich;zweifellos;bekanntlich;eindeutig;ohne zweifel",
    negations: "nicht kein keine keinen keiner nie niemals ohne",
    opposites: """
      steigt/sinkt steigt/fällt größer/kleiner höher/niedriger mehr/weniger hoch/niedrig positiv/negativ vor/nach innen/außen wahr/falsch
      schneller/langsamer länger/kürzer aktiv/passiv
      """,
    articles: "der die das ein eine den dem des einen einem einer",
    prepositions: "in im an am auf aus bei durch für gegen mit nach ohne um unter über von vor zu zum zur zwischen",
    numbers: """
      null eins/ein/eine/einen/einem/erste/ersten zwei/zweite/zweiten/beide/beiden/doppelt drei/dritte/dritten vier/vierte/vierten fünf/fünfte
      sechs/sechste sieben/siebte acht/achte neun/neunte zehn/zehnte elf zwölf/dutzend dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
      zwanzig
      """,
    connectives: "und oder nur sowohl als auch weder noch",
    machine: "als ki;als sprachmodell;laut text;laut dem text;hier ist die frage;im obigen text;wie oben erwähnt",
    bloom: [
      .remember: "definiere;nenne;welcher begriff", .understand: "erkläre;beschreibe", .apply: "berechne;löse",
      .analyze: "vergleiche;unterscheide", .evaluate: "begründe;beurteile;bewerte",
    ])
}
