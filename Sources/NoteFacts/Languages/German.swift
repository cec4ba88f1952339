extension NotesLanguage {
  static let german = NotesLanguage(
    code: "de", name: "German",
    vocabulary: Vocabulary(
      common: """
        der die das den dem des ein eine einen einem einer eines und oder aber nicht mit von für auf aus bei nach über unter durch
        ist sind war waren wird werden hat haben kann können auch als wie wenn dass sich nur noch sehr mehr zum zur vom beim ins ihr
        ihre sein seine man sie wir
        """,
      meta: """
        alle genannten;alle oben genannten;alle der genannten;keine der genannten;keine der oben genannten;
        keines davon;nichts davon;alles davon;a und b;b und c;a und c;sowohl a als auch b;weder a noch b
        """,
      negatives: "nicht kein keine keinen keinem keiner niemals nie außer falsch",
      absolutes: "immer niemals nie alle jeder jede jedes nur ausschließlich völlig unmöglich",
      vague: "oft häufig manchmal meistens gewöhnlich selten einige viele",
      banned: """
        laut text;laut dem text;laut den notizen;wie erwähnt;in dieser frage;die richtige antwort ist;option a;
        option b;als ki
        """,
      interrogatives: "was welche welcher welches welchen welchem wer wen wem wessen warum wieso wann wo wie wozu"),
    cues: .german,
    definitions: DefinitionWording(
      copulas: [
        (" ist definiert als ", ""), (" bezeichnet ", ""), (" ist ein ", "ein "), (" ist eine ", "eine "), (" ist der ", "der "),
        (" ist die ", "die "),
        (" ist das ", "das "), (" sind die ", "die "),
      ],
      articles: ["der ", "die ", "das ", "ein ", "eine "],
      pronouns: """
        er sie es dies diese dieser dieses hier dort man was welche wer einer andere jeder jede jedes so daher deshalb dann danach außerdem jedoch
        aber und oder weil wenn obwohl ihr ihre sein seine zuerst zuletzt auch
        """,
      leaning: "auch dies diese dieser dieses diesen diesem daher deshalb jedoch hier dort",
      hollow: "ein beispiel;der gleiche;die gleiche;das gleiche;derselbe;dieselbe;dasselbe;der grund;das ergebnis;eine art;das einzige",
      aliases: [" auch genannt ", " auch bekannt als ", ", auch "],
      figures: "siehe abb abbildung vgl"),
    reasons: ReasonWording(
      because: [" weil "], leadsTo: [" führt zu ", " führen zu ", " verursacht ", " bewirkt "], breaks: [" weil ", ", weil ", ", ", "; "]),
    questions: QuestionWording(
      named: "Wie heißt {a}?", openings: ["der ", "das ", "ein "],
      termOf: "Welcher Begriff hat diese Bedeutung: „{a}“?|Zu welchem Begriff gehört diese Definition: „{a}“?",
      meaningOf: "Was versteht man unter „{a}“?|Was bedeutet der Begriff „{a}“?|Wie ist „{a}“ definiert?",
      descriptionOf: "Welche Beschreibung gehört zu „{a}“?",
      describedAs: "Wozu gehört diese Beschreibung: „{a}“?",
      reasonOf: "„{a}.“ Warum ist das so?|„{a}.“ Warum?", resultOf: "Wozu führt das: „{a}“?",
      stepAfter: "„{a}.“ Welcher Schritt folgt unmittelbar auf diesen: „{b}“?",
      stepBefore: "„{a}.“ Welcher Schritt kommt unmittelbar vor diesem: „{b}“?",
      firstStep: "„{a}.“ Welcher Schritt kommt zuerst?", lastStep: "„{a}.“ Welcher Schritt kommt zuletzt?",
      compute: "Rechne mit {a} und {b}. Wie groß ist {c}?", entryWith: "Was davon hat unter „{a}“ den Eintrag „{b}“?",
      valueOf: "Welcher Eintrag steht unter „{b}“ bei „{a}“?",
      gap: "„{a}“ Welcher Begriff fehlt hier?", missing: "Was fehlt hier: „{a}“?",
      yearOf: "In welchem Jahr geschah das: „{a}“?",
      ordinals: "zuerst zunächst anfangs anschließend erstens zweitens dann danach zuletzt schließlich vorher nachher",
      and: " und ",
      decimalMark: ",", innerQuotes: ["„": "‚", "“": "‘", "”": "‘"]))
}
