extension NotesLanguage {
  static let italian = NotesLanguage(
    code: "it", name: "Italian",
    vocabulary: Vocabulary(
      common: """
        gli dei del della delle degli dal dalla nel nella nelle nei sul sulla per con tra fra che chi cui non più come anche sono è
        era essere avere hanno una uno loro suo sua suoi sue questo questa questi queste quello quella ogni molto ma se si il lo la
        le un di da in su al alla
        """,
      meta: """
        tutte le precedenti;tutte le risposte precedenti;nessuna delle precedenti;nessuna di queste;tutte queste;a e b;
        b e c;a e c;sia a sia b;né a né b
        """,
      negatives: "non tranne eccetto mai nessuno nessuna falso falsa errato errata",
      absolutes: """
        sempre mai tutti tutte ogni solo soltanto unicamente nessuno nessuna completamente impossibile esclusivamente
        """,
      vague: "spesso talvolta generalmente solitamente raramente alcuni alcune molti molte",
      banned: """
        secondo il testo;secondo gli appunti;come menzionato;in questa domanda;la risposta corretta è;opzione a;
        opzione b
        """,
      interrogatives: "che cosa cos'è quale quali chi quando dove come perché quanto quanta quanti quante qual"),
    definitions: DefinitionWording(
      copulas: [
        (" è definito come ", ""), (" è definita come ", ""), (" indica ", ""), (" è un ", "un "), (" è uno ", "uno "), (" è una ", "una "),
        (" è un’", "un’"),
        (" è un'", "un'"), (" è il ", "il "), (" è lo ", "lo "), (" è la ", "la "), (" è l’", "l’"), (" è l'", "l'"), (" sono i ", "i "),
        (" sono le ", "le "),
      ],
      articles: ["il ", "lo ", "la ", "l’", "l'", "i ", "gli ", "le ", "un ", "uno ", "una ", "un’", "un'"],
      pronouns: """
        esso essa essi esse questo questa questi queste ciò quello quella qui là egli lui lei loro che chi quale altro altra ogni suo sua quindi poi
        inoltre ma e o perché se quando anche tuttavia
        """,
      leaning: "anche questo questa questi queste ciò inoltre quindi tuttavia qui",
      hollow:
        "un esempio;lo stesso;la stessa;gli stessi;le stesse;il motivo;la ragione;il risultato;il caso;il solo;il più;la più;il primo;la prima",
      aliases: [" detto anche ", " detta anche ", " chiamato anche ", " chiamata anche "],
      figures: "figura"),
    reasons: ReasonWording(
      because: [" perché ", " poiché "], leadsTo: [" provoca ", " causa ", " porta a ", " determina "],
      breaks: [" perché ", " poiché ", ", ", "; "]),
    questions: QuestionWording(
      named: "Come si chiama {a}?|Quale termine indica {a}?",
      openings: ["il ", "lo ", "la ", "l’", "l'", "un ", "uno ", "una ", "un’", "un'"],
      termOf: "Quale termine ha questo significato: «{a}»?|A quale termine corrisponde questa definizione: «{a}»?",
      meaningOf: "Che cosa si intende per «{a}»?|Che cosa significa il termine «{a}»?|Qual è la definizione di «{a}»?",
      descriptionOf: "Quale descrizione corrisponde a «{a}»?",
      describedAs: "A che cosa corrisponde questa descrizione: «{a}»?",
      reasonOf: "«{a}». Perché è così?|«{a}». Perché?", resultOf: "Quale risultato ha questo: «{a}»?",
      stepAfter: "«{a}». Quale passo viene subito dopo questo: «{b}»?",
      stepBefore: "«{a}». Quale passo viene subito prima di questo: «{b}»?",
      firstStep: "«{a}». Quale passo viene per primo?", lastStep: "«{a}». Quale passo viene per ultimo?",
      compute: "Usa {a} con {b}. Quanto vale {c}?", entryWith: "Quale di questi ha «{b}» nella colonna «{a}»?",
      valueOf: "Che cosa indica la colonna «{b}» per «{a}»?",
      gap: "«{a}» Quale termine manca?", missing: "Che cosa manca qui: «{a}»?",
      yearOf: "In quale anno è avvenuto: «{a}»?",
      ordinals: "primo prima inizialmente successivamente secondo terzo poi infine ultimo ultima dopo", and: " e ", decimalMark: ",",
      innerQuotes: ["«": "“", "»": "”"]))
}
